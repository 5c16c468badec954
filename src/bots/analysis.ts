/** What a seat should answer, judged by what it knows: hints, and the review of a finished game. */
import {
  apply,
  at,
  type Brain,
  type Budget,
  type Game,
  type GameRecord,
  type GameTypes,
  hashOf,
  Rng,
  type Seat,
  same,
  start,
} from '#kernel';
import { Search } from './search/search.ts';
import { settingsFor } from './tuning.ts';

/** One answer and what is expected of it. */
export interface Advice<Action> {
  readonly action: Action;
  /** Expected lead over the best rival in points, or what a lone seat is expected to have. */
  readonly points: number;
  /** Half the width of the 95 % interval of that. */
  readonly margin: number;
  /** Expected result, from 0 to 1. */
  readonly value: number;
  /** The part of the thinking that went into this answer: near 1 when there is no doubt. */
  readonly confidence: number;
}

/** The answers of the seat, the best first; the same for the same view and budget. */
export function analyse<G extends GameTypes>(
  game: Game<G>,
  brain: Brain<G>,
  seat: Seat,
  view: G['view'],
  budget: Budget,
): Advice<G['action']>[] {
  const rng = Rng.fromSeed(hashOf(view).repeat(2), 'analysis');
  return advise(game, brain, seat, view, game.legalActions(game.imagine(view, rng), seat), budget, rng);
}

function advise<G extends GameTypes>(
  game: Game<G>,
  brain: Brain<G>,
  seat: Seat,
  view: G['view'],
  answers: readonly G['action'][],
  budget: Budget,
  rng: Rng,
): Advice<G['action']>[] {
  const search = new Search(game, brain, settingsFor(game.id));
  const found = search.run(seat, view, answers, budget, rng);
  const visits = found.reduce((sum, one) => sum + one.visits, 0);
  return found
    .filter((one) => one.visits > 0)
    .map(({ action, points, deviation, value, visits: own }) => ({
      action,
      points,
      margin: (1.96 * deviation) / Math.sqrt(own),
      value,
      confidence: own / visits,
    }));
}

/** One decision of a finished game. */
export interface Reviewed<Action> {
  /** Which play of the record it was. */
  readonly play: number;
  readonly seat: Seat;
  readonly played: Action;
  readonly best: Action;
  /** Expected points of the best answer, and how many the answer played gave away. */
  readonly expected: number;
  readonly cost: number;
  /** Expected result before the decision, from 0 to 1: the curve of the game. */
  readonly value: number;
}

/** Every decision of a record in which there was something to choose, with what was best and what it cost. */
export function review<G extends GameTypes>(
  game: Game<G>,
  brain: Brain<G>,
  record: GameRecord<G>,
  budget: Budget,
): Reviewed<G['action']>[] {
  const reviewed: Reviewed<G['action']>[] = [];
  let { position } = start(game, record.options, record.seats, record.seed);
  for (const [play, { seat, action }] of record.plays.entries()) {
    if (game.legalActions(position.state, seat).length > 1) {
      const view = game.view(position.state, seat);
      const best = at(analyse(game, brain, seat, view, budget), 0);
      const cost = same(best.action, action)
        ? 0
        : costOf(game, brain, seat, view, best.action, action, budget);
      const { points: expected, value } = best;
      reviewed.push({ play, seat, played: action, best: best.action, expected, cost, value });
    }
    position = apply(game, position, seat, action).position;
  }
  return reviewed;
}

/** The points between two answers, each thought through by itself in the same imagined states. */
function costOf<G extends GameTypes>(
  game: Game<G>,
  brain: Brain<G>,
  seat: Seat,
  view: G['view'],
  best: G['action'],
  played: G['action'],
  budget: Budget,
): number {
  const [wanted, given] = [best, played].map((action) => {
    const rng = Rng.fromSeed(hashOf(view).repeat(2), 'cost');
    return at(advise(game, brain, seat, view, [action], budget, rng), 0).points;
  });
  return Math.max(0, (wanted ?? 0) - (given ?? 0));
}
