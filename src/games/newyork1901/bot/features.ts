/** What may count beyond the worth by hand: features with fitted weights, in the phases of a game (docs/bots.md). */
import { at, type Seat } from '#kernel';
import { BLOCK_COUNT } from '../board.ts';
import { BRONZE, GOLD, OWN_TILES, TILES_AT_END } from '../components.ts';
import { builtOn } from '../estate.ts';
import { countBits, type Estate, estateOf, type State, technologyAt, trackOf } from '../state.ts';
import type { Census } from './majorities.ts';

export const FEATURES = [
  /** Squares of own land that are free, the most of them in one block, and blocks with any; squares under buildings older than gold. */
  'freeSquares',
  'largestFree',
  'freeBlocks',
  'oldSquares',
  'workers',
  /** Tiles not yet built, and buildings by technology. */
  'tiles',
  'bronze',
  'silver',
  'gold',
  /** Technologies that are open. */
  'silverOpen',
  'goldOpen',
  /** Streets on which the seat has more buildings than anybody else, and by how many buildings it leads or lags on all. */
  'streetsLed',
  'streetLead',
  /** Action cards in hand. */
  'cards',
  'points',
  /** Whose turn it is, and who began. */
  'isNext',
  'isFirst',
] as const;
export type Feature = (typeof FEATURES)[number];

/** By the tiles of the seat that has built most: a quarter each of what ends the game. */
export const PHASES = ['opening', 'early', 'middle', 'late'] as const;
export type Phase = (typeof PHASES)[number];

/** More buildings ahead or behind than this make no difference. */
const CLEAR = 3;

/** Fills in the features of a seat from a place on. */
export function featuresOf(state: State, seat: Seat, census: Census, out: Float64Array, from: number): void {
  const estate = estateOf(state, seat);
  const open = technologyAt(state, trackOf(estate));
  const { technologies } = census;
  const step = state.agenda.at(-1);
  let place = countLand(estate, out, from);
  out[place++] = estate.workers;
  out[place++] = countBits(estate.hand);
  out[place++] = at(at(technologies, BRONZE), seat);
  out[place++] = at(at(technologies, BRONZE + 1), seat);
  out[place++] = at(at(technologies, GOLD), seat);
  out[place++] = open > BRONZE ? 1 : 0;
  out[place++] = open === GOLD ? 1 : 0;
  place = countStreets(census, seat, out, place);
  out[place++] = countBits(estate.cards);
  out[place++] = trackOf(estate);
  out[place++] = step && 'seat' in step && step.seat === seat ? 1 : 0;
  out[place++] = state.first === seat ? 1 : 0;
}

function countLand(estate: Estate, out: Float64Array, from: number): number {
  let freeSquares = 0;
  let largest = 0;
  let blocks = 0;
  let oldSquares = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const own = estate.land[block] as number; // a word for each block
    if (own === 0) continue;
    const free = own & ~builtOn(estate, block);
    if (free !== 0) {
      const squares = countBits(free);
      freeSquares += squares;
      largest = Math.max(largest, squares);
      blocks += 1;
    }
    oldSquares += countBits(builtOn(estate, block, GOLD));
  }
  out[from] = freeSquares;
  out[from + 1] = largest;
  out[from + 2] = blocks;
  out[from + 3] = oldSquares;
  return from + 4;
}

function countStreets({ streets }: Census, seat: Seat, out: Float64Array, from: number): number {
  let led = 0;
  let lead = 0;
  for (const counts of streets) {
    let most = 0;
    for (let other = 0; other < counts.length; other++)
      if (other !== seat) most = Math.max(most, counts[other] as number); // one for each seat
    const ahead = (counts[seat] as number) - most; // one for each seat
    if (ahead > 0) led += 1;
    lead += Math.max(-CLEAR, Math.min(CLEAR, ahead));
  }
  out[from] = led;
  out[from + 1] = lead;
  return from + 2;
}

/** Which of the phases it is; -1 in the last round and once the game is over, where the worth by hand is nearly exact. */
export function phaseOf({ agenda, closer, estates }: State): number {
  if (agenda.length === 0 || closer !== null) return -1;
  let built = 0;
  for (const { hand } of estates) built = Math.max(built, OWN_TILES - countBits(hand));
  return Math.min(PHASES.length - 1, Math.floor((PHASES.length * built) / (OWN_TILES - TILES_AT_END)));
}
