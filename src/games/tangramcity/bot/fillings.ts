/** Ways to fill a city without a gap with pieces that are left: all tiles come in every game, only their order is open. */
import { at, type Rng } from '#kernel';
import { FOUNTAIN, type Tile } from '../components.ts';
import { QUARTERS, SIZE } from '../quarters.ts';
import { SPOT_ROWS, SPOTS, type SpotId } from '../spots.ts';
import { twinOf } from './twins.ts';

const ROW_BITS = SIZE * QUARTERS;

/** The tile of each spot, and the last row it reaches. */
const TILE_OF = Int8Array.from(SPOTS, ({ tile }) => tile);
const LAST_ROW = new Int8Array(SPOTS.length);

/** Spots by the first quarter they cover, row by row; of two that differ in colour only, one. */
const BY_FIRST: readonly SpotId[][] = Array.from({ length: SIZE * ROW_BITS }, () => []);

for (const id of SPOTS.keys()) {
  let first = -1;
  for (let row = 0; row < SIZE; row++) {
    const word = SPOT_ROWS[id * SIZE + row] as number; // a word for each row
    if (word === 0) continue;
    if (first < 0) first = row * ROW_BITS + lowestBit(word);
    LAST_ROW[id] = row;
  }
  if ((twinOf(id) ?? id) >= id) at(BY_FIRST, first).push(id);
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** What is left to fill a city with: its free quarters, tiles as bits, and fountains. */
export interface Unfilled {
  readonly free: Int32Array;
  readonly tiles: number;
  readonly fountains: number;
}

/** How far to look: so often from the start with tiles in another order, each time so many steps and at most so many fillings. */
export interface Patience {
  readonly tries: number;
  readonly steps: number;
  readonly found: number;
}

/** Fillings, each as its spots; pieces that are not among them are not needed. */
export function fillings(unfilled: Unfilled, { tries, steps, found: most }: Patience, rng: Rng): SpotId[][] {
  const all: SpotId[][] = [];
  for (let n = 0; n < tries; n++) {
    const { found, isComplete } = fromOneStart(unfilled, steps, most, rng);
    all.push(...found);
    if (isComplete) break;
  }
  return all;
}

/** Always covers the first free quarter next, with tiles in an order drawn by lot. */
function fromOneStart(unfilled: Unfilled, steps: number, most: number, rng: Rng) {
  const free = Int32Array.from(unfilled.free);
  const ranks = rng.shuffle(Array.from({ length: FOUNTAIN + 1 }, (_, tile) => tile));
  const lists: (readonly SpotId[] | undefined)[] = [];
  const found: SpotId[][] = [];
  const way: SpotId[] = [];
  let { tiles, fountains } = unfilled;
  let stepsLeft = steps;
  const isStopped = fill(0);
  return { found, isComplete: !isStopped };

  /** Whether to stop, because enough is found or too much was tried. */
  function fill(from: number): boolean {
    stepsLeft -= 1;
    if (stepsLeft < 0) return true;
    let row = from;
    while (row < SIZE && free[row] === 0) row += 1;
    if (row === SIZE) return found.push([...way]) >= most;
    // A word for each row.
    for (const id of spotsFrom(row * ROW_BITS + lowestBit(free[row] as number))) {
      const tile = TILE_OF[id] as Tile; // one for each spot
      if ((tile === FOUNTAIN ? fountains : (tiles >> tile) & 1) === 0 || !isFree(id, row)) continue;
      take(id, tile, row, -1);
      way.push(id);
      const isOver = fill(row);
      way.pop();
      take(id, tile, row, 1);
      if (isOver) return true;
    }
    return false;
  }

  function spotsFrom(quarter: number): readonly SpotId[] {
    const known = lists[quarter];
    if (known) return known;
    const rankOf = (id: SpotId) => at(ranks, TILE_OF[id] as Tile); // one for each spot
    const list = at(BY_FIRST, quarter)
      .filter((id) => TILE_OF[id] === FOUNTAIN || ((unfilled.tiles >> (TILE_OF[id] as Tile)) & 1) === 1) // one for each spot
      .sort((one, two) => rankOf(one) - rankOf(two));
    lists[quarter] = list;
    return list;
  }

  function isFree(id: SpotId, first: number): boolean {
    const last = LAST_ROW[id] as number; // one for each spot
    for (let row = first; row <= last; row++)
      if (((SPOT_ROWS[id * SIZE + row] as number) & ~(free[row] as number)) !== 0) return false; // words for each row
    return true;
  }

  /** Covers a spot, or uncovers it again, and takes the piece from those that are left or puts it back. */
  function take(id: SpotId, tile: Tile, first: number, change: -1 | 1): void {
    const last = LAST_ROW[id] as number; // one for each spot
    for (let row = first; row <= last; row++)
      free[row] = (free[row] as number) ^ (SPOT_ROWS[id * SIZE + row] as number); // words for each row
    if (tile === FOUNTAIN) fountains += change;
    else tiles ^= 1 << tile;
  }
}
