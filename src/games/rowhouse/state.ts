/** The words of the game as types, and small lookups. */

import { type Agenda, at, type Game, type Seat } from '#kernel';
import type { RowhouseBox } from './box/index.ts';
import { colorOf, STOREY_ROOM, type Tile } from './components.ts';
import type { Fact } from './facts.ts';
import type { View } from './view.ts';

export type Options = {
  hand: number;
  rounds: number;
  trades: boolean;
};

/** What one seat has in front of it. */
export type House = {
  hand: Tile[];
  pick: Tile | null;
  storeys: Tile[][];
  bonus: number;
};

export type State = {
  options: Options;
  round: number;
  first: Seat;
  bag: Tile[];
  houses: House[];
  agenda: Agenda<Step>;
};

export type Step =
  | { step: 'openRound' }
  | { step: 'pick'; seat: Seat }
  | { step: 'showPicks' }
  | { step: 'build'; seat: Seat }
  | { step: 'offerTrade'; seat: Seat }
  | { step: 'giveTile'; seat: Seat }
  | { step: 'closeRound' };

/** What each choice may be answered with; steps not named here happen by themselves. */
export type Answers = {
  pick: { tile: Tile };
  build: { storey: number };
  offerTrade: { trade: boolean };
  giveTile: { tile: Tile };
};

export type Action = Answers[keyof Answers];

/** What happened; a tile somebody may not see is null in that viewer's copy. */
export type Event =
  | { did: 'drew'; seat: Seat; tiles: (Tile | null)[] }
  | { did: 'opened'; round: number; first: Seat }
  | { did: 'picked'; seat: Seat; tile: Tile | null }
  | { did: 'showed'; seat: Seat; tile: Tile; alone: boolean }
  | { did: 'built'; seat: Seat; tile: Tile; storey: number }
  | { did: 'gave'; seat: Seat; tile: Tile | null }
  | { did: 'completed'; seat: Seat; storey: number; points: number };

export type Refusal = 'bagTooSmall' | 'notInHand' | 'storeyFull' | 'noSuchStorey';
export type Part = 'storeys' | 'bonus';
export type Ending = 'lastRound' | 'twoRows';

export type Rowhouse = {
  options: Options;
  state: State;
  action: Action;
  event: Event;
  view: View;
  prompt: Step;
  refusal: Refusal;
  part: Part;
  trait: 'rows';
  ending: Ending;
  values: keyof RowhouseBox['values'];
  fact: Fact;
};

export type RowhouseGame = Game<Rowhouse>;

export function houseOf(state: State, seat: Seat): House {
  return at(state.houses, seat);
}

/** Storeys that can take one more tile. */
export function storeysWithRoom({ storeys }: House): number[] {
  const open: number[] = [];
  for (let storey = 0; storey < storeys.length; storey++)
    if (at(storeys, storey).length < STOREY_ROOM) open.push(storey);
  return open;
}

/** Takes a tile out of a hand, whose order stays. */
export function takeFrom(hand: Tile[], tile: Tile): void {
  for (let i = hand.indexOf(tile) + 1; i < hand.length; i++) hand[i - 1] = at(hand, i);
  hand.pop();
}

/** Whether a full storey shows a single colour. */
export function isOfOneColor(storey: readonly Tile[]): boolean {
  return storey.length === STOREY_ROOM && colorsOf(storey) === 1;
}

/** How many colours the tiles show. */
export function colorsOf(tiles: readonly Tile[]): number {
  let seen = 0;
  let count = 0;
  for (const tile of tiles) {
    const bit = 1 << colorOf(tile);
    if ((seen & bit) === 0) count += 1;
    seen |= bit;
  }
  return count;
}

/** How many storeys of a single colour a house has. */
export function rowsOf({ storeys }: House): number {
  let rows = 0;
  for (const storey of storeys) if (isOfOneColor(storey)) rows += 1;
  return rows;
}

/** R5.2 Whether some seat has two storeys of a single colour. */
export function hasTwoRows(state: State): boolean {
  return state.houses.some((house) => rowsOf(house) >= 2);
}
