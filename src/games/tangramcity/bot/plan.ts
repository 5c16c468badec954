/** Thinking ahead: the tiles that are known are placed in the best of many ways, then sampled futures decide. */
import { at, type Budget, type Prospect, type Rng, type Seat } from '#kernel';
import { ROUNDS } from '../components.ts';
import { spotId } from '../spots.ts';
import type { Action } from '../state.ts';
import { imagine, type View } from '../view.ts';
import { alone } from './alone.ts';
import { bestEndings, isAllKnown } from './endings.ts';
import { fullCities } from './fullCity.ts';
import { type Effort, type Ranked, ranked, worthInFuture, worthWithKnownTiles } from './lookahead.ts';
import { twinOf } from './twins.ts';
import { FULL_CITY, PLAN } from './weights.ts';

interface Candidate {
  readonly action: Action;
  /** What it leads to as far as tiles are known. */
  readonly known: number;
  /** What it leads to in each future so far. */
  readonly futures: number[];
}

/** The answers that do best on average; undefined while boards are chosen, when seats affect each other. */
export function plan(
  view: View,
  seat: Seat,
  answers: readonly Action[],
  budget: Budget,
  rng: Rng,
): Prospect<Action>[] | undefined {
  const lonely = alone(view, seat);
  if (!lonely) return undefined;
  const effort: Effort = { evaluations: 0 };
  const isOver = limit(budget, effort);
  const start = imagine(lonely, rng);
  const isKnown = lonely.cards.map(({ tile }) => tile !== null);
  const full =
    budget.iterations < FULL_CITY.fewestIterations
      ? new Map<Action, number>()
      : fullCities(start, answers, rng);
  const fullWorth = (action: Action) => full.get(action) ?? Number.NEGATIVE_INFINITY;
  const width = Math.min(PLAN.mostEndings, Math.floor(budget.iterations / PLAN.iterationsPerEnding));
  if (width >= PLAN.fewestEndings && isAllKnown(start, isKnown)) {
    const endings = bestEndings(start, answers, width, effort);
    const found = [...new Set([...endings.keys(), ...full.keys()])].map((action) => ({
      action,
      known: Math.max(endings.get(action) ?? Number.NEGATIVE_INFINITY, fullWorth(action)),
      futures: [],
    }));
    return prospects(byWorth(found), 0);
  }
  const tried: Candidate[] = [];
  const promising = withoutTwins(ranked(start, answers, effort)).slice(0, PLAN.tried);
  for (const action of new Set([...promising.map((one) => one.action), ...full.keys()])) {
    if (tried.length > 1 && isOver()) break;
    const known = Math.max(worthWithKnownTiles(start, action, isKnown, effort), fullWorth(action));
    tried.push({ action, known, futures: [] });
  }
  let left = byWorth(tried).slice(0, PLAN.kept);
  const isOpen = start.round < ROUNDS.last;
  const spread = isOpen ? PLAN.spread : 0;
  const dropped: Candidate[] = [];
  const isSettled = () => left.length === 1 && answers.length > 1;
  for (let future = 1; isOpen && !isSettled() && !isOver(); future++) {
    // Every answer meets the same future.
    const state = imagine(lonely, rng);
    const luck = rng.stream(`future ${future}`).state;
    for (const { action, futures } of left)
      futures.push(Math.max(worthInFuture(state, action, luck, effort), fullWorth(action)));
    left.sort((one, two) => sumOf(two) - sumOf(one));
    const most = future % PLAN.futuresPerDrop === 0 && left.length > 2 ? left.length - 1 : left.length;
    const best = at(left, 0);
    const isKept = (one: Candidate, i: number) => i < most && doubtOf(best, one, spread) > PLAN.leastDoubt;
    dropped.unshift(...left.filter((one, i) => !isKept(one, i)));
    left = left.filter(isKept);
  }
  return prospects([...left, ...dropped], spread);
}

function byWorth(found: Candidate[]): Candidate[] {
  return found.sort((one, two) => two.known - one.known);
}

/** Of answers that differ in colour only, the better one. */
function withoutTwins(found: readonly Ranked[]): Ranked[] {
  const seen = new Set<number | undefined>();
  return found.filter(({ action }) => {
    if (!('turn' in action)) return true;
    const id = spotId(action);
    seen.add(id);
    return !seen.has(twinOf(id));
  });
}

/** What is expected of each answer: of the best by all its futures, of the others by how far they fell behind it in the futures both have met. */
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
  return Math.max(0, (sumOf(best, met) - sumOf(other)) / (PLAN.knownWeight + met));
}

function sumOf({ known, futures }: Candidate, met = futures.length): number {
  let sum = PLAN.knownWeight * known;
  for (let i = 0; i < met; i++) sum += at(futures, i);
  return sum;
}

/** From 1 where another answer may well be as good as the best to 0 where it certainly is not. */
function doubtOf(best: Candidate, other: Candidate, spread: number): number {
  const lag = lagOf(best, other);
  if (lag === 0) return 1;
  const lags = other.futures.map((result, i) => at(best.futures, i) - result);
  const error = errorOf(lags, PLAN.knownWeight + lags.length, spread);
  return 1 - lag / Math.sqrt(lag * lag + error * error);
}

function meanOf(results: readonly number[]): number | undefined {
  return results.length > 0 ? results.reduce((sum, result) => sum + result, 0) / results.length : undefined;
}

/** The standard error of a mean of so many results. Few results say little about how far they stray, so the usual spread counts as some more of them. */
function errorOf(results: readonly number[], count: number, spread: number): number {
  const mean = meanOf(results) ?? 0;
  const squares = results.reduce((sum, result) => sum + (result - mean) * (result - mean), 0);
  const variance = (squares + PLAN.spreadWeight * spread * spread) / (results.length + PLAN.spreadWeight);
  return Math.sqrt(variance / Math.max(1, count));
}

function limit({ iterations, milliseconds, clock }: Budget, effort: Effort): () => boolean {
  const end = milliseconds === undefined || !clock ? undefined : clock() + milliseconds;
  return () =>
    effort.evaluations >= iterations * PLAN.evaluationsPerIteration ||
    (end !== undefined && (clock?.() ?? 0) >= end);
}
