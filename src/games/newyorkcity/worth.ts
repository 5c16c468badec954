/** What things are worth in points before they have become points: the bots' rules of thumb. */
import { at } from '#kernel';
import {
  CHARACTERS_BY_NUMBER,
  DISTRICT_COUNT,
  JOKER,
  LAST_SPACE,
  PLANS,
  PRESS_BONUS_FROM,
  ROUNDS,
  SKYSCRAPERS,
} from './components.ts';
import { of } from './counts.ts';
import { isAheadOfBlack } from './press.ts';
import { districtValue, endPoints } from './scoring.ts';
import { bestSets } from './sets.ts';
import { countOf, type Firm, firmOf, type State } from './state.ts';

/** A card that waits for the next round. */
const SAVED_WORTH = [0.5, 0.5, 0.7, 0.6, 0.7, 0.9, 1.3];

/** What one use of a character of 1 to 27 brings, its dollar not counted. */
const USE_WORTH = [
  0, 1.2, 0.6, 1.5, 0.4, 1, 1.6, 1.2, 0.8, 1.8, 2, 3.5, 1.1, 0.9, 0.8, 1.2, 1.3, 1.3, 0.6, 1.8, 2, 3, 0.9, 2,
  1.8, 3, 1.6, 1.6,
];

/** Rounds still to come after this one. */
export function roundsLeft({ round }: State): number {
  return ROUNDS - round;
}

/** What Tom will make of his open cards. */
export function tomCardsWorth({ reserve }: Firm, from: number): number {
  let worth = TOM_JOKER * (of(reserve, JOKER) + of(reserve, PLANS));
  for (let kind = from; kind <= SKYSCRAPERS; kind++)
    if (kind !== PLANS) worth += of(reserve, kind) * of(TOM_CARD, kind);
  return worth;
}

const TOM_JOKER = 0.8;
const TOM_CARD = [0.4, 0.7, 1, 0, 1.4, 1.5];

/** The reserve at the end of a round. */
export function savedWorth({ reserve }: Firm): number {
  return dot(reserve, SAVED_WORTH);
}

function dot(counts: readonly number[], worths: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += of(counts, i) * of(worths, i);
  return sum;
}

/** Dollars: uses of characters, or half a point each. */
export function dollarsWorth({ dollars, staff, paid }: Firm, left: number): number {
  const users = staff.filter((number) => number <= 27).length;
  const useful = Math.min(dollars, users * left + 1);
  let worth = useful * (left > 0 ? 1.4 : 0.5) + (dollars - useful) * 0.5;
  if (left > 0) return worth;
  let spendable = dollars;
  for (const number of [25, 23, 24]) {
    const uses = Math.min(spendable, countOf(staff, number) - countOf(paid, number));
    spendable -= uses;
    worth += uses * (number === 25 ? 2.4 : number === 23 ? 1.4 : 0.9);
  }
  return worth;
}

/** A skyscraper on the player board that will soon be built, and one that has to wait. */
const SOON_BUILT = 1.9;
const LATER_BUILT = 1;

/** So many skyscrapers on the player board. */
export function boardWorth(board: number, left: number): number {
  const soon = left > 0 ? Math.min(board, 2 + left) : 0;
  const later = Math.max(0, Math.min(board, 3 * left) - soon);
  return SOON_BUILT * soon + LATER_BUILT * later + 0.5 * (board - soon - later);
}

/** The press track after so many more steps: its bonus, and being ahead. */
export function pressWorth(state: State, firm: number, steps: number): number {
  const space = Math.min(LAST_SPACE, at(state.space, firm) + steps);
  const bonus = space >= PRESS_BONUS_FROM ? 3 : roundsLeft(state) === 0 ? 0 : 0.5 * space;
  let behind = state.firms.length - 1 - state.order.indexOf(firm);
  if (steps > 0) {
    behind = 0;
    for (let other = 0; other < state.space.length; other++)
      if (other !== firm && at(state.space, other) <= space) behind += 1;
  }
  return bonus + 0.15 * space + 0.45 * behind;
}

/** Characters: their value, what they score now, and uses to come. */
export function staffWorth(state: State, firm: number): number {
  const owner = firmOf(state, firm);
  const left = roundsLeft(state);
  let worth = 0;
  for (const number of owner.staff) {
    worth += at(CHARACTERS_BY_NUMBER, number).value;
    if (number <= 27) worth += of(USE_WORTH, number) * left * 0.65;
    else worth += endPoints(state, firm, number) + 0.5 * left;
  }
  return worth + bestSets(owner).points;
}

/** Tom's characters, which his dollars double from the lowest on. */
export function tomStaffWorth({ staff, dollars }: Firm): number {
  let worth = TOM_DOLLAR * dollars;
  for (const number of staff) worth += at(CHARACTERS_BY_NUMBER, number).value;
  return worth;
}

const TOM_DOLLAR = 1;

/** What hiring a character of this value will be worth. */
export function hireWorth(value: number, left: number): number {
  return Math.min(5, value) * (left > 0 ? 1.5 : 1.2) + 0.2 * left + 0.5;
}

/** Hopes for the bonus of all six districts, by the number reached. */
const REACHED_WORTH = [0, 0, 1, 2.3, 4, 6, 8];
const STATUE_WORTH = [0, 0, 0.1, 0.4, 0.8, 1.5, 2.5];

/** Skyscrapers that players will probably add in one district in this round. */
export type Outlook = { readonly where: number; readonly extra: readonly number[] };

/** Majorities as they will stand; what the mayor has still to visit is less sure. */
export function districtsWorth(state: State, firm: number, outlook: Outlook, more = 0): number {
  const { built } = firmOf(state, firm);
  let worth = 0;
  let reached = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const here = district === outlook.where;
    const own = of(built, district) + (here ? of(outlook.extra, firm) + more : 0);
    if (own === 0) continue;
    reached += 1;
    let points = districtValue(state, district);
    for (let rank = rankOf(state, firm, district, own, here ? outlook.extra : NONE); rank > 0; rank--)
      points = Math.ceil(points / 2);
    const toCome = of(state.letters, district) >= state.round && of(state.letters, district) < ROUNDS;
    worth += toCome ? 0.6 * points + 0.5 * own : 1.1 * points + 0.25 * Math.min(own, 4);
  }
  return worth + at(REACHED_WORTH, reached) + (state.statue ? at(STATUE_WORTH, reached) : 0);
}

const NONE: readonly number[] = [];

/** How many players, black included, would be ahead of one with so many skyscrapers. */
function rankOf(state: State, firm: number, district: number, own: number, extra: readonly number[]): number {
  const { firms, order } = state;
  const place = order.indexOf(firm);
  const black = of(state.black, district);
  let rank = black > own || (black === own && !isAheadOfBlack(state, firm)) ? 1 : 0;
  for (let i = 0; i < order.length; i++) {
    const other = order[i] as number;
    if (other === firm) continue;
    const theirs = of(at(firms, other).built, district) + of(extra, other);
    if (theirs > own || (theirs === own && theirs > 0 && i < place)) rank += 1;
  }
  return rank;
}
