/** R5, R6, R8: what each kind of action does. Only what obstacle() lets through comes here. */
import { at, type Seat } from '#kernel';
import {
  canBuyCard,
  cardPrice,
  countOf,
  decreePrice,
  fitting,
  freeSlots,
  lowest,
  obtainable,
  ownDeeds,
  visibleDeeds,
} from './board.ts';
import {
  type Color,
  type Deed,
  deedCard,
  NONE,
  paperDeed,
  SIDES,
  STREETS,
  type Street,
} from './components.ts';
import {
  addPoints,
  buyPillar,
  gainDollars,
  gainPoints,
  raiseBuilding,
  sellPillar,
  swapPillars,
} from './effects.ts';
import { OTHER_USED, obstacle, VISIBLE_USED } from './obstacles.ts';
import { type Chain, currentLevel, effectNow, playerOf, type State, type Tools } from './state.ts';
import { AMOUNTS } from './values.ts';

/** Does an action that is possible; what needs an answer becomes a step. */
export function perform(draft: State, seat: Seat, deed: Deed, chain: Chain, tools: Tools): void {
  const player = playerOf(draft, seat);
  const card = deedCard(deed);
  switch (card.type) {
    case 'dollars':
      gainDollars(draft, seat, card.amount, 'action', tools);
      break;
    case 'dollarsAndPoint':
      gainDollars(draft, seat, card.amount, 'newspaper', tools);
      gainPoints(draft, seat, 1, 'newspaper', tools);
      break;
    case 'dollarsPerFloor':
      gainDollars(draft, seat, draft.levels.length, 'action', tools);
      break;
    case 'pointsPerFloors':
      gainPoints(draft, seat, draft.levels.length >> 1, 'action', tools);
      break;
    case 'newsboyDollars':
      gainDollars(draft, seat, spacesReached(player.points), 'action', tools);
      break;
    case 'colorPoints':
      gainPoints(draft, seat, card.amount, 'action', tools);
      break;
    case 'trade':
      if ((player.stored >> card.color) & 1) sellPillar(draft, seat, card.color, card.cost, tools);
      else buyPillar(draft, seat, card.color, card.cost, tools);
      break;
    case 'buyAny': {
      const colors = obtainable(draft, player);
      if (countOf(colors) > 1) tools.next({ step: 'pickColor', seat, cost: card.cost });
      else buyPillar(draft, seat, lowest(colors), card.cost, tools);
      break;
    }
    case 'swap':
      if (countOf(player.stored) > 1) tools.next({ step: 'giveColor', seat });
      else swapOut(draft, seat, lowest(player.stored), tools);
      break;
    case 'build1':
    case 'build2':
    case 'build1Plus':
    case 'build2Plus':
    case 'build1Repeat':
      player.dollars -= card.cost;
      tools.emit({ did: 'paidToBuild', seat, cost: card.cost });
      startPillar(draft, seat, deed, false, tools);
      break;
    case 'floor':
    case 'floorCheap':
      buildFloor(draft, seat, card.cost, card.amount, tools);
      break;
    case 'newspaper':
      tools.emit({ did: 'usedPaper', seat, paper: draft.paper });
      perform(draft, seat, paperDeed(draft.paper), chain, tools);
      break;
    case 'cityHall':
      player.dollars -= card.cost;
      tools.emit({ did: 'reachedHall', seat, cost: card.cost });
      tools.next({ step: 'pickHallAction', seat });
      break;
    case 'otherAction':
    case 'visibleCard':
      startChain(draft, seat, deed, chain, tools);
      break;
    case 'buyCard':
      startCard(draft, seat, card.amount, false, tools);
      break;
    case 'buyDecree':
      startDecree(draft, seat, card.amount, tools);
      break;
  }
}

/** R6.15 How many newsboy spaces a score has reached. */
function spacesReached(points: number): number {
  let reached = 0;
  for (const space of AMOUNTS.newsboySpaces) if (points >= space) reached += 1;
  return reached;
}

/** R6.3 The colour to fetch is asked for only where there are several. */
export function swapOut(draft: State, seat: Seat, away: Color, tools: Tools): void {
  const colors = obtainable(draft, playerOf(draft, seat));
  if (countOf(colors) > 1) tools.next({ step: 'takeColor', seat, color: away });
  else swapPillars(draft, seat, away, lowest(colors), tools);
}

/** R5.4, R5.7 The next pillar of a build; the second of "up to two" may be declined. */
export function startPillar(draft: State, seat: Seat, deed: Deed, second: boolean, tools: Tools): void {
  const { type } = deedCard(deed);
  const colors = fitting(draft, playerOf(draft, seat), type === 'build1Repeat');
  if (countOf(colors) > 1 || (second && type === 'build2')) {
    tools.next({ step: 'pickPillar', seat, deed, second });
  } else startSlot(draft, seat, deed, second, lowest(colors), tools);
}

