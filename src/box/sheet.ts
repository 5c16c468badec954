/** What an owner of the game is asked to read off the components, group by group. */

/** One group of values on the sheet. */
export interface SheetPart {
  /** The group in the box file. */
  readonly group: string;
  /** What to take out of the box. */
  readonly title: string;
  /** What to look at, and how to write it down. */
  readonly look: string;
  /** A drawing of ours of where the values stand: the inside of an SVG with the view box 0 0 320 200. */
  readonly drawing: string;
  /** Names of entries that are known without looking: they stay filled in, as ids and names do. */
  readonly given?: readonly string[];
}
