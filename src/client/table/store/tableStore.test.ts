import { describe, expect, it } from 'vitest';
import type { Happening, SeenEntry } from '#table';
import { eventsOf, lastChoiceOf, turnsOf } from './tableStore.ts';

const entriesOf = (...happenings: (Happening | null)[]): SeenEntry[] =>
  happenings.map((happening, i) => ({ seq: i + 1, at: i, happening }));

const played = (seat: number, ...events: unknown[]): Happening => ({
  did: 'played',
  seat,
  action: null,
  events,
  bot: false,
});

describe('the log', () => {
  it('has the events of the deal and of answers, with entry number and time', () => {
    const entries = entriesOf({ did: 'dealt', events: ['a', 'b'] }, null, played(0, 'c'));
    expect(eventsOf(entries)).toEqual([
      { seq: 1, at: 0, turn: 1, event: 'a' },
      { seq: 1, at: 0, turn: 1, event: 'b' },
      { seq: 3, at: 2, seat: 0, turn: 3, event: 'c' },
    ]);
  });

  it('leaves out answers that were taken back, and says so', () => {
    const back: Happening = { did: 'tookBack', seat: 0, undone: [2] };
    expect(eventsOf(entriesOf(played(0, 'a'), played(1, 'b'), back))).toEqual([
      { seq: 1, at: 0, seat: 0, turn: 1, event: 'a' },
      { seq: 3, at: 2, turn: 3, aside: back },
    ]);
  });

  it('leaves out what all agreed to take back, and restores earlier answers', () => {
    const back: Happening = { did: 'tookBack', seat: 0, undone: [1] };
    const agreed: Happening = {
      did: 'agreed',
      seat: 1,
      settled: { kind: 'back', undone: [3], restored: [1] },
    };
    const lines = eventsOf(entriesOf(played(0, 'a'), back, played(0, 'b'), agreed));
    expect(lines.flatMap((line) => ('event' in line ? [line.event] : []))).toEqual(['a']);
  });

  it('has no lines for chat and for entries before the deal', () => {
    const said: Happening = { did: 'said', person: 'p', seat: 0, aside: false, text: 'hello' };
    expect(eventsOf(entriesOf({ did: 'opened', person: 'p' }, said))).toEqual([]);
  });
});

describe('the turns of a game', () => {
  const spans = (...happenings: (Happening | null)[]) =>
    turnsOf(entriesOf(...happenings)).map(({ seat, from, to }) => [seat, from, to]);
  const last = (seat: number): Happening => ({ ...(played(seat) as Answer), turnOver: true });
  type Answer = Extract<Happening, { did: 'played' }>;

  it('are what one seat answers in a row', () => {
    const dealt: Happening = { did: 'dealt', events: [] };
    expect(spans(dealt, played(0), played(0), played(1), played(0))).toEqual([
      [undefined, 1, 1],
      [0, 2, 3],
      [1, 4, 4],
      [0, 5, 5],
    ]);
  });

  it('end where the rules end them, also if the same seat goes on', () => {
    expect(spans(played(0), last(0), played(0), last(0))).toEqual([
      [0, 1, 2],
      [0, 3, 4],
    ]);
  });

  it('are not cut in two by chat, but by what happens outside the game', () => {
    const said: Happening = { did: 'said', person: 'p', seat: 0, aside: false, text: 'hello' };
    expect(spans(played(0), said, null, played(0))).toEqual([[0, 1, 4]]);
    expect(spans(played(0), { did: 'resumed', seat: 1 }, played(0))).toEqual([
      [0, 1, 1],
      [undefined, 2, 2],
      [0, 3, 3],
    ]);
  });
});

describe('the last choice of a seat', () => {
  it('is the last one that was not taken back', () => {
    const entries = entriesOf(played(0), played(1), played(0), { did: 'tookBack', seat: 0, undone: [3] });
    expect(lastChoiceOf(entries, 0)).toBe(1);
    expect(lastChoiceOf(entries, 1)).toBe(2);
    expect(lastChoiceOf(entries, 2)).toBeUndefined();
  });

  it('is never a forced answer', () => {
    const forced: Happening = { did: 'played', seat: 0, action: null, events: [], bot: false, forced: true };
    expect(lastChoiceOf(entriesOf(played(0), forced, played(1)), 0)).toBe(1);
    expect(lastChoiceOf(entriesOf(forced), 0)).toBeUndefined();
  });
});