/** R5.4 The slot is asked for only where several are free. */
export function startSlot(
  draft: State,
  seat: Seat,
  deed: Deed,
  second: boolean,
  color: Color,
  tools: Tools,
): void {
  if (freeSlots(draft) > 1) tools.next({ step: 'pickSlot', seat, deed, second, color });
  else setPillar(draft, seat, deed, second, color, currentLevel(draft).slots.indexOf(NONE), tools);
}

/** R5.4, R5.6, R7.10 The pillar is set; points of the warehouse and the level, then the slot's bonus. */
export function setPillar(
  draft: State,
  seat: Seat,
  deed: Deed,
  second: boolean,
  color: Color,
  slot: number,
  tools: Tools,
): void {
  const player = playerOf(draft, seat);
  const level = currentLevel(draft);
  const effect = effectNow(draft);
  const points = at(at(SIDES, player.side).points, color);
  const bonus = effect.type === 'colorBonus' && effect.color === color ? effect.amount : 0;
  player.stored &= ~(1 << color);
  level.slots[slot] = color;
  level.setBy[slot] = seat;
  tools.emit({ did: 'built', seat, color, level: draft.levels.length - 1, slot, points, bonus });
  tools.next({ step: 'gainBonus', seat, slot, color }, { step: 'finishBuild', seat, deed, second });
  addPoints(draft, seat, points + bonus, tools);
}

/** R5.8, R6.12 */
function buildFloor(draft: State, seat: Seat, cost: number, points: number, tools: Tools): void {
  playerOf(draft, seat).dollars -= cost;
  tools.emit({ did: 'builtFloor', seat, floor: draft.nextFloor, cost, points });
  raiseBuilding(draft, seat, tools);
  addPoints(draft, seat, points, tools);
}

/** R6.7, R6.9 Pays for the right to use another action. */
function startChain(draft: State, seat: Seat, deed: Deed, before: Chain, tools: Tools): void {
  const { type, cost } = deedCard(deed);
  const chain = before | (type === 'otherAction' ? OTHER_USED : VISIBLE_USED);
  playerOf(draft, seat).dollars -= cost;
  const choices = chainChoices(draft, seat, deed, chain);
  if (choices.length > 1) tools.next({ step: 'pickDeed', seat, deed, chain });
  else useInChain(draft, seat, deed, at(choices, 0), chain, tools);
}

/** R6.7, R6.9, [Q15] The actions a chain may go on with. */
export function chainChoices(state: State, seat: Seat, deed: Deed, chain: Chain): Deed[] {
  const player = playerOf(state, seat);
  const deeds = deedCard(deed).type === 'otherAction' ? ownDeeds(player) : visibleDeeds(state);
  return deeds.filter(
    (choice) => choice !== deed && obstacle(state, seat, choice, chain, player.dollars) === undefined,
  );
}

export function useInChain(
  draft: State,
  seat: Seat,
  from: Deed,
  deed: Deed,
  chain: Chain,
  tools: Tools,
): void {
  tools.emit({ did: 'chained', seat, deed, cost: deedCard(from).cost });
  perform(draft, seat, deed, chain, tools);
}

/** R7.14, R8.9 A card of any deck; the deck is asked for where there are several, or none may be wanted. */
export function startCard(draft: State, seat: Seat, discount: number, optional: boolean, tools: Tools): void {
  const decks = buyableDecks(draft, seat, discount);
  if (decks.length > 1 || optional) tools.next({ step: 'pickDeck', seat, discount, optional });
  else startHalf(draft, seat, at(decks, 0), discount, tools);
}

export function buyableDecks(state: State, seat: Seat, discount: number): Street[] {
  const player = playerOf(state, seat);
  const decks: Street[] = [];
  for (let deck = 0; deck < STREETS.length; deck++) {
    if (canBuyCard(state, player, deck, discount, player.dollars)) decks.push(deck);
  }
  return decks;
}

export function startHalf(draft: State, seat: Seat, deck: Street, discount: number, { next }: Tools): void {
  next({ step: 'pickHalf', seat, deck, price: cardPrice(at(draft.decks, deck).top, discount) });
}

/** R4.4, R8.10 */
export function startDecree(draft: State, seat: Seat, discount: number, { next }: Tools): void {
  const price = decreePrice(draft, discount);
  if (draft.decrees.length > 1) next({ step: 'pickDecree', seat, price });
  else next({ step: 'placeDecree', seat, decree: at(draft.decrees, 0), price });
}
