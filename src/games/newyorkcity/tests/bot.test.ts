/** What bots are told about the game. */
import { describe, expect, it } from 'vitest';
import { greedy, playMatch, random, seedNumber } from '#bots';
import { fittedHeuristics, freeze } from '#kernel';
import { fitting } from '../bot/fitting.ts';
import { heuristics } from '../bot/index.ts';
import { outlookOf } from '../bot/outlook.ts';
import { JOKER, PRESS, SKYSCRAPERS } from '../components.ts';
import { type NewYorkCity, newyorkcity } from '../index.ts';
import { finalParts, sumOf } from '../scoring.ts';
import type { Step } from '../state.ts';
import { bid, type Cards, counts, layOut, type Player } from './layout.ts';

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

  it('has learnt between two seats that a card without a plan is worth something', () => {
    const byHand = fittedHeuristics(fitting, undefined);
    const lead = (hand: Cards, more: number) => {
      const out = new Float64Array(2 + more);
      const players = [{ hand }, ...Array.from({ length: 1 + more }, () => ({}))];
      byHand.margins(layOut({ players, round: 3, bidding: 2, steps: [{ step: 'bid', seat: 0 }] }), out);
      return out[0];
    };
    expect(lead({ press: 1 }, 1)).toBe(lead({}, 1));
    expect(lead({ press: 1 }, 0)).toBeGreaterThan(lead({}, 0) ?? Number.NaN);
  });

  it('has learnt against one Tom that cards late in a round are worth something', () => {
    const lead = (hand: Cards, toms: number) => {
      const out = new Float64Array(1);
      const players = [{ hand }, ...Array.from({ length: toms }, () => ({}))];
      heuristics.margins?.(
        layOut({ players, toms, round: 3, bidding: 5, steps: [{ step: 'bid', seat: 0 }] }),
        out,
      );
      return out[0];
    };
    expect(lead({ press: 1 }, 2)).toBe(lead({}, 2));
    expect(lead({ press: 1 }, 1)).toBeGreaterThan(lead({}, 1) ?? Number.NaN);
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
