/** A list of tables: game, state and players. */
import { Link } from 'wouter';
import type { Names } from '#protocol';
import type { Holder } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Me, TableRow } from '../../remote/api.ts';
import { Mark } from '../../ui/Mark.tsx';
import { titleOf } from './titles.ts';
import './tableList.css';

interface Props {
  readonly tables: readonly (TableRow & { readonly waiting?: boolean })[];
  readonly names: Names;
  /** Undefined if nobody is signed in. */
  readonly me: Me | undefined;
  /** The text for an empty list. */
  readonly none: string;
}

/** The list; each row links to its table. */
export function TableList({ tables, names, me, none }: Props) {
  const { lobby } = useText();
  if (tables.length === 0) return <p className="meta">{none}</p>;
  return (
    <ul className="tables">
      {tables.map((table) => {
        const { id, game, phase, waiting = false } = table;
        const seated = table.seats.some((holder) => holder.kind === 'human' && holder.person === me?.id);
        const label = seated || phase !== 'gathering' ? lobby.goOn(titleOf(game)) : lobby.join(titleOf(game));
        return (
          <li key={id} data-game={game}>
            <Link href={`/table/${id}`} className={waiting ? 'row row-waiting' : 'row'}>
              <b className="row-title display">{titleOf(game)}</b>
              <span className="row-state">
                {waiting ? <span className="chip chip-turn">{lobby.yourTurn}</span> : <State table={table} />}
              </span>
              <SeatedPlayers seats={table.seats} names={names} />
              <span className="sr">{label}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function State({ table }: { table: TableRow }) {
  const { lobby } = useText();
  const { language } = useLanguage();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  if (table.phase === 'gathering' && free > 0) return <span className="chip">{lobby.freeSeats(free)}</span>;
  const when = new Date(table.updated).toLocaleDateString(language, { day: 'numeric', month: 'short' });
  return <span className="chip">{table.phase === 'over' ? when : lobby.phase[table.phase]}</span>;
}

/** Each seat's mark with the name of its player. */
export function SeatedPlayers({ seats, names }: { seats: readonly Holder[]; names: Names }) {
  const { online, table } = useText();
  const nameOf = (holder: Holder, seat: number) => {
    if (holder.kind === 'open') return online.free;
    return holder.kind === 'bot' ? table.botName(seat + 1) : names[holder.person] || table.nobody;
  };
  return (
    <span className="sitting">
      {seats.map((holder, seat) => (
        <span key={seat} className={holder.kind === 'open' ? 'sitter sitter-free' : 'sitter'}>
          <Mark seat={seat} />
          {nameOf(holder, seat)}
        </span>
      ))}
    </span>
  );
}
