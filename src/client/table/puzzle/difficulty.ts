/** How hard a puzzle is, in a word. */
import type { Puzzle } from '#kernel';
import type { Difficulty } from '../../i18n/text/puzzles.ts';

/** By the lowest level of bots that finds it, from level 1 on. */
const BY_LEVEL: readonly Difficulty[] = ['easy', 'easy', 'medium', 'hard', 'veryHard'];

export function difficultyOf({ level }: Pick<Puzzle, 'level'>): Difficulty {
  return BY_LEVEL[level - 1] ?? 'veryHard';
}
