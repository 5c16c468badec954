/** Hints and reviews: from what the seat knows, and the same for the same information. */
import { describe, expect, it } from 'vitest';
import {
  analyse,
  BOT_NAMES,
  botNamed,
  playDeal,
  playMatch,
  random,
  review,
  searcher,
  seedNumber,
  standingOf,
} from '#bots';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { brain } from '#games/rowhouse/bot';
import { at, Rng, start } from '#kernel';

const BUDGET = { iterations: 300 };

describe('analyse', () => {
  const { state } = start(rowhouse, {}, 2, seedNumber(3)).position;
  const view = rowhouse.view(state, 1);

  it('gives every answer worth a thought with what is expected of it, the best first', () => {
    const advice = analyse(rowhouse, brain, 1, view, BUDGET);
    expect(advice.map(({ action }) => action)).toEqual(
      expect.arrayContaining([...rowhouse.legalActions(state, 1)]),
    );
    const shares = advice.map(({ confidence }) => confidence);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(shares).toEqual(shares.toSorted((one, two) => two - one));
    for (const { margin, value } of advice) {
      expect(margin).toBeGreaterThan(0);
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });

  it('gives the same answer for the same information', () => {
    const twin = rowhouse.imagine(view, Rng.fromSeed(seedNumber(8)));
    expect(twin).not.toEqual(state);
    expect(analyse(rowhouse, brain, 1, rowhouse.view(twin, 1), BUDGET)).toEqual(
      analyse(rowhouse, brain, 1, view, BUDGET),
    );
  });
});

describe('review', () => {
  it('finds much to better in random play, and little in good play', () => {
    const costs = [0, 0];
    for (const seed of [1, 2, 3]) {
      const bots = [random<Rowhouse>(), searcher(rowhouse, brain, { iterations: 200 })];
      const { record } = playMatch(rowhouse, bots, {}, seedNumber(seed));
      for (const { play, seat, played, cost, value } of review(rowhouse, brain, record, {
        iterations: 100,
      })) {
        expect(at(record.plays, play)).toEqual({ seat, action: played });
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(value).toBeGreaterThan(0);
        costs[seat] = at(costs, seat) + cost;
      }
    }
    expect(at(costs, 0)).toBeGreaterThan(3 * at(costs, 1));
  });
});

describe('levels', () => {
  it.each([2, 3])('%i beats the one below in the toy game', (level) => {
    const [a, b] = [level - 1, level - 2].map((i) => botNamed(at(BOT_NAMES, i), rowhouse, brain)) as [
      ReturnType<typeof random<Rowhouse>>,
      ReturnType<typeof random<Rowhouse>>,
    ];
    const contest = { game: rowhouse, options: {}, seats: 2, a, b };
    const deals = Array.from({ length: 40 }, (_, deal) => playDeal<Rowhouse>(contest, deal));
    expect(standingOf(deals, 2).share).toBeGreaterThan(0.52);
  });

  it('beats random play at the first level: mistakes are not chance', () => {
    const a = botNamed('level1', rowhouse, brain);
    const contest = { game: rowhouse, options: {}, seats: 2, a, b: random<Rowhouse>() };
    const deals = Array.from({ length: 40 }, (_, deal) => playDeal<Rowhouse>(contest, deal));
    expect(standingOf(deals, 2).share).toBeGreaterThan(0.55);
  });
});
