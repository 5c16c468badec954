/** Random playouts in place: what search does most. */
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

/** A playout that takes more actions is cut. */
export const LONGEST = 20_000;

/** Deals a playout may begin from; dealt before the clock runs. */
const DEALS = 16;

/** What was seen on the way. */
export interface Seen {
  games: number;
  actions: number;
  cut: number;
  largestList: number;
}

export function newSeen(): Seen {
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

/** Starting positions to play out from; refuses what the game refuses. */
export function deals(game: Game, seats: number, options: unknown): Position[] {
  return Array.from({ length: DEALS }, (_, n) => start(game, options, seats, seedNumber(n + 1)).position);
}

/** Playouts whose answers are sampled; what was seen is added to `seen`. */
export function sampled(
  game: Game,
  heuristics: Heuristics,
  from: readonly Position[],
  seen: Seen,
): Contestant {
  const rng = Rng.fromSeed(seedNumber(1), 'sampled');
  const choose: Choose = (state, seat) => heuristics.sample(state, seat, rng);
  return playouts(game, from, rng, choose, seen);
}

/** Playouts whose answers are picked from the full list; what was seen is added to `seen`. */
export function listed(game: Game, from: readonly Position[], seen: Seen): Contestant {
  const rng = Rng.fromSeed(seedNumber(1), 'listed');
  const choose: Choose = (state, seat) => {
    const legal = game.legalActions(state, seat);
    if (legal.length > seen.largestList) seen.largestList = legal.length;
    return rng.pick(legal);
  };
  return playouts(game, from, rng, choose, seen);
}

function playouts(game: Game, from: readonly Position[], rng: Rng, choose: Choose, seen: Seen): Contestant {
  const tools = silentTools(rng);
  return () => {
    const draft = clone(at(from, seen.games % from.length).state);
    const actions = playOut(game, draft, choose, tools);
    game.scores(draft);
    seen.games += 1;
    seen.actions += actions;
    if (actions === LONGEST) seen.cut += 1;
    return { actions, games: 1 };
  };
}

/** Plays the draft to its end, or until it is cut; tells the number of actions. */
function playOut(game: Game, draft: unknown, choose: Choose, tools: Tools<unknown>): number {
  for (let actions = 0; actions < LONGEST; actions++) {
    const seat = game.turn(draft);
    if (seat === undefined) return actions;
    game.play(draft, seat, choose(draft, seat), tools);
  }
  return LONGEST;
}
