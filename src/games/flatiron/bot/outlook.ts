/** What a seat may expect: how long the game still takes, and what money, cards and decrees are worth till then. */
import { at } from '#kernel';
import { countOf, isDecree } from '../board.ts';
import {
  type Bonus,
  type Card,
  type Deed,
  deedCard,
  halfDeed,
  NONE,
  REPUTATION,
  SLOTS,
} from '../components.ts';
import { goodReputation, reputationOf, reputationPoints } from '../reputation.ts';
import { scoringOf, scoringPoints } from '../scoring.ts';
import { currentLevel, type Player, type State } from '../state.ts';
import { AMOUNTS } from '../values.ts';

/** Levels that carry pillars. */
const LEVELS = AMOUNTS.stackedFloors + 1;

/** How much of its next turns a seat is sure of. */
export interface Foresight {
  readonly now: number;
  readonly after: number;
  readonly next: number;
}

/** Tuned in matches of greedy bots against each other. */
export const WEIGHTS = {
  /** Turns of a seat for each pillar or floor that is still missing. */
  turnsPerUnit: 1.15,
  dollar: 0.9,
  /** Beyond so many dollars more of them help little. */
  purse: 14,
  /** How often a column is activated in one turn. */
  visits: 0.1,
  paper: 1.8,
  stored: 0.58,
  storedLater: 0.38,
  slot: 1.2,
  /** A column's reputation from 3 below nothing to 2 above, while it can still change. */
  reputation: [-3, -2, -1, 1.5, 4, 5],
  token: 2.5,
  /** How much of a turn counts: of one that begins, of the one after it, and of one that waits for the rival's. */
  own: { now: 0.5, after: 0, next: 0.5 },
  rival: { now: 0.7, after: 0, next: 0.7 },
  search: { now: 0.95, after: 0.55, next: 0.55 },
  win: 30,
  tempo: 0.1,
  /** What Daniel makes in a turn more than the seat, for each point of his pillars, and for each decree on offer. */
  solo: { turn: 1, pillar: 0.2, decree: 1 },
};

/** How many turns a seat will still have, about. */
export function turnsLeft(state: State): number {
  let units = LEVELS * (SLOTS + 1) - (state.levels.length - 1) * (SLOTS + 1);
  for (const color of currentLevel(state).slots) if (color !== NONE) units -= 1;
  return Math.max(0, units) * WEIGHTS.turnsPerUnit;
}

/** What a dollar is worth in points: nothing at the very end. */
export function dollarWorth(turns: number): number {
  return (WEIGHTS.dollar * turns) / (turns + 2);
}

export function purseWorth(dollars: number, turns: number): number {
  const { purse } = WEIGHTS;
  const useful = dollars < purse ? dollars : purse + (dollars - purse) * 0.3;
  return useful * dollarWorth(turns);
}

/** What one use of an action brings, about, in the middle of the game. */
function useWorth(deed: Deed, state: State, dollar: number): number {
  const { type, amount, cost } = deedCard(deed);
  const floors = (state.levels.length + LEVELS + 1) / 2;
  switch (type) {
    case 'dollars':
      return amount * dollar;
    case 'dollarsPerFloor':
      return floors * dollar;
    case 'newsboyDollars':
      return 3 * dollar;
    case 'pointsPerFloors':
      return floors / 2 - 0.2;
    case 'colorPoints':
      return amount * 0.7;
    case 'buyAny':
      return (2.6 - cost) * dollar + 0.9;
    case 'swap':
      return 0.5;
    case 'build2Plus':
      return 3.2;
    case 'build1Plus':
      return 2.4;
    case 'build1Repeat':
      return 2.4;
    case 'floorCheap':
      return 1.3;
    case 'otherAction':
      return 1.8;
    case 'visibleCard':
      return 1.5;
    case 'cityHall':
      return 1.4;
    case 'newspaper':
      return 1.5;
    default:
      return 0;
  }
}

