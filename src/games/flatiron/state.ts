/** The words of the game as types, and small lookups. */
import { type Agenda, at, type FlowTable, type FlowTools, type Game, type Seat } from '#kernel';
import {
  type Bonus,
  type Card,
  type Color,
  type Deed,
  type Effect,
  FLOOR_TILES,
  type Half,
  type Paper,
  type Place,
  type Street,
} from './components.ts';
import type { View } from './view.ts';

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
  /** Floors nobody has seen, in no order: more than the stack holds. */
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

/** Bits of a chain of actions: which kinds it may not use again. */
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

/** R8.1 A newspaper of the hand may be spent instead of answering; the question comes again. */
export type Spending = { spend: Paper };

export type PlaceAction = 'buy' | 'activate' | 'money';

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

/** Why points came in, for the log. */
export type Cause = 'action' | 'bonus' | 'cards' | 'newspaper';

/** What happened; a newspaper somebody may not see is null in that viewer's copy. `who` may be Daniel. */
export type Event =
  | { did: 'opened'; floor: number; next: number; paper: Paper }
  | { did: 'dealtBoards'; seat: Seat; boards: number[] }
  | { did: 'choseBoard'; seat: Seat; side: number }
  | { did: 'dealtDaniel'; board: number }
  | { did: 'setDanielSide'; side: number }
  | { did: 'began'; seat: Seat; dollars: number; first: boolean }
  | { did: 'moved'; seat: Seat; to: Place }
  | { did: 'tookMoney'; seat: Seat; dollars: number }
  | { did: 'activated'; seat: Seat; place: Place }
  | { did: 'skipped'; seat: Seat; deed: Deed }
  | { did: 'chained'; seat: Seat; deed: Deed; cost: number }
  | { did: 'reachedHall'; seat: Seat; cost: number }
  | { did: 'gained'; seat: Seat; dollars: number; cause: Cause | 'street' }
  | { did: 'scored'; seat: Seat; points: number; cause: Cause }
  | { did: 'boughtCard'; seat: Seat; card: Card; half: Half; price: number }
  | { did: 'boughtDecree'; seat: Seat; card: Card; street: Street; half: Half; price: number }
  | { did: 'boughtPillar'; seat: Seat; color: Color; price: number }
  | { did: 'soldPillar'; seat: Seat; color: Color; price: number }
  | { did: 'swapped'; seat: Seat; away: Color; taken: Color }
  | { did: 'paidToBuild'; seat: Seat; cost: number }
  | { did: 'built'; seat: Seat; color: Color; level: number; slot: number; points: number; bonus: number }
  | { did: 'tookToken'; seat: Seat }
  | { did: 'drewPaper'; seat: Seat; paper: Paper | null }
  | { did: 'builtFloor'; seat: Seat; floor: number; cost: number; points: number }
  | { did: 'turnedCards'; tops: Card[] }
  | { did: 'showedFloor'; floor: number }
  | { did: 'spent'; seat: Seat; paper: Paper }
  | { did: 'usedPaper'; seat: Seat; paper: Paper }
  | { did: 'metNewsboy'; who: number; space: number; next: number }
  | { did: 'kept'; seat: Seat; paper: Paper | null }
  | { did: 'gave'; seat: Seat; paper: Paper | null }
  | { did: 'changedPaper'; paper: Paper }
  | { did: 'danielMoved'; card: number; to: Place; other: boolean }
  | { did: 'danielMet'; points: number }
  | { did: 'danielPopular'; card: number; points: number; instead: boolean }
  | { did: 'danielBuilt'; card: number; color: Color; level: number; slot: number; points: number }
  | { did: 'danielBuiltFloor'; card: number; floor: number; points: number }
  | { did: 'danielTookDecree'; card: number; decree: Card }
  | { did: 'danielTookCard'; card: number; taken: Card; again: boolean }
  | { did: 'danielShuffled' }
  | { did: 'scoredStreet'; seat: Seat; street: Street; reputation: number; points: number }
  | { did: 'scoredDecree'; seat: Seat; card: Card; half: Half; points: number }
  | { did: 'danielCounted'; cards: number; reputation: number; total: number };

export type Refusal =
  | 'hardIsSolo'
  | 'notDealt'
  | 'purpleOnly'
  | 'mustMove'
  | 'placeTaken'
  | 'noSuchPlace'
  | 'mustAct'
  | 'hasActed'
  | 'notInHand'
  | 'insideAction'
  | 'notDelivered'
  | 'tooPoor'
  | 'deckEmpty'
  | 'columnFull'
  | 'columnHasDecree'
  | 'noDecreeLeft'
  | 'noRoomForDecree'
  | 'colorStored'
  | 'colorNotStored'
  | 'noneInSupply'
  | 'nothingStored'
  | 'nothingToBuy'
  | 'levelFull'
  | 'levelNotFull'
  | 'colorOnLevel'
  | 'nothingFits'
  | 'needsTwo'
  | 'slotTaken'
  | 'noSuchSlot'
  | 'roofIsOn'
  | 'colorMissing'
  | 'tooFewFloors'
  | 'newsboyAhead'
  | 'chainUsed'
  | 'nothingToUse'
  | 'notVisible';

/** Daniel alone scores for his cards. */
export type Part = 'play' | 'cards' | 'reputation' | 'decrees';
export type Ending = 'roof' | 'danielBeaten' | 'danielWins' | 'turnLimit';

export type Flatiron = {
  options: Options;
  state: State;
  action: Action;
  event: Event;
  view: View;
  prompt: Step;
  refusal: Refusal;
  part: Part;
  ending: Ending;
};

export type FlatironGame = Game<Flatiron>;

/** Part of the flow table: the steps of one chapter. */
export type Chapter<Kind extends Step['step']> = Pick<FlowTable<State, Step, Answers, Event, Refusal>, Kind>;

/** What steps may use. */
export type Tools = FlowTools<Step, Event>;

export function playerOf(state: State, seat: Seat): Player {
  return at(state.players, seat);
}

/** The level on which pillars are being set; the roof once it is on. */
export function currentLevel(state: State): Level {
  return at(state.levels, state.levels.length - 1);
}

/** R7.1 The effect that holds now. */
export function effectNow(state: State): Effect {
  return at(FLOOR_TILES, currentLevel(state).floor).effect;
}

export function bonusOf(state: State, slot: number): Bonus {
  return at(at(FLOOR_TILES, currentLevel(state).floor).slots, slot);
}
