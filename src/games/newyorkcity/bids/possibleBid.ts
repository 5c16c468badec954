/** Bids tested one by one: what the list would say, without the list. */
import { allowsReserve, listBids, meansOf } from '../bids.ts';
import { CHARACTER } from '../characters.ts';
import { JOKER } from '../components.ts';
import { of, put, total } from '../counts.ts';
import { copiesReady } from '../powers.ts';
import { type Bid, countOf, firmOf, type State } from '../state.ts';

/** R6.4 to R6.9 Whether a seat that has not bid yet can make this bid, taken from a list or a sample of another state. */
export function isPossibleBid(state: State, seat: number, bid: Bid): boolean {
  const { cards, staff, back, value } = bid;
  const { hand, reserve, dollars } = firmOf(state, seat);
  const room = total(hand) + countOf(staff, CHARACTER.assistant);
  if (total(cards) > room) return false;
  for (let kind = 0; kind <= JOKER; kind++)
    if (of(cards, kind) > of(hand, kind) + of(reserve, kind)) return false;
  if (staff.length > dollars || back > of(state.space, seat)) return false;
  for (const character of staff)
    if (countOf(staff, character) > copiesReady(state, seat, character)) return false;
  const changing = countOf(staff, CHARACTER.interpreter) + countOf(staff, CHARACTER.engineer);
  if (changing === 0) return value === plainValue(bid, state.bidding);
  if (changing === 1) return value === changedValue(bid, state.bidding) && !hasIdle(bid, state.bidding);
  return listBids(meansOf(state, seat)).some((other) => isLike(other, bid));
}

/** R6.5 to R6.8 What a bid is worth whose cards are what they show; 0 if it is none. */
function plainValue({ cards, staff, back }: Bid, kind: number): number {
  let real = 0;
  let odd = 0;
  for (let k = 0; k < JOKER; k++) {
    const count = of(cards, k);
    if (k === kind) real += count;
    else {
      real += count >> 1;
      odd += count & 1;
    }
  }
  const wild = of(cards, JOKER) + back;
  if (!allowsReserve(cards, countOf(staff, CHARACTER.assistant), [])) return 0;
  real += countOf(staff, CHARACTER.patron);
  if (odd > 0 ? odd > 1 || real > 0 : real === 0) return 0;
  return real + wild + countOf(staff, CHARACTER.lobbyist);
}

/** R11.13, R11.20 The same with one card changed, the one that leaves only pairs behind. */
function changedValue({ cards, staff, back }: Bid, kind: number): number {
  let odd = -1;
  let units = of(cards, JOKER);
  for (let k = 0; k < JOKER; k++) {
    const count = of(cards, k);
    units += k === kind ? count : count >> 1;
    if (k === kind || (count & 1) === 0) continue;
    if (odd >= 0) return 0;
    odd = k;
  }
  const doubles = countOf(staff, CHARACTER.engineer) > 0;
  const more =
    back + countOf(staff, CHARACTER.lobbyist) + countOf(staff, CHARACTER.patron) + (doubles ? 2 : 1);
  const drawn = countOf(staff, CHARACTER.assistant);
  if (odd >= 0) return fits(cards, odd, drawn) ? units + more : 0;
  return fits(cards, JOKER, drawn) || (doubles && fits(cards, kind, drawn)) ? units - 1 + more : 0;
}

/** R11.15 Whether such a card can be changed with enough of the others left to stand beside cards of the reserve. */
function fits(cards: readonly number[], changed: number, drawn: number): boolean {
  return of(cards, changed) > 0 && allowsReserve(without(cards, changed), drawn, []);
}

/** Q3 Whether the changing character, or a card, adds nothing. */
function hasIdle(bid: Bid, kind: number): boolean {
  const { value, cards, staff, back } = bid;
  let real = countOf(staff, CHARACTER.patron);
  for (let k = 0; k < JOKER; k++) real += k === kind ? of(cards, k) : of(cards, k) >> 1;
  if (real > 0 && real + of(cards, JOKER) + back + countOf(staff, CHARACTER.lobbyist) >= value) return true;
  for (let k = 0; k <= JOKER; k++)
    if (of(cards, k) > 0 && changedValue({ ...bid, cards: without(cards, k) }, kind) >= value) return true;
  return false;
}

function without(cards: readonly number[], kind: number): number[] {
  const fewer = cards.slice();
  put(fewer, kind, -1);
  return fewer;
}

function isLike(one: Bid, two: Bid): boolean {
  return (
    one.value === two.value &&
    one.back === two.back &&
    one.staff.join() === two.staff.join() &&
    one.cards.join() === two.cards.join()
  );
}
