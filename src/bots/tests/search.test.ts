/** The search as a player: deterministic, on time, and stronger than its heuristics alone. */
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  greedy,
  playDeal,
  playMatch,
  random,
  searcher,
  searchSettings,
  seedNumber,
  standingOf,
  VANILLA,
} from '#bots';
import { GAME_IDS, loadTitle, type Title } from '#games';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { at, clone, type Game, Rng, type Seat, silentTools, start } from '#kernel';
import { Search } from '../search/search.ts';
import { DEFAULT_SETTINGS } from '../search/settings.ts';
import { simpleHeuristics } from '../testing/simpleHeuristics.ts';

const BUDGET = { iterations: 60 };

interface Moment {
  readonly seat: Seat;
  readonly state: unknown;
}

/** Positions of a random game in which there is a choice to make. */
function momentsOf({ game, heuristics: own }: Title, seats: number, count: number): Moment[] {
  const moments: Moment[] = [];
  const keep: Bot = {
    choose: (seat, view, legal, rng) => {
      const state = game.imagine(view, rng);
      if (legal.length > 1) moments.push({ seat, state });
      return own.sample(state, seat, rng);
    },
  };
  playMatch(
    game,
    Array.from({ length: seats }, () => keep),
    {},
    seedNumber(7),
  );
  const every = Math.max(1, Math.floor(moments.length / count));
  return moments.filter((_, i) => i % every === 0).slice(0, count);
}

function choose(bot: Bot, game: Game, { seat, state }: Moment, seed = 9): unknown {
  return bot.choose(
    seat,
    game.view(state, seat),
    game.legalActions(state, seat),
    Rng.fromSeed(seedNumber(seed)),
  );
}

describe.each(GAME_IDS)('search in %s', (id) => {
  it('gives a legal answer, the same for the same seed and budget', async () => {
    const title = await loadTitle(id);
    const { game } = title;
    for (const moment of momentsOf(title, Math.max(2, game.seats.min), 6)) {
      const bot = () => searcher(game, title.heuristics, BUDGET, searchSettings(title.heuristics));
      const action = choose(bot(), game, moment);
      expect(game.legalActions(moment.state, moment.seat)).toContainEqual(action);
      expect(choose(bot(), game, moment)).toEqual(action);
    }
  });
});

