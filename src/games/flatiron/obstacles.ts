/** What stands in the way of an action, if anything: one truth for answers, refusals and chains. */
import { at, type Reason, type Seat } from '#kernel';
import {
  anyTakesDecree,
  canBuyCard,
  cardPrice,
  colorsOnLevel,
  countOf,
  decreePrice,
  fitting,
  freeSlots,
  hasRoom,
  levelIsFull,
  obtainable,
  ownDeeds,
  pillarPrice,
  visibleDeeds,
} from './board.ts';
import { CARDS, type Deed, type DeedCard, deedCard, NONE, paperDeed, STREETS } from './components.ts';
import { type Chain, type Player, playerOf, type Refusal, type State } from './state.ts';
import { AMOUNTS } from './values.ts';

/** [Q15] A chain uses each of these at most once. */
export const OTHER_USED = 1;
export const VISIBLE_USED = 2;

type Obstacle = Reason<Refusal> | undefined;

const because = (rule: string, code: Refusal): Reason<Refusal> => ({ rule, code });

const TOO_POOR = because('R5.4', 'tooPoor');
const POOR = {
  trade: because('R5.1', 'tooPoor'),
  card: because('R4.1', 'tooPoor'),
  decree: because('R4.4', 'tooPoor'),
  floor: because('R5.8', 'tooPoor'),
  other: because('R6.7', 'tooPoor'),
  visible: because('R6.9', 'tooPoor'),
  hall: because('R6.11', 'tooPoor'),
};
const NOTHING_STORED = because('R5.4', 'nothingStored');
const NOTHING_FITS = because('R5.5', 'nothingFits');
const NEEDS_TWO = because('R6.6', 'needsTwo');
const LEVEL_FULL = because('R5.4', 'levelFull');
const LEVEL_NOT_FULL = because('R5.8', 'levelNotFull');
const ROOF_IS_ON = because('R5.10', 'roofIsOn');
const NONE_IN_SUPPLY = because('R1.6', 'noneInSupply');
const NOTHING_TO_BUY = because('R5.2', 'nothingToBuy');
const NOTHING_TO_SWAP = because('R6.3', 'nothingStored');
const COLOR_MISSING = because('R6.14', 'colorMissing');
const TOO_FEW_FLOORS = because('R6.4', 'tooFewFloors');
const NEWSBOY_AHEAD = because('R6.15', 'newsboyAhead');
const CHAIN_USED = because('Q15', 'chainUsed');
const NOTHING_OWN = because('R6.7', 'nothingToUse');
const NOTHING_VISIBLE = because('R6.9', 'nothingToUse');
const DECK_EMPTY = because('R4.1', 'deckEmpty');
const COLUMN_FULL = because('R4.3', 'columnFull');
const NO_DECREE_LEFT = because('R4.4', 'noDecreeLeft');
const NO_ROOM_FOR_DECREE = because('R4.5', 'noRoomForDecree');

/** Why the seat cannot do this now with so much money; undefined when it can. */
export function obstacle(state: State, seat: Seat, deed: Deed, chain: Chain, dollars: number): Obstacle {
  const player = playerOf(state, seat);
  const card = deedCard(deed);
  switch (card.type) {
    case 'dollars':
    case 'dollarsAndPoint':
    case 'dollarsPerFloor':
      return undefined;
    case 'pointsPerFloors':
      return state.levels.length < 2 ? TOO_FEW_FLOORS : undefined;
    case 'newsboyDollars':
      return player.points < at(AMOUNTS.newsboySpaces, 0) ? NEWSBOY_AHEAD : undefined;
    case 'colorPoints':
      if (state.nextFloor === NONE) return ROOF_IS_ON;
      return (colorsOnLevel(state) >> card.color) & 1 ? undefined : COLOR_MISSING;
    case 'trade':
      return tradeObstacle(state, player, card, dollars);
    case 'buyAny':
      if (obtainable(state, player) === 0) return NOTHING_TO_BUY;
      return pillarPrice(state, card.cost) > dollars ? POOR.trade : undefined;
    case 'swap':
      if (player.stored === 0) return NOTHING_TO_SWAP;
      return obtainable(state, player) === 0 ? NOTHING_TO_BUY : undefined;
    case 'build1':
    case 'build2':
    case 'build1Plus':
    case 'build2Plus':
    case 'build1Repeat':
      return buildObstacle(state, player, card, dollars);
    case 'floor':
    case 'floorCheap':
      if (state.nextFloor === NONE) return ROOF_IS_ON;
      if (!levelIsFull(state)) return LEVEL_NOT_FULL;
      return card.cost > dollars ? POOR.floor : undefined;
    case 'newspaper':
      return obstacle(state, seat, paperDeed(state.paper), chain, dollars);
    case 'cityHall':
      return card.cost > dollars ? POOR.hall : undefined;
    case 'otherAction':
      if (chain & OTHER_USED) return CHAIN_USED;
      if (card.cost > dollars) return POOR.other;
      return canUseAny(state, seat, ownDeeds(player), deed, chain | OTHER_USED, dollars - card.cost)
        ? undefined
        : NOTHING_OWN;
    case 'visibleCard':
      if (chain & VISIBLE_USED) return CHAIN_USED;
      if (card.cost > dollars) return POOR.visible;
      return canUseAny(state, seat, visibleDeeds(state), deed, chain | VISIBLE_USED, dollars - card.cost)
        ? undefined
        : NOTHING_VISIBLE;
    case 'buyCard':
      return anyCardObstacle(state, player, card.amount, dollars);
    case 'buyDecree':
      return decreeObstacle(state, player, card.amount, dollars);
  }
}

