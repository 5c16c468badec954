/** What the seats are called: people by their names, bots by theirs or by their number. */
import { useCallback } from 'react';
import { at, type NameOf } from '#kernel';
import { useText } from '../i18n/language.tsx';
import type { Text } from '../i18n/text.ts';
import { botKey, type Shown } from '../play/tableStore.ts';

type Named = Pick<Shown, 'names'> & { readonly sight: Pick<Shown['sight'], 'seats'> };

export function seatNames({ sight, names }: Named, { table }: Text): readonly string[] {
  return sight.seats.map((holder, seat) =>
    holder.kind === 'human'
      ? names[holder.person] || table.nobody
      : (names[botKey(seat)] ?? table.botName(seat + 1)),
  );
}

/** The same function as long as the names are the same, so that the log need not be told anew. */
export function useSeatNames(shown: Named): NameOf {
  const list = seatNames(shown, useText()).join('\n');
  return useCallback((seat) => at(list.split('\n'), seat), [list]);
}
