/** What statistics count: the side of the board that was chosen, and the decrees that were bought. */
import type { Approach, Seat } from '#kernel';
import { type Card, type Half, isDecree, SIDES } from './components.ts';
import type { Flatiron } from './flatiron.ts';
import { playerOf, type State } from './state.ts';

/** The first seat is drawn once the boards are chosen, so it is the end that knows it. */
export function approach(_start: State, end: State, seat: Seat): Approach<Flatiron['trait']> {
  const { side, above, below } = playerOf(end, seat);
  const decrees = (cards: readonly Card[][], half: Half) =>
    cards.flatMap((column) => column.filter(isDecree).map((card) => `${card}.${half}`));
  // Undefined before it has been chosen.
  const chosen = SIDES[side];
  return {
    turn: (seat - end.first + end.players.length) % end.players.length,
    traits: {
      side: chosen ? [chosen.id] : [],
      decree: [...decrees(above, 0), ...decrees(below, 1)],
    },
  };
}

/** The number of a side. */
export function sideOf(id: string): number {
  return SIDES.findIndex((side) => side.id === id);
}

/** A decree, and which of its halves counts. */
export function decreeHalfOf(id: string): [card: Card, half: Half] {
  const [card = 0, half = 0] = id.split('.').map(Number);
  return [card, half];
}
