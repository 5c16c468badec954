/** Sets of colours, a bit each. */
import { COLORS } from '../names.ts';
import type { Color } from './numbers.ts';

/** The colours of a set, in the order of COLORS. */
export function colorsIn(set: number): Color[] {
  const colors: Color[] = [];
  for (let color = 0; color < COLORS.length; color++) if (hasColor(set, color)) colors.push(color);
  return colors;
}

export function hasColor(set: number, color: Color): boolean {
  return ((set >> color) & 1) === 1;
}

/** How many colours a set has. */
export function countOf(set: number): number {
  return (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + ((set >> 3) & 1);
}

/** The lowest colour of a set that is not empty. */
export function lowest(set: number): Color {
  return 31 - Math.clz32(set & -set);
}
