/** How rough the free part of a city is. */
import { countBits, QUARTERS, SIZE, SQUARES } from '../quarters.ts';

const NOT_LAST = SQUARES >> QUARTERS;

/** What makes later tiles hard to fit: edges between built and free, squares half free, free halves and squares with nothing free beside them, squares with one way in. */
export interface Roughness {
  edges: number;
  diagonals: number;
  halfHoles: number;
  squareHoles: number;
  deadEnds: number;
}

/** Used anew for each city, so that counting allocates nothing. */
const counted: Roughness = { edges: 0, diagonals: 0, halfHoles: 0, squareHoles: 0, deadEnds: 0 };

/** Counted where these quarters are free; valid until the next call. */
export function roughnessOf(free: Int32Array): Readonly<Roughness> {
  let edges = 0;
  let diagonals = 0;
  let halfHoles = 0;
  let squareHoles = 0;
  let deadEnds = 0;
  for (let row = 0; row < SIZE; row++) {
    const word = free[row] as number; // a word for each row
    const above = row > 0 ? ((free[row - 1] as number) >> 2) & SQUARES : 0; // within the board, as was just asked
    const below = row + 1 < SIZE ? (free[row + 1] as number) & SQUARES : 0; // within the board, as was just asked
    const north = word & SQUARES;
    const east = (word >> 1) & SQUARES;
    const south = (word >> 2) & SQUARES;
    const west = (word >> 3) & SQUARES;
    if (row > 0) edges += countBits(north ^ above);
    edges += countBits((east ^ (west >> QUARTERS)) & NOT_LAST);
    const half = north ^ south;
    const whole = north & south;
    const up = north & above;
    const down = south & below;
    const right = east & (west >> QUARTERS);
    const left = west & (east << QUARTERS);
    const linked = up | down | right | left;
    const linkedTwice = (up & down) | (left & right) | ((up | down) & (left | right));
    diagonals += countBits(half);
    halfHoles += countBits(half & ~linked);
    squareHoles += countBits(whole & ~linked);
    deadEnds += countBits(whole & linked & ~linkedTwice);
  }
  counted.edges = edges;
  counted.diagonals = diagonals;
  counted.halfHoles = halfHoles;
  counted.squareHoles = squareHoles;
  counted.deadEnds = deadEnds;
  return counted;
}
