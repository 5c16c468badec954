/** What bots are told about the game. */
import { describe, expect, it } from 'vitest';
import { greedy, playMatch, random, seedNumber } from '#bots';
import { freeze } from '#kernel';
import { featuresIn } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { outlookOf } from '../bot/outlook.ts';
import { CHARACTER, JOKER, PRESS, SKYSCRAPERS } from '../components.ts';
import { type NewYorkCity, newyorkcity } from '../index.ts';
import { finalParts, sumOf } from '../scoring.ts';
import type { Step } from '../state.ts';
import { bid, counts, layOut, type Player } from './layout.ts';

describe('the heuristics', () => {
  it('looks without touching', () => {
    const state = freeze(
      layOut({
        players: [
          { hand: { press: 2, skyscrapers: 1 }, board: 3, dollars: 1, staff: [16] },
          { reserve: { joker: 2 } },
        ],
        toms: 1,
        steps: [{ step: 'bid', seat: 0 }, { step: 'bidTurn', firm: 1 }, { step: 'evaluate' }],
      }),
    );
    expect(Number.isFinite(heuristics.evaluate(state, 0))).toBe(true);
  });

  it('prefers a better majority, more dollars and more points', () => {
    const worth = (player: Parameters<typeof layOut>[0]['players'][0]) =>
      heuristics.evaluate(layOut({ players: [player, {}], round: 3, steps: [{ step: 'act', seat: 0 }] }), 0);
    expect(worth({ built: [3, 0, 0, 0, 0, 0] })).toBeGreaterThan(worth({ built: [1, 0, 0, 0, 0, 0] }));
    expect(worth({ dollars: 2 })).toBeGreaterThan(worth({ dollars: 1 }));
    expect(worth({ points: 2 })).toBeGreaterThan(worth({ points: 1 }));
  });

  it('[R11.2] sees the better of two ways to mix pairs', () => {
    const state = layOut({
      players: [{}, {}],
      pairs: [
        [PRESS, SKYSCRAPERS],
        [PRESS, JOKER],
      ],
      steps: [{ step: 'mix', seat: 0, picks: 1 }],
    });
    const glance = (first: number, second: number) =>
      heuristics.prior(state, 0, { mix: [0, first, 1, second] });
    expect(glance(SKYSCRAPERS, JOKER)).toBeGreaterThan(glance(PRESS, JOKER));
    expect(glance(PRESS, JOKER)).toBeGreaterThan(glance(PRESS, PRESS));
  });

  it('measures a lone seat by its lead over Tom', () => {
    const lead = new Float64Array(1);
    const players: Player[] = [{ points: 7 }, { points: 3, dollars: 3, staff: [1, 25] }];
    heuristics.margins?.(layOut({ players, toms: 1, steps: [] }), lead);
    const [own = 0, tom = 0] = players.map((_, firm) =>
      sumOf(finalParts(layOut({ players, toms: 1, steps: [] }), firm)),
    );
    expect(lead[0]).toBe(own - tom);
  });

  it('measures what one of two seats leads by as what the other is behind, and a finished game by its points', () => {
    const margins = (steps: Step[]) => {
      const out = new Float64Array(2);
      const players: Player[] = [
        { points: 7, hand: { joker: 1 }, staff: [10] },
        { points: 3, board: 2 },
      ];
      const state = layOut({ players, round: 5, steps });
      heuristics.margins?.(state, out);
      return { out, lead: sumOf(finalParts(state, 0)) - sumOf(finalParts(state, 1)) };
    };
    const { out } = margins([{ step: 'bid', seat: 0 }]);
    expect(out[0]).toBe(-(out[1] ?? Number.NaN));
    const over = margins([]);
    expect(over.out[0]).toBe(over.lead);
  });

  it('corrects leads by features of seats, and knows a Tom only as such', () => {
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
    const [seat, tom] = featuresIn(heuristics.fitting, state);
    expect(seat).toMatchObject({ cards: 4, jokers: 1, reached: 5, lacksOne: 1, leading: 1, built: 7 });
    expect(seat).toMatchObject({ emptyBoard: 1, dollars: 3, staffValue: 2, staff: 2, endStaff: 1 });
    expect(seat).toMatchObject({ vehicles: 2, points: 9, isTom: 0 });
    const isAnything = Object.entries(tom ?? {}).filter(([, value]) => value !== 0);
    expect(isAnything).toEqual([['isTom', 1]]);
  });

  it('has weights for drafts and bids of early, middle and last rounds', () => {
    const phase = (round: number, bidding: number, step: Step) =>
      heuristics.fitting?.phases[
        heuristics.fitting.phaseOf(layOut({ players: [{}, {}], round, bidding, steps: [step] }))
      ];
    expect(phase(2, 0, { step: 'closeDraft' })).toBe('earlyDraft');
    expect(phase(3, 2, { step: 'bid', seat: 0 })).toBe('middleFirstBids');
    expect(phase(5, 3, { step: 'bid', seat: 0 })).toBe('lastLastBids');
    expect(phase(0, 0, { step: 'bid', seat: 0 })).toBeUndefined();
  });

  it('expects a Tom to build up to his limit, however many he has built', () => {
    const extra = (here: number) => {
      const tom = { reserve: { skyscrapers: 3 }, built: [5, 5, 5, 4, here, 1] };
      const state = layOut({ players: [{}, tom], toms: 1, steps: [{ step: 'bid', seat: 0 }] });
      return outlookOf(state, 0).extra[1];
    };
    expect([extra(0), extra(3)]).toEqual([4, 2]);
  });

  it('tries high bids first', () => {
    const state = layOut({ players: [{}, {}], steps: [] });
    expect(heuristics.prior(state, 0, bid(3, { press: 3 }))).toBeGreaterThan(
      heuristics.prior(state, 0, bid(1, { press: 1 })),
    );
    expect(heuristics.prior(state, 0, { discard: counts() })).toBe(0);
  });

  it('beats random play', () => {
    const bots = [greedy(newyorkcity, heuristics), random<NewYorkCity>()];
    const wins = [1, 2, 3].filter((n) => {
      const { position } = playMatch(newyorkcity, bots, {}, seedNumber(n));
      return newyorkcity.outcome(position.state)?.ranking[0]?.[0] === 0;
    });
    expect(wins).toHaveLength(3);
  });

  it('is ahead of an easy Tom in more than two games of three', () => {
    const bots = [greedy(newyorkcity, heuristics)];
    let wins = 0;
    for (let n = 1; n <= 15; n++) {
      const { position } = playMatch(newyorkcity, bots, { toms: 1, level: 'A6' }, seedNumber(n));
      if (newyorkcity.outcome(position.state)?.ending === 'aheadOfTom') wins += 1;
    }
    expect(wins).toBeGreaterThan(10);
  });
});
