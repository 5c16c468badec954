/** The rows of open tables and games to watch on the home page: three of each at most, with the way to all of them. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import type { Lobby, Me } from '../../remote/api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OpenRow } from '../lobby/OpenRow.tsx';
import { openRows } from '../lobby/openRows.ts';
import { useSitDown } from '../lobby/useSitDown.tsx';
import { WatchRow } from '../lobby/WatchRow.tsx';

const MOST_ROWS = 3;

export interface RowsProps {
  readonly lobby: Lobby;
  readonly me: Me | undefined;
}

export function TableRows({ lobby, me }: RowsProps) {
  const text = useText();
  const tables = useText('tables');
  const { sit, busy, message } = useSitDown(me);
  const open = openRows(lobby, me);
  return (
    <>
      {open.length > 0 && (
        <Section id="open" title={text.lobby.open} count={open.length} foot={message}>
          {open.slice(0, MOST_ROWS).map((row) => (
            <OpenRow key={row.table.id} row={row} names={lobby.names} busy={busy} sit={sit} />
          ))}
        </Section>
      )}
      {lobby.watch.length > 0 && (
        <Section id="watch" title={tables.watchHeading} count={lobby.watch.length}>
          {lobby.watch.slice(0, MOST_ROWS).map((table) => (
            <WatchRow key={table.id} table={table} names={lobby.names} />
          ))}
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

function Section({ id, title, count, foot, children }: SectionProps) {
  const { all } = useText('tables');
  return (
    <section aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        <Link className="all-link" href="/lobby" aria-label={`${all(count)}: ${title}`}>
          {all(count)}
          <Icon name="forward" />
        </Link>
      </div>
      <ul className="open-rows">{children}</ul>
      {foot}
    </section>
  );
}
