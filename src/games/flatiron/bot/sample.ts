/** Random legal answers, found without building the list. */
import { at, type Rng, type Seat } from '#kernel';
import { canSpend, moveObstacle, PLACE_ACTIONS, placeObstacle } from '../actions.ts';
import { countOf, fitting, lowest, obtainable, takesDecree } from '../board.ts';
import { CITY_HALL, type Deed, deedCard, NONE, PLACES, STREETS } from '../components.ts';
import { sidesOf } from '../flow/opening.ts';
import { obstacle } from '../obstacles.ts';
import { buyableDecks, chainChoices } from '../perform.ts';
import { type Action, currentLevel, playerOf, type Spending, type State, type Step } from '../state.ts';

export function sample(state: State, seat: Seat, rng: Rng): Action {
  const step = askedOf(state, seat);
  switch (step.step) {
    case 'move':
      return sampleSpending(state, seat, rng, 3) ?? { to: samplePlace(state, seat, rng) };
    case 'act':
      return (
        sampleSpending(state, seat, rng, 3) ?? sampleAction(state, seat, playerOf(state, seat).place, rng)
      );
    case 'pickHallAction':
      return sampleAction(state, seat, CITY_HALL, rng);
    case 'closeTurn':
      return sampleSpending(state, seat, rng, 1) ?? { done: true };
    case 'work': {
      const spending = sampleSpending(state, seat, rng, 2);
      if (spending) return spending;
      return rng.below(2) === 0 && canWork(state, seat, step.deed) ? { use: true } : { skip: true };
    }
    case 'usePaper':
      return rng.below(2) === 0 ? { use: true } : { skip: true };
    case 'pickHalf':
      return { half: rng.below(2) };
    case 'pickPillar':
      return samplePillar(state, step, rng);
    case 'pickSlot':
      return { slot: sampleSlot(state, rng) };
    case 'pickColor':
    case 'takeColor':
      return { color: sampleColor(obtainable(state, playerOf(state, seat)), rng) };
    case 'giveColor':
      return { color: sampleColor(playerOf(state, seat).stored, rng) };
    case 'pickDecree':
      return { decree: rng.pick(state.decrees) };
    case 'placeDecree':
      return { street: sampleColumn(state, seat, rng), half: rng.below(2) };
    case 'pickDeck': {
      const decks = buyableDecks(state, seat, step.discount);
      const which = rng.below(decks.length + (step.optional ? 1 : 0));
      return which === decks.length ? { skip: true } : { deck: at(decks, which) };
    }
    case 'pickDeed':
      return { deed: rng.pick(chainChoices(state, seat, step.deed, step.chain)) };
    case 'keepPaper':
      return { keep: rng.pick(state.delivery) };
    case 'chooseBoard':
      return { side: rng.pick(sidesOf(rng.pick(playerOf(state, seat).boards), state.options)) };
    case 'chooseDanielSide':
      return { side: rng.pick(sidesOf(step.board, state.options)) };
    default:
      throw new Error(`nobody is asked at ${step.step}`);
  }
}

/** [Q31] A seat without newspapers is only asked about what it can do. */
function canWork(state: State, seat: Seat, deed: Deed): boolean {
  const { hand, dollars } = playerOf(state, seat);
  return hand.length === 0 || obstacle(state, seat, deed, 0, dollars) === undefined;
}

/** The step that waits for the seat; only boards are chosen at the same time. */
function askedOf(state: State, seat: Seat): Step {
  const top = at(state.agenda, state.agenda.length - 1);
  return top.step === 'lanes' ? { step: 'chooseBoard', seat } : top;
}

/** Sometimes a newspaper that can be spent, as if it stood in a row with so many other answers. */
function sampleSpending(state: State, seat: Seat, rng: Rng, others: number): Spending | undefined {
  const { hand } = playerOf(state, seat);
  if (hand.length === 0) return undefined;
  const which = rng.below(hand.length + others);
  const paper = hand[which];
  return paper !== undefined && canSpend(state, seat, paper) ? { spend: paper } : undefined;
}

function samplePlace(state: State, seat: Seat, rng: Rng): number {
  let to = rng.below(PLACES.length);
  while (moveObstacle(state, seat, to)) to = rng.below(PLACES.length);
  return to;
}

function sampleAction(state: State, seat: Seat, place: number, rng: Rng): Action {
  let action = rng.pick(PLACE_ACTIONS);
  while (placeObstacle(state, seat, place, action)) action = rng.pick(PLACE_ACTIONS);
  return { do: action };
}

function sampleColor(colors: number, rng: Rng): number {
  let left = colors;
  for (let skip = rng.below(countOf(colors)); skip > 0; skip--) left &= left - 1;
  return lowest(left);
}

function samplePillar(state: State, step: Extract<Step, { step: 'pickPillar' }>, rng: Rng): Action {
  const { type } = deedCard(step.deed);
  const colors = fitting(state, playerOf(state, step.seat), type === 'build1Repeat');
  const declining = step.second && type === 'build2' ? 1 : 0;
  return rng.below(countOf(colors) + declining) < countOf(colors)
    ? { color: sampleColor(colors, rng) }
    : { skip: true };
}

function sampleSlot(state: State, rng: Rng): number {
  const { slots } = currentLevel(state);
  let slot = rng.below(slots.length);
  while (slots[slot] !== NONE) slot = rng.below(slots.length);
  return slot;
}

function sampleColumn(state: State, seat: Seat, rng: Rng): number {
  let street = rng.below(STREETS.length);
  while (!takesDecree(playerOf(state, seat), street)) street = rng.below(STREETS.length);
  return street;
}
