/** Hints and reviews: from what the seat knows, and the same for the same information. */
import { describe, expect, it } from 'vitest';
import {
  analyse,
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
import { heuristics } from '#games/rowhouse/bot';
import { type Tangramcity, tangramcity } from '#games/tangramcity';
import { heuristics as planner } from '#games/tangramcity/bot';
import { at, BOT_NAMES, hashOf, Rng, replay, start } from '#kernel';
import { simpleHeuristics } from '../testing/simpleHeuristics.ts';

const BUDGET = { iterations: 300 };

describe('analyse', () => {
  const { state } = start(rowhouse, {}, 2, seedNumber(3)).position;
  const view = rowhouse.view(state, 1);

  it('lists answers with their expected results, the best first', () => {
    const advice = analyse(rowhouse, simpleHeuristics, 1, view, BUDGET);
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

  it('uses the plan of a game that has one, and values answers by what they give away', () => {
    const [one, two] = rowhouse.legalActions(state, 1);
    if (!one || !two) throw new Error('nothing to choose');
    const planned = [
      { action: two, points: 30, margin: 1, confidence: 0.9 },
      { action: one, points: 20, margin: 2, confidence: 0.1 },
    ];
    const advice = analyse(rowhouse, { ...simpleHeuristics, plan: () => planned }, 1, view, BUDGET);
    expect(advice).toMatchObject(planned);
    const [best, other] = advice.map(({ value }) => value);
    expect(best).toBeCloseTo(0.5, 1);
    expect(other).toBeLessThan(0.4);
  });

  it('reports what comes of expected leads, and chooses by the leads as they are', () => {
    const calibrated = { ...simpleHeuristics, calibration: () => ({ plus: -2, times: 0.5 }) };
    const [plain, hoped] = [simpleHeuristics, calibrated].map((one) =>
      analyse(rowhouse, one, 1, view, BUDGET),
    );
    expect(hoped?.map(({ action, value }) => ({ action, value }))).toEqual(
      plain?.map(({ action, value }) => ({ action, value })),
    );
    for (const [i, { points, margin }] of (plain ?? []).entries()) {
      expect(hoped?.[i]?.points).toBeCloseTo(0.5 * points - 2, 8);
      expect(hoped?.[i]?.margin).toBeCloseTo(0.5 * margin, 8);
    }
    const planned = rowhouse
      .legalActions(state, 1)
      .slice(0, 1)
      .map((action) => ({
        action,
        points: 10,
        margin: 2,
        confidence: 1,
      }));
    const advice = analyse(rowhouse, { ...calibrated, plan: () => planned }, 1, view, BUDGET);
    expect(advice).toMatchObject([{ points: 3, margin: 1 }]);
    const alone = { ...calibrated, plan: () => planned, alone: () => view };
    expect(analyse(rowhouse, alone, 1, view, BUDGET)).toMatchObject(planned);
  });

  it('gives the same answer for the same information', () => {
    const twin = rowhouse.imagine(view, Rng.fromSeed(seedNumber(8)));
    expect(twin).not.toEqual(state);
    expect(analyse(rowhouse, simpleHeuristics, 1, rowhouse.view(twin, 1), BUDGET)).toEqual(
      analyse(rowhouse, simpleHeuristics, 1, view, BUDGET),
    );
  });
});

describe('in Tangram City', () => {
  const bot = searcher(tangramcity, planner, { iterations: 100 });
  const { record } = playMatch<Tangramcity>(tangramcity, [bot, random()], {}, seedNumber(2));

  it('a hint is what the bot would do, with the expected points', () => {
    const index = record.plays.findIndex(({ seat }, play) => seat === 0 && play > 20);
    const { position } = replay(tangramcity, { ...record, plays: record.plays.slice(0, index) });
    const known = tangramcity.view(position.state, 0);
    const legal = tangramcity.legalActions(position.state, 0);
    const advice = analyse(tangramcity, planner, 0, known, BUDGET);
    const same = Rng.fromSeed(hashOf(known).repeat(2), 'analysis');
    tangramcity.imagine(known, same);
    expect(at(advice, 0).action).toEqual(
      searcher(tangramcity, planner, BUDGET).choose(0, known, legal, same),
    );
    expect(at(advice, 0).points).toBeGreaterThan(100);
    expect(at(advice, 0).value).toBeGreaterThan(0.5);
  });

  it('a review finds large losses in random play and small ones in planned play', () => {
    const costs = [0, 0];
    const half = { ...record, plays: record.plays.slice(0, 24) };
    for (const { seat, cost, value } of review(tangramcity, planner, half, { iterations: 60 })) {
      costs[seat] = at(costs, seat) + cost;
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
    expect(at(costs, 0)).toBeGreaterThan(0);
    expect(at(costs, 1)).toBeGreaterThan(4 * at(costs, 0));
  });
});

describe('review', () => {
  it('judges an answer, too, that the game would not consider', () => {
    const picky = {
      ...simpleHeuristics,
      sensible: <A>(_state: unknown, _seat: number, answers: readonly A[]) => answers.slice(0, -1),
    };
    const { record } = playMatch(rowhouse, [random(), random()], { rounds: 3, hand: 3 }, seedNumber(5));
    expect(review(rowhouse, picky, record, { iterations: 20 }).length).toBeGreaterThan(0);
  });

  it('finds large losses in random play and small ones in good play', () => {
    const costs = [0, 0];
    for (const seed of [1, 2, 3]) {
      const bots = [random<Rowhouse>(), searcher(rowhouse, simpleHeuristics, { iterations: 200 })];
      const { record } = playMatch(rowhouse, bots, {}, seedNumber(seed));
      for (const { play, seat, played, cost, value } of review(rowhouse, simpleHeuristics, record, {
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
    const [a, b] = [level - 1, level - 2].map((i) => botNamed(at(BOT_NAMES, i), rowhouse, heuristics)) as [
      ReturnType<typeof random<Rowhouse>>,
      ReturnType<typeof random<Rowhouse>>,
    ];
    const contest = { game: rowhouse, options: {}, seats: 2, a, b };
    const deals = Array.from({ length: 40 }, (_, deal) => playDeal<Rowhouse>(contest, deal));
    expect(standingOf(deals, 2).share).toBeGreaterThan(0.52);
  });

  it('beats random play even at the first level', () => {
    const a = botNamed('level1', rowhouse, heuristics);
    const contest = { game: rowhouse, options: {}, seats: 2, a, b: random<Rowhouse>() };
    const deals = Array.from({ length: 40 }, (_, deal) => playDeal<Rowhouse>(contest, deal));
    expect(standingOf(deals, 2).share).toBeGreaterThan(0.55);
  });
});
