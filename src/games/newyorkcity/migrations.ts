/** Upgrades of stored states, oldest first, each named after what it changes. */
import type { State } from './state.ts';

/** Version 0 gave each Tom twenty skyscrapers. */
function endlessToms(old: State): State {
  const firms = old.firms.map((firm, i) => (i < old.seats ? firm : { ...firm, supply: 0 }));
  return { ...old, firms };
}

export const migrations = [endlessToms];
