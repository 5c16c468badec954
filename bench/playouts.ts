/** Random playouts in place, which is what search mostly does. */
import { seedNumber } from '#bots';
import {
  at,
  clone,
  type Game,
  type Heuristics,
  type Position,
  Rng,
  type Seat,
  silentTools,
  start,
  type Tools,
} from '#kernel';
import { ConnectFour } from './connectFour.ts';
import type { Contestant } from './measure.ts';

/** Playouts are cut after this many actions. */
export const MAX_ACTIONS = 20_000;

/** The number of starting positions, dealt before measuring. */
const DEALS = 16;

/** What was counted during playouts. */
export interface PlayoutCounts {
  games: number;
  actions: number;
  cut: number;
  largestList: number;
}

/** Counts that start at zero. */
export function newCounts(): PlayoutCounts {
  return { games: 0, actions: 0, cut: 0, largestList: 0 };
}

type Choose = (state: unknown, seat: Seat) => unknown;

/** The yardstick as a contestant. */
export function yardstick(): Contestant {
  const game = new ConnectFour();
  const rng = Rng.fromSeed(seedNumber(1));
  const games = 1000;
  return () => {
    let actions = 0;
    for (let n = 0; n < games; n++) {
      game.reset();
      game.playOut(rng);
      actions += game.moves;
    }
    return { actions, games };
  };
}

/** Starting positions for playouts; refuses what the game refuses. */
export function deals(game: Game, seats: number, options: unknown): Position[] {
  return Array.from({ length: DEALS }, (_, n) => start(game, options, seats, seedNumber(n + 1)).position);
}

/** Playouts with sampled answers; adds to the counts. */
export function sampled(
  game: Game,
  heuristics: Heuristics,
  from: readonly Position[],
  counts: PlayoutCounts,
): Contestant {
  const rng = Rng.fromSeed(seedNumber(1), 'sampled');
  const choose: Choose = (state, seat) => heuristics.sample(state, seat, rng);
  return playouts(game, from, rng, choose, counts);
}

/** Playouts with answers picked from the full list; adds to the counts. */
export function listed(game: Game, from: readonly Position[], counts: PlayoutCounts): Contestant {
  const rng = Rng.fromSeed(seedNumber(1), 'listed');
  const choose: Choose = (state, seat) => {
    const legal = game.legalActions(state, seat);
    if (legal.length > counts.largestList) counts.largestList = legal.length;
    return rng.pick(legal);
  };
  return playouts(game, from, rng, choose, counts);
}

function playouts(
  game: Game,
  from: readonly Position[],
  rng: Rng,
  choose: Choose,
  counts: PlayoutCounts,
): Contestant {
  const tools = silentTools(rng);
  return () => {
    const draft = clone(at(from, counts.games % from.length).state);
    const actions = playOut(game, draft, choose, tools);
    game.scores(draft);
    counts.games += 1;
    counts.actions += actions;
    if (actions === MAX_ACTIONS) counts.cut += 1;
    return { actions, games: 1 };
  };
}

/** Plays the draft to its end, or until it is cut; returns the number of actions. */
function playOut(game: Game, draft: unknown, choose: Choose, tools: Tools<unknown>): number {
  for (let actions = 0; actions < MAX_ACTIONS; actions++) {
    const seat = game.turn(draft);
    if (seat === undefined) return actions;
    game.play(draft, seat, choose(draft, seat), tools);
  }
  return MAX_ACTIONS;
}
