/** What is on the table, and small lookups in it. */
import { type Agenda, at, type Seat } from '#kernel';
import type { Card, Color, Paper, Place } from './components.ts';
import type { Step } from './steps.ts';

export type Options = {
  /** R2.5 Which sides of the boards may be chosen. */
  sides: 'any' | 'purple';
  /** R10.16 Daniel scores more. */
  hard: boolean;
};

/** What one seat has in front of it. */
export type Player = {
  /** The boards it was dealt. */
  boards: number[];
  /** The side it plays on; NONE before it has chosen. */
  side: number;
  place: Place;
  dollars: number;
  points: number;
  /** Reputation tokens. */
  tokens: number;
  /** Colours in the warehouses, a bit each. */
  stored: number;
  /** Cards by street, the newest last: each shows its upper half above the column. */
  above: Card[][];
  /** Cards by street, the newest last: each shows its lower half below the column. */
  below: Card[][];
  hand: Paper[];
  /** Those of the hand that the rival has given. */
  given: Paper[];
};

/** R10 What Daniel has in front of him. */
export type Daniel = {
  side: number;
  place: Place;
  points: number;
  /** Cards not turned up since the last shuffle; their order means nothing. */
  deck: number[];
  /** Cards turned up, in order. */
  shown: number[];
  /** The card turned up last, also after a shuffle; NONE at first. */
  last: number;
  /** How often a main place has come up again since the last shuffle. */
  repeats: number;
  cards: Card[];
};

/** A deck: the card seen, cards nobody has seen yet in no order, and cards put under it in order. */
export type Deck = { top: Card; unseen: Card[]; under: Card[] };

/** A level of the building: its floor, who built it, the colour in each slot and who set it. */
export type Level = { floor: number; by: number; slots: Color[]; setBy: number[] };

export type State = {
  options: Options;
  players: Player[];
  daniel: Daniel | null;
  first: Seat;
  /** Turns of seats that are over. */
  turns: number;
  levels: Level[];
  /** The floor to build next; NONE once the roof is on. */
  nextFloor: number;
  /** Floors nobody has seen, in no order. There are more of them than will be built. */
  floors: number[];
  decks: Deck[];
  decrees: Card[];
  /** Pillars in the supply by colour. */
  supply: number[];
  tokens: number;
  paper: Paper;
  papers: Paper[];
  /** Newspapers that have left the game. */
  oldPapers: Paper[];
  /** Newspapers drawn from the newsboy, of which one will be kept. */
  delivery: Paper[];
  /** Which of his spaces the newsboy is on; as many as there are once he has left. */
  newsboy: number;
  agenda: Agenda<Step>;
};

export function playerOf(state: State, seat: Seat): Player {
  return at(state.players, seat);
}

/** What questions about the building need; states and views both have it. */
export type Building = Pick<State, 'levels'>;

/** The level on which pillars are being set; the roof once it is on. */
export function currentLevel({ levels }: Building): Level {
  return at(levels, levels.length - 1);
}
