/** What `npm run fit` is told about the game. */
import { describe, expect, it } from 'vitest';
import { featuresIn } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { CHARACTER } from '../characters.ts';
import type { Step } from '../state.ts';
import { layOut, type Player } from './layout.ts';

const { fitting } = heuristics;

describe('features', () => {
  it('count what a seat has, and know a Tom only as such', () => {
    const players: Player[] = [
      {
        hand: { press: 2, joker: 1 },
        reserve: { plans: 1 },
        built: [3, 1, 1, 1, 1, 0],
        dollars: 5,
        staff: [CHARACTER.secretary, CHARACTER.whiteLamplighter],
        vehicles: [1, 0, 0, 0, 1],
        points: 9,
      },
      { built: [2, 1, 0, 0, 0, 0], board: 3 },
    ];
    const state = layOut({ players, toms: 1, round: 3, bidding: 2, steps: [{ step: 'bid', seat: 0 }] });
    const [seat, tom] = featuresIn(fitting, state);
    expect(seat).toMatchObject({ cards: 4, jokers: 1, reached: 5, lacksOne: 1, leading: 1, built: 7 });
    expect(seat).toMatchObject({ emptyBoard: 1, dollars: 3, staffValue: 2, staff: 2, endStaff: 1 });
    expect(seat).toMatchObject({ vehicles: 2, points: 9, isTom: 0 });
    expect(Object.entries(tom ?? {}).filter(([, value]) => value !== 0)).toEqual([['isTom', 1]]);
  });

  it('belong to drafts and bids of early, middle and last rounds', () => {
    const phase = (round: number, bidding: number, step: Step) =>
      fitting?.phases[fitting.phaseOf(layOut({ players: [{}, {}], round, bidding, steps: [step] }))];
    expect(phase(2, 0, { step: 'closeDraft' })).toBe('earlyDraft');
    expect(phase(3, 2, { step: 'bid', seat: 0 })).toBe('middleFirstBids');
    expect(phase(5, 3, { step: 'bid', seat: 0 })).toBe('lastLastBids');
    expect(phase(0, 0, { step: 'bid', seat: 0 })).toBeUndefined();
  });
});