/** What the cards of a seat will still bring: street cards by use, decrees by what they may score. */
export function cardsWorth(state: State, player: Player, turns: number): number {
  const dollar = dollarWorth(turns);
  let worth = turns > LATE ? player.tokens * WEIGHTS.token : reputationPoints(player);
  for (let street = 0; street < player.above.length; street++) {
    for (const card of at(player.above, street)) worth += cardWorth(state, player, card, 0, turns, dollar);
    for (const card of at(player.below, street)) worth += cardWorth(state, player, card, 1, turns, dollar);
    if (turns > LATE) worth += streetWorth(reputationOf(player, street));
  }
  return worth;
}

/** Fewer turns than these, and reputation counts as it stands. */
const LATE = 4;

function streetWorth(reputation: number): number {
  return at(WEIGHTS.reputation, Math.min(2, Math.max(-3, reputation)) + 3);
}

/** What a half adds to the reputation of its column. */
export function reputationGain(player: Player, street: number, card: Card, half: number): number {
  const before = reputationOf(player, street);
  return streetWorth(before + at(REPUTATION, card * 2 + half)) - streetWorth(before);
}

export function cardWorth(
  state: State,
  player: Player,
  card: Card,
  half: number,
  turns: number,
  dollar: number,
): number {
  if (isDecree(card)) return decreeWorth(state, player, card, half, turns);
  return useWorth(halfDeed(card, half), state, dollar) * WEIGHTS.visits * turns;
}

/** What a decree scores now, and what it may still add. */
export function decreeWorth(state: State, player: Player, card: Card, half: number, turns: number): number {
  const scoring = scoringOf(card, half);
  const now = scoringPoints(state, player, scoring);
  const open = LEVELS - state.levels.length;
  switch (scoring.type) {
    case 'pairFloor':
      return now + open * 1.6 + currentPair(state, scoring.colors);
    case 'perColorBuilt':
      return now + open * 1.6 + currentColor(state, scoring.colors);
    case 'perStreetCard':
      return now + Math.min(3, turns / 8);
    case 'perPairStreetCards':
      return now + Math.min(1.5, turns / 16);
    case 'perDollar':
      return turns > 3 ? 4 : now;
    case 'per2Dollars':
      return turns > 3 ? 2 : now;
    case 'perStoredPillar':
      return turns > 3 ? 3 : now;
    case 'perReputation':
      return Math.max(now, goodReputation(player)) + Math.min(1.5, turns / 10);
    case 'per2Reputation':
      return now + Math.min(0.7, turns / 20);
    case 'perDecree':
      return now + Math.min(2, turns / 8);
    case 'fixed':
      return now;
  }
}

/** What the unfinished level may still add for a pair of colours. */
function currentPair(state: State, colors: number): number {
  let mask = 0;
  let free = 0;
  for (const color of currentLevel(state).slots) {
    if (color === NONE) free += 1;
    else mask |= 1 << color;
  }
  const missing = countOf(colors & ~mask);
  if (missing === 0 || missing > free) return 0;
  return missing === 1 ? 1 + 0.3 * free : 1;
}

function currentColor(state: State, colors: number): number {
  let free = 0;
  for (const color of currentLevel(state).slots) {
    if (color === NONE) free += 1;
    else if ((colors >> color) & 1) return 0;
  }
  return 0.5 * free;
}

/** What a slot gives, about. */
export function bonusWorth(bonus: Bonus, color: number, dollar: number): number {
  switch (bonus.type) {
    case 'points':
      return bonus.amount;
    case 'colorPoints':
      return bonus.color === color ? bonus.amount : 0;
    case 'dollars':
      return bonus.amount * dollar;
    case 'newspaper':
      return WEIGHTS.paper;
    case 'reputation':
      return 2.5;
    case 'buyCard':
      return 0.8;
    case 'useNewspaper':
      return 1.4;
  }
}
