// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import type { Holder } from '#table';
import { MoreMenu } from '../people/MoreMenu.tsx';
import type { Player } from '../store/plan.ts';
import { open as openTable, place, show, useScreen } from '../testing/screen.tsx';
import type { HintTask } from '../thinking/tasks.ts';

const title = await loadTitle('newyork1901');

/** A worker that answers when the test says so. */
class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: () => void = () => {};
  ended = false;
  task: HintTask | undefined;

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage({ work }: { work: { task: HintTask } }): void {
    this.task = work.task;
  }

  terminate(): void {
    this.ended = true;
  }
}

useScreen();

beforeAll(() => vi.stubGlobal('Worker', FakeWorker));
beforeEach(() => {
  FakeWorker.started = [];
});

let tables = 0;

const open = async (...players: Player[]) => (await openTable(title, `hint${++tables}`, ...players)).store;

const button = () => place.querySelector<HTMLButtonElement>('.ask-hint');
const panel = () => place.querySelector('.hint');
const advised = () => [...place.querySelectorAll<HTMLButtonElement>('.hint .answer')];
const press = (pressed: HTMLElement | null | undefined) => act(async () => pressed?.click());
const key = (name: string) =>
  act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

/** Answers that are a lot on the map. */
const isLot = (action: unknown) => typeof action === 'object' && action !== null && 'lot' in action;

/** The worker has thought of the first legal answers. */
const found = (legal: readonly unknown[]) =>
  act(async () => {
    const worker = FakeWorker.started.at(-1);
    const answers = legal.slice(0, 2).map((action, i) => ({
      action,
      points: 4 - 3 * i,
      margin: 0.5,
      value: 0.5,
      confidence: i === 0 ? 0.8 : 0.2,
    }));
    worker?.onmessage({ data: { number: 0, told: { measure: 'lead', answers } } });
    worker?.onmessage({ data: { number: 0, done: true } });
  });

describe('a hint', () => {
  it('is asked for by its button, thought of beside the page, read aloud and staged by one press', async () => {
    const store = await open('human', 'level3');
    const { decision, tableView } = store.shown();
    await press(button());
    expect(panel()?.textContent).toContain('Thinking it over');
    expect(document.activeElement?.id).toBe('hint');
    const { task } = FakeWorker.started[0] ?? {};
    expect(task).toEqual({ game: 'newyork1901', seat: 0, seats: 2, view: tableView.view });
    await found(decision?.legal ?? []);
    const words = title.words.en.answer(decision?.legal[0], { view: tableView.view, name: () => '' });
    expect(advised()[0]?.textContent).toContain(words.slice(1));
    expect(advised()[0]?.textContent).toContain('4 points ahead (probably between +3.5 and +4.5)');
    expect(advised()[0]?.textContent).toContain('Best: quite sure (80%)');
    expect(advised()[1]?.textContent).toContain('3 points worse');
    const read = [...place.querySelectorAll('p.sr[role=status]')].at(-1)?.textContent;
    expect(read).toContain(words);
    expect(read).toContain('quite sure');
    await press(advised()[0]);
    expect(panel()).toBeNull();
    expect(place.querySelector('.tray')?.textContent).toContain('You choose:');
    expect(store.shown().tableView.plays).toBe(0);
  });

  it('points at its answer on the board, or at the one that is looked at', async () => {
    const store = await open('human', 'level3');
    await act(() => import('../../boards/newyork1901/index.ts'));
    await act(async () => {});
    const legal = (store.shown().decision?.legal ?? []).filter((action) => isLot(action));
    const pointed = () =>
      [...place.querySelectorAll('[data-hinted]')].map((part) => part.getAttribute('aria-label'));
    const telling = { view: store.shown().tableView.view, name: () => '' };
    const [first, second] = legal.map((action) => title.words.en.answer(action, telling));
    await key('h');
    await found(legal);
    expect(new Set(pointed())).toEqual(new Set([first]));
    await act(async () => advised()[1]?.focus());
    expect(new Set(pointed())).toEqual(new Set([second]));
    await key('Escape');
    expect(pointed()).toEqual([]);
  });

  it('comes and goes with H, goes with Escape, and is not thought of twice', async () => {
    const store = await open('human', 'level3');
    await key('h');
    await found(store.shown().decision?.legal ?? []);
    await key('Escape');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button());
    await key('h');
    expect(advised()).toHaveLength(2);
    await key('h');
    expect(panel()).toBeNull();
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('is given up when it is closed, and goes with its decision', async () => {
    const store = await open('human', 'level3');
    await key('h');
    await key('Escape');
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true]);
    await key('h');
    expect(FakeWorker.started).toHaveLength(2);
    const action = store.shown().decision?.legal.at(-1);
    await act(() => store.command({ do: 'play', answered: 0, action }));
    expect(panel()).toBeNull();
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it('says so when none can be found, and can be asked for again', async () => {
    await open('human', 'level3');
    await key('h');
    await act(async () => FakeWorker.started[0]?.onerror());
    expect(panel()?.textContent).toContain('No hint could be worked out');
    await key('h');
    await key('h');
    expect(panel()?.textContent).toContain('Thinking it over');
  });

  it('is for nobody while several people share the device', async () => {
    const store = await open('human', 'human');
    expect(button()).toBeNull();
    await act(async () => store.liftCurtain());
    expect(store.shown().decision).toBeDefined();
    expect(button()).toBeNull();
    await key('h');
    expect(FakeWorker.started).toEqual([]);
  });
});

describe('the menu of a table online', () => {
  const ada: Holder = { kind: 'human', person: 'ada', standIn: null };
  const bruno: Holder = { kind: 'human', person: 'bruno', standIn: null };
  const bot: Holder = { kind: 'bot', level: 'level3' };

  it.each([
    ['says that there are no hints among people', [ada, bruno], true],
    ['says nothing of it among bots', [ada, bot], false],
  ] as const)('%s', async (_says, seats, told) => {
    const tableView = {
      viewer: 0,
      phase: 'playing',
      seats,
      automata: [],
      paused: false,
      proposal: null,
    } as const;
    await show(<MoreMenu tableView={tableView} command={() => {}} />);
    expect(place.textContent?.includes('No hints while people play against each other')).toBe(told);
  });
});
