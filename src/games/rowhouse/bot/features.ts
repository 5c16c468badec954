/** What may count beyond the worth by hand: features with fitted weights, in the phases of a game (docs/bots.md). */
import type { Seat } from '#kernel';
import { STOREY_ROOM } from '../components.ts';
import { houseOf, type State } from '../state.ts';
import { ALIKE, ROW, shapeOf } from './shapes.ts';

/** `rows` and `pairs` are storeys of one colour: full ones, and those that may become one. */
export const FEATURES = ['bonus', 'tiles', 'full', 'rows', 'pairs', 'isFirst'] as const;
export type Feature = (typeof FEATURES)[number];

/** The first, second and last third of the rounds. */
export const PHASES = ['early', 'middle', 'late'] as const;
export type Phase = (typeof PHASES)[number];

/** Fills in the features of a seat from a place on. */
export function featuresOf(state: State, seat: Seat, out: Float64Array, from: number): void {
  const { storeys, bonus } = houseOf(state, seat);
  let tiles = 0;
  let full = 0;
  let rows = 0;
  let pairs = 0;
  for (const storey of storeys) {
    const shape = shapeOf(storey);
    tiles += storey.length;
    if (storey.length === STOREY_ROOM) full += 1;
    if (shape === ROW) rows += 1;
    else if (ALIKE[shape]) pairs += 1;
  }
  out[from] = bonus;
  out[from + 1] = tiles;
  out[from + 2] = full;
  out[from + 3] = rows;
  out[from + 4] = pairs;
  out[from + 5] = state.first === seat ? 1 : 0;
}

/** Which of the phases it is; -1 once the game is over. */
export function phaseOf({ agenda, round, options }: State): number {
  if (agenda.length === 0) return -1;
  return Math.min(PHASES.length - 1, Math.floor((PHASES.length * Math.max(0, round - 1)) / options.rounds));
}
