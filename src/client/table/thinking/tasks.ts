/** The tasks of the worker: a bot's choice, a hint, the review of a game. They get views, never states. */
import {
  analyse,
  botNamed,
  type Difference,
  differencesTo,
  type ReviewedDecision,
  reasonsOf,
  reviewDecisions,
  type Weighed,
  weigh,
} from '#bots';
import { loadTitle, type Title } from '#games';
import { at, type Budget, type Fact, type GameRecord, Rng, type Seat } from '#kernel';
import type { BotTask } from '#table';
import { NEARLY_EQUAL, type RankedAnswer, ranked } from './ranking.ts';

/** What a hint is computed from. */
export interface HintTask {
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
}

/** Two answers to one question: the best of a hint, and the one that was chosen. */
export interface WeighTask extends HintTask {
  readonly best: unknown;
  readonly chosen: unknown;
}

/** What the chosen answer costs, and in what it is worse, the weightiest first. */
export interface WeighedAnswer extends Weighed {
  readonly differences: readonly Difference[];
}

/** One seat's decisions in a finished game. */
export interface ReviewTask {
  readonly record: GameRecord;
  readonly seat: Seat;
}

/** One answer of which it is asked what it leads to. */
export interface ExpectTask extends HintTask {
  readonly action: unknown;
}

/** A task for the worker. */
export type WorkerTask =
  | { readonly do: 'choose'; readonly task: BotTask }
  | { readonly do: 'advise'; readonly task: HintTask }
  | { readonly do: 'expect'; readonly task: ExpectTask }
  | { readonly do: 'weigh'; readonly task: WeighTask }
  | { readonly do: 'review'; readonly task: ReviewTask };

/** The meaning of expected points: the lead over the best rival, or a lone seat's own points. */
export type Measure = 'lead' | 'own';

/** An answer of a hint, with what speaks for it or, after the first, against it. */
export interface HintAnswer extends RankedAnswer {
  readonly reasons: readonly Fact[];
}

/** The best answers, best first. */
export interface Hint {
  readonly measure: Measure;
  readonly answers: readonly HintAnswer[];
}

/** The expected points of one answer. */
export type Expected = Pick<HintAnswer, 'points'> & { readonly measure: Measure };

/** A reviewed decision with the meaning of its points, and what speaks for the best answer and against the played one. */
export type JudgedDecision = ReviewedDecision & {
  readonly measure: Measure;
  readonly pros: readonly Fact[];
  readonly cons: readonly Fact[];
};

/** What the worker finds, by what it is asked to do; a review finds one result after the other. */
interface TaskResults {
  readonly choose: unknown;
  readonly advise: Hint;
  readonly expect: Expected;
  readonly weigh: WeighedAnswer;
  readonly review: JudgedDecision;
}

/** What a task finds. */
export type ResultOf<W extends WorkerTask> = TaskResults[W['do']];

/** The most answers in a hint. */
const MAX_ANSWERS = 3;

/** The budget of a hint, and of each decision in a review; slow devices reach the time limit first. */
const HINT = { iterations: 6000, milliseconds: 1500 };
const REVIEW = { iterations: 400, milliseconds: 400 };

/** The budget of each of two answers that are weighed: the player has chosen already. */
const WEIGH = { iterations: 1500, milliseconds: 400 };

/** Yields each result as soon as it is found. */
export async function* runTask(work: WorkerTask): AsyncGenerator<unknown> {
  if (work.do === 'choose') yield await choose(work.task);
  else if (work.do === 'advise') yield await advise(work.task);
  else if (work.do === 'expect') yield await expect(work.task);
  else if (work.do === 'weigh') yield await weighed(work.task);
  else yield* judge(work.task);
}

async function choose({ game: id, level, seat, view, legal, seed, timeless }: BotTask): Promise<unknown> {
  const { game, heuristics } = await loadTitle(id);
  return botNamed(level, game, heuristics, timeless ? undefined : now).choose(
    seat,
    view,
    legal,
    Rng.fromSeed(seed),
  );
}

async function advise({ game: id, seat, view }: HintTask): Promise<Hint> {
  const title = await loadTitle(id);
  const { game, heuristics } = title;
  const best = ranked(analyse(game, heuristics, seat, view, timed(HINT))).slice(0, MAX_ANSWERS);
  const reasons = reasonsOf(
    heuristics,
    view,
    seat,
    best.map(({ action }) => action),
  );
  const answers = best.map((one, i) => ({ ...one, reasons: at(reasons, i) }));
  return { measure: measureOf(title, seat, view), answers };
}

async function weighed({ game: id, seat, view, best, chosen }: WeighTask): Promise<WeighedAnswer> {
  const { game, heuristics } = await loadTitle(id);
  const [good, own] = [best, chosen].map((action) => heuristics.facts(view, seat, action));
  return {
    ...weigh(game, heuristics, seat, view, [best, chosen], timed(WEIGH)),
    differences: differencesTo(own ?? [], good ?? []),
  };
}

/** What comes of an answer, thought through alone. */
async function expect({ game: id, seat, view, action }: ExpectTask): Promise<Expected> {
  const title = await loadTitle(id);
  const answers = analyse(title.game, title.heuristics, seat, view, timed(HINT), 'expect', [action]);
  return { measure: measureOf(title, seat, view), points: at(answers, 0).points };
}

async function* judge({ record, seat }: ReviewTask): AsyncGenerator<JudgedDecision> {
  const title = await loadTitle(record.game);
  for (const reviewed of reviewDecisions(title.game, title.heuristics, record, timed(REVIEW), seat))
    yield { ...reviewed, measure: measureOf(title, seat, reviewed.view), ...reasonsIn(title, reviewed) };
}

/** Only what cost something needs a reason. */
function reasonsIn({ heuristics }: Title, { view, seat, best, played, cost }: ReviewedDecision) {
  if (cost < NEARLY_EQUAL) return { pros: [], cons: [] };
  const [pros = [], cons = []] = reasonsOf(heuristics, view, seat, [best, played]);
  return { pros, cons };
}

/** In solo games against an automaton, such as Daniel or Tom, the game also measures a lead. */
function measureOf({ game, heuristics }: Title, seat: Seat, view: unknown): Measure {
  const hasRival = game.ifEnded(view).length > 1;
  return hasRival && heuristics.alone?.(view, seat) === undefined ? 'lead' : 'own';
}

function timed(budget: Omit<Budget, 'clock'>): Budget {
  return { ...budget, clock: now };
}

function now(): number {
  return performance.now();
}
