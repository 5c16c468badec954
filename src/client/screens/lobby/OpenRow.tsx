/** An open table in a list: game, people, free seats, pace, and the button that sits down. */
import { Link } from 'wouter';
import type { Names } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { spanInWords } from '../../i18n/spans.ts';
import type { TableRow } from '../../remote/api.ts';
import { Mark } from '../../ui/Mark.tsx';
import { isByTurns, type OfferedTable } from './openRows.ts';
import { titleOf } from './titles.ts';
import './tableList.css';

interface Props {
  readonly row: OfferedTable;
  readonly names: Names;
  readonly busy: boolean;
  readonly sit: (table: TableRow) => void;
}

/** One row. */
export function OpenRow({ row: { table, friend, isBotSeat }, names, busy, sit }: Props) {
  const { people, home } = useText();
  const text = useText('tables');
  const pace = usePaceInWords(table);
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const title = titleOf(table.game);
  const button = isBotSeat ? text.takeSeat : people.sitDown;
  return (
    <li className="open-row" data-game={table.game} data-friend={friend !== undefined || undefined}>
      <div className="open-row-text">
        <Link className="open-row-title" href={`/table/${table.id}`}>
          {title}
        </Link>
        <p className="meta">
          {friend !== undefined && <b className="friend">{text.yourFriend(names[friend] ?? '')}</b>}
          <People table={table} names={names} without={friend} />
        </p>
      </div>
      <p className="open-row-seats meta">
        {table.seats.map(({ kind }, seat) =>
          kind === 'open' ? <i key={seat} className="free-seat" /> : <Mark key={seat} seat={seat} />,
        )}
        {free > 0 && <span>{text.free(free, table.seats.length)}</span>}
      </p>
      <p className="open-row-pace meta">{pace}</p>
      <button
        type="button"
        className="btn btn-line"
        disabled={busy}
        aria-label={home.of(button, title)}
        onClick={() => sit(table)}
      >
        {button}
      </button>
    </li>
  );
}

/** Who sits there already. */
export function People({ table, names, without }: PeopleProps) {
  const { table: words } = useText();
  const { language } = useLanguage();
  const called = table.seats.flatMap((holder, seat) => {
    if (holder.kind === 'open' || (holder.kind === 'human' && holder.person === without)) return [];
    return holder.kind === 'bot' ? words.botName(seat + 1) : names[holder.person] || words.nobody;
  });
  if (called.length === 0) return null;
  return <span>{new Intl.ListFormat(language, { style: 'narrow' }).format(called)}</span>;
}

interface PeopleProps {
  readonly table: Pick<TableRow, 'seats'>;
  readonly names: Names;
  readonly without?: string | undefined;
}

/** How a table is played: live or by turns, and with how much time. */
export function usePaceInWords(table: Pick<TableRow, 'pace'>): string {
  const { live, byTurns, noClock, inPace } = useText('tables');
  const { language } = useLanguage();
  const { pace } = table;
  if (!pace) return '';
  const time = pace.clock ? spanInWords(pace.clock.bank, language) : noClock;
  return `${isByTurns(table) ? byTurns : live}, ${time}${pace.rated ? `, ${inPace}` : ''}`;
}
