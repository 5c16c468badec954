/** Points if the game ended now. */
import type { Projection, Score } from './game.ts';

/** A projection with its total. */
export function projection<Part extends string>(
  made: Score<Part>['parts'],
  atEnd: Score<Part>['parts'],
): Projection<Part> {
  return { total: sumOfParts(made) + sumOfParts(atEnd), made, atEnd };
}

/** All points of a list of categories. */
export function sumOfParts(parts: Score['parts']): number {
  return Object.values(parts).reduce<number>((sum, points) => sum + (points ?? 0), 0);
}
