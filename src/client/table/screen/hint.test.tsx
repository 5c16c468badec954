// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import type { Holder } from '#table';
import { MoreMenu } from '../people/MoreMenu.tsx';
import type { Player } from '../store/localPlan.ts';
import { open as openTable, place, show, useScreen } from '../testing/screen.tsx';
import type { HintTask } from '../thinking/tasks.ts';

const title = await loadTitle('newyork1901');

/** A worker that replies when the test says so. */
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

/** The worker replies with the first legal answers. */
const reply = (legal: readonly unknown[]) =>
  act(async () => {
    const worker = FakeWorker.started.at(-1);
    const answers = legal.slice(0, 2).map((action, i) => ({
      action,
      points: 4 - 3 * i,
      margin: 0.5,
      value: 0.5,
      confidence: i === 0 ? 0.8 : 0.2,
      place: i + 1,
      reasons: [],
    }));
    worker?.onmessage({ data: { id: 0, result: { measure: 'lead', answers } } });
    worker?.onmessage({ data: { id: 0, done: true } });
  });

describe('a hint', () => {
  it('is requested by button, computed in a worker, announced, and staged by one click', async () => {
    const store = await open('human', 'level3');
    const { decision, tableView } = store.snapshot();
    await press(button());
    expect(panel()?.textContent).toContain('Thinking it over');
    expect(document.activeElement?.id).toBe('hint');
    const { task } = FakeWorker.started[0] ?? {};
    expect(task).toEqual({ game: 'newyork1901', seat: 0, view: tableView.view });
    await reply(decision?.legal ?? []);
    const words = title.words.en.answer(decision?.legal[0], { view: tableView.view, name: () => '' });
    expect(advised()[0]?.textContent).toContain(words.slice(1));
    expect(advised()[0]?.textContent).toContain('4 points ahead (probably between +3.5 and +4.5)');
    expect(advised()[0]?.textContent).toContain('Best: quite sure');
    expect(advised()[0]?.textContent).toContain('in the games tried from here it ended best on average');
    expect(advised()[1]?.textContent).toContain('3 points worse');
    const read = [...place.querySelectorAll('p.sr[role=status]')].at(-1)?.textContent;
    expect(read).toContain(words);
    expect(read).toContain('quite sure');
    await press(advised()[0]);
    expect(panel()).toBeNull();
    expect(place.querySelector('.prompt[data-stage]')?.textContent).toContain('You choose:');
    expect(store.snapshot().tableView.plays).toBe(0);
  });

  it('highlights its answer on the board, or the focused one', async () => {
    const store = await open('human', 'level3');
    await act(() => import('../../boards/newyork1901/index.ts'));
    await act(async () => {});
    const legal = (store.snapshot().decision?.legal ?? []).filter((action) => isLot(action));
    const highlighted = () =>
      [...place.querySelectorAll('[data-hinted]')].map((part) => part.getAttribute('aria-label'));
    const telling = { view: store.snapshot().tableView.view, name: () => '' };
    const [first, second] = legal.map((action) => title.words.en.answer(action, telling));
    await key('h');
    await reply(legal);
    expect(new Set(highlighted())).toEqual(new Set([first]));
    await act(async () => advised()[1]?.focus());
    expect(new Set(highlighted())).toEqual(new Set([second]));
    await key('Escape');
    expect(highlighted()).toEqual([]);
  });

  it('marks its answers in the list of answers', async () => {
    const store = await open('human', 'level3');
    const marked = () =>
      [...place.querySelectorAll<HTMLElement>('.answers [data-place]')].map((one) => one.dataset.place);
    await key('h');
    expect(marked()).toEqual([]);
    await reply(store.snapshot().decision?.legal ?? []);
    expect(marked()).toEqual(['1', '2']);
    await key('Escape');
    expect(marked()).toEqual([]);
  });

  it('toggles with H, closes with Escape, and is computed only once', async () => {
    const store = await open('human', 'level3');
    await key('h');
    await reply(store.snapshot().decision?.legal ?? []);
    await key('Escape');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button());
    await key('h');
    expect(advised()).toHaveLength(2);
    await key('h');
    expect(panel()).toBeNull();
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('is cancelled when closed, and dropped with its decision', async () => {
    const store = await open('human', 'level3');
    await key('h');
    await key('Escape');
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true]);
    await key('h');
    expect(FakeWorker.started).toHaveLength(2);
    const action = store.snapshot().decision?.legal.at(-1);
    await act(() => store.command({ do: 'play', answered: 0, action }));
    expect(panel()).toBeNull();
    expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, true]);
  });

  it('reports a failure, and can be requested again', async () => {
    await open('human', 'level3');
    await key('h');
    await act(async () => FakeWorker.started[0]?.onerror());
    expect(panel()?.textContent).toContain('No hint could be worked out');
    await key('h');
    await key('h');
    expect(panel()?.textContent).toContain('Thinking it over');
  });

  it('is not offered if several people share the device', async () => {
    const store = await open('human', 'human');
    expect(button()).toBeNull();
    await act(async () => store.liftCurtain());
    expect(store.snapshot().decision).toBeDefined();
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
    ['says that there are no hints among humans', [ada, bruno], true],
    ['does not say so among bots', [ada, bot], false],
  ] as const)('%s', async (_name, seats, expected) => {
    const tableView = {
      viewer: 0,
      phase: 'playing',
      seats,
      automata: [],
      paused: false,
      proposal: null,
    } as const;
    await show(<MoreMenu tableView={tableView} command={() => {}} />);
    expect(place.textContent?.includes('No hints while people play against each other')).toBe(expected);
  });
});
