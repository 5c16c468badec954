/** Thinking ahead in Tangram City: known tiles are placed in the best of many ways, then sampled futures decide. */
import { at, type Budget, clone, Rng, type RngState, type Seat, silently } from '#kernel';
import { alone } from './alone.ts';
import { ROUNDS } from './components.ts';
import { rules } from './flow.ts';
import { judge, judgeAfter, PIECES_PER_ROUND } from './judging.ts';
import { findFree, SIZE } from './quarters.ts';
import { snugness } from './snugness.ts';
import { spotId } from './spots.ts';
import { type Action, cityOf, type State } from './state.ts';
import { imagine, type View } from './view.ts';

/** With tiles that are known: answers tried, ways kept from each on, and answers looked at on the way. */
const KNOWN = { answers: 16, ways: 12, noticed: 40 };
/** In futures: answers still in doubt, futures after which one of them is dropped, and answers looked at on the way. */
const UNKNOWN = { answers: 6, patience: 8, noticed: 8 };
/** How many futures weigh as much as what is known. */
const SURE = 8;
/** So many pieces of a round, and it is late to look at its end alone. */
const LATE = 2;
/** An iteration of the budget is worth so many judgements. */
const JUDGEMENTS = 8;

/** A place to work in. */
const free = new Int32Array(SIZE);

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
  const isKnown = lonely.cards.map(({ tile }) => tile !== null);
  let left = ranked(start, effort)
    .slice(0, KNOWN.answers)
    .map(({ action }) => ({ action, sum: SURE * foreseen(start, action, isKnown, effort) }))
    .sort((one, two) => two.sum - one.sum)
    .slice(0, UNKNOWN.answers);
  if (start.round === ROUNDS.last) return at(left, 0).action;
  for (let future = 1; left.length > 1 && !isOver(); future++) {
    // Every answer meets the same future.
    const state = imagine(lonely, rng);
    const luck = rng.stream(`future ${future}`).state;
    left = left.map(({ action, sum }) => ({ action, sum: sum + followed(state, action, luck, effort) }));
    left.sort((one, two) => two.sum - one.sum);
    if (future % UNKNOWN.patience === 0) left = left.slice(0, Math.max(2, left.length - 1));
  }
  return at(left, 0).action;
}

/** What an answer leads to with the tiles that are known to come, in the best of many ways. */
function foreseen(start: State, action: Action, isKnown: readonly boolean[], effort: Effort): number {
  const { length } = cityOf(start, 0).rounds;
  let ways = [played(start, action, NO_LUCK)];
  for (;;) {
    const next = ways
      .filter((state) => cityOf(state, 0).rounds.length === length && knows(state, isKnown))
      .flatMap((state) => ranked(state, effort, KNOWN.noticed).map((answer) => ({ state, ...answer })));
    if (next.length === 0) return Math.max(...ways.map((state) => judge(state, 0)));
    next.sort((one, two) => two.worth - one.worth);
    ways = next.slice(0, KNOWN.ways).map((way) => played(way.state, way.action, NO_LUCK));
  }
}

/** What is drawn does not matter where only known tiles count. */
const NO_LUCK: RngState = [1, 2, 3, 4];

/** Whether what is asked now was known before: a card in sight, the last tiles, or the fountain. */
function knows(state: State, isKnown: readonly boolean[]): boolean {
  if (state.agenda.length === 0) return false;
  if (state.round === ROUNDS.last || rules.asked(state, 0)?.step === 'placeFountain') return true;
  return isKnown[usedNow(state)] ?? false;
}

/** What an answer leads to by the end of a round, in one future, with the best answer at a glance to what comes then. */
function followed(start: State, action: Action, luck: RngState, effort: Effort): number {
  const until = cityOf(start, 0).rounds.length + (usedNow(start) > LATE ? 2 : 1);
  let state = played(start, action, luck);
  // A judgement means another thing once the round is counted: all are made at the end of the same one.
  while (state.agenda.length > 0 && cityOf(state, 0).rounds.length < until)
    state = played(state, at(ranked(state, effort, UNKNOWN.noticed), 0).action, luck);
  return judge(state, 0);
}

/** Pieces of this round that are placed or set aside. */
function usedNow(state: State): number {
  const { rounds, pieces, aside } = cityOf(state, 0);
  return pieces.length + aside.length - rounds.length * PIECES_PER_ROUND;
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

function limit({ iterations, milliseconds, clock }: Budget, effort: Effort): () => boolean {
  const end = milliseconds === undefined || !clock ? undefined : clock() + milliseconds;
  return () => effort.judgements >= iterations * JUDGEMENTS || (end !== undefined && (clock?.() ?? 0) >= end);
}
