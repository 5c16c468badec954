/** A rough plan for the cards of a round: what they can still bring, in points. */
import { JOKER, PLANS, SKYSCRAPERS } from './components.ts';
import { of, total } from './counts.ts';
import type { Firm } from './state.ts';
import { savedWorth } from './worth.ts';

/** What the first unit of a bid of each kind brings, and each further one; skyscrapers are counted on the board. */
const FIRST_UNIT = [0.9, 1.3, 2.8, 2, 3.5];
const NEXT_UNIT = [0.6, 0.8, 1.2, 1.3, 1.2];

/** A card in reserve for the next round, whatever it is. */
const SAVED_CARD = 0.4;

/** Cards in hand and reserve, if bids from this kind on are still to come; `towers` tells what skyscrapers would bring. */
export function cardsWorth(
  firm: Firm,
  from: number,
  left: number,
  towers: (count: number) => number,
): number {
  const { hand, reserve, board, supply } = firm;
  const later = left > 0 ? 1 : 0;
  if (from > SKYSCRAPERS) return later * savedWorth(firm);
  const room = total(hand);
  const jokers = of(hand, JOKER) + of(reserve, JOKER);
  const typed = of(hand, SKYSCRAPERS) + of(reserve, SKYSCRAPERS);
  const most = from > PLANS ? board : Math.min(board + 2, board + supply);
  let best = 0;
  for (let count = 0; count <= most; count++) {
    const wild = Math.max(0, count - typed);
    const cards = count + (typed === 0 && count > 0 ? 1 : 0);
    if (wild > jokers || cards > room) break;
    const worth = towers(count) + otherUnits(firm, from, jokers - wild, room - cards);
    if (worth > best) best = worth;
  }
  return best + later * SAVED_CARD * total(reserve);
}

/** Bids for all but skyscrapers, with so many jokers and so many cards at most. */
function otherUnits({ hand, reserve }: Firm, from: number, jokers: number, room: number): number {
  let worth = 0;
  let spare = 0;
  let left = room;
  let bestNext = 0;
  let bestFirst = 0;
  for (let kind = SKYSCRAPERS - 1; kind >= 0; kind--) {
    const held = of(hand, kind) + of(reserve, kind);
    const count = kind < from ? 0 : Math.min(held, left);
    if (count > 0) {
      worth += of(FIRST_UNIT, kind) + (count - 1) * of(NEXT_UNIT, kind);
      bestNext = Math.max(bestNext, of(NEXT_UNIT, kind));
    } else if (kind >= from) bestFirst = Math.max(bestFirst, of(FIRST_UNIT, kind));
    left -= count;
    spare += held - count;
  }
  let wild = jokers;
  if (wild > 0 && spare > 0 && left > 1 && bestFirst > bestNext) {
    worth += bestFirst;
    wild -= 1;
    left -= 2;
    bestNext = Math.max(bestNext, 1);
  }
  return worth + Math.min(wild, left) * bestNext;
}
