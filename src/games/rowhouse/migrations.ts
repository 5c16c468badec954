/** Upgrades of stored states, oldest first, each named after what it changes. */
import type { State } from './state.ts';

/** Version 0 knew no table without trades. */
function addTrades(old: Omit<State, 'options'> & { options: { hand: number; rounds: number } }): State {
  return { ...old, options: { ...old.options, trades: true } };
}

export const migrations = [addTrades];
