/** Answers met in one imagined state and tried in another: tested one by one, as the list would say. */
import { describe, expect, it } from 'vitest';
import { seedNumber } from '#bots';
import { clone, keyOf, Rng, silentTools, start } from '#kernel';
import { allows } from '../bot/allows.ts';
import type { Character } from '../characters.ts';
import { newyorkcity } from '../index.ts';
import type { Action } from '../state.ts';
import { bid, layOut } from './layout.ts';

/** Characters that take part in bids, several of some. */
const BIDDERS: readonly Character[] = [13, 13, 14, 15, 16, 17, 19, 20];

describe('answers from elsewhere', () => {
  it.each([
    { seats: 2, options: {} },
    { seats: 1, options: { toms: 1, level: 'C5' } },
  ])('are allowed exactly if they are on the list: %o', ({ seats, options }) => {
    const rng = Rng.fromSeed(seedNumber(7));
    const met: Action[] = [];
    const asked = new Set<string>();
    const wrong: unknown[] = [];
    for (let n = 1; n <= 6; n++) {
      const state = clone(start(newyorkcity, options, seats, seedNumber(n)).position.state);
      for (const firm of state.firms.slice(0, seats)) {
        firm.dollars = 9;
        if (n > 2) firm.staff.push(...BIDDERS.slice(n % 4, (n % 4) + 4));
      }
      for (let seat = newyorkcity.turn(state); seat !== undefined; seat = newyorkcity.turn(state)) {
        const legal = newyorkcity.legalActions(state, seat);
        const listed = new Set(legal.map(keyOf));
        asked.add(state.agenda.at(-1)?.step ?? '');
        for (let i = 0; i < 12; i++) met.push(rng.pick(legal));
        for (const other of met.slice(-72))
          if (allows(state, seat, other) !== listed.has(keyOf(other))) wrong.push([state, other]);
        newyorkcity.play(state, seat, rng.pick(legal), silentTools(rng));
      }
    }
    expect(wrong).toEqual([]);
    expect(asked.size).toBeGreaterThan(10);
  });

  it('know a changed card that adds nothing', () => {
    const state = layOut({
      players: [{ hand: { press: 1, dollars: 2, joker: 1 }, dollars: 2, staff: [13, 20] }, {}],
      steps: [{ step: 'bid', seat: 0 }],
    });
    expect(allows(state, 0, bid(2, { press: 1, dollars: 1 }, [13]))).toBe(true);
    expect(allows(state, 0, bid(2, { press: 1, joker: 1 }, [13]))).toBe(false);
    expect(allows(state, 0, bid(2, { press: 1 }, [20]))).toBe(true);
    expect(allows(state, 0, bid(1, { joker: 1 }, [13]))).toBe(true);
  });
});
