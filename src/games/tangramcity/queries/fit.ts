/** R4: where a piece fits best, as a first guess that the player then moves. */
import { countBits, FULL_ROW, QUARTERS, SIZE } from '../quarters.ts';
import { largestRectangle } from '../scoring.ts';
import { type Spot, spotId, spotRows } from '../spots.ts';
import type { City } from '../state.ts';
import { cityWith } from './placing.ts';

/** Of some spots the one with the largest rectangle; of equal ones the one that touches most, then the first. */
export function bestFit(city: City, spots: readonly Spot[]): Spot | undefined {
  const covered = Array.from({ length: SIZE }, (_, row) => {
    const { dark, green, water } = city.rows;
    return (dark[row] ?? 0) | (green[row] ?? 0) | (water[row] ?? 0);
  });
  let best: Spot | undefined;
  let most = -1;
  for (const spot of spots) {
    const { height, width } = largestRectangle(cityWith(city, spot));
    // No piece has a hundred edges.
    const worth = height * width * 100 + touchedEdges(covered, spotRows(spotId(spot)));
    if (worth <= most) continue;
    most = worth;
    best = spot;
  }
  return best;
}

/** The quarters of each direction in a row of squares: north, east, south, west. */
const [NORTH, EAST, SOUTH, WEST] = [0x1111111, 0x2222222, 0x4444444, 0x8888888];

/** How many edges of a piece lie against the edge of the board or against something built; long and slanted ones count alike. */
function touchedEdges(covered: readonly number[], piece: readonly number[]): number {
  let edges = 0;
  for (let row = 0; row < SIZE; row++) {
    const own = piece[row] ?? 0;
    const here = covered[row] ?? 0;
    const above = row === 0 ? FULL_ROW : (covered[row - 1] ?? 0);
    const below = row === SIZE - 1 ? FULL_ROW : (covered[row + 1] ?? 0);
    edges += countBits(own & NORTH & ((above & SOUTH) >> 2));
    edges += countBits(own & SOUTH & ((below & NORTH) << 2));
    // The square to the left holds the lower bits; beyond the edge everything counts as built.
    edges += countBits(own & WEST & ((((here << QUARTERS) | EAST_OF_EDGE) & EAST) << 2));
    edges += countBits(own & EAST & ((((here >> QUARTERS) | WEST_OF_EDGE) & WEST) >> 2));
    // A half beside a built half.
    edges += countBits(own & diagonalNeighbours(here)) / 2;
  }
  return edges;
}

const EAST_OF_EDGE = 0b0010;
const WEST_OF_EDGE = 0b1000 << (QUARTERS * (SIZE - 1));

/** The quarters that have a set quarter beside them in the same square. */
function diagonalNeighbours(word: number): number {
  const wrapped = ((word & (NORTH | EAST | SOUTH)) << 1) | ((word & WEST) >> 3);
  const back = ((word & (EAST | SOUTH | WEST)) >> 1) | ((word & NORTH) << 3);
  return wrapped | back;
}
