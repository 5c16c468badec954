/** Which puzzles a pack takes, so that it has something for everybody. */
import type { Puzzle } from '#kernel';

/** The largest shares of puzzles that one level finds, and that have the same first reason. */
const OF_ONE_LEVEL = 1 / 3;
const OF_ONE_REASON = 1 / 2;

/** Whether a pack of so many still takes a puzzle after these. */
export function fitsIn(taken: readonly Puzzle[], { level, reasons }: Puzzle, most: number): boolean {
  const ofLevel = taken.filter((one) => one.level === level).length;
  const ofReason = taken.filter((one) => one.reasons[0]?.fact === reasons[0]?.fact).length;
  return taken.length < most && ofLevel < OF_ONE_LEVEL * most && ofReason < OF_ONE_REASON * most;
}
