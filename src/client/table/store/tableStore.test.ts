import { describe, expect, it } from 'vitest';
import type { Happening, SeenEntry } from '#table';
import { eventsOf, lastChoiceOf } from './tableStore.ts';

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
      { seq: 1, at: 0, event: 'a' },
      { seq: 1, at: 0, event: 'b' },
      { seq: 3, at: 2, seat: 0, event: 'c' },
    ]);
  });

  it('leaves out answers that were taken back, and says so', () => {
    const back: Happening = { did: 'tookBack', seat: 0, undone: [2] };
    expect(eventsOf(entriesOf(played(0, 'a'), played(1, 'b'), back))).toEqual([
      { seq: 1, at: 0, seat: 0, event: 'a' },
      { seq: 3, at: 2, aside: back },
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