function tradeObstacle(
  state: State,
  { stored }: Player,
  { color, cost }: DeedCard,
  dollars: number,
): Obstacle {
  if ((stored >> color) & 1) return undefined;
  if (at(state.supply, color) === 0) return NONE_IN_SUPPLY;
  return pillarPrice(state, cost) > dollars ? POOR.trade : undefined;
}

/** R5.4, R5.5, R5.10, R6.6 A pillar that fits, a free slot, the money; for two pillars that must be two, both. */
function buildObstacle(state: State, player: Player, { type, cost }: DeedCard, dollars: number): Obstacle {
  if (state.nextFloor === NONE) return ROOF_IS_ON;
  if (player.stored === 0) return NOTHING_STORED;
  const free = freeSlots(state);
  if (free === 0) return LEVEL_FULL;
  const fits = fitting(state, player, type === 'build1Repeat');
  if (fits === 0) return NOTHING_FITS;
  if (type === 'build2Plus' && (free < 2 || countOf(fits) < 2)) return NEEDS_TWO;
  return cost > dollars ? TOO_POOR : undefined;
}

/** [Q15] An action never leads back to itself. */
function canUseAny(
  state: State,
  seat: Seat,
  deeds: readonly Deed[],
  self: Deed,
  chain: Chain,
  dollars: number,
): boolean {
  for (const deed of deeds) {
    if (deed !== self && obstacle(state, seat, deed, chain, dollars) === undefined) return true;
  }
  return false;
}

/** R4.1, R4.3 Why this deck's top card cannot be bought. */
export function cardObstacle(state: State, player: Player, deck: number, discount: number): Obstacle {
  const { top } = at(state.decks, deck);
  if (top === NONE) return DECK_EMPTY;
  if (!hasRoom(player, at(CARDS, top).street)) return COLUMN_FULL;
  return cardPrice(top, discount) > player.dollars ? POOR.card : undefined;
}

/** R7.14, R8.9 Why no card of any deck can be bought. */
export function anyCardObstacle(state: State, player: Player, discount: number, dollars: number): Obstacle {
  let reason = DECK_EMPTY;
  for (let deck = 0; deck < STREETS.length; deck++) {
    if (canBuyCard(state, player, deck, discount, dollars)) return undefined;
    const { top } = at(state.decks, deck);
    if (top === NONE) continue;
    if (hasRoom(player, at(CARDS, top).street)) reason = POOR.card;
    else if (reason === DECK_EMPTY) reason = COLUMN_FULL;
  }
  return reason;
}

/** R4.4, R4.5 Why no decree can be bought. */
export function decreeObstacle(state: State, player: Player, discount: number, dollars: number): Obstacle {
  if (state.decrees.length === 0) return NO_DECREE_LEFT;
  if (!anyTakesDecree(player)) return NO_ROOM_FOR_DECREE;
  return decreePrice(state, discount) > dollars ? POOR.decree : undefined;
}
