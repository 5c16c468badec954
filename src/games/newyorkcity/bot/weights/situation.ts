/** What things are worth in points before they have become points: against other seats, and where a Tom plays along. */
import type { State } from '../../state.ts';
import { perCard, perOtherBid } from './perKind.ts';

export type Weights = {
  /** A dollar that will be used, by the rounds left; how many are; each beyond them. */
  readonly dollar: readonly number[];
  readonly usedDollars: number;
  readonly spareDollar: number;
  /** A space on the press track while bids for press are to come, near and far, the bonus to come, and a space in the end. */
  readonly space: number;
  readonly near: number;
  readonly farSpace: number;
  readonly pressBonus: number;
  readonly lastSpace: number;
  /** To have somebody behind on the press track: on the way, before the last bids for press, and after them. */
  readonly ahead: number;
  readonly aheadAtLast: number;
  readonly aheadAtTheEnd: number;
  /** By the rounds left: uses to come of a character, a character that scores at the end, and what it scores now. */
  readonly uses: readonly number[];
  readonly ends: readonly number[];
  readonly endPoints: readonly number[];
  /** Hopes for all six districts, by the number reached, on the way and in the last round. */
  readonly reached: readonly number[];
  readonly lastReached: readonly number[];
  /** Hopes for the statue, by the number of districts reached. */
  readonly statue: readonly number[];
  /** What a visit of the mayor will probably add to a seat's skyscrapers. */
  readonly visit: number;
  /** Majorities on the way, in parts of what they bring now; how much being ahead says about ties before the last bids for press. */
  readonly growing: number;
  readonly tie: number;
  /** How many skyscrapers may make no difference once the last bids for press are made. */
  readonly doubtAtLast: number;
  /** The first unit of a bid of each kind but skyscrapers, and each further one; the same in the last round. */
  readonly first: readonly number[];
  readonly next: readonly number[];
  readonly lastFirst: readonly number[];
  readonly lastNext: readonly number[];
  /** A card that waits for the next round, by kind; one just dealt; a pair still to take. */
  readonly saved: readonly number[];
  readonly dealt: number;
  readonly pairToCome: number;
};

/** Fitted to the results of games between bots (how many was not kept). */
const AMONG_SEATS: Weights = {
  dollar: [1.1, 2, 2.1, 2.2, 2.3, 2.3],
  usedDollars: 3,
  spareDollar: 0.4,
  space: 2.3,
  near: 6,
  farSpace: 0.7,
  pressBonus: 0,
  lastSpace: 0.25,
  ahead: -1.2,
  aheadAtLast: -5,
  aheadAtTheEnd: 1.2,
  uses: [0.4, 0.9, 0.9, 0.9, 0.9, 0.9],
  ends: [0.7, 1.7, 1.7, 1.7, 1.7, 1.7],
  endPoints: [0.85, 0.8, 0.8, 0.8, 0.8, 0.8],
  reached: [0, 1.5, 4, 6.8, 10, 13.5, 17],
  lastReached: [0, 0.5, 2, 3.8, 6, 8, 8],
  statue: [0, 0, 0.1, 0.4, 0.8, 1.5, 2.5],
  visit: 3,
  growing: 1.07,
  tie: 0,
  doubtAtLast: 0.5,
  first: perOtherBid({ press: 2.6, dollars: 2.8, characters: 3.8, plans: 2.9, prestige: 4.8 }),
  next: perOtherBid({ press: 1.7, dollars: 1.6, characters: 1.3, plans: 1.6, prestige: 1.2 }),
  lastFirst: perOtherBid({ press: 2.6, dollars: 1.2, characters: 2.8, plans: 1.4, prestige: 4.6 }),
  lastNext: perOtherBid({ press: 1.5, dollars: 0.6, characters: 1.1, plans: 0.6, prestige: 1.1 }),
  saved: perCard({
    press: 0.4,
    dollars: 0.4,
    characters: 0.5,
    plans: 0.5,
    prestige: 0.5,
    skyscrapers: 0.6,
    joker: 0.7,
  }),
  dealt: 3.2,
  pairToCome: 6.4,
};

/** By hand: a Tom bids with all he has, so being ahead on the press track early does no harm, and press is worth less. */
const AGAINST_TOM: Weights = {
  dollar: [1, 2, 2, 2, 2, 2],
  usedDollars: 3,
  spareDollar: 0.4,
  space: 0.9,
  near: 6,
  farSpace: 0.4,
  pressBonus: 0.5,
  lastSpace: 0.25,
  ahead: 0.45,
  aheadAtLast: 0.45,
  aheadAtTheEnd: 0.45,
  uses: [0, 0.4, 0.8, 1.2, 1.6, 2],
  ends: [0, 0.5, 1, 1.5, 2, 2.5],
  endPoints: [1, 1, 1, 1, 1, 1],
  reached: [0, 0, 1, 2.3, 4, 6, 8],
  lastReached: [0, 0, 0, 0, 0.5, 1.5, 3],
  statue: [0, 0, 0.1, 0.4, 1, 2.5, 6],
  visit: 2,
  growing: 1,
  tie: 0.5,
  doubtAtLast: 0.8,
  first: perOtherBid({ press: 0.7, dollars: 1.9, characters: 2.8, plans: 2.7, prestige: 4.8 }),
  next: perOtherBid({ press: 0.8, dollars: 1, characters: 1.4, plans: 1.3, prestige: 1.2 }),
  lastFirst: perOtherBid({ press: 0.7, dollars: 1.1, characters: 2.5, plans: 1.4, prestige: 4.6 }),
  lastNext: perOtherBid({ press: 0.4, dollars: 0.6, characters: 1.1, plans: 0.6, prestige: 1.1 }),
  saved: perCard({
    press: 0.4,
    dollars: 0.4,
    characters: 0.5,
    plans: 0.5,
    prestige: 0.5,
    skyscrapers: 0.6,
    joker: 0.7,
  }),
  dealt: 1.5,
  pairToCome: 0,
};

export function weightsOf({ firms, seats }: State): Weights {
  return firms.length > seats ? AGAINST_TOM : AMONG_SEATS;
}
