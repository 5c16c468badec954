// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import type { Words } from '#kernel';
import type { TableView } from '#table';
import '../../i18n/testing/texts.ts';
import type { LoggedEvent } from '../store/tableStore.ts';
import { EventLog } from './EventLog.tsx';
import { gainsOf, type Tally, tallyOf } from './gains.ts';
import { loggedTurns } from './loggedTurns.ts';

const flatiron = await loadTitle('flatiron');
const name = (seat: number) => ['Ada', 'Bruno'][seat] ?? '';
const words = {
  ...flatiron.words.en,
  event: (event: unknown, called: typeof name) => {
    const { seat, deed } = event as { seat: number; deed: string };
    return `${called(seat)} ${deed}.`;
  },
} as Words;

const line = (turn: number, seq: number, seat: number, deed: string): LoggedEvent => ({
  seq,
  at: 0,
  seat,
  turn,
  event: { seat, deed },
});
const EVENTS = [
  line(2, 2, 0, 'walks'),
  line(2, 3, 0, 'buys'),
  line(4, 4, 1, 'passes'),
  line(5, 5, 0, 'builds'),
  line(5, 5, 0, 'rests'),
];
const tally = (totals: number[], dollars: number[]): Tally => ({
  totals,
  holdings: dollars.map((each) => ({ dollars: each })),
});
const TALLIES = new Map([
  [0, tally([0, 0], [5, 5])],
  [3, tally([0, 2], [2, 5])],
  [4, tally([0, 2], [2, 5])],
  [5, tally([4, 2], [2, 5])],
]);

describe('the log by turns', () => {
  it('joins what one seat did in a row', () => {
    expect(
      loggedTurns(EVENTS).map(({ seat, lines, before, to }) => [seat, lines.length, before, to]),
    ).toEqual([
      [0, 2, 0, 3],
      [1, 1, 3, 4],
      [0, 2, 4, 5],
    ]);
  });

  it('tells what a turn brought to who played it, and which points to others', () => {
    const [first, second, third] = loggedTurns(EVENTS).map((turn) => gainsOf(turn, TALLIES));
    expect(first).toEqual([
      { player: 0, points: 0, holdings: { dollars: -3 } },
      { player: 1, points: 2, holdings: {} },
    ]);
    expect(second).toEqual([]);
    expect(third).toEqual([{ player: 0, points: 4, holdings: {} }]);
  });

  it('tells nothing of turns whose beginning or end is not known', () => {
    const known = new Map([...TALLIES].filter(([seq]) => seq !== 3));
    expect(loggedTurns(EVENTS).map((turn) => gainsOf(turn, known).length)).toEqual([0, 0, 1]);
  });

  it('counts what the rules call holdings, and the points of automata', () => {
    const daniel = { name: 'Daniel', mark: 2, score: { total: 7, parts: {} } };
    const view = { players: [{ dollars: 6 }] };
    const table = { view, seats: [{}], scores: [{ total: 3, parts: {} }], automata: [daniel] };
    expect(tallyOf(flatiron.game, table as unknown as TableView)).toEqual(tally([3, 7], [6]));
  });
});

describe('the list', () => {
  let root: Root;
  let place: HTMLElement;
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    const log = <EventLog events={EVENTS} tallies={TALLIES} words={words} name={name} point={() => {}} />;
    await act(async () => root.render(log));
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });
  const turns = () => [...place.querySelectorAll('.turn')];
  const isOpen = () => turns().map((turn) => turn.hasAttribute('data-open'));

  it('begins with the newest turn; each says who and what it came to, and tells its lines in order', () => {
    expect(turns().map((turn) => turn.textContent)).toEqual([
      'Ada+4 pointsAda builds.Ada rests.',
      'Bruno passes.',
      'Ada−$3Bruno +2Ada walks.Ada buys.',
    ]);
  });

  it('opens the newest turn, and any other when its heading is pressed', async () => {
    expect(isOpen()).toEqual([true, false, false]);
    const heads = [...place.querySelectorAll<HTMLButtonElement>('.turn-head')];
    expect(heads.map((head) => head.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
    await act(async () => heads[1]?.click());
    await act(async () => heads[0]?.click());
    expect(isOpen()).toEqual([false, false, true]);
  });

  it('does not name again who the heading names, but for screen readers', () => {
    const [first] = place.querySelectorAll('.turn-lines .event');
    expect(first?.querySelector('.sr')?.textContent).toBe('Ada');
    expect(place.querySelector('.turn-single .sr')).toBeNull();
  });
});
