/** How a seat went about a game: what statistics tell games apart by. */

/** Kept with the result of a finished game, so that statistics play nothing again. */
export interface Approach<Trait extends string = string> {
  /** The seat's place in the order of the first round, from 0 on. */
  readonly turn: number;
  /** What it began with and what it went for, as short ids by kind; in a game broken off some may be missing. */
  readonly traits: Readonly<Record<Trait, readonly string[]>>;
}
