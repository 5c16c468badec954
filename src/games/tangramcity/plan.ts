/** Thinking ahead in Tangram City: the promising answers are followed through sampled futures, the best ways only. */
import { at, type Budget, clone, Rng, type RngState, type Seat, silently } from '#kernel';
import { alone } from './alone.ts';
import { DEALS, ROUNDS } from './components.ts';
import { rules } from './flow.ts';
import { judge, judgeAfter, PIECES_PER_ROUND } from './judging.ts';
import { findFree, SIZE } from './quarters.ts';
import { snugness } from './snugness.ts';
import { spotId } from './spots.ts';
import { type Action, cityOf, type State } from './state.ts';
import { imagine, type View } from './view.ts';

/** Answers followed, the part of them that stays after each future, and ways kept for each. */
const ANSWERS = 16;
const DOUBTFUL = 6;
const PATIENCE = 8;
/** How many futures weigh as much as what is known for sure. */
const SURE = 8;
const SEEN = 40;
const MANY_WAYS = 12;
const WAYS = 1;
/** So many pieces of a round, and it is late to plan for its end alone. */
const LATE = 2;
/** Of the answers foreseen, only so many are judged: those that lie snugly. */
const NOTICED = 8;

/** An iteration of the budget is worth so many judgements. */
const JUDGEMENTS = 8;

interface Effort {
  judgements: number;
}

interface Ranked {
  readonly action: Action;
  readonly worth: number;
}

/** The answer that does best on average; undefined where others matter. */
export function plan(view: View, seat: Seat, budget: Budget, rng: Rng): Action | undefined {
  const lonely = alone(view, seat);
  if (!lonely) return undefined;
  const effort: Effort = { judgements: 0 };
  const isOver = limit(budget, effort);
  const start = imagine(lonely, rng);
  let left = ranked(start, effort)
    .slice(0, ANSWERS)
    .map(({ action }) => ({ action, sum: SURE * foreseen(start, action, rng.state, effort) }))
    .sort((one, two) => two.sum - one.sum)
    .slice(0, DOUBTFUL);
  if (isLastRound(start)) return at(left, 0).action;
  for (let future = 1; left.length > 1 && !isOver(); future++) {
    // Every answer meets the same future.
    const state = imagine(lonely, rng);
    const luck = rng.stream(`future ${future}`).state;
    left = left.map(({ action, sum }) => ({ action, sum: sum + followed(state, action, luck, effort) }));
    left.sort((one, two) => two.sum - one.sum);
    if (future % PATIENCE === 0) left = left.slice(0, Math.max(2, left.length - 1));
  }
  return at(left, 0).action;
}

/** What an answer leads to with the tiles that are known to come, in the best of many ways. */
function foreseen(start: State, action: Action, luck: RngState, effort: Effort): number {
  const { rounds } = cityOf(start, 0);
  let ways = [played(start, action, luck)];
  for (;;) {
    const next = ways.flatMap((state) =>
      isForeseen(state, rounds.length)
        ? ranked(state, effort, SEEN).map((answer) => ({ state, ...answer }))
        : [],
    );
    if (next.length === 0) return Math.max(...ways.map((state) => judge(state, 0)));
    next.sort((one, two) => two.worth - one.worth);
    ways = next.slice(0, MANY_WAYS).map((way) => played(way.state, way.action, luck));
  }
}

/** Whether what is asked now was known before: an open card, or the last tiles. */
function isForeseen(state: State, rounds: number): boolean {
  const city = cityOf(state, 0);
  if (state.agenda.length === 0 || city.rounds.length !== rounds) return false;
  return isLastRound(state) || isKnownNext(state);
}

/** What an answer leads to by the end of a round, in one future, with the best answers found to what comes then. */
function followed(start: State, action: Action, luck: RngState, effort: Effort): number {
  const until = horizon(start);
  let best = Number.NEGATIVE_INFINITY;
  let ways = [played(start, action, luck)];
  while (ways.length > 0) {
    // A judgement means another thing after the round is counted: only ways as long as each other are compared.
    for (const state of ways) if (isBeyond(state, until)) best = Math.max(best, judge(state, 0));
    ways = ways
      .filter((state) => !isBeyond(state, until))
      .flatMap((state) =>
        ranked(state, effort, NOTICED)
          .slice(0, WAYS)
          .map((answer) => ({ state, ...answer })),
      )
      .toSorted((one, two) => two.worth - one.worth)
      .slice(0, WAYS)
      .map((way) => played(way.state, way.action, luck));
  }
  return best;
}

/** The end of this round, or of the next one when little of this one is left. */
function horizon(state: State): number {
  const { rounds, pieces, aside } = cityOf(state, 0);
  const used = pieces.length + aside.length - rounds.length * PIECES_PER_ROUND;
  return rounds.length + (used > LATE ? 2 : 1);
}

function isLastRound({ round }: State): boolean {
  return round === ROUNDS.last;
}

/** Whether the tile asked for now lay open from the start of the round, or is the fountain after the last of them. */
function isKnownNext(state: State): boolean {
  const step = rules.asked(state, 0);
  if (step?.step === 'placeFountain') return true;
  const { rounds, pieces, aside } = cityOf(state, 0);
  const used = pieces.length + aside.length - rounds.length * PIECES_PER_ROUND;
  return at(DEALS.value, 0)[used]?.open ?? false;
}

function isBeyond(state: State, rounds: number): boolean {
  return state.agenda.length === 0 || cityOf(state, 0).rounds.length >= rounds;
}

function played(state: State, action: Action, luck: RngState): State {
  const draft = clone(state);
  rules.play(draft, 0, action, silently(new Rng(luck)));
  return draft;
}

/** The answers of a lone seat, the best first; of many, only so many of the snug ones. */
function ranked(state: State, effort: Effort, most = Number.POSITIVE_INFINITY): Ranked[] {
  const legal = rules.legalActions(state, 0);
  const answers = legal.length > most ? snugOf(state, legal).slice(0, most) : legal;
  effort.judgements += answers.length;
  return sorted(answers, (action) => judgeAfter(state, 0, action));
}

function snugOf(state: State, answers: readonly Action[]): Action[] {
  const { dark, green, water } = cityOf(state, 0).rows;
  findFree(dark, green, water, free);
  const snug = (action: Action) => ('turn' in action ? snugness(free, spotId(action)) : 0);
  return sorted(answers, snug).map(({ action }) => action);
}

function sorted(answers: readonly Action[], worthOf: (action: Action) => number): Ranked[] {
  return answers
    .map((action) => ({ action, worth: worthOf(action) }))
    .sort((one, two) => two.worth - one.worth);
}

/** A place to work in. */
const free = new Int32Array(SIZE);

function limit({ iterations, milliseconds, clock }: Budget, effort: Effort): () => boolean {
  const end = milliseconds === undefined || !clock ? undefined : clock() + milliseconds;
  return () => effort.judgements >= iterations * JUDGEMENTS || (end !== undefined && (clock?.() ?? 0) >= end);
}
