/** Thinking ahead in Tangram City: known tiles are placed in the best of many ways, then sampled futures decide. */
import { at, type Budget, type Prospect, type Rng, type Seat } from '#kernel';
import { alone } from './alone.ts';
import { ROUNDS } from './components.ts';
import { type Effort, followed, foreseen, ranked } from './planWays.ts';
import type { Action } from './state.ts';
import { imagine, type View } from './view.ts';

/** Answers tried with the tiles that are known, and answers still in doubt after that. */
const TRIED = 12;
const DOUBTFUL = 8;
/** Futures after which the poorest of them is dropped, and the doubt below which one is dropped at once. */
const PATIENCE = 8;
const LITTLE_DOUBT = 0.08;
/** How many futures weigh as much as what is known. */
const SURE = 8;
/** How far single futures stray in points, counted as so many of them. */
const SPREAD = 6;
const FEW = 4;
/** An iteration of the budget is worth so many judgements. */
const JUDGEMENTS = 8;

interface Candidate {
  readonly action: Action;
  /** What it leads to as far as tiles are known. */
  readonly known: number;
  /** What it leads to in each future so far. */
  readonly futures: number[];
}

/** The answers that do best on average; undefined where others matter. */
export function plan(
  view: View,
  seat: Seat,
  answers: readonly Action[],
  budget: Budget,
  rng: Rng,
): Prospect<Action>[] | undefined {
  const lonely = alone(view, seat);
  if (!lonely) return undefined;
  const effort: Effort = { judgements: 0 };
  const isOver = limit(budget, effort);
  const start = imagine(lonely, rng);
  const isKnown = lonely.cards.map(({ tile }) => tile !== null);
  const tried: Candidate[] = [];
  for (const { action } of ranked(start, answers, effort).slice(0, TRIED)) {
    if (tried.length > 1 && isOver()) break;
    tried.push({ action, known: foreseen(start, action, isKnown, effort), futures: [] });
  }
  let left = tried.sort((one, two) => two.known - one.known).slice(0, DOUBTFUL);
  const isOpen = start.round < ROUNDS.last;
  const spread = isOpen ? SPREAD : 0;
  const dropped: Candidate[] = [];
  const isSettled = () => left.length === 1 && answers.length > 1;
  for (let future = 1; isOpen && !isSettled() && !isOver(); future++) {
    // Every answer meets the same future.
    const state = imagine(lonely, rng);
    const luck = rng.stream(`future ${future}`).state;
    for (const { action, futures } of left) futures.push(followed(state, action, luck, effort));
    left.sort((one, two) => sumOf(two) - sumOf(one));
    const most = future % PATIENCE === 0 && left.length > 2 ? left.length - 1 : left.length;
    const best = at(left, 0);
    const isKept = (one: Candidate, i: number) => i < most && doubtOf(best, one, spread) > LITTLE_DOUBT;
    dropped.unshift(...left.filter((one, i) => !isKept(one, i)));
    left = left.filter(isKept);
  }
  return prospects([...left, ...dropped], spread);
}

/** What is expected of each: the best by all its futures, the others by how far they fall behind it in theirs. */
function prospects(found: readonly Candidate[], spread: number): Prospect<Action>[] {
  const best = at(found, 0);
  const expected = meanOf(best.futures) ?? best.known;
  const doubts = found.map((one) => doubtOf(best, one, spread));
  const all = doubts.reduce((sum, doubt) => sum + doubt, 0);
  const told = found.map((one, i) => ({
    action: one.action,
    points: expected - lagOf(best, one),
    margin: 1.96 * errorOf(one.futures, one.futures.length, spread),
    confidence: at(doubts, i) / all,
  }));
  return told.sort((one, two) => two.points - one.points);
}

/** How many points another answer falls behind the best, by what is known and by the futures that both have met. */
function lagOf(best: Candidate, other: Candidate): number {
  const met = other.futures.length;
  return Math.max(0, (sumOf(best, met) - sumOf(other)) / (SURE + met));
}

function sumOf({ known, futures }: Candidate, met = futures.length): number {
  let sum = SURE * known;
  for (let i = 0; i < met; i++) sum += at(futures, i);
  return sum;
}

/** From 1 where another answer may well be as good as the best to 0 where it certainly is not. */
function doubtOf(best: Candidate, other: Candidate, spread: number): number {
  const lag = lagOf(best, other);
  if (lag === 0) return 1;
  const lags = other.futures.map((result, i) => at(best.futures, i) - result);
  const error = errorOf(lags, SURE + lags.length, spread);
  return 1 - lag / Math.sqrt(lag * lag + error * error);
}

function meanOf(results: readonly number[]): number | undefined {
  return results.length > 0 ? results.reduce((sum, result) => sum + result, 0) / results.length : undefined;
}

/** How far the mean of so many may be off; few results say little about how far they stray, then the usual spread counts. */
function errorOf(results: readonly number[], count: number, spread: number): number {
  const mean = meanOf(results) ?? 0;
  const squares = results.reduce((sum, result) => sum + (result - mean) * (result - mean), 0);
  const variance = (squares + FEW * spread * spread) / (results.length + FEW);
  return Math.sqrt(variance / Math.max(1, count));
}

function limit({ iterations, milliseconds, clock }: Budget, effort: Effort): () => boolean {
  const end = milliseconds === undefined || !clock ? undefined : clock() + milliseconds;
  return () => effort.judgements >= iterations * JUDGEMENTS || (end !== undefined && (clock?.() ?? 0) >= end);
}
