/** The words of the game as types, and small lookups. */

import { type Agenda, at, type Game, type Seat } from '#kernel';
import type { NewyorkcityBox } from './box/index.ts';
import type { Character } from './characters.ts';
import type { Level, Mode } from './components.ts';
import type { Counts } from './counts.ts';
import type { Event } from './events.ts';
import type { Fact } from './facts.ts';
import type { View } from './view.ts';

export type Options = {
  /** R10.1 How many Toms play along. */
  toms: number;
  /** R10.2 One of the named levels, or free: then mode and cards count. */
  level: Level | 'free';
  mode: Mode;
  cards: number;
};

/** What one player has, human or Tom. Seats come first, Toms after them. */
export type Firm = {
  hand: Counts;
  reserve: Counts;
  /** Cards of the bid that lies open, and its value. */
  played: Counts;
  bid: number;
  /** R11.19 Whether the bid's points count twice. */
  doubled: boolean;
  staff: Character[];
  /** Characters with a dollar on them, one entry per copy. */
  paid: Character[];
  dollars: number;
  /** Skyscrapers on the player board and in the supply; R10.14 a Tom’s are not counted, since he never runs out. */
  board: number;
  supply: number;
  built: number[];
  vehicles: number[];
  points: number;
  statue: number;
  /** Pairs taken in this round. */
  pairs: number;
  /** Q36 The hand discarded at the end of the last round, which all have seen. */
  left: Counts;
};

export type State = {
  options: Options;
  seats: number;
  round: number;
  /** The letter, the base value, black skyscrapers and prestige tiles of each district. */
  letters: number[];
  base: number[];
  black: number[];
  laid: number[][];
  /** Prestige tiles not yet turned up, and those on offer. */
  tiles: number[];
  offer: number[];
  /** One bit per link whose vehicle still stands there. */
  links: number;
  /** Whether the statue still shows its four points. */
  statue: boolean;
  deck: Counts;
  discard: Counts;
  /** Pairs on the table, each as two kinds. */
  pairs: number[][];
  /** The elevator: tiles in sight by value, and those still to come. */
  shelves: Character[][];
  piles: Character[][];
  stacks: Character[][];
  gone: Character[];
  firms: Firm[];
  /** The press track: each player's space, and all players from first to last. */
  space: number[];
  order: number[];
  /** The bidding round under way (its kind), who opened it or opens the next, who bids late. */
  bidding: number;
  opener: number;
  late: number;
  /** R10.8 Toms that turned up a joker (of this kind of card) and must play it. */
  hasty: { firm: number; kind: number }[];
  agenda: Agenda<Step>;
};

/** What is open of a player and of the table: what a state and every view have in common. */
export type OpenFirm = Omit<Firm, 'hand'>;
export type OpenState = Omit<State, 'firms' | 'deck'> & { firms: OpenFirm[] };

export type Step =
  | { step: 'pickStack'; seat: Seat }
  | { step: 'giveStacks' }
  | { step: 'openRound' }
  | { step: 'draft'; seat: Seat; picks: number }
  | { step: 'draftTurn'; seat: Seat }
  | { step: 'mix'; seat: Seat; picks: number }
  | { step: 'assistTurn'; seat: Seat; pair: number[]; last: boolean }
  | { step: 'assist'; seat: Seat; pair: number[]; last: boolean }
  | { step: 'exchange'; seat: Seat }
  | { step: 'discardTwo'; seat: Seat }
  | { step: 'drop'; seat: Seat }
  | { step: 'hire'; seat: Seat; value: number; decline: boolean }
  | { step: 'fetch'; seat: Seat; pair: number[] }
  | { step: 'replaceBlack'; seat: Seat }
  | { step: 'closeDraft' }
  | { step: 'openBidding'; kind: number }
  | { step: 'bidTurn'; firm: number }
  | { step: 'bid'; seat: Seat; swapped?: true }
  | { step: 'raise'; seat: Seat }
  | { step: 'refresh'; seat: Seat }
  | { step: 'lateBid' }
  | { step: 'keep'; seat: Seat }
  | { step: 'evaluate' }
  | { step: 'hireTurn'; firm: number; value: number }
  | { step: 'award'; seat: Seat }
  | { step: 'awardTurn'; firm: number }
  | { step: 'buildTurn'; firm: number; count: number }
  | { step: 'place'; seat: Seat; district: number; count: number }
  | { step: 'relocate'; seat: Seat; district: number }
  | { step: 'reinforce'; seat: Seat; district: number }
  | { step: 'reinforceTurn'; seat: Seat; district: number }
  | { step: 'closeBidding' }
  | { step: 'renewTurn'; firm: number }
  | { step: 'renew'; seat: Seat; swapped?: true }
  | { step: 'openActs' }
  | { step: 'actTurn'; firm: number }
  | { step: 'act'; seat: Seat }
  | { step: 'closeRound' };

