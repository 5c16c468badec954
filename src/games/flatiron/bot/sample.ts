/** Random legal answers, found without building the list. */
import { at, type Rng, type Seat } from '#kernel';
import { takesDecree } from '../columns.ts';
import { countOf, lowest } from '../components/colors.ts';
import { CITY_HALL, type Deed, deedCard, NONE, PLACES, paperDeed, STREETS } from '../components.ts';
import { mayDecline } from '../effects/building.ts';
import { buyableDecks } from '../effects/cards.ts';
import { canDo, chainChoices } from '../effects/deeds.ts';
import { placeObstacle } from '../effects/placeActions.ts';
import { sidesOf } from '../flow/opening.ts';
import { moveObstacle } from '../moving.ts';
import { fitting, obtainable } from '../pillars.ts';
import { currentLevel, playerOf, type State } from '../state.ts';
import { type Action, type Answers, PLACE_ACTIONS, type Spending, type Step } from '../steps.ts';

/** A random answer to one kind of question. */
type Sample<Kind extends keyof Answers> = (
  state: State,
  step: Extract<Step, { step: Kind }>,
  rng: Rng,
) => Answers[Kind];

const SAMPLES: { readonly [K in keyof Answers]: Sample<K> } = {
  chooseBoard: (state, { seat }, rng) => ({
    side: rng.pick(sidesOf(rng.pick(playerOf(state, seat).boards), state.options)),
  }),
  chooseDanielSide: (state, { board }, rng) => ({ side: rng.pick(sidesOf(board, state.options)) }),
  move: (state, { seat }, rng) =>
    sampleSpending(state, seat, rng, 3) ?? { to: samplePlace(state, seat, rng) },
  act: (state, { seat }, rng) =>
    sampleSpending(state, seat, rng, 3) ?? sampleAction(state, seat, playerOf(state, seat).place, rng),
  closeTurn: (state, { seat }, rng) => sampleSpending(state, seat, rng, 1) ?? { done: true },
  work: (state, { seat, deed }, rng) =>
    sampleSpending(state, seat, rng, 2) ??
    (rng.below(2) === 0 && canWork(state, seat, deed) ? { use: true } : { skip: true }),
  usePaper: (_state, _step, rng) => (rng.below(2) === 0 ? { use: true } : { skip: true }),
  pickDeed: (state, { seat, deed, chain }, rng) => ({
    deed: rng.pick(chainChoices(state, seat, deed, chain)),
  }),
  pickHallAction: (state, { seat }, rng) => sampleAction(state, seat, CITY_HALL, rng),
  pickDeck(state, { seat, discount, optional }, rng) {
    const decks = buyableDecks(state, seat, discount);
    const which = rng.below(decks.length + (optional ? 1 : 0));
    return which === decks.length ? { skip: true } : { deck: at(decks, which) };
  },
  pickHalf: (_state, _step, rng) => ({ half: rng.below(2) }),
  pickDecree: ({ decrees }, _step, rng) => ({ decree: rng.pick(decrees) }),
  placeDecree: (state, { seat }, rng) => ({ street: sampleColumn(state, seat, rng), half: rng.below(2) }),
  pickColor: sampleObtainable,
  takeColor: sampleObtainable,
  giveColor: (state, { seat }, rng) => ({ color: sampleColor(playerOf(state, seat).stored, rng) }),
  pickPillar: samplePillar,
  pickSlot: (state, _step, rng) => ({ slot: sampleSlot(state, rng) }),
  keepPaper: ({ delivery }, _step, rng) => ({ keep: rng.pick(delivery) }),
};

export function sample(state: State, seat: Seat, rng: Rng): Action {
  const step = askedOf(state, seat);
  // Each entry takes its own kind of step; here it is called by name.
  const answer = SAMPLES[step.step as keyof Answers] as
    | ((state: State, step: Step, rng: Rng) => Action)
    | undefined;
  if (!answer) throw new Error(`nobody is asked at ${step.step}`);
  return answer(state, step, rng);
}

/** [Q31] A seat without newspapers is only asked about what it can do. */
function canWork(state: State, seat: Seat, deed: Deed): boolean {
  return playerOf(state, seat).hand.length === 0 || canDo(state, seat, deed);
}

/** The step that waits for the seat; only boards are chosen at the same time. */
function askedOf(state: State, seat: Seat): Step {
  const top = at(state.agenda, state.agenda.length - 1);
  return top.step === 'lanes' ? { step: 'chooseBoard', seat } : top;
}

/** Sometimes a newspaper that can be spent: each as likely as one of so many other answers. */
function sampleSpending(state: State, seat: Seat, rng: Rng, others: number): Spending | undefined {
  const { hand } = playerOf(state, seat);
  if (hand.length === 0) return undefined;
  const which = rng.below(hand.length + others);
  const paper = hand[which];
  return paper !== undefined && canDo(state, seat, paperDeed(paper)) ? { spend: paper } : undefined;
}

function samplePlace(state: State, seat: Seat, rng: Rng): number {
  let to = rng.below(PLACES.length);
  while (moveObstacle(state, seat, to)) to = rng.below(PLACES.length);
  return to;
}

function sampleAction(state: State, seat: Seat, place: number, rng: Rng): Answers['pickHallAction'] {
  let action = rng.pick(PLACE_ACTIONS);
  while (placeObstacle(state, seat, place, action)) action = rng.pick(PLACE_ACTIONS);
  return { do: action };
}

function sampleColor(colors: number, rng: Rng): number {
  let left = colors;
  for (let skip = rng.below(countOf(colors)); skip > 0; skip--) left &= left - 1;
  return lowest(left);
}

function sampleObtainable(state: State, { seat }: { seat: Seat }, rng: Rng): { color: number } {
  return { color: sampleColor(obtainable(state, playerOf(state, seat)), rng) };
}

function samplePillar(
  state: State,
  { seat, deed, second }: Extract<Step, { step: 'pickPillar' }>,
  rng: Rng,
): Answers['pickPillar'] {
  const colors = fitting(state, playerOf(state, seat), deedCard(deed).mayRepeat);
  const declining = mayDecline(deed, second) ? 1 : 0;
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
