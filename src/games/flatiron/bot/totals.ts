/** What would be scored if the game ended now, and whether ending it is wanted. */
import { at, type Seat } from '#kernel';
import { reputationPoints } from '../reputation.ts';
import { danielCount, decreePoints } from '../scoring.ts';
import type { State } from '../state.ts';

function totalOf(state: State, seat: Seat): number {
  const player = at(state.players, seat);
  return player.points + reputationPoints(player) + decreePoints(state, player);
}

/** By how much the seat leads its rival, or Daniel. */
export function leadOf(state: State, seat: Seat): number {
  if (state.players.length > 1) return totalOf(state, seat) - totalOf(state, 1 - seat);
  return totalOf(state, seat) - (state.daniel ? danielCount(state).total : 0);
}

/** Two seats that keep each other from the roof end it at last, whoever wins. */
export function isStalled({ turns, players }: State): boolean {
  return turns > WEARY_TURNS * players.length;
}

const WEARY_TURNS = 60;
