/** What a seat should answer, given what it knows: hints, and the review of a finished game. */
import {
  apply,
  at,
  type Budget,
  type Game,
  type GameRecord,
  type GameTypes,
  type Heuristics,
  hashOf,
  type Prospect,
  Rng,
  type Seat,
  same,
  start,
} from '#kernel';
import { squash } from './search/math.ts';
import { Results } from './search/results.ts';
import { Search } from './search/search.ts';
import { searchSettings } from './search/settings.ts';

/** One answer and its expected result. */
export interface Advice<Action> extends Prospect<Action> {
  /** Expected result, from 0 to 1. */
  readonly value: number;
}

/** The answers of the seat, or only these, the best first; the same for the same view, budget and chance. */
export function analyse<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  seat: Seat,
  view: G['view'],
  budget: Budget,
  chance = 'analysis',
  only?: readonly G['action'][],
): Advice<G['action']>[] {
  const rng = Rng.fromSeed(hashOf(view).repeat(2), chance);
  const answers = only ?? game.legalActions(game.imagine(view, rng), seat);
  return advise(game, heuristics, seat, view, answers, budget, rng);
}

/** Thinks as the bots do: plans if the game knows how to, else searches. */
function advise<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  seat: Seat,
  view: G['view'],
  answers: readonly G['action'][],
  budget: Budget,
  rng: Rng,
): Advice<G['action']>[] {
  const planned = heuristics.plan?.(view, seat, answers, budget, rng);
  if (planned) {
    const state = game.imagine(view, rng);
    const areLeads = heuristics.alone?.(view, seat) === undefined;
    return withValues(
      game,
      heuristics,
      seat,
      areLeads ? calibrated(game, heuristics, planned, state) : planned,
      state,
    );
  }
  const search = new Search(game, heuristics, searchSettings(heuristics));
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

/** Leads of a plan as what comes of them; those of a search are calibrated state by state. */
function calibrated<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  planned: readonly Prospect<G['action']>[],
  state: G['state'],
): readonly Prospect<G['action']>[] {
  const line = heuristics.calibration?.(state, game.scores(state).length);
  if (!line) return planned;
  return planned.map((one) => ({
    ...one,
    points: line.plus + line.times * one.points,
    margin: line.times * one.margin,
  }));
}

/** A plan gives points only: the value is worked out from the current lead, less what an answer gives away. */
function withValues<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  seat: Seat,
  planned: readonly Prospect<G['action']>[],
  state: G['state'],
): Advice<G['action']>[] {
  const results = new Results(game, heuristics, game.scores(state).length);
  results.evaluate(state);
  const lead = results.margins.length > 1 ? (results.margins[seat] as number) : 0; // one for each seat
  const most = at(planned, 0).points;
  return planned.map((one) => ({ ...one, value: squash((lead + one.points - most) / heuristics.scale) }));
}

/** One decision of a finished game. */
export interface ReviewedDecision<G extends GameTypes = GameTypes> {
  /** Which play of the record it was. */
  readonly play: number;
  readonly seat: Seat;
  /** What the seat knew then. */
  readonly view: G['view'];
  readonly played: G['action'];
  readonly best: G['action'];
  /** Expected points of the best answer, as in Advice, and how many of them the played answer gave away. */
  readonly expected: number;
  readonly margin: number;
  readonly cost: number;
  /** Expected result before the decision, from 0 to 1. */
  readonly value: number;
  /** How likely the best answer is to be the best, as in Advice. */
  readonly confidence: number;
}

/** Every decision of a record with more than one answer: the best answer, and what the played one cost. */
export function review<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  record: GameRecord<G>,
  budget: Budget,
): ReviewedDecision<G>[] {
  return [...reviewDecisions(game, heuristics, record, budget)];
}

/** The same as a generator, so that progress can be shown; for one seat, or for all. */
export function* reviewDecisions<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  record: GameRecord<G>,
  budget: Budget,
  only?: Seat,
): Generator<ReviewedDecision<G>> {
  let { position } = start(game, record.options, record.seats, record.seed);
  for (const [play, { seat, action }] of record.plays.entries()) {
    const wanted = only === undefined || seat === only;
    if (wanted && game.legalActions(position.state, seat).length > 1)
      yield reviewDecision(game, heuristics, seat, game.view(position.state, seat), play, action, budget);
    position = apply(game, position, seat, action).position;
  }
}

function reviewDecision<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  seat: Seat,
  view: G['view'],
  play: number,
  played: G['action'],
  budget: Budget,
): ReviewedDecision<G> {
  const { action: best, points: expected, ...rest } = at(analyse(game, heuristics, seat, view, budget), 0);
  const cost = same(best, played)
    ? 0
    : Math.max(0, weigh(game, heuristics, seat, view, [best, played], budget).cost);
  return { ...rest, play, seat, view, played, best, expected, cost };
}

/** What one answer costs against another, and half the width of the 95 % interval of that. */
export interface Weighed {
  readonly cost: number;
  readonly margin: number;
}

/** Compares two answers, each analysed on its own in the same imagined states; below 0 the second is better. */
export function weigh<G extends GameTypes>(
  game: Game<G>,
  heuristics: Heuristics<G>,
  seat: Seat,
  view: G['view'],
  [best, chosen]: readonly [G['action'], G['action']],
  budget: Budget,
): Weighed {
  const thought = (action: G['action']) => {
    const rng = Rng.fromSeed(hashOf(view).repeat(2), 'cost');
    return at(advise(game, heuristics, seat, view, [action], budget, rng), 0);
  };
  const [one, other] = [thought(best), thought(chosen)];
  return { cost: one.points - other.points, margin: Math.hypot(one.margin, other.margin) };
}
