/** The table of the lessons: two seats, the same city, the same elevator; each lesson names what differs. */
import type { Character } from '../characters.ts';
import { counts, elevatorWith, type Layout, layOut, type Player } from '../laidOut.ts';
import type { State, Step } from '../state.ts';

/** In sight, shelf by shelf. */
const ELEVATOR: readonly (readonly Character[])[] = [
  [3, 12, 18, 28],
  [5, 13, 22, 33],
  [7, 14, 16, 25],
  [10, 20, 27, 36],
  [11, 21, 40, 42],
];

/** Tiles still to come in the lessons of the early rounds, and of the later ones. */
export const EARLY_TILES = [0, 1, 2, 3, 4, 5, 7, 8];
export const LATER_TILES = [0, 1, 2, 4, 5, 8];

/** What the two players have at the beginning of a game. */
export const BEGINNING: Player = { board: 4, built: [0, 0, 0, 0, 0, 1], dollars: 1 };

interface Table extends Partial<Omit<Layout, 'players'>> {
  readonly steps: Step[];
  readonly learner: Player;
  readonly rival: Player;
}

/** Manhattan is worth 10; the mayor goes from the Bronx over Queens, Brooklyn and Staten Island to Manhattan. */
export function tableWith({ learner, rival, ...given }: Table): State {
  return layOut({
    letters: [4, 0, 1, 2, 3, 5],
    base: [10, 7, 8, 8, 9, 6],
    gone: [2, 24],
    order: [1, 0],
    opener: 1,
    ...elevatorWith(ELEVATOR),
    ...given,
    players: [
      { staff: [23, 6], ...learner },
      { staff: [1, 13], ...rival },
    ],
  });
}

/** The learner bids last, and nobody after them. */
export const LAST_BID: Step[] = [{ step: 'bid', seat: 0 }, { step: 'lateBid' }, { step: 'evaluate' }];

/** A rival whose bid lies on the table. */
export function rivalWith(bid: number, cards: Parameters<typeof counts>[0], rest: Player): Player {
  return { ...rest, bid, played: counts(cards) };
}
