/** What a player holds is worth in points before it has become points: dollars, skyscrapers, press, characters, saved cards. */
import { at } from '#kernel';
import { bestSets } from '../bestSets.ts';
import { CHARACTER, type Character } from '../characters.ts';
import {
  characterTile,
  JOKER,
  LAST_SPACE,
  PLANS,
  PRESS_BONUS,
  PRESS_BONUS_FROM,
  ROUNDS,
  SHELVES,
  SKYSCRAPERS,
} from '../components.ts';
import { of } from '../counts.ts';
import { phaseOf, powerOf } from '../powers.ts';
import { endPoints, finalParts } from '../scoring.ts';
import { countOf, type Firm, firmOf, isTom, type State } from '../state.ts';
import { isPressSettled } from './districts.ts';
import { LAST_ACTS, LEFT_OVER, ON_BOARD, TOM, useWorth, type Weights, weightsOf } from './weights.ts';

/** Rounds still to come after this one. */
export function roundsLeft({ round }: State): number {
  return ROUNDS - round;
}

/** What Tom will make of his open cards. */
export function tomCardsWorth({ reserve }: Firm, from: number): number {
  let worth = TOM.joker * (of(reserve, JOKER) + of(reserve, PLANS));
  for (let kind = from; kind <= SKYSCRAPERS; kind++)
    if (kind !== PLANS) worth += of(reserve, kind) * of(TOM.card, kind);
  return worth;
}

/** The reserve at the end of a round. */
export function savedWorth({ reserve }: Firm, { saved }: Weights): number {
  return dot(reserve, saved);
}

function dot(counts: readonly number[], worths: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += of(counts, i) * of(worths, i);
  return sum;
}

/** Dollars, with so many more: uses of characters, or half a point each. */
export function dollarsWorth(state: State, { dollars, staff, paid }: Firm, more = 0): number {
  const { dollar, usedDollars, spareDollar } = weightsOf(state);
  const left = roundsLeft(state);
  const price = of(dollar, left);
  const used = Math.min(dollars + more, usedDollars);
  let worth = used * price + (dollars + more - used) * spareDollar;
  if (left > 0) return worth;
  let spendable = dollars + more;
  for (const [character, points] of LAST_ACTS) {
    const uses = Math.min(spendable, countOf(staff, character) - countOf(paid, character));
    spendable -= uses;
    worth += uses * (points - price);
  }
  return worth;
}

/** So many skyscrapers on the player board. */
export function boardWorth(board: number, left: number): number {
  const soon = left > 0 ? Math.min(board, ON_BOARD.soonAtLeast + left) : 0;
  const later = Math.max(0, Math.min(board, ON_BOARD.perRound * left) - soon);
  return ON_BOARD.soon * soon + ON_BOARD.later * later + LEFT_OVER * (board - soon - later);
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
    return (bonus ? PRESS_BONUS : 0) + weights.lastSpace * space + weights.aheadAtTheEnd * behind;
  const near = Math.min(space, weights.near);
  const way = weights.space * near + weights.farSpace * (space - near) + (bonus ? weights.pressBonus : 0);
  if (roundsLeft(state) > 0) return way + weights.ahead * behind;
  return way + (steps > 0 ? weights.aheadAtTheEnd : weights.aheadAtLast) * behind;
}

/** Characters: their value, what they score, and uses to come. */
export function staffWorth(state: State, firm: number): number {
  const owner = firmOf(state, firm);
  let worth = setsWorth(state, owner);
  for (const character of owner.staff) worth += characterWorth(state, firm, character);
  return worth;
}

/** One character, without the sets that it may score. */
function characterWorth(state: State, firm: number, character: Character): number {
  const { uses, ends, endPoints: scored } = weightsOf(state);
  const left = roundsLeft(state);
  const { value } = characterTile(character);
  if (phaseOf(character) !== 'end') return value + of(uses, left) * useWorth(character);
  return value + of(ends, left) + of(scored, left) * endPoints(state, firm, character);
}

/** Sets of a financier, who needs dollars and skyscrapers alone, count in the last round only: until then both do more when they are used. */
function setsWorth(state: State, owner: Firm): number {
  const left = roundsLeft(state);
  const { staff } = owner;
  const hoards = left > 0 && staff.includes(CHARACTER.financier);
  const scored = hoards ? { ...owner, staff: staff.filter((one) => one !== CHARACTER.financier) } : owner;
  return of(weightsOf(state).endPoints, left) * bestSets(scored).points;
}

/** Tom's characters, which his dollars double from the lowest on; most of them will be. */
export function tomStaffWorth(state: State, firm: number): number {
  const { staff, dollars } = firmOf(state, firm);
  if (roundsLeft(state) === 0) return finalParts(state, firm).staff;
  let worth = TOM.dollar * dollars;
  for (const character of staff) worth += TOM.value * characterTile(character).value - TOM.hired;
  return worth;
}

/** What hiring will be worth with a bid of this value: the best tile in reach, or the one that a Tom would take. */
export function hireWorth(state: State, firm: number, value: number): number {
  const reach = Math.min(SHELVES, Math.floor(value));
  if (isTom(state, firm)) return TOM.value * reach - TOM.hired;
  let best = 0;
  for (let shelf = 0; shelf < reach; shelf++)
    for (const character of at(state.shelves, shelf))
      best = Math.max(best, tileWorth(state, firm, character));
  return best;
}

/** A character that may be hired, with the sets that it would score. */
function tileWorth(state: State, firm: number, character: Character): number {
  const worth = characterWorth(state, firm, character);
  if (!('set' in powerOf(character))) return worth;
  const owner = firmOf(state, firm);
  const joined = { ...owner, staff: [...owner.staff, character] };
  return worth + setsWorth(state, joined) - setsWorth(state, owner);
}
