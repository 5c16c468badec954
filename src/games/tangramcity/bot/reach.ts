/** Rectangles within reach: what a city may score in this and later rounds. */
import { at } from '#kernel';
import { FOUNTAIN, ROUNDS } from '../components.ts';
import { QUARTERS, SIZE, SQUARES } from '../quarters.ts';
import { halvesOf, SPOTS } from '../spots.ts';
import type { City } from '../state.ts';
import { CITY } from './weights.ts';

const BOARD_HALVES = 2 * SIZE * SIZE;
const HALVES: readonly number[] = Array.from({ length: FOUNTAIN + 1 }, (_, tile) => halvesOf(tile));
const ALL_HALVES = HALVES.slice(0, FOUNTAIN).reduce((sum, halves) => sum + halves, 0);

/** The bits of one square's count among those of a row. */
const COUNT = (1 << QUARTERS) - 1;

// Buffers, used anew for each city, so that evaluating allocates nothing.
/** The area of the largest rectangle that misses so many halves. */
const reach = new Int32Array(BOARD_HALVES + 1);
/** The same without rectangles that are no larger than one that misses fewer: the halves missing, and the areas. */
const misses = new Int32Array(BOARD_HALVES + 1);
const areas = new Int32Array(BOARD_HALVES + 1);

/** R6.1 The rectangles of this and later rounds, as far as they can be filled with the tiles that come until then; `free` are the city's free quarters. */
export function rectanglesToCome(free: Int32Array, city: City, usedNow: number, tilesLeft: number): number {
  const count = findReach(free);
  const perTile = tilesLeft > 0 ? (CITY.filling * halvesLeft(city)) / tilesLeft : 0;
  let sum = 0;
  let weight = 1;
  let left = tilesLeft;
  let fillable = 0;
  for (let round = city.rounds.length + 1; round <= ROUNDS.last; round++) {
    const used = round === city.rounds.length + 1 ? usedNow : 0;
    const tiles = Math.min(left, Math.max(0, ROUNDS.cards - used));
    left -= tiles;
    fillable += tiles * perTile + (used > ROUNDS.cards ? 0 : 1);
    sum += weight * within(fillable, count);
    weight *= CITY.later;
  }
  return sum;
}

/** The area of the tiles still to come, in half squares. */
function halvesLeft({ pieces, aside }: City): number {
  let halves = ALL_HALVES;
  for (const id of pieces) if (at(SPOTS, id).tile !== FOUNTAIN) halves -= at(HALVES, at(SPOTS, id).tile);
  for (const tile of aside) if (tile !== FOUNTAIN) halves -= at(HALVES, tile);
  return halves;
}

/** The best rectangle when so many halves can be filled. */
function within(fillable: number, count: number): number {
  let best = 0;
  for (let i = 0; i < count; i++) {
    const halves = misses[i] as number; // filled up to the count
    const over = halves > fillable ? halves - fillable : 0;
    const worth = (areas[i] as number) - CITY.missing * halves - CITY.beyond * over; // filled up to the count
    if (worth > best) best = worth;
  }
  return best;
}

/** Finds the largest rectangle for each number of missing halves, and returns how many there are. */
function findReach(free: Int32Array): number {
  reach.fill(0);
  for (let top = 0; top < SIZE; top++) {
    // Halves missing in each column of the rows looked at, four bits for each: seven rows miss at most 14.
    let missing = 0;
    for (let bottom = top; bottom < SIZE; bottom++) {
      const word = free[bottom] as number; // a word for each row
      // A free half has one free quarter among north and south.
      missing += (word & SQUARES) + ((word >> 2) & SQUARES);
      const height = bottom - top + 1;
      for (let left = 0; left < SIZE; left++) {
        let columns = missing >> (left * QUARTERS);
        let halves = 0;
        let area = 0;
        for (let right = left; right < SIZE; right++) {
          halves += columns & COUNT;
          columns >>= QUARTERS;
          area += height;
          if (area > (reach[halves] as number)) reach[halves] = area; // one for each number of halves
        }
      }
    }
  }
  let count = 0;
  let largest = 0;
  for (let halves = 0; halves <= BOARD_HALVES && largest < SIZE * SIZE; halves++) {
    const area = reach[halves] as number; // one for each number of halves
    if (area <= largest) continue;
    largest = area;
    misses[count] = halves;
    areas[count] = area;
    count += 1;
  }
  return count;
}
