/** When a command has its place: before, during or outside a pause. */
import { refusedByTable } from './reasons.ts';
import type { TableState } from './state.ts';

/** T5 Only before the deal. */
export function refuseUnlessGathering({ phase }: TableState): void {
  if (phase !== 'gathering') throw refusedByTable('notGathering');
}

/** T8 Only while a game is under way. */
export function refuseUnlessPlaying({ phase }: TableState): void {
  if (phase !== 'playing') throw refusedByTable('notPlaying');
}

/** T8, T10 Only while a game is under way and not paused. */
export function refuseUnlessRunning(state: TableState): void {
  refuseUnlessPlaying(state);
  if (state.paused) throw refusedByTable('paused');
}
