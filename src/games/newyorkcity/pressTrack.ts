/** R3: the press track. */
import { at } from '#kernel';
import { BLACK_SPACE, LAST_SPACE } from './components.ts';
import type { OpenState, State } from './state.ts';

/** R3.1, R3.2 Moves a pawn; it lands on top of its new space, on the last one underneath. Returns the steps made. */
export function move(draft: State, firm: number, steps: number): number {
  const { space, order } = draft;
  const from = at(space, firm);
  const to = Math.max(0, Math.min(LAST_SPACE, from + steps));
  if (to === from) return 0;
  space[firm] = to;
  order.splice(order.indexOf(firm), 1);
  let place = 0;
  while (place < order.length && isAhead(at(space, at(order, place)), to)) place += 1;
  order.splice(place, 0, firm);
  return to - from;
}

function isAhead(other: number, to: number): boolean {
  return other > to || (other === to && to === LAST_SPACE);
}

/** R3.3 Place of a player on the track, 0 for the first. */
export function placeOf({ order }: OpenState, firm: number): number {
  return order.indexOf(firm);
}

/** R3.4 Whether the player is ahead of black; whoever stands on black's space arrived after it. */
export function isAheadOfBlack(state: OpenState, firm: number): boolean {
  return at(state.space, firm) >= at(BLACK_SPACE, state.firms.length);
}

type Bidders = { readonly order: readonly number[]; readonly firms: readonly { readonly bid: number }[] };

/** R3.3 The best bid, or -1; ties go to the one ahead on the track. */
export function highestBidder({ order, firms }: Bidders, besides = -1): number {
  let best = -1;
  let most = 0;
  for (let i = 0; i < order.length; i++) {
    const firm = order[i] as number; // below its length
    const { bid } = at(firms, firm);
    if (firm !== besides && bid > most) {
      best = firm;
      most = bid;
    }
  }
  return best;
}
