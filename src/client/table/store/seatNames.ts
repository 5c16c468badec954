/** What the seats are called: people by their names, bots by theirs or by their number. */
import { useCallback } from 'react';
import { at, type NameOf } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import type { Text } from '../../i18n/text/main.ts';
import { botKey, type Shown } from './tableStore.ts';

type Named = Pick<Shown, 'names'> & { readonly tableView: Pick<Shown['tableView'], 'seats'> };
type NamedWithAutomata = Named & { readonly tableView: Pick<Shown['tableView'], 'automata'> };

export function seatNames({ tableView, names }: Named, { table }: Text): readonly string[] {
  return tableView.seats.map((holder, seat) =>
    holder.kind === 'human'
      ? names[holder.person] || table.nobody
      : (names[botKey(seat)] ?? table.botName(seat + 1)),
  );
}

/** The names of all players, automata after the seats: the same function while they stay so, for the log need not be told anew. */
export function usePlayerNames(shown: NamedWithAutomata): NameOf {
  const automata = shown.tableView.automata.map(({ name }) => name);
  const list = [...seatNames(shown, useText()), ...automata].join('\n');
  return useCallback((seat) => at(list.split('\n'), seat), [list]);
}
