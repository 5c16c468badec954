/** Capitals and figures as strokes: enough for the names of the games and for points, whatever fonts a machine has. */
import { disc, type Ring, stroke } from './shape.ts';

/** Lines of points on a grid: across from 0, down from 0 to 6. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['06 20 46', '14 34'],
  B: ['00 06', '00 30 41 42 33 03', '33 44 45 36 06'],
  C: ['41 30 10 01 05 16 36 45'],
  D: ['00 06', '00 20 42 44 26 06'],
  E: ['40 00 06 46', '03 33'],
  F: ['40 00 06', '03 33'],
  G: ['41 30 10 01 05 16 36 45 43 23'],
  H: ['00 06', '40 46', '03 43'],
  I: ['00 06'],
  J: ['30 35 26 16 05'],
  K: ['00 06', '40 03 46'],
  L: ['00 06 36'],
  M: ['06 00 23 40 46'],
  N: ['06 00 46 40'],
  O: ['10 30 41 45 36 16 05 01 10'],
  P: ['06 00 30 41 42 33 03'],
  Q: ['10 30 41 45 36 16 05 01 10', '24 46'],
  R: ['06 00 30 41 42 33 03', '23 46'],
  S: ['41 30 10 01 02 13 33 44 45 36 16 05'],
  T: ['00 40', '20 26'],
  U: ['00 05 16 36 45 40'],
  V: ['00 26 40'],
  W: ['00 16 22 36 40'],
  X: ['00 46', '40 06'],
  Y: ['00 23 40', '23 26'],
  Z: ['00 40 06 46'],
  0: ['10 30 41 45 36 16 05 01 10'],
  1: ['01 10 16'],
  2: ['01 10 30 41 42 06 46'],
  3: ['00 40 22 32 43 45 36 16 05'],
  4: ['36 30 04 44'],
  5: ['40 00 02 32 43 45 36 16 05'],
  6: ['30 10 01 05 16 36 45 44 33 13 04'],
  7: ['00 40 16'],
  8: ['13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33'],
  9: ['42 33 13 02 01 10 30 41 45 36 16'],
  '-': ['03 23'],
};

const HEIGHT = 6;
const GAP = 2;
const SPACE = 3;

/** What can be written. */
export function isWritable(text: string): boolean {
  return [...text.toUpperCase()].every((letter) => letter === ' ' || letter in LETTERS);
}

/** How wide a text is when its letters are so high. */
export function widthOf(text: string, height: number): number {
  const steps = [...text.toUpperCase()].reduce((sum, letter) => sum + stepOf(letter), 0);
  return (Math.max(0, steps - GAP) * height) / HEIGHT;
}

/** A text, where it begins, how high its letters are and how wide its strokes. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly width: number;
}

/** The paths of a pen that writes the text, as x, y, x, y, …; letters we do not have leave a gap. */
export function pathsOf({ text, x, y, height }: Line): number[][] {
  const unit = height / HEIGHT;
  let left = 0;
  return [...text.toUpperCase()].flatMap((letter) => {
    const from = x + left * unit;
    left += stepOf(letter);
    return (LETTERS[letter] ?? []).map((path) =>
      path
        .split(' ')
        .flatMap(([across = '0', down = '0']) => [from + Number(across) * unit, y + Number(down) * unit]),
    );
  });
}

/** The strokes of a text. */
export function written(line: Line): Ring[] {
  return pathsOf(line).flatMap((path) => strokesOf(path, line.width));
}

function strokesOf(path: readonly number[], width: number): Ring[] {
  const points = path.flatMap((x, i) => (i % 2 === 0 ? [[x, path[i + 1] ?? 0] as const] : []));
  return points.flatMap(([toX, toY], i) => {
    const before = points[i - 1];
    const end = disc(toX, toY, width / 2);
    return before ? [stroke(...before, toX, toY, width), end] : [end];
  });
}

/** How far the next letter is. */
function stepOf(letter: string): number {
  const path = LETTERS[letter]?.join(' ');
  if (path === undefined) return SPACE;
  return Math.max(...path.split(' ').map(([across]) => Number(across))) + GAP;
}
