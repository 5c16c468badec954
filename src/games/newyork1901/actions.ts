/** What may be done: the answers to each choice, in a fixed order. */
import { at, type Seat } from '#kernel';
import { mayPlay, playableCards, turnBegun } from './actionCards.ts';
import { isSmall, LOTS, LOTS_OF_KIND, type Lot } from './board.ts';
import { ACTION_CARDS } from './components.ts';
import { canBuild, legalSites, type Wanted } from './legalSites.ts';
import type { Build } from './sites.ts';
import { type Answers, estateOf, ownerOf, type State, type Step } from './state.ts';

type GoOn = Extract<Step, { step: 'goOn' }>;

/** R3.2, R3.3, Q7 Whether a seat must acquire before it builds on free land; the market always has a card left for it. */
export function mustAcquire(state: State, seat: Seat): boolean {
  return estateOf(state, seat).workers > 0;
}

/** R3.1 to R3.3 What a turn may begin with. */
export function beginnings(state: State, seat: Seat): Answers['beginTurn'][] {
  const acquiring = mustAcquire(state, seat);
  const answers: Answers['beginTurn'][] = acquiring ? lotsOnOffer(state, false) : [];
  for (const build of builds(state, seat, acquiring ? 'over' : 'both')) answers.push(build);
  for (const card of playableCards(state, turnBegun(seat))) answers.push({ card });
  return answers;
}

/** R3.1, R8 What a turn may go on with. */
export function continuations(state: State, step: GoOn): Answers['goOn'][] {
  const { seat } = step;
  const answers: Answers['goOn'][] = step.built ? [] : builds(state, seat, 'free');
  for (const card of playableCards(state, step)) answers.push({ card });
  answers.push({ stop: true });
  return answers;
}

/** Whether the turn may go on with anything but its end. */
export function canGoOn(state: State, step: GoOn): boolean {
  if (!step.built && canBuild(state, step.seat, 'free')) return true;
  return ACTION_CARDS.some((card) => mayPlay(state, step, card));
}

/** R5, R6 Every way to build. */
export function builds(state: State, seat: Seat, wanted: Wanted): Build[] {
  return legalSites(state, seat, wanted).map(({ build }) => build);
}

/** A lot as an answer: the same object each time, so that lists are made fast. */
const LOT_ANSWERS: readonly { lot: Lot }[] = LOTS.map((_, lot) => Object.freeze({ lot }));

/** R4.1, R4.2, R8.6 The free lots for which the market has a card; all of them, or only the small ones. */
export function lotsOnOffer(state: State, small: boolean): { lot: Lot }[] {
  const answers: { lot: Lot }[] = [];
  for (let kind = 0; kind < LOTS_OF_KIND.length; kind++) {
    if (!state.market.includes(kind) || (small && !isSmall(kind))) continue;
    for (const lot of at(LOTS_OF_KIND, kind))
      if (ownerOf(state, lot) === undefined) answers.push(at(LOT_ANSWERS, lot));
  }
  return answers;
}
