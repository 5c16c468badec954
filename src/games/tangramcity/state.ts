/** The words of the game as types, and small lookups. */

import { type Agenda, at, type Game, type Seat } from '#kernel';
import type { TangramcityBox } from './box/index.ts';
import type { Bonus, Face, Level, Tile } from './components.ts';
import type { Fact } from './facts.ts';
import type { Rows } from './quarters.ts';
import type { Color, Spot, SpotId } from './spots.ts';
import type { View } from './view.ts';

export type Options = {
  boards: 'drawn' | 'chosen';
};

/** What one seat has built, and what it has scored. */
export type City = {
  board: number | null;
  side: Face | null;
  /** Quarters covered by each colour, the start area among them. */
  rows: Record<Color, Rows>;
  /** What was placed, in order; fountains among them. */
  pieces: SpotId[];
  /** Tiles and fountains out of the game. */
  aside: Tile[];
  /** R6.1 Points of each round so far. */
  rounds: number[];
  /** R7.1 The two balance markers. */
  balance: Record<Face, number>;
} & Record<`${Bonus}Bonus`, number>;

/** A card of this round; tile is null while nobody has seen it. */
export type DealtCard = {
  tile: Tile | null;
  /** Who may look at it before it is turned. */
  holders: Seat[];
  open: boolean;
};

export type State = {
  options: Options;
  round: number;
  /** Who has the start marker. */
  first: Seat;
  /** Cards not yet seen by anyone, in no order. */
  deck: Tile[];
  /** This round's cards in the order of play. */
  cards: DealtCard[];
  discard: Tile[];
  cities: City[];
  agenda: Agenda<Step>;
};

export type Step =
  | { step: 'chooseBoard'; seat: Seat }
  | { step: 'openSides' }
  | { step: 'chooseSide'; seat: Seat }
  | { step: 'openRound' }
  | { step: 'playCard'; card: number }
  | { step: 'playLastCards' }
  | { step: 'placeTile'; seat: Seat; tiles: Tile[] }
  | { step: 'offerFountain'; seat: Seat }
  | { step: 'placeFountain'; seat: Seat }
  | { step: 'closeRound' };

/** R4.6 To go without a tile or a fountain. */
export type Decline = { readonly decline: Tile };

/** What each choice may be answered with; steps not named here happen by themselves. */
export type Answers = {
  chooseBoard: { board: number };
  chooseSide: { side: Face };
  placeTile: Spot | Decline;
  placeFountain: Spot | Decline;
};

export type Action = Answers[keyof Answers];

/** What happened; a card somebody may not see is null in that viewer's copy. */
export type Event =
  | { did: 'gotMarker'; seat: Seat }
  | { did: 'gotBoard'; seat: Seat; board: number }
  | { did: 'choseSide'; seat: Seat; side: Face }
  | { did: 'opened'; round: number }
  | { did: 'laidOpen'; tile: Tile }
  | { did: 'laidClosed' }
  | { did: 'dealt'; holders: Seat[]; tile: Tile | null }
  | { did: 'turned'; holders: Seat[]; tile: Tile }
  | { did: 'cameUp'; tile: Tile }
  | { did: 'placed'; seat: Seat; spot: Spot }
  | { did: 'setAside'; seat: Seat; tile: Tile; fits: boolean }
  | { did: 'scored'; seat: Seat; height: number; width: number; points: number }
  | { did: 'balanced'; seat: Seat; dark: number; green: number }
  | { did: 'filled'; seat: Seat; points: number }
  | { did: 'weighed'; seat: Seat; distance: number; points: number }
  | { did: 'reachedLevel'; seat: Seat; level: Level };

export type Refusal =
  | 'noSuchBoard'
  | 'boardTaken'
  | 'noSuchSide'
  | 'noSuchSpot'
  | 'wrongTile'
  | 'alreadyAside'
  | 'wrongFace'
  | 'sameTurn'
  | 'offBoard'
  | 'overlaps';

export type Part = 'start' | 'round1' | 'round2' | 'round3' | 'round4' | 'round5' | 'round6' | Bonus;

/** With others the last round simply ends; alone the level reached is the result. */
export type Ending = 'lastRound' | Level;

export type Tangramcity = {
  options: Options;
  state: State;
  action: Action;
  event: Event;
  view: View;
  prompt: Step;
  refusal: Refusal;
  part: Part;
  trait: 'board' | 'fountains';
  ending: Ending;
  values: keyof TangramcityBox['values'];
  fact: Fact;
};

export type TangramcityGame = Game<Tangramcity>;

export function cityOf(state: State, seat: Seat): City {
  return at(state.cities, seat);
}

/** The seats from the start player on, clockwise. */
export function inOrder({ cities, first }: State): Seat[] {
  return cities.map((_, i) => (first + i) % cities.length);
}
