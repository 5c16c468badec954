/** What things are worth in points before they have become points: the bots' rules of thumb. */
import { at } from '#kernel';
import { bestSets } from '../bestSets.ts';
import {
  characterTile,
  JOKER,
  LAST_SPACE,
  PLANS,
  PRESS_BONUS_FROM,
  ROUNDS,
  SKYSCRAPERS,
} from '../components.ts';
import { of } from '../counts.ts';
import { endPoints, finalParts } from '../scoring.ts';
import { countOf, type Firm, firmOf, type State } from '../state.ts';
import { isPressSettled } from './districts.ts';
import { type Weights, weightsOf } from './weights.ts';

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
const TOM_CARD = [1.2, 2, 1.8, 0, 1.6, 0.5];

/** The reserve at the end of a round. */
export function savedWorth({ reserve }: Firm, { saved }: Weights): number {
  return dot(reserve, saved);
}

function dot(counts: readonly number[], worths: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += of(counts, i) * of(worths, i);
  return sum;
}

/** Points that characters 25, 23 and 24 bring in the last phase of all, where a dollar is worth a half. */
const LAST_ACTS = [
  [25, 3],
  [23, 2],
  [24, 1.5],
] as const;

/** Dollars, with so many more: uses of characters, or half a point each. */
export function dollarsWorth(state: State, { dollars, staff, paid }: Firm, more = 0): number {
  const { dollar, usedDollars, spareDollar } = weightsOf(state);
  const left = roundsLeft(state);
  const price = of(dollar, left);
  const used = Math.min(dollars + more, usedDollars);
  let worth = used * price + (dollars + more - used) * spareDollar;
  if (left > 0) return worth;
  let spendable = dollars + more;
  for (const [number, points] of LAST_ACTS) {
    const uses = Math.min(spendable, countOf(staff, number) - countOf(paid, number));
    spendable -= uses;
    worth += uses * (points - price);
  }
  return worth;
}

/** A skyscraper on the player board that will soon be built, and one that has to wait. */
const SOON_BUILT = 2.1;
const LATER_BUILT = 1.4;

/** So many skyscrapers on the player board. */
export function boardWorth(board: number, left: number): number {
  const soon = left > 0 ? Math.min(board, 2 + left) : 0;
  const later = Math.max(0, Math.min(board, 3 * left) - soon);
  return SOON_BUILT * soon + LATER_BUILT * later + 0.5 * (board - soon - later);
}

/** The press track after so many more steps. */
export function pressWorth(state: State, firm: number, steps: number): number {
  const space = Math.min(LAST_SPACE, at(state.space, firm) + steps);
  let behind = 0;
  for (let other = 0; other < state.space.length; other++) {
    if (other === firm) continue;
    const lead = space - at(state.space, other);
    if (lead > 0 || (lead === 0 && (steps > 0 || state.order.indexOf(firm) < state.order.indexOf(other))))
      behind += 1;
  }
  const weights = weightsOf(state);
  const bonus = space >= PRESS_BONUS_FROM;
  if (isPressSettled(state))
    return (bonus ? 3 : 0) + weights.lastSpace * space + weights.aheadAtTheEnd * behind;
  const near = Math.min(space, weights.near);
  const way = weights.space * near + weights.farSpace * (space - near) + (bonus ? weights.pressBonus : 0);
  if (roundsLeft(state) > 0) return way + weights.ahead * behind;
  return way + (steps > 0 ? weights.aheadAtTheEnd : weights.aheadAtLast) * behind;
}

/** Characters: their value, what they score, and uses to come. */
export function staffWorth(state: State, firm: number): number {
  const owner = firmOf(state, firm);
  const left = roundsLeft(state);
  const weights = weightsOf(state);
  const [uses, ends, scored] = [of(weights.uses, left), of(weights.ends, left), of(weights.endPoints, left)];
  let worth = scored * bestSets(owner).points;
  for (const number of owner.staff) {
    worth += characterTile(number).value;
    worth += number <= 27 ? uses * of(USE_WORTH, number) : ends + scored * endPoints(state, firm, number);
  }
  return worth;
}

/** Tom's characters, which his dollars double from the lowest on; most of them will be. */
export function tomStaffWorth(state: State, firm: number): number {
  const { staff, dollars } = firmOf(state, firm);
  if (roundsLeft(state) === 0) return finalParts(state, firm).staff;
  let worth = TOM_DOLLAR * dollars;
  for (const number of staff) worth += TOM_VALUE * characterTile(number).value - TOM_HIRED;
  return worth;
}

export const TOM_DOLLAR = 1.7;
const TOM_VALUE = 1.5;
/** Another character takes dollars away from the best ones. */
const TOM_HIRED = 1;

/** What hiring a character of this value will be worth. */
export function hireWorth(state: State, value: number): number {
  const { hireValue, hireMore } = weightsOf(state);
  const left = roundsLeft(state);
  return Math.min(5, value) * of(hireValue, left) + of(hireMore, left);
}
