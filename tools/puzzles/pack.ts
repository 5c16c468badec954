/** Which puzzles a pack takes, so that it has something for everybody. */
import type { Puzzle } from '#kernel';

/** What this level finds is called easy. */
export const EASY = 2;

/** The largest shares of puzzles that one level finds, that are easy, and that have the same first reason. */
const OF_ONE_LEVEL = 1 / 3;
const EASY_ONES = 1 / 2;
const OF_ONE_REASON = 1 / 2;

/** What a pack looks at before it takes a puzzle. */
type Kind = Pick<Puzzle, 'level' | 'reasons'>;

/** Whether there is room for a puzzle of this kind. */
export type Room = (kind: Kind) => boolean;

/** Whether a pack of so many still takes a puzzle after these. */
export function fitsIn(taken: readonly Kind[], { level, reasons }: Kind, most: number): boolean {
  const isFree = (share: number, isAlike: (one: Kind) => boolean) =>
    taken.filter(isAlike).length < share * most;
  return (
    isFree(1, () => true) &&
    isFree(OF_ONE_LEVEL, (one) => one.level === level) &&
    (level > EASY || isFree(EASY_ONES, (one) => one.level <= EASY)) &&
    isFree(OF_ONE_REASON, (one) => one.reasons[0]?.fact === reasons[0]?.fact)
  );
}

/** Those that a pack of so many takes, the first ones first. */
export function packOf(puzzles: readonly Puzzle[], most: number): Puzzle[] {
  const taken: Puzzle[] = [];
  for (const puzzle of puzzles) if (fitsIn(taken, puzzle, most)) taken.push(puzzle);
  return taken;
}
