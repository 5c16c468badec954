/** How closely a piece on a spot would fit in with what is built: the share of its outline that touches something. */
import { at } from '#kernel';
import { FOUNTAIN, type Tile } from '../components.ts';
import { countBits, FULL_ROW, QUARTERS, type Rows, SIZE, SQUARES } from '../quarters.ts';
import { SPOT_ROWS, SPOTS, type SpotId, spotRows } from '../spots.ts';

/** For each spot, the quarters that share an edge with it, row by row. */
const NEXT_TO = new Int32Array(SPOTS.length * SIZE);

/** Edges on the rim of the board, and all edges. */
const RIM = new Uint8Array(SPOTS.length);
const EDGES = new Uint8Array(SPOTS.length);

/** Where a tile's spots begin. */
const FIRST_SPOT: readonly SpotId[] = Array.from({ length: FOUNTAIN + 2 }, (_, tile) => {
  const first = SPOTS.findIndex((spot) => spot.tile === tile);
  return first < 0 ? SPOTS.length : first;
});

/** A quarter touches its two neighbours in the square, and the one across the square's edge. */
function measure(id: SpotId, rows: Rows): void {
  let rim = 0;
  let inside = 0;
  for (const [row, word] of rows.entries()) {
    const above = rows[row - 1] ?? 0;
    const below = rows[row + 1] ?? 0;
    const east = (word >> 1) & SQUARES;
    const west = (word >> 3) & SQUARES;
    const inSquare =
      ((word << 1) & ~SQUARES) | west | ((word >> 1) & ~(SQUARES << 3)) | ((word & SQUARES) << 3);
    const across = ((above >> 2) & SQUARES) | ((below & SQUARES) << 2) | (east << 7) | (west >> 3);
    const nextTo = (inSquare | across) & ~word & FULL_ROW;
    NEXT_TO[id * SIZE + row] = nextTo;
    inside += countBits(nextTo);
    if (row === 0) rim += countBits(word & SQUARES);
    if (row === SIZE - 1) rim += countBits((word >> 2) & SQUARES);
    rim += (west & 1) + (east >> (QUARTERS * (SIZE - 1)));
  }
  RIM[id] = rim;
  EDGES[id] = rim + inside;
}

for (const id of SPOTS.keys()) measure(id, spotRows(id));

/** The share of a spot's outline that touches built quarters or the rim, where these quarters are free. */
export function snugness(free: Int32Array, id: SpotId): number {
  let touching = RIM[id] as number; // one for each spot
  const first = id * SIZE;
  for (let row = 0; row < SIZE; row++) {
    touching += countBits((NEXT_TO[first + row] as number) & ~(free[row] as number)); // words for each row
  }
  return touching / (EDGES[id] as number); // one for each spot
}

/** The best that a tile can do; 0 where it does not fit. */
export function bestSnugness(free: Int32Array, tile: Tile): number {
  let best = 0;
  const end = at(FIRST_SPOT, tile + 1);
  for (let id = at(FIRST_SPOT, tile); id < end; id++) {
    if (!fits(free, id)) continue;
    const snug = snugness(free, id);
    if (snug > best) best = snug;
  }
  return best;
}

function fits(free: Int32Array, id: SpotId): boolean {
  const first = id * SIZE;
  for (let row = 0; row < SIZE; row++) {
    if (((SPOT_ROWS[first + row] as number) & ~(free[row] as number)) !== 0) return false; // words for each row
  }
  return true;
}
