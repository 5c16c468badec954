/** The types of state, steps, answers and events, and small lookups in them. */

import type { Agenda, Game, Seat } from '#kernel';
import { BLOCK_COUNT, type Kind, type Lot, lotPlan } from './board.ts';
import type { Newyork1901Box } from './box/index.ts';
import {
  ACTION_CARDS,
  type ActionCard,
  type Challenge,
  FIRST_LEGENDARY,
  type Street,
  TECHNOLOGIES,
  THRESHOLDS,
  TILE_COUNT,
} from './components.ts';
import type { Fact } from './facts.ts';
import type { Build } from './sites.ts';
import type { View } from './view.ts';

/** R2.4 to R2.9 What a table may choose. */
export type Options = {
  expert: boolean;
  actionCards: boolean;
  firstGame: boolean;
  streets: Street[];
  challenge: Challenge | 'drawn' | 'none';
};

/** What one seat owns. */
export type Estate = {
  /** R1.6 The district of its character. */
  character: number;
  /** Points for buildings. */
  points: number;
  /** R10.5 Points of Gold Prestige. */
  prestige: number;
  /** Free workers. */
  workers: number;
  /** The squares of its lots: one word of bits for each block. */
  land: number[];
  /** Its own tiles not yet built, as bits. */
  hand: number;
  /** Where each tile stands; -1 where it does not. */
  places: number[];
  /** The squares under its buildings: for each technology one word of bits for each block. */
  built: number[];
  /** Action cards not yet played, as bits of ACTION_CARDS. */
  cards: number;
};

export type State = {
  options: Options;
  /** The three streets in play, as indices of STREETS. */
  streets: number[];
  challenge: Challenge | null;
  first: Seat;
  /** R2.3 The kinds of the open cards. */
  market: Kind[];
  /** Q18 From top to bottom, piles of cards; the order within a pile means nothing. */
  deck: Kind[][];
  /** Legendaries nobody has built, as bits counted from the first one. */
  legendaries: number;
  estates: Estate[];
  /** R9.4 Who triggered the end, and how. */
  closer: Seat | null;
  ending: Ending | null;
  agenda: Agenda<Step>;
};

export type Step =
  | { step: 'openTurn'; seat: Seat }
  | { step: 'beginTurn'; seat: Seat }
  /** `built`: whether the turn has had its building. `small`: whether its only lot has two squares; null if it acquired none. */
  | { step: 'goOn'; seat: Seat; built: boolean; small: boolean | null }
  /** `built` as above, for going on after the second lot. */
  | { step: 'grabLot'; seat: Seat; built: boolean }
  | { step: 'boomBuild'; seat: Seat; small: boolean | null }
  | { step: 'giveBack'; seat: Seat }
  | { step: 'closeTurn'; seat: Seat }
  | { step: 'scoreAll' };

type PickLot = { lot: Lot };
type PlayCard = { card: ActionCard };
type Stop = { stop: true };

/** What each choice may be answered with; steps not named here happen by themselves. */
export type Answers = {
  beginTurn: PickLot | Build | PlayCard;
  goOn: Build | PlayCard | Stop;
  grabLot: PickLot;
  boomBuild: Build;
  giveBack: PickLot;
};

export type Action = Answers[keyof Answers];

/** What happened. */
export type Event =
  | { did: 'dealt'; seat: Seat; character: number; lot: Lot | null }
  | { did: 'setStreets'; streets: number[] }
  | { did: 'setChallenge'; challenge: Challenge | null }
  | { did: 'began'; first: Seat }
  | { did: 'filled'; kinds: Kind[] }
  | { did: 'acquired'; seat: Seat; lot: Lot }
  | ({ did: 'demolished'; seat: Seat } & Build)
  | ({ did: 'built'; seat: Seat; points: number; workers: number } & Build)
  | { did: 'guarded'; seat: Seat; lots: Lot[] }
  | { did: 'gainedPrestige'; seat: Seat; points: number }
  | { did: 'reached'; seat: Seat; technology: number }
  | { did: 'playedCard'; seat: Seat; card: ActionCard }
  | { did: 'shifted'; kinds: Kind[] }
  | { did: 'gaveBack'; seat: Seat; lot: Lot }
  | { did: 'announced'; seat: Seat }
  | { did: 'triggeredEnd'; seat: Seat; ending: Ending }
  | { did: 'scoredStreet'; street: number; counts: number[]; seat: Seat | null }
  | { did: 'scoredChallenge'; seat: Seat; challenge: Challenge; points: number }
  | { did: 'scoredCards'; seat: Seat; points: number };

