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
import { countOf, type Firm, firmOf, isTom, type State } from './state.ts';
import { TOM_LIMIT } from './tom/action.ts';

/** A card that waits for the next round. */
const SAVED_WORTH = [0.5, 0.5, 0.7, 0.6, 0.7, 0.9, 1.3];

/** What one use of a character of 1 to 27 brings, its dollar not counted. */
export const USE_WORTH = [
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

const TOM_JOKER = 0.3;
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
const SOON_BUILT = 2.2;
const LATER_BUILT = 1.2;

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
export type Outlook = {
  readonly where: number;
  readonly extra: readonly number[];
  /** The same if the seat's bid is the highest, and the least bid that is. */
  readonly beaten: readonly number[];
  readonly bar: number;
};

/** What a visit of the mayor will probably add to a seat's and to a Tom's skyscrapers. */
const VISIT = 3;
const TOM_VISIT = 3;

/** How many skyscrapers may make no difference in the end: where the mayor has been, and where he has still to go. */
const DOUBT_BEHIND = 0.8;
const DOUBT_AHEAD = 3;

/** Majorities as they will probably stand, if one player adds more in the mayor's district. */
export function districtsWorth(state: State, firm: number, outlook: Outlook, who = firm, more = 0): number {
  const { built } = firmOf(state, firm);
  let worth = 0;
  let reached = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const added = district === outlook.where ? of(outlook.extra, firm) + (who === firm ? more : 0) : 0;
    if (of(built, district) + added > 0) reached += 1;
    worth += majorityWorth(state, firm, district, outlook, who, more);
  }
  return worth + at(REACHED_WORTH, reached) + (state.statue ? at(STATUE_WORTH, reached) : 0);
}

/** What a player may hope for in a district: half as much for each who will probably be ahead. */
function majorityWorth(
  state: State,
  firm: number,
  district: number,
  outlook: Outlook,
  who: number,
  more: number,
): number {
  const own = towersOf(state, firm, district, outlook, who, more);
  if (own === 0) return 0;
  const { order } = state;
  const doubt = isToCome(state, district) ? DOUBT_AHEAD : DOUBT_BEHIND;
  const black = of(state.black, district);
  let rank = black > 0 ? chance((black - own + (isAheadOfBlack(state, firm) ? -0.5 : 0.5)) / doubt) : 0;
  for (let place = 0, tie = 0.5; place < order.length; place++) {
    const other = at(order, place);
    if (other === firm) {
      tie = -0.5;
      continue;
    }
    const theirs = towersOf(state, other, district, outlook, who, more);
    if (theirs > 0) rank += chance((theirs - own + tie) / doubt);
  }
  return districtValue(state, district) * halved(rank);
}

/** A player's skyscrapers in a district, with those that will probably come. */
function towersOf(
  state: State,
  firm: number,
  district: number,
  { where, extra }: Outlook,
  who: number,
  more: number,
): number {
  const built = of(firmOf(state, firm).built, district);
  if (district === where) return built + of(extra, firm) + (who === firm ? more : 0);
  if (!isToCome(state, district)) return built;
  return isTom(state, firm) ? Math.min(TOM_LIMIT, built + TOM_VISIT) : built + VISIT;
}

/** Whether the mayor has still to visit a district. */
function isToCome({ letters, round }: State, district: number): boolean {
  return of(letters, district) >= round && of(letters, district) < ROUNDS;
}

/** Half as much for each that is ahead, in straight lines between; powers too differ between engines. */
function halved(times: number): number {
  let part = 1;
  let left = times;
  for (; left >= 1; left--) part /= 2;
  return part * (1 - left / 2);
}

/** From 0 to 1, a half at 0; without powers of e, which differ between engines in the last bit. */
function chance(lead: number): number {
  return 0.5 + (0.5 * lead) / Math.sqrt(0.9 + lead * lead);
}
