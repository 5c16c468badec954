/** What may be done: the answers to each choice, in a fixed order. */
import { at, type Seat } from '#kernel';
import { BLOCKS, type Kind, LOTS_OF_KIND, type Lot, lotPlan, sizeOf } from './board.ts';
import { MARKET_SIZE } from './components.ts';
import type { Build } from './sites.ts';
import { type Answers, deckSize, estateOf, holdsCard, type State, type Step } from './state.ts';
import { canBuild, legalSites, type Wanted } from './survey.ts';

type GoOn = Extract<Step, { step: 'goOn' }>;

/** R3.2, R3.3, Q7 Whether the turn's first option begins with acquiring: the market always has a card left. */
export function mustAcquire(state: State, seat: Seat): boolean {
  return estateOf(state, seat).workers > 0;
}

/** R3.1 to R3.3 What a turn may begin with. */
export function beginnings(state: State, seat: Seat): Answers['beginTurn'][] {
  const acquiring = mustAcquire(state, seat);
  const answers: Answers['beginTurn'][] = acquiring ? lotsOnOffer(state, false) : [];
  for (const build of builds(state, seat, acquiring ? 'over' : 'both')) answers.push(build);
  if (mayShift(state, seat)) answers.push({ card: 'marketShift' });
  return answers;
}

/** R3.1, R8 What a turn may go on with. */
export function continuations(state: State, step: GoOn): Answers['goOn'][] {
  const { seat } = step;
  const answers: Answers['goOn'][] = step.built ? [] : builds(state, seat, 'free');
  if (mayBoom(state, step)) answers.push({ card: 'constructionBoom' });
  if (mayGrab(state, step)) answers.push({ card: 'landGrab' });
  answers.push({ stop: true });
  return answers;
}

/** Whether there is anything to go on with but stopping. */
export function canGoOn(state: State, step: GoOn): boolean {
  return (!step.built && canBuild(state, step.seat, 'free')) || mayBoom(state, step) || mayGrab(state, step);
}

/** R5, R6 Every way to build. */
export function builds(state: State, seat: Seat, wanted: Wanted): Build[] {
  return legalSites(state, seat, wanted).map(({ build }) => build);
}

/** R4.1, R4.2, R8.6 The lots that the cards of the market allow to acquire, or the small ones only. */
export function lotsOnOffer(state: State, small: boolean): { lot: Lot }[] {
  const answers: { lot: Lot }[] = [];
  const taken = takenLand(state);
  for (let kind = 0; kind < LOTS_OF_KIND.length; kind++) {
    if (!state.market.includes(kind) || (small && sizeOf(kind) === 3)) continue;
    for (const lot of at(LOTS_OF_KIND, kind)) if (isFree(taken, lot)) answers.push({ lot });
  }
  return answers;
}

/** The land of all seats together, block by block. */
function takenLand({ estates }: State): number[] {
  return BLOCKS.map((_, block) => {
    let taken = 0;
    for (const { land } of estates) taken |= land[block] as number;
    return taken;
  });
}

function isFree(taken: readonly number[], lot: Lot): boolean {
  const { block, mask } = lotPlan(lot);
  return ((taken[block] as number) & mask) === 0;
}

/** R8.4, Q6 */
export function mayShift(state: State, seat: Seat): boolean {
  return holdsCard(estateOf(state, seat), 'marketShift') && deckSize(state) >= MARKET_SIZE;
}

/** R8.2, R8.3, Q15 Who triggered the end has no turn after this one: it was in this one. */
export function mayBoom(state: State, { seat, built }: GoOn): boolean {
  const estate = estateOf(state, seat);
  return (
    built && holdsCard(estate, 'constructionBoom') && state.closer !== seat && canBuild(state, seat, 'free')
  );
}

/** R8.5, R8.6, Q5, Q12 */
export function mayGrab(state: State, { seat, small }: GoOn): boolean {
  const estate = estateOf(state, seat);
  return (
    small === true &&
    holdsCard(estate, 'landGrab') &&
    estate.workers > 0 &&
    deckSize(state) > 0 &&
    state.market.some(isSmall)
  );
}

export function isSmall(kind: Kind): boolean {
  return sizeOf(kind) === 2;
}
