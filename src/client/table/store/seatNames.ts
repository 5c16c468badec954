/** The names of the seats: people by name, bots by name or number. */
import { useCallback } from 'react';
import { at, type NameOf } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { Text } from '../../i18n/text/main.ts';
import { botKey, type TableSnapshot } from './tableStore.ts';

type SeatSource = Pick<TableSnapshot, 'names'> & {
  readonly tableView: Pick<TableSnapshot['tableView'], 'seats'>;
};
type PlayerSource = SeatSource & { readonly tableView: Pick<TableSnapshot['tableView'], 'automata'> };

/** The names by seat. */
export function seatNames({ tableView, names }: SeatSource, { table }: Text): readonly string[] {
  return tableView.seats.map((holder, seat) =>
    holder.kind === 'human'
      ? names[holder.person] || table.nobody
      : (names[botKey(seat)] ?? table.botName(seat + 1)),
  );
}

/** The names of all players, automata after the seats; a stable function, so that the log need not render again. */
export function usePlayerNames(snapshot: PlayerSource): NameOf {
  const automata = snapshot.tableView.automata.map(({ name }) => name);
  const list = [...seatNames(snapshot, useText()), ...automata].join('\n');
  return useCallback((seat) => at(list.split('\n'), seat), [list]);
}
