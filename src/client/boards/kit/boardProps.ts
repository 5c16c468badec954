/** The props of boards: a view and what may be chosen, never a state. */
import type { ComponentType } from 'react';
import type { GameTypes, NameOf, PlayedResult, Score, Words } from '#kernel';

/** The props of every drawing. */
export interface DrawingProps<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly scores: readonly Score<G['part']>[];
  readonly words: Words<G>;
  /** Names of seats, and of automata, numbered after the last seat. */
  readonly name: NameOf;
}

/** The props of the picture of a finished game. */
export interface SceneProps<G extends GameTypes = GameTypes> extends DrawingProps<G> {
  readonly result: PlayedResult;
  /** Who won, in a few words. */
  readonly says: string;
}

/** The last answer of a complete turn that is not sent yet. */
export interface Unsent<G extends GameTypes = GameTypes> {
  readonly action: G['action'];
  /** The view before the answer; equal to the current view if the answer reveals something. */
  readonly before: G['view'];
  /** Every answer to the same question; choosing one replaces the unsent answer. */
  readonly legal: readonly G['action'][];
}

/** An answer of the staged turn, with its question and the view at that point. */
export interface StagedChoice<G extends GameTypes = GameTypes> {
  readonly action: G['action'];
  readonly question: { readonly prompt: G['prompt']; readonly legal: readonly G['action'][] };
  readonly view: G['view'];
}

/** An answer that an open hint proposes. */
export interface HintedAnswer<G extends GameTypes = GameTypes> {
  readonly action: G['action'];
  /** Its place among the proposed answers, from 1; answers that are about as good share a place. */
  readonly place: number;
  /** How many of the staged answers it comes after; all of them where left out. */
  readonly after?: number;
}

/**
 * A turn, or as much of it as is known, that is being shown after it happened; the view is the one after it. It is set while a
 * rival's turn is shown, at the end of anybody's turn that `Drawings.hold` stops at, and while turns are played again; never
 * together with a question. The object stays the same until more of the turn is shown.
 */
export interface Happened<G extends GameTypes = GameTypes> {
  readonly events: readonly G['event'][];
  /** The view before the first of them. */
  readonly before: G['view'];
  /** Whether the table stops here because `Drawings.hold` asks for it, until the time is over or the viewer goes on. */
  readonly held: boolean;
}

/** What a board would have stopped at, had it been shown: the last such moment stays in sight as a picture. */
export interface Still<G extends GameTypes = GameTypes> {
  readonly events: readonly G['event'][];
  readonly before: G['view'];
  readonly after: G['view'];
}

/** The props of a board in play. */
export interface BoardProps<G extends GameTypes = GameTypes> extends DrawingProps<G> {
  /** The viewer's decision; undefined while others decide or a turn waits to be sent. */
  readonly prompt: G['prompt'] | undefined;
  /** The viewer's possible answers; empty without a decision. */
  readonly legal: readonly G['action'][];
  /** Takes any attempt, or several to be given one after the other; for an illegal one the table shows the rule against it and takes none. Called with nothing it takes the unsent answer back. */
  readonly choose: (...actions: readonly G['action'][]) => void;
  /** Chooses an answer and sends the turn: for a button that is its own confirmation. Undefined where only the table's one button sends. */
  readonly send?: ((action: G['action']) => void) | undefined;
  /** The log entry being pointed at; its pieces are highlighted. */
  readonly highlight?: G['event'] | undefined;
  /** The view already shows its effect; choosing another answer replaces it. */
  readonly unsent?: Unsent<G> | undefined;
  /** Answers are not staged but sent at once: where one is put together, a last tap must say that it is complete. */
  readonly sendsAtOnce?: boolean | undefined;
  /** All answers of the staged turn so far, the forced ones too; a stable list while it does not change. */
  readonly staged?: readonly StagedChoice<G>[] | undefined;
  /** Keeps so many of the staged answers and goes on with these instead: all of them, or nothing changes. */
  readonly change?: ((kept: number, ...actions: readonly G['action'][]) => void) | undefined;
  /** Drawn as ghosts where they would lie; a stable list while the hint is open. */
  readonly hinted?: readonly HintedAnswer<G>[] | undefined;
  /** The action of one of them: the answer being pointed at in the list, whose ghost stands out. */
  readonly pointed?: G['action'] | undefined;
  /** What is being shown now; undefined while the board shows the present. */
  readonly happened?: Happened<G> | undefined;
  /** Without motion: the last moment that `Drawings.hold` names, until the next one. */
  readonly still?: Still<G> | undefined;
}

/** What a game's folder exports; the drawings are pure functions of their props. */
export interface Drawings<G extends GameTypes = GameTypes> {
  /** The table in play. */
  readonly Board: ComponentType<BoardProps<G>>;
  /** The table at a glance: one SVG for lobby cards and replays, without words and without anything to choose. */
  readonly Small: ComponentType<DrawingProps<G>>;
  /** The finished city: one SVG of 1200 by 630 that can be saved and shared. */
  readonly Scene: ComponentType<SceneProps<G>>;
  /** Every symbol on the board, with its meaning. */
  readonly Legend: ComponentType;
  /**
   * How long the table stops at the events of one answer, in milliseconds; undefined where it need not, as most do not. For what
   * cannot be followed in passing: bids settled, a round scored. The table stops for 2.4 seconds at least, whatever the
   * chosen speed, and goes on with Continue, a tap or a key; without motion it never stops, and the board is given the moment as `still`.
   */
  readonly hold?: (events: readonly G['event'][]) => number | undefined;
}
