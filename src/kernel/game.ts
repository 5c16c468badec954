/** The contract every game fulfils. Pure rules: no clock, no I/O, no Math.random. */
import type { Approach } from './approach.ts';
import type { Box } from './box.ts';
import type { Fact } from './fact.ts';
import type { OptionList, Options } from './options.ts';
import type { Reason } from './refused.ts';
import type { Rng } from './rng.ts';

/** A place at the table, counted from 0 in the order of play at setup. */
export type Seat = number;

/** Who looks at the game: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** The data types of one game; all plain JSON data. */
export interface GameTypes {
  /** What the host may choose before play. */
  options: Options;
  /** Everything on, under and around the board, hidden parts included. */
  state: unknown;
  /** One answer to one decision. */
  action: unknown;
  /** One fact that came of an action, in the past tense; for the log and the animation. */
  event: unknown;
  /** What a viewer may know of the state. */
  view: unknown;
  /** What a seat is asked, as data that text/ puts into words. */
  prompt: unknown;
  /** Codes of this game's reasons for refusing. */
  refusal: string;
  /** Categories of the score sheet. */
  part: string;
  /** What statistics tell one way of playing from another by, such as the board one plays on. */
  trait: string;
  /** Ways in which the game can end. */
  ending: string;
  /** Groups of values in the box file. */
  values: string;
  /** Why an answer is good or bad. */
  fact: Fact;
}

/** A seat that must act now, and what it is asked. */
export interface Decision<Prompt> {
  readonly seat: Seat;
  readonly prompt: Prompt;
}

/** What the rules may use besides the state. */
export interface Tools<Event> {
  readonly rng: Rng;
  /** Adds a fact to the log. */
  emit(event: Event): void;
  /** To be called when a viewer learns something hidden, or only others than the answering seat do: nothing before this can be undone. */
  reveal(to?: 'others'): void;
  /** Called when the turn of the answering seat is over; left out where nobody counts turns. */
  endTurn?(): void;
}

/** One player's points, by category; the total is their sum. */
export interface Score<Part extends string = string> {
  readonly total: number;
  readonly parts: Readonly<Partial<Record<Part, number>>>;
}

/** One player's points if the game ended now; the total is the sum of both lists. */
export interface Projection<Part extends string = string> {
  readonly total: number;
  /** Made so far, by category. */
  readonly made: Score<Part>['parts'];
  /** What would be counted at the end, by category. */
  readonly atEnd: Score<Part>['parts'];
}

/** A player controlled by the rules, usually with cards: it has no seat, but scores and is ranked like one. */
export interface Automaton<Part extends string = string> {
  /** A proper name, the same in every language. */
  readonly name: string;
  /** It is drawn with the mark of this seat, which is free in its games. */
  readonly mark: Seat;
  readonly score: Score<Part>;
}

/** A finished game. */
export interface Outcome<Ending extends string = string> {
  /** All players in order of rank, equals together: seats, then automata, numbered after the last seat. */
  readonly ranking: readonly (readonly number[])[];
  /** How the game came to its end. */
  readonly ending: Ending;
}

/** One change of the stored state's shape, from version n to n + 1; named after the change. */
export type Migration = (old: never) => unknown;

/** The rules of one title. */
export interface Game<G extends GameTypes = GameTypes> {
  /** Short name for addresses and storage, such as 'flatiron'; never changes. */
  readonly id: string;
  /** Seats the game can be played with. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The values in play, as they are printed on the components. */
  readonly box: Box;
  /** Fingerprints of the values this game has come with, oldest first. */
  readonly boxes: readonly string[];
  /** Whether nothing is hidden from anybody: views of one state then differ in their `viewer` alone. */
  readonly isOpen: boolean;
  /** What the host may choose, with types, ranges and defaults: enough to generate a form. */
  readonly options: OptionList<G['options']>;
  /** Upgrades of stored states, oldest first; their number is the current state version. */
  readonly migrations: readonly Migration[];

  /** Why these well-formed options cannot be played with this number of seats, or undefined if they can. */
  refuse(options: G['options'], seats: number): Reason<G['refusal']> | undefined;

  /** Deals the starting state and runs on to the first decision. */
  setup(options: G['options'], seats: number, tools: Tools<G['event']>): G['state'];

  /** The open decisions, at most one per seat; none exactly when the game is over. */
  decisions(state: G['state']): readonly Decision<G['prompt']>[];

  /** The seat of the first open decision, without building a list: playouts call this for every action. */
  turn(state: G['state']): Seat | undefined;

  /** Every answer to this seat's open decision, in a fixed order; none without one. */
  legalActions(state: G['state'], seat: Seat): readonly G['action'][];

  /**
   * The game's own copy of an answer that is legal and not the only one, found without a list; undefined leaves it to
   * the list. The attempt may be any JSON. Left out where lists are short.
   */
  findLegal?(state: G['state'], seat: Seat, attempt: unknown): G['action'] | undefined;

  /** The rule that forbids an answer that is not legal; the attempt may be any JSON. */
  whyNot(state: G['state'], seat: Seat, attempt: unknown): Reason<G['refusal']> | undefined;

  /** Plays a legal action on a draft the caller owns and runs on to the next decision. */
  play(draft: G['state'], seat: Seat, action: G['action'], tools: Tools<G['event']>): void;

  /** What the viewer may know; built up from nothing, never cut down. May share parts with the state: valid until the state changes. */
  view(state: G['state'], viewer: Viewer): G['view'];

  /** The event as the viewer may see it, or undefined if it is hidden altogether. */
  viewEvent(event: G['event'], viewer: Viewer): G['event'] | undefined;

  /** A state that gives exactly this view, with hidden parts drawn at random; bots search such states. */
  imagine(view: G['view'], rng: Rng): G['state'];

  /** Points so far by seat, as every viewer can count them: hidden points count only at the end. */
  scores(state: G['state']): readonly Score<G['part']>[];

  /** The automata in this game, with their points so far counted like those of the seats; the list never changes. */
  automata(state: G['state']): readonly Automaton<G['part']>[];

  /** Whether an answer does nothing but end the turn; tables give it a button of its own. Left out where there is no such answer. */
  endsTurn?(action: G['action']): boolean;

  /** Whether an answer does nothing, such as leaving out an action: a turn told in words leaves it out, too. */
  doesNothing?(action: G['action']): boolean;

  /** What seats, then automata, would have if the game ended now, as far as the viewer knows: hidden points are left out. */
  ifEnded(view: G['view']): readonly Projection<G['part']>[];

  /** What everybody sees a seat have besides points, such as money, by kind; previews tell how a turn changes it. Left out where there is nothing of the kind. */
  holdings?(view: G['view'], seat: Seat): Readonly<Record<string, number>>;

  /** The final ranking, or undefined while the game goes on. */
  outcome(state: G['state']): Outcome<G['ending']> | undefined;

  /** Those traits with which a game begins; the others show what a seat went for. */
  readonly openings: readonly G['trait'][];

  /** How a seat went about a game, from its start and from its end or where it was broken off. */
  approach(start: G['state'], end: G['state'], seat: Seat): Approach<G['trait']>;

  /** Throws if the state breaks an invariant of the game, such as a lost or duplicated tile. */
  check(state: G['state']): void;
}