type Use = { use: Character };
type Done = { done: true };
type Swap = { swap: true };
type Discard = { discard: Counts };

/** A bid: what it is worth, the cards, the characters used and steps back on the press track. */
export type Bid = { value: number; cards: Counts; staff: Character[]; back: number };

/** What each choice may be answered with; steps not named here happen by themselves. */
export type Answers = {
  pickStack: { stack: number };
  draft: { pair: number } | Use;
  mix: { mix: number[] };
  assist: Use | Done;
  exchange: Discard;
  discardTwo: Discard;
  drop: { drop: Character };
  hire: { hire: Character } | Done;
  fetch: { fetch: Counts };
  replaceBlack: { district: number };
  bid: Bid | { pass: true } | Use | Swap;
  raise: Bid | Done;
  refresh: Discard;
  keep: { keep: Counts };
  award: { tile: number; link: number; district: number } | Done;
  relocate: { from: number } | Done;
  reinforce: Use | Done;
  renew: Discard | Done | Swap;
  act: Use | Done;
};

export type Action = Answers[keyof Answers];

export type Refusal =
  | 'needsTom'
  | 'tooMany'
  | 'noSuchStack'
  | 'noSuchPair'
  | 'notYours'
  | 'noDollar'
  | 'wrongMoment'
  | 'jokersAlone'
  | 'notEnoughCards'
  | 'wrongKind'
  | 'wrongValue'
  | 'tooExpensive'
  | 'notOnShelf'
  | 'vehicleGone'
  | 'notLinked'
  | 'wrongNumber'
  | 'notThere'
  | 'mustChoose';

export type Part =
  | 'track'
  | 'statue'
  | 'staff'
  | 'endStaff'
  | 'majorities'
  | 'districts'
  | 'press'
  | 'leftovers';
export type Ending = 'fifthRound' | 'aheadOfTom' | 'behindTom';

export type NewYorkCity = {
  options: Options;
  state: State;
  action: Action;
  event: Event;
  view: View;
  prompt: Step;
  refusal: Refusal;
  part: Part;
  trait: 'start' | 'hired';
  ending: Ending;
  values: keyof NewyorkcityBox['values'];
  fact: Fact;
};

export type NewYorkCityGame = Game<NewYorkCity>;

export function firmOf<F extends OpenFirm>(state: { readonly firms: readonly F[] }, firm: number): F {
  return at(state.firms, firm);
}

export function isTom(state: OpenState, firm: number): boolean {
  return firm >= state.seats;
}

/** R4.2 The district the mayor is in. */
export function mayorDistrict(state: OpenState): number {
  return state.letters.indexOf(state.round - 1);
}

/** How often a character stands in a short list. */
export function countOf(list: readonly Character[], character: Character): number {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === character) count += 1;
  return count;
}

/** R5.1 Copies of a character that can still be used in this round, if there are dollars. */
export function unused({ staff, paid, dollars }: OpenFirm, character: Character): number {
  return dollars === 0 ? 0 : Math.min(dollars, countOf(staff, character) - countOf(paid, character));
}
