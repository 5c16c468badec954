/** The steps of play, and the answers to those that ask for one. */
import type { FlowTable, FlowTools, Seat } from '#kernel';
import type { Card, Color, Deed, Half, Paper, Place, Street } from './components.ts';
import type { Event } from './events.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';

/** Which kinds of actions a chain has used already, a bit each. */
export type Chain = number;

export type Step =
  | { step: 'chooseBoard'; seat: Seat }
  | { step: 'dealDaniel' }
  | { step: 'chooseDanielSide'; seat: Seat; board: number }
  | { step: 'drawFirst' }
  | { step: 'move'; seat: Seat }
  | { step: 'act'; seat: Seat }
  | { step: 'endTurn'; seat: Seat }
  | { step: 'closeTurn'; seat: Seat }
  | { step: 'nextTurn'; seat: Seat }
  | { step: 'reach'; seat: Seat; deed: Deed }
  | { step: 'work'; seat: Seat; deed: Deed }
  | { step: 'usePaper'; seat: Seat }
  | { step: 'pickDeed'; seat: Seat; deed: Deed; chain: Chain }
  | { step: 'pickHallAction'; seat: Seat }
  | { step: 'pickDeck'; seat: Seat; discount: number; optional: boolean }
  | { step: 'pickHalf'; seat: Seat; deck: Street; price: number }
  | { step: 'pickDecree'; seat: Seat; price: number }
  | { step: 'placeDecree'; seat: Seat; decree: Card; price: number }
  | { step: 'pickColor'; seat: Seat; cost: number }
  | { step: 'giveColor'; seat: Seat }
  | { step: 'takeColor'; seat: Seat; color: Color }
  | { step: 'pickPillar'; seat: Seat; deed: Deed; second: boolean }
  | { step: 'pickSlot'; seat: Seat; deed: Deed; second: boolean; color: Color }
  | { step: 'gainBonus'; seat: Seat; slot: number; color: Color }
  | { step: 'finishBuild'; seat: Seat; deed: Deed; second: boolean }
  | { step: 'deliver'; who: number }
  | { step: 'keepPaper'; seat: Seat }
  | { step: 'danielMoves' }
  | { step: 'danielActs'; card: number }
  | { step: 'danielCollects'; card: number }
  | { step: 'countUp' };

/** R8.1 A newspaper may be spent before answering; the question comes again then. */
export type Spending = { spend: Paper };

/** R3.4 The things to do at a place, in the order in which they are offered. */
export const PLACE_ACTIONS = ['buy', 'activate', 'money'] as const;
export type PlaceAction = (typeof PLACE_ACTIONS)[number];

/** What each choice may be answered with; steps not named here happen by themselves. */
export type Answers = {
  chooseBoard: { side: number };
  chooseDanielSide: { side: number };
  move: { to: Place } | Spending;
  act: { do: PlaceAction } | Spending;
  closeTurn: { done: true } | Spending;
  work: { use: true } | { skip: true } | Spending;
  usePaper: { use: true } | { skip: true };
  pickDeed: { deed: Deed };
  pickHallAction: { do: PlaceAction };
  pickDeck: { deck: Street } | { skip: true };
  pickHalf: { half: Half };
  pickDecree: { decree: Card };
  placeDecree: { street: Street; half: Half };
  pickColor: { color: Color };
  giveColor: { color: Color };
  takeColor: { color: Color };
  pickPillar: { color: Color } | { skip: true };
  pickSlot: { slot: number };
  keepPaper: { keep: Paper };
};

export type Action = Answers[keyof Answers];

/** Part of the flow table: the steps of one chapter. */
export type Chapter<Kind extends Step['step']> = Pick<FlowTable<State, Step, Answers, Event, Refusal>, Kind>;

/** What steps may use. */
export type Tools = FlowTools<Step, Event>;
