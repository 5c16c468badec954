/** How a lone seat goes on after an answer: in the best of many ways with the tiles it knows, or quickly in one sampled future. */
import { at, clone, Rng, type RngState, silentTools } from '#kernel';
import { ROUNDS } from '../components.ts';
import { rules } from '../flow.ts';
import { findFree, SIZE } from '../quarters.ts';
import { squaresOf } from '../scoring.ts';
import { spotId } from '../spots.ts';
import { type Action, cityOf, type State } from '../state.ts';
import { evaluate, evaluateAfter, PIECES_PER_ROUND } from './evaluate.ts';
import { snugness } from './snugness.ts';
import { twinOf } from './twins.ts';
import { LOOKAHEAD, UNCOUNTED } from './weights.ts';

/** Free quarters, row by row: a buffer, used anew for each city. */
const free = new Int32Array(SIZE);

/** What thinking has cost so far. */
export interface Effort {
  evaluations: number;
}

/** An answer and what it is worth. */
export interface Ranked {
  readonly action: Action;
  readonly worth: number;
}

/** What an answer leads to with the tiles that are known to come, in the best of many ways. */
export function worthWithKnownTiles(
  start: State,
  action: Action,
  isKnown: readonly boolean[],
  effort: Effort,
): number {
  const { length } = cityOf(start, 0).rounds;
  let ways = [played(start, action, NO_LUCK)];
  for (;;) {
    const next = ways
      .filter((state) => cityOf(state, 0).rounds.length === length && knows(state, isKnown))
      .flatMap((state) =>
        ranked(state, rules.legalActions(state, 0), effort, LOOKAHEAD.noticedOnWays).map((answer) => ({
          state,
          ...answer,
        })),
      );
    if (next.length === 0) return Math.max(...ways.map(expectedPoints));
    next.sort((one, two) => two.worth - one.worth);
    ways = next.slice(0, LOOKAHEAD.ways).map((way) => played(way.state, way.action, NO_LUCK));
  }
}

/** What is drawn does not matter where only known tiles count. */
export const NO_LUCK: RngState = [1, 2, 3, 4];

/** Whether what is asked now was known before: a card in sight, the last tiles, or the fountain. */
function knows(state: State, isKnown: readonly boolean[]): boolean {
  if (state.agenda.length === 0) return false;
  if (state.round === ROUNDS.last || rules.stepFor(state, 0)?.step === 'placeFountain') return true;
  return isKnown[usedNow(state)] ?? false;
}

/** What an answer leads to by the end of a round or of the game in one future, if whatever comes is answered by one evaluation of each answer. */
export function worthInFuture(start: State, action: Action, luck: RngState, effort: Effort): number {
  const { length } = cityOf(start, 0).rounds;
  const ahead = usedNow(start) > LOOKAHEAD.lateInRound ? 2 : 1;
  const until = length < LOOKAHEAD.toTheEnd ? length + ahead : ROUNDS.last;
  let state = played(start, action, luck);
  // Evaluations before and after a round is scored cannot be compared, so all are made at the end of the same round.
  while (state.agenda.length > 0 && cityOf(state, 0).rounds.length < until) {
    const [best] = ranked(state, rules.legalActions(state, 0), effort, LOOKAHEAD.noticedInFuture);
    if (best) state = played(state, best.action, luck);
  }
  return expectedPoints(state);
}

/** Points at the end of the game: the evaluation serves to compare, and before the last round leaves out some points that always come. */
function expectedPoints(state: State): number {
  return evaluate(state, 0) + (cityOf(state, 0).rounds.length < ROUNDS.last ? UNCOUNTED : 0);
}

/** Pieces of this round that are placed or set aside. */
export function usedNow(state: State): number {
  const { rounds, pieces, aside } = cityOf(state, 0);
  return pieces.length + aside.length - rounds.length * PIECES_PER_ROUND;
}

export function played(state: State, action: Action, luck: RngState): State {
  const draft = clone(state);
  rules.play(draft, 0, action, silentTools(new Rng(luck)));
  return draft;
}

/** The answers of a lone seat, the best first; of more than `most`, only those that fit in most closely. */
export function ranked(
  state: State,
  legal: readonly Action[],
  effort: Effort,
  most = Number.POSITIVE_INFINITY,
): Ranked[] {
  const answers = legal.length > most ? snuggest(state, legal, most) : legal;
  effort.evaluations += answers.length;
  return sorted(answers, (action) => evaluateAfter(state, 0, action));
}

/** The answers that fit in most closely, at most so many, without sorting the whole long list. */
function snuggest(state: State, answers: readonly Action[], most: number): Action[] {
  const city = cityOf(state, 0);
  findFree(city.rows.dark, city.rows.green, city.rows.water, free);
  const ahead = squaresOf(city, 'dark') > squaresOf(city, 'green') ? 'dark' : 'green';
  const best: Ranked[] = [];
  for (const action of answers) {
    // Of two spots that cover the same, only the one in the colour that lies behind is looked at.
    if ('turn' in action && action.face === ahead && twinOf(spotId(action)) !== undefined) continue;
    const worth = 'turn' in action ? snugness(free, spotId(action)) : 0;
    let place = best.length;
    while (place > 0 && at(best, place - 1).worth < worth) place -= 1;
    if (place === most) continue;
    best.splice(place, 0, { action, worth });
    if (best.length > most) best.pop();
  }
  return best.map(({ action }) => action);
}

function sorted(answers: readonly Action[], worthOf: (action: Action) => number): Ranked[] {
  return answers
    .map((action) => ({ action, worth: worthOf(action) }))
    .sort((one, two) => two.worth - one.worth);
}
