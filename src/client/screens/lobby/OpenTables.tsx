/** All open tables: friends' first, then everybody's, as far as they are of the chosen kind. */
import { useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import type { Lobby, Me } from '../../remote/api.ts';
import { FILTERS, fits, rememberedFilter, rememberFilter } from './filters.ts';
import { OpenRow } from './OpenRow.tsx';
import { type OfferedTable, openRows } from './openRows.ts';
import { useSitDown } from './useSitDown.tsx';

interface Props {
  readonly lobby: Lobby;
  readonly me: Me | undefined;
}

export function OpenTables({ lobby, me }: Props) {
  const words = useText();
  const text = useText('tables');
  const [filter, setFilter] = useState(rememberedFilter);
  const { sit, busy, message } = useSitDown(me);
  const all = openRows(lobby, me);
  const shown = all.filter((row) => fits(row, filter));
  const friends = shown.filter(({ friend }) => friend !== undefined);
  const others = shown.filter(({ friend }) => friend === undefined);
  const rowsOf = (rows: readonly OfferedTable[]) => (
    <ul className="open-rows">
      {rows.map((row) => (
        <OpenRow key={row.table.id} row={row} names={lobby.names} busy={busy} sit={sit} />
      ))}
    </ul>
  );
  if (all.length === 0) return <p className="meta">{words.lobby.noneOpen}</p>;
  return (
    <>
      <fieldset className="filters">
        <legend className="sr">{text.filter.label}</legend>
        {FILTERS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="openTables"
              checked={one === filter}
              onChange={() => {
                setFilter(one);
                rememberFilter(one);
              }}
            />
            <span>{one === 'all' ? `${text.filter.all} ${all.length}` : text.filter[one]}</span>
          </label>
        ))}
      </fieldset>
      {shown.length === 0 && <p className="meta">{text.noneFit}</p>}
      {friends.length > 0 && (
        <>
          <h3 className="caps">{text.friends}</h3>
          {rowsOf(friends)}
          {others.length > 0 && <h3 className="caps">{text.everybody}</h3>}
        </>
      )}
      {others.length > 0 && rowsOf(others)}
      {message}
    </>
  );
}
