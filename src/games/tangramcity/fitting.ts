/** R4.2, R4.3: which spots are free, a line of columns at a time. */
import { at, type Rng } from '#kernel';
import { FOUNTAIN, type Tile } from './components.ts';
import { findFree, QUARTERS, SIZE, SQUARES } from './quarters.ts';
import { POSES, SPOTS, type Spot, spotId, spotRows } from './spots.ts';
import type { City } from './state.ts';

/** Parts of a square are told apart by their four bits. */
const PARTS = 16;

// Buffers, used anew for each city. Every index below lies inside them, so loops need no checks.
/** Free quarters, row by row. */
const free = new Int32Array(SIZE);
/** For each part of a square, row by row: the squares with room for it. */
const room = new Int32Array(PARTS * SIZE);

/** A pose with its upper edge on one row: where to look for room for its parts, and how many columns to the right. */
type Line = {
  readonly tile: Tile;
  readonly firstSpot: number;
  readonly parts: readonly { readonly room: number; readonly shift: number }[];
};

const LINES: Line[] = [];
let spots = 0;
for (const { tile, outline } of POSES) {
  for (let top = 0; top + outline.height <= SIZE; top++) {
    const parts = outline.patches.map(({ row, column, bits }) => ({
      room: bits * SIZE + top + row,
      shift: column * QUARTERS,
    }));
    LINES.push({ tile, firstSpot: spots, parts });
    spots += SIZE - outline.width + 1;
  }
}

/** The same in flat arrays, for loops; a line with fewer parts repeats its last one. */
const MOST_PARTS = Math.max(...LINES.map(({ parts }) => parts.length));
const PART_ROOM = new Int32Array(LINES.length * MOST_PARTS);
const PART_SHIFT = new Int32Array(LINES.length * MOST_PARTS);

for (const [line, { parts }] of LINES.entries()) {
  for (let i = 0; i < MOST_PARTS; i++) {
    const part = at(parts, Math.min(i, parts.length - 1));
    PART_ROOM[line * MOST_PARTS + i] = part.room;
    PART_SHIFT[line * MOST_PARTS + i] = part.shift;
  }
}

/** Where a tile's lines begin; they end where the next tile's begin. */
const FIRST_LINE: readonly number[] = Array.from({ length: FOUNTAIN + 2 }, (_, tile) => {
  const first = LINES.findIndex((line) => line.tile === tile);
  return first < 0 ? LINES.length : first;
});

/** From here on a tile's outlines only repeat earlier ones: a tile that is its own mirror image has them all on the dark face. */
const LAST_OUTLINE: readonly number[] = Array.from({ length: FOUNTAIN + 1 }, (_, tile) => {
  const keys = LINES.slice(FIRST_LINE[tile], FIRST_LINE[tile + 1]).map(({ parts }) => JSON.stringify(parts));
  const isNew = keys.map((key, line) => keys.indexOf(key) === line);
  return at(FIRST_LINE, tile) + isNew.lastIndexOf(true) + 1;
});

/** Fills the buffers for this city; what is asked next is about it. */
function look({ rows: { dark, green, water } }: City): void {
  findFree(dark, green, water, free);
  for (let row = 0; row < SIZE; row++) {
    const word = free[row] as number; // a word for each row
    const north = word & SQUARES;
    const east = (word >> 1) & SQUARES;
    const south = (word >> 2) & SQUARES;
    const west = (word >> 3) & SQUARES;
    room[0b0011 * SIZE + row] = north & east;
    room[0b0110 * SIZE + row] = east & south;
    room[0b1100 * SIZE + row] = south & west;
    room[0b1001 * SIZE + row] = west & north;
    room[0b1111 * SIZE + row] = north & east & south & west;
  }
}

/** The columns in which a line's pose is free, as lowest bits of squares. */
function freeColumns(line: number): number {
  let columns = SQUARES;
  const end = (line + 1) * MOST_PARTS;
  for (let part = line * MOST_PARTS; part < end; part++) {
    columns &= (room[PART_ROOM[part] as number] as number) >> (PART_SHIFT[part] as number); // every part has both, within the rooms
    if (columns === 0) return 0;
  }
  return columns;
}

/** The first line with a free spot from one up to another, or -1. */
function firstFree(from: number, to: number): number {
  for (let line = from; line < to; line++) if (freeColumns(line) !== 0) return line;
  return -1;
}

/** R4.2 The free spots of a tile, in their fixed order, behind those already in the list. */
export function addFreeSpots<T>(city: City, tile: Tile, list: (T | Spot)[]): void {
  look(city);
  const end = at(FIRST_LINE, tile + 1);
  for (let line = at(FIRST_LINE, tile); line < end; line++) {
    let spot = (LINES[line] as Line).firstSpot; // below the number of lines
    for (let columns = freeColumns(line); columns !== 0; columns >>= QUARTERS) {
      if ((columns & 1) !== 0) list.push(SPOTS[spot] as Spot); // spots are numbered on through the lines
      spot += 1;
    }
  }
}

/** R4.2 Whether a spot is free. */
export function isFreeAt(city: City, spot: Spot): boolean {
  const { dark, green, water } = city.rows;
  findFree(dark, green, water, free);
  return spotRows(spotId(spot)).every((word, row) => (word & ~(free[row] as number)) === 0); // a word for each row
}

/** Q6 Whether there is room for the tile at all. */
export function hasRoom(city: City, tile: Tile): boolean {
  look(city);
  return firstFree(at(FIRST_LINE, tile), at(LAST_OUTLINE, tile)) >= 0;
}

/** A random spot for a tile that has room: on the next line with room after a random one. Any may come up, not equally often. */
export function randomSpot(city: City, tile: Tile, rng: Rng): Spot {
  look(city);
  const first = at(FIRST_LINE, tile);
  const end = at(FIRST_LINE, tile + 1);
  const start = first + rng.below(end - first);
  let line = firstFree(start, end);
  if (line < 0) line = firstFree(first, start);
  const columns = freeColumns(line);
  let column = rng.below(SIZE);
  while (((columns >> (column * QUARTERS)) & 1) === 0) column = (column + 1) % SIZE;
  return at(SPOTS, at(LINES, line).firstSpot + column);
}