describe('search', () => {
  const share = (a: Bot<Rowhouse>, b: Bot<Rowhouse>, deals: number) =>
    standingOf(
      Array.from({ length: deals }, (_, deal) =>
        playDeal({ game: rowhouse, options: {}, seats: 2, a, b }, deal),
      ),
      2,
    );

  it('beats looking one action ahead, and textbook search with as many iterations', () => {
    const budget = { iterations: 100 };
    const clever = searcher(rowhouse, simpleHeuristics, budget);
    expect(share(clever, greedy(rowhouse, simpleHeuristics), 10).share).toBeGreaterThan(0.6);
    const textbook = searcher(rowhouse, simpleHeuristics, budget, VANILLA);
    expect(share(clever, textbook, 10).share).toBeGreaterThan(0.6);
  });

  it('beats random play even as textbook search', () => {
    const plain = searcher(rowhouse, simpleHeuristics, { iterations: 100 }, VANILLA);
    expect(share(plain, random(), 6).share).toBeGreaterThan(0.8);
  });

  it('stops when time is up, with an answer', () => {
    const { state } = start(rowhouse, {}, 4, seedNumber(1)).position;
    let now = 0;
    let readings = 0;
    const clock = () => {
      readings += 1;
      now += 3;
      return now;
    };
    const bot = searcher(rowhouse, simpleHeuristics, {
      iterations: Number.POSITIVE_INFINITY,
      milliseconds: 50,
      clock,
    });
    const moment = { seat: 2, state };
    expect(rowhouse.legalActions(state, 2)).toContainEqual(choose(bot as Bot, rowhouse, moment));
    expect(readings).toBeLessThan(25);
  });

  it('plays the same game again when it keeps its tree between decisions', () => {
    const bots = () => [searcher(rowhouse, simpleHeuristics, { iterations: 40 }), random<Rowhouse>()];
    const { record } = playMatch(rowhouse, bots(), {}, seedNumber(11));
    expect(playMatch(rowhouse, bots(), {}, seedNumber(11)).record).toEqual(record);
  });

  it('keeps its baseline together with the tree, also in solo games', async () => {
    const { game, heuristics } = await loadTitle('flatiron');
    let worth = 0;
    const growing = { ...heuristics, scale: 50, margins: (_: unknown, out: Float64Array) => out.fill(worth) };
    const search = new Search(game, growing, searchSettings(growing));
    const rng = Rng.fromSeed(seedNumber(4));
    const state = clone(start(game, {}, 1, seedNumber(4)).position.state);
    let kept = 0;
    for (let decisions = 0; decisions < 12; decisions++) {
      // Everything is worth more now: against the baseline of a kept tree that is very good, against a new one it is average.
      worth += 1000;
      const view = game.view(state, 0);
      const found = search.run(0, view, game.legalActions(state, 0), { iterations: 40 }, rng);
      const isKept = found.reduce((sum, { visits }) => sum + visits, 0) > 40;
      if (isKept) expect(at(found, 0).value).toBeGreaterThan(0.7);
      else expect(at(found, 0).value).toBeCloseTo(0.5, 5);
      if (isKept) kept += 1;
      search.expect(0, view, at(found, 0).action, rng);
      game.play(state, 0, at(found, 0).action, silentTools(rng));
    }
    expect(kept).toBeGreaterThan(2);
  });

  it('stops early, where asked to, with the answer it would have given in the end', async () => {
    const title = await loadTitle('flatiron');
    const { game, heuristics } = title;
    const settings = searchSettings(heuristics);
    const budget = { iterations: 200 };
    const answers = (stopsEarly: 0 | 1) => {
      const search = new Search(game, heuristics, { ...settings, stopsEarly });
      return momentsOf(title, 2, 8).map(({ seat, state }) => {
        const rng = Rng.fromSeed(seedNumber(3));
        const legal = game.legalActions(state, seat);
        const { action } = at(search.run(seat, game.view(state, seat), legal, budget, rng), 0);
        return { action, iterations: search.iterations };
      });
    };
    const [early, full] = [answers(1), answers(0)];
    expect(early.map(({ action }) => action)).toEqual(full.map(({ action }) => action));
    expect(full.every(({ iterations }) => iterations === 200)).toBe(true);
    expect(early.some(({ iterations }) => iterations < 150)).toBe(true);
  });

  it('counts visits of the tree it keeps as iterations, where it stops early', async () => {
    const { game, heuristics } = await loadTitle('flatiron');
    const search = new Search(game, heuristics, { ...searchSettings(heuristics), stopsEarly: 1 });
    const rng = Rng.fromSeed(seedNumber(4));
    const state = clone(start(game, {}, 1, seedNumber(4)).position.state);
    const counts: { made: number; visits: number }[] = [];
    for (let decisions = 0; decisions < 12; decisions++) {
      const view = game.view(state, 0);
      const found = search.run(0, view, game.legalActions(state, 0), { iterations: 80 }, rng);
      counts.push({ made: search.iterations, visits: found.reduce((sum, { visits }) => sum + visits, 0) });
      search.expect(0, view, at(found, 0).action, rng);
      game.play(state, 0, at(found, 0).action, silentTools(rng));
    }
    const kept = counts.filter(({ made, visits }) => visits > made);
    expect(kept.length).toBeGreaterThan(2);
    for (const { visits } of kept) expect(visits).toBeLessThanOrEqual(80);
  });

  it('guesses rivals from `crowd` seats on, and searches them at fewer', () => {
    const searchedSeats = (seats: number) => {
      const seatsSeen = new Set<Seat>();
      const legalActions = (state: Rowhouse['state'], seat: Seat) => {
        seatsSeen.add(seat);
        return rowhouse.legalActions(state, seat);
      };
      const bot = searcher(
        { ...rowhouse, legalActions },
        simpleHeuristics,
        { iterations: 200 },
        { ...DEFAULT_SETTINGS, crowd: 3 },
      );
      const { state } = start(rowhouse, {}, seats, seedNumber(1)).position;
      choose(bot as Bot, rowhouse, { seat: 0, state });
      return [...seatsSeen].sort();
    };
    expect(searchedSeats(2)).toEqual([0, 1]);
    expect(searchedSeats(3)).toEqual([0]);
  });

  it('uses a share of its iterations from `crowd` seats on', () => {
    const iterations = [2, 3].map((seats) => {
      const search = new Search(rowhouse, simpleHeuristics, {
        ...DEFAULT_SETTINGS,
        crowd: 3,
        iterationShare: 0.5,
      });
      const { state } = start(rowhouse, {}, seats, seedNumber(1)).position;
      const legal = rowhouse.legalActions(state, 0);
      search.run(0, rowhouse.view(state, 0), legal, { iterations: 40 }, Rng.fromSeed(seedNumber(2)));
      return search.iterations;
    });
    expect(iterations).toEqual([40, 20]);
  });

  it('uses the plan of a game that has one', () => {
    const { state } = start(rowhouse, {}, 2, seedNumber(1)).position;
    const wanted = at(rowhouse.legalActions(state, 0), 2);
    const planned = { action: wanted, points: 0, margin: 0, confidence: 1 };
    const planning = { ...simpleHeuristics, plan: () => [planned] };
    expect(choose(searcher(rowhouse, planning, BUDGET) as Bot, rowhouse, { seat: 0, state })).toEqual(wanted);
  });
});