export type Refusal =
  | 'firstGameIsFixed'
  | 'acquireFirst'
  | 'noPassing'
  | 'noFreeWorker'
  | 'noSuchCard'
  | 'lotTaken'
  | 'oneLotATurn'
  | 'lotBeforeBuilding'
  | 'mustGiveBack'
  | 'notReserved'
  | 'tileUsed'
  | 'legendaryTaken'
  | 'oneLegendary'
  | 'technologyClosed'
  | 'offTheLots'
  | 'notYourLand'
  | 'noFront'
  | 'noDemolition'
  | 'oneBuildingATurn'
  | 'goldStands'
  | 'notHigher'
  | 'workersShort'
  | 'cardGone'
  | 'boomAfterBuilding'
  | 'boomAfterEnd'
  | 'noRoom'
  | 'shiftFirst'
  | 'deckTooSmall'
  | 'grabAfterLot'
  | 'grabTooLarge'
  | 'deckEmpty';

export type Part = 'buildings' | 'streets' | 'challenge' | 'cards';
export type Ending = 'tiles' | 'market';

export type NewYork1901 = {
  options: Options;
  state: State;
  action: Action;
  event: Event;
  view: View;
  prompt: Step;
  refusal: Refusal;
  part: Part;
  trait: 'character' | 'legendary';
  ending: Ending;
  values: keyof Newyork1901Box['values'];
  fact: Fact;
};

export type NewYork1901Game = Game<NewYork1901>;

export function estateOf(state: State, seat: Seat): Estate {
  const estate = state.estates[seat];
  if (!estate) throw new Error(`no seat ${seat}`);
  return estate;
}

/** R4.3 Whose lot it is, if anybody's. */
export function ownerOf({ estates }: State, lot: Lot): Seat | undefined {
  const { block, mask } = lotPlan(lot);
  for (let seat = 0; seat < estates.length; seat++) {
    const { land } = estates[seat] as Estate; // below its length
    if (((land[block] as number) & mask) !== 0) return seat; // a word for each block
  }
  return undefined;
}

/** R7.1 A seat's points on the score track: they open technologies. */
export function trackOf({ points, prestige }: Pick<Estate, 'points' | 'prestige'>): number {
  return points + prestige;
}

/** The thresholds of the technologies, oldest first. */
const USUAL = TECHNOLOGIES.map((technology) => THRESHOLDS.usual[technology]);
const EXPERT = TECHNOLOGIES.map((technology) => THRESHOLDS.expert[technology]);

/** R7.1, R7.2 The highest technology that is open with so many points. */
export function technologyAt({ options }: State, points: number): number {
  const opensAt = options.expert ? EXPERT : USUAL;
  let technology = TECHNOLOGIES.length - 1;
  while (points < (opensAt[technology] as number)) technology -= 1; // bronze is open from the start
  return technology;
}

export function holdsCard({ cards }: Estate, card: ActionCard): boolean {
  return ((cards >> ACTION_CARDS.indexOf(card)) & 1) === 1;
}

/** R5.6 Whether the seat has built its legendary. */
export function hasLegendary({ places }: Estate): boolean {
  for (let tile = FIRST_LEGENDARY; tile < TILE_COUNT; tile++) if ((places[tile] as number) >= 0) return true; // a place for each tile
  return false;
}

/** R9.5 Cards in the deck. */
export function deckSize({ deck }: State): number {
  let size = 0;
  for (const pile of deck) size += pile.length;
  return size;
}

export function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** No squares, in any block. */
export function noLand(): number[] {
  return new Array<number>(BLOCK_COUNT).fill(0);
}

/** No tile stands anywhere. */
export function nothingPlaced(): number[] {
  return new Array<number>(TILE_COUNT).fill(-1);
}

/** No buildings, of any technology in any block. */
export function nothingBuilt(): number[] {
  return new Array<number>(TECHNOLOGIES.length * BLOCK_COUNT).fill(0);
}
