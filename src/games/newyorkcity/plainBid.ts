/** Bids of cards alone, tested without the list. */
import { JOKER } from './components.ts';
import { of, total } from './counts.ts';
import { type Bid, firmOf, type State } from './state.ts';

/** R6.4 to R6.8 Whether the seat can make this bid of cards alone, found without the list. */
export function isPlainBid(state: State, seat: number, { value, cards, back }: Bid): boolean {
  const firm = firmOf(state, seat);
  if (back !== 0 || firm.bid > 0 || total(cards) > total(firm.hand)) return false;
  const { hand, reserve } = firm;
  let real = 0;
  let odd = 0;
  for (let kind = 0; kind <= JOKER; kind++) {
    const count = of(cards, kind);
    if (count > of(hand, kind) + of(reserve, kind)) return false;
    if (kind === state.bidding) real += count;
    else if (kind < JOKER) {
      real += count >> 1;
      odd += count & 1;
    }
  }
  const jokers = of(cards, JOKER);
  if (odd === 0) return real > 0 && value === real + jokers;
  return odd === 1 && real === 0 && jokers > 0 && value === jokers;
}
