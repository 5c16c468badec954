/** What is thought about beside the page: a bot's answer, a hint, the review of a game. Views come in, never a state. */
import { type Advice, analyse, botNamed, type ReviewedDecision, reviewDecisions } from '#bots';
import { loadTitle, type Title } from '#games';
import { type Budget, type GameRecord, Rng, type Seat } from '#kernel';
import type { BotTask } from '#table';

/** All that a hint is made of. */
export interface HintTask {
  readonly game: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly view: unknown;
}

/** One seat's decisions in a finished game. */
export interface ReviewTask {
  readonly record: GameRecord;
  readonly seat: Seat;
}

export type Work =
  | { readonly do: 'choose'; readonly task: BotTask }
  | { readonly do: 'advise'; readonly task: HintTask }
  | { readonly do: 'review'; readonly task: ReviewTask };

/** What expected points are: a lead over the best rival, or a seat's own where nobody else matters. */
export type Measure = 'lead' | 'own';

/** The best answers, the very best first. */
export interface Hint {
  readonly measure: Measure;
  readonly answers: readonly Advice<unknown>[];
}

export type Judged = ReviewedDecision & { readonly measure: Measure };

/** More answers than this help nobody. */
const BEST = 3;

/** How much a hint and each decision of a review are thought about; a slow device stops at the time. */
const HINT = { iterations: 6000, milliseconds: 1500 };
const REVIEW = { iterations: 400, milliseconds: 400 };

/** Each thing it finds, as soon as it is found. */
export async function* working(work: Work): AsyncGenerator<unknown> {
  if (work.do === 'choose') yield await choose(work.task);
  else if (work.do === 'advise') yield await advise(work.task);
  else yield* judge(work.task);
}

async function choose({ game: id, level, seat, view, legal, seed }: BotTask): Promise<unknown> {
  const { game, heuristics } = await loadTitle(id);
  return botNamed(level, game, heuristics, now).choose(seat, view, legal, Rng.fromSeed(seed));
}

async function advise({ game: id, seat, seats, view }: HintTask): Promise<Hint> {
  const title = await loadTitle(id);
  const answers = analyse(title.game, title.heuristics, seat, view, timed(HINT));
  return { measure: measureOf(title, seats, seat, view), answers: answers.slice(0, BEST) };
}

async function* judge({ record, seat }: ReviewTask): AsyncGenerator<Judged> {
  const title = await loadTitle(record.game);
  for (const reviewed of reviewDecisions(title.game, title.heuristics, record, timed(REVIEW), seat))
    yield { ...reviewed, measure: measureOf(title, record.seats, seat, reviewed.view) };
}

/** A lone seat leads as well where the game measures it by a lead: over Daniel, or over a Tom. */
function measureOf({ heuristics }: Title, seats: number, seat: Seat, view: unknown): Measure {
  const hasRival = seats > 1 || heuristics.margins !== undefined;
  return hasRival && heuristics.alone?.(view, seat) === undefined ? 'lead' : 'own';
}

function timed(budget: Omit<Budget, 'clock'>): Budget {
  return { ...budget, clock: now };
}

function now(): number {
  return performance.now();
}
