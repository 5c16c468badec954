/** A rough plan for the cards of a round: what they can still bring, in points. */
import { JOKER, PLANS, SKYSCRAPERS } from '../components.ts';
import { of, total } from '../counts.ts';
import type { Firm } from '../state.ts';
import { savedWorth } from './holdings.ts';
import { PLANNED_TOWERS, type Weights } from './weights.ts';

/** Cards in hand and reserve, if bids from this kind on are still to come; `towers` tells what skyscrapers would bring. */
export function cardsWorth(
  firm: Firm,
  from: number,
  last: boolean,
  weights: Weights,
  towers: (count: number) => number,
): number {
  const { hand, reserve, board, supply } = firm;
  if (from > SKYSCRAPERS) return last ? 0 : savedWorth(firm, weights);
  const first = last ? weights.lastFirst : weights.first;
  const next = last ? weights.lastNext : weights.next;
  const room = total(hand);
  const jokers = of(hand, JOKER) + of(reserve, JOKER);
  const typed = of(hand, SKYSCRAPERS) + of(reserve, SKYSCRAPERS);
  const most = from > PLANS ? board : board + Math.min(PLANNED_TOWERS.withPlans, supply);
  let best = 0;
  for (let count = 0; count <= most; count++) {
    const wild = Math.max(0, count - typed);
    const cards = count + (typed === 0 && count > 0 ? 1 : 0);
    if (wild > jokers || cards > room) break;
    const worth =
      towers(count) +
      PLANNED_TOWERS.each * count +
      PLANNED_TOWERS.beyondBoard * Math.max(0, count - board) +
      otherUnits(firm, from, jokers - wild, room - cards, first, next);
    if (worth > best) best = worth;
  }
  return best;
}

/** Bids for all but skyscrapers, with so many jokers and so many cards at most. */
function otherUnits(
  { hand, reserve }: Firm,
  from: number,
  jokers: number,
  room: number,
  first: readonly number[],
  next: readonly number[],
): number {
  let worth = 0;
  let spare = 0;
  let pairs = 0;
  let left = room;
  let covered = 0;
  for (let kind = SKYSCRAPERS - 1; kind >= 0; kind--) {
    const held = of(hand, kind) + of(reserve, kind);
    const count = kind < from ? 0 : Math.min(held, left);
    if (count > 0) {
      worth += of(first, kind) + (count - 1) * of(next, kind);
      covered |= 1 << kind;
    }
    left -= count;
    spare += held - count;
    pairs += (held - count) >> 1;
  }
  for (let wild = jokers; left > 0 && wild + pairs > 0; ) {
    const anew = spare > 0 && left > 1 ? bestKind(first, from, ~covered) : -1;
    const more = wild > 0 ? bestKind(next, from, covered) : -1;
    if (anew < 0 && more < 0) break;
    const isNew = anew >= 0 && (more < 0 || of(first, anew) > of(next, more));
    if (isNew) {
      worth += of(first, anew);
      covered |= 1 << anew;
      left -= 2;
      spare -= wild > 0 ? 1 : 2;
    } else {
      worth += of(next, more);
      left -= 1;
    }
    if (wild > 0) wild -= 1;
    else pairs -= 1;
  }
  return worth;
}

/** The kind of those in the mask that brings most, or -1. */
function bestKind(worths: readonly number[], from: number, mask: number): number {
  let best = -1;
  for (let kind = from; kind < SKYSCRAPERS; kind++)
    if ((mask & (1 << kind)) !== 0 && (best < 0 || of(worths, kind) > of(worths, best))) best = kind;
  return best;
}
