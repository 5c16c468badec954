// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { playMatch, random, reviewDecisions } from '#bots';
import { loadTitle } from '#games';
import { at, type GameRecord } from '#kernel';
import '../../i18n/testing/texts.ts';
import { replayOfRecord } from '../moments/localMoments.ts';
import { capital } from '../prompt/AnswerList.tsx';
import type { JudgedDecision, ReviewTask } from '../thinking/tasks.ts';
import { readLink } from '../whatif/link.ts';
import { ReviewButton } from './ReviewButton.tsx';
import type { ReviewedGame } from './reviewedGame.ts';

await import('./ReviewDialog.tsx');
const { game, heuristics, words } = await loadTitle('rowhouse');

/** A worker that has judged all decisions but replies only when the test says so. */
class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: () => void = () => {};
  ended = false;
  judged: JudgedDecision[] = [];

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage({ work }: { work: { task: ReviewTask } }): void {
    const { record, seat } = work.task;
    const found = [...reviewDecisions(game, heuristics, record, { iterations: 20 }, seat)];
    this.judged = found.map((one) => ({ ...one, measure: 'lead', pros: [], cons: [] }));
  }

  terminate(): void {
    this.ended = true;
  }
}

let root: Root;
let place: HTMLElement;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Worker', FakeWorker);
});
beforeEach(() => {
  FakeWorker.started = [];
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const soon = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
const recordOf = (seed: number): GameRecord =>
  playMatch(game, [random(), random()], { rounds: 3, hand: 3 }, String(seed).repeat(32)).record;

async function reviewedGame(record: GameRecord): Promise<ReviewedGame> {
  const { momentsFor, names } = await replayOfRecord(JSON.stringify(record), (seat) => `Seat ${seat}`);
  return { record, gameMoments: momentsFor('spectator'), names, own: 1 };
}

async function open(record: GameRecord, go = vi.fn()) {
  const reviewed = await reviewedGame(record);
  const load = async () => reviewed;
  const momentLinks = { address: (seq: number) => `/here?at=${seq}`, go };
  await act(async () => root.render(<ReviewButton words={words.en} load={load} momentLinks={momentLinks} />));
  await press('Review the game');
  await soon();
  return { reviewed, go };
}

const dialog = () => place.querySelector('dialog');
const named = (name: string) =>
  [...place.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const press = (name: string) => act(async () => named(name)?.click());
const worker = () => at(FakeWorker.started, FakeWorker.started.length - 1);
const reply = (judged: readonly JudgedDecision[]) =>
  act(async () => {
    for (const result of judged) worker().onmessage({ data: { id: 0, result } });
  });
const finish = async () => {
  await reply(worker().judged);
  await act(async () => worker().onmessage({ data: { id: 0, done: true } }));
};

describe('the review of a game', () => {
  it('begins with the viewer’s decisions, and shows progress and findings', async () => {
    const record = recordOf(1);
    await open(record);
    expect(dialog()?.querySelector('select')?.value).toBe('1');
    expect(worker().judged.every(({ seat }) => seat === 1)).toBe(true);
    const bar = dialog()?.querySelector('progress');
    expect(bar?.getAttribute('max')).toBe(String(record.plays.length));
    const [first] = worker().judged;
    await reply(first ? [first] : []);
    expect(dialog()?.querySelector('progress')?.getAttribute('value')).toBe(String((first?.play ?? -2) + 1));
    await act(async () => worker().onmessage({ data: { id: 0, done: true } }));
    expect(dialog()?.querySelector('progress')).toBeNull();
    expect(dialog()?.textContent).toContain('1 decision; ');
  });

  it('draws the chart with a summary, and lists the costliest and all decisions', async () => {
    const { reviewed } = await open(recordOf(2));
    const { judged } = worker();
    await finish();
    const plot = dialog()?.querySelector('svg[role=img]');
    expect(plot?.getAttribute('aria-label')).toMatch(/^Expected lead\. At the first decision .* Lowest: /);
    expect(plot?.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(judged.length);
    const worst = judged.toSorted((one, two) => two.cost - one.cost)[0];
    const item = dialog()?.querySelector('.costliest li');
    expect(item?.textContent).toContain(`Move ${(worst?.play ?? 0) + 1}`);
    const telling = { view: worst?.view, name: () => '' };
    expect(item?.textContent).toContain(`Played: ${capital(words.en.answer(worst?.played, telling))}`);
    expect(item?.textContent).toContain(`Better: ${capital(words.en.answer(worst?.best, telling))}`);
    expect(dialog()?.querySelectorAll('.decisions tbody tr')).toHaveLength(judged.length);
    const link = item?.querySelector('a')?.getAttribute('href');
    const before = reviewed.gameMoments.moments.find(({ tableView }) => tableView.plays === worst?.play);
    expect(link).toBe(`/here?at=${before?.seq}`);
  });

  it('closes when a moment is opened', async () => {
    const { go } = await open(recordOf(3));
    await finish();
    await press('Show this moment');
    expect(go).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
  });

  it('leads from a costly decision to a branch in which it can be taken otherwise', async () => {
    await open(recordOf(9));
    const [worst] = worker().judged.toSorted((one, two) => two.cost - one.cost);
    await finish();
    await press('Try it from here');
    await act(() => vi.waitFor(() => expect(location.pathname).toBe('/whatif')));
    const { move, seat } = await readLink(location.hash.slice(1));
    expect({ move, seat }).toEqual({ move: worst?.play, seat: 1 });
    history.replaceState(null, '', '/');
  });

  it('is cached per seat', async () => {
    await open(recordOf(4));
    await finish();
    await press('Close the review');
    expect(dialog()).toBeNull();
    await press('Review the game');
    await soon();
    expect(dialog()?.querySelector('.expected-plot')).not.toBeNull();
    expect(FakeWorker.started).toHaveLength(1);
    const select = dialog()?.querySelector('select');
    await act(async () => {
      if (select) select.value = '0';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(FakeWorker.started).toHaveLength(2);
    expect(worker().judged.every(({ seat }) => seat === 0)).toBe(true);
  });

  it('can be stopped, shows what it has so far, and can be restarted', async () => {
    await open(recordOf(5));
    await reply(worker().judged.slice(0, 2));
    await press('Stop');
    expect(worker().ended).toBe(true);
    expect(dialog()?.textContent).toContain('Stopped before the end.');
    expect(dialog()?.querySelectorAll('.decisions tbody tr')).toHaveLength(2);
    await press('Start again');
    expect(FakeWorker.started).toHaveLength(2);
    expect(dialog()?.querySelector('progress')?.getAttribute('value')).toBe('0');
  });

  it('reports when it fails, and when the game cannot be loaded', async () => {
    await open(recordOf(6));
    await act(async () => worker().onerror());
    expect(dialog()?.querySelector('[role=status]')?.textContent).toContain('could not be reviewed');
    act(() => root.unmount());
    root = createRoot(place);
    const load = () => Promise.reject(new Error('gone'));
    const momentLinks = { address: () => '' };
    await act(async () =>
      root.render(<ReviewButton words={words.en} load={load} momentLinks={momentLinks} />),
    );
    await press('Review the game');
    await soon();
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('could not be reviewed');
  });

  it('does not pass keys on to the table', async () => {
    const listener = vi.fn();
    addEventListener('keydown', listener);
    await open(recordOf(7));
    await act(async () => {
      dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    });
    removeEventListener('keydown', listener);
    expect(listener).not.toHaveBeenCalled();
  });
});
