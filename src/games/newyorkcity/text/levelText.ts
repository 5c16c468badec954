/** R10.2 A Tom's level in the form of a table. */
import { at } from '#kernel';
import { LEVELS } from '../components.ts';

/** A level with the word for how hard it is. */
export function levelText(level: unknown, grades: readonly [string, string, string], free: string): string {
  const i = LEVELS.findIndex((one) => one === level);
  return i < 0 ? free : `Tom ${i + 1}: ${level}, ${at(grades, Math.floor(i / 4))}`;
}
