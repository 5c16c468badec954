/** What boards are given: a view and what may be chosen, never a state. */
import type { ComponentType } from 'react';
import type { GameTypes, NameOf, PlayedResult, Score, Words } from '#kernel';

/** What every drawing of a table needs. */
export interface Drawn<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly scores: readonly Score<G['part']>[];
  readonly words: Words<G>;
  /** Of seats, and of automata by the numbers after the last seat's. */
  readonly name: NameOf;
}

/** What the picture of a finished game shows. */
export interface SceneProps<G extends GameTypes = GameTypes> extends Drawn<G> {
  readonly result: PlayedResult;
  /** Who has won, in a few words. */
  readonly says: string;
}

/** The last answer of a turn that is complete but not sent. */
export interface Unsent<G extends GameTypes = GameTypes> {
  readonly action: G['action'];
  /** The table before it: the same as the view where the answer reveals something. */
  readonly before: G['view'];
  /** What might take its place: every answer of the same question. */
  readonly legal: readonly G['action'][];
}

export interface BoardProps<G extends GameTypes = GameTypes> extends Drawn<G> {
  /** What the viewer is asked; nothing while others decide or a turn waits to be sent. */
  readonly prompt: G['prompt'] | undefined;
  /** The viewer's possible answers; none where nothing is asked. */
  readonly legal: readonly G['action'][];
  /** Takes any attempt: one that is not legal is answered with the rule against it. */
  readonly choose: (action: G['action']) => void;
  /** A line of the log somebody points at: its pieces stand out. */
  readonly highlight?: G['event'] | undefined;
  /** The view shows what it does; choosing another answer takes its place. */
  readonly unsent?: Unsent<G> | undefined;
}

/** What a game's folder offers; all four are pure functions of what they are given. */
export interface Drawings<G extends GameTypes = GameTypes> {
  /** The table in play. */
  readonly Board: ComponentType<BoardProps<G>>;
  /** The table at a glance: one SVG for lobby cards and replays, without words and without anything to choose. */
  readonly Small: ComponentType<Drawn<G>>;
  /** The finished city: one SVG of 1200 by 630 that can be saved and shared. */
  readonly Scene: ComponentType<SceneProps<G>>;
  /** Every sign on the board, with what it means. */
  readonly Legend: ComponentType;
}
