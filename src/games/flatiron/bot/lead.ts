/** Who would win if the game ended now, and whether ending it is wanted. */
import { at, type Seat } from '#kernel';
import { danielCount } from '../daniel.ts';
import { reputationPoints } from '../reputation.ts';
import { decreePoints } from '../scoring.ts';
import type { State } from '../state.ts';
import { FADING } from './weights.ts';

function totalOf(state: State, seat: Seat): number {
  const player = at(state.players, seat);
  return player.points + reputationPoints(player) + decreePoints(state, player);
}

/** By how much the seat leads its rival, or Daniel. */
export function leadOf(state: State, seat: Seat): number {
  if (state.players.length > 1) return totalOf(state, seat) - totalOf(state, 1 - seat);
  return totalOf(state, seat) - (state.daniel ? danielCount(state.options, state.daniel).total : 0);
}

/** Whether two seats have kept each other from the roof for so long that both had better end the game. */
export function isStalled({ turns, players }: State): boolean {
  return turns > FADING.stalledTurns * players.length;
}
