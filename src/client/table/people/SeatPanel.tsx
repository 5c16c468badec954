/** The seats, then the automata: mark, name, kind of player, points, clock, and whose turn it is. */
import type { NameOf, Seat } from '#kernel';
import { figure, signedFigure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { AbsenceText } from '../../i18n/text/absence.ts';
import type { Text } from '../../i18n/text/main.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';
import { Clock } from './Clock.tsx';

interface Props {
  readonly snapshot: TableSnapshot;
  readonly name: NameOf;
  /** Points that a staged turn would bring, by seat. */
  readonly gains?: readonly number[] | undefined;
  /** Where a board may show more of the players. */
  readonly below?: (place: HTMLElement | null) => void;
}

/** One row per player. */
export function SeatPanel({ snapshot, name, gains = [], below }: Props) {
  const { table, result } = useText();
  const absence = useText('absence');
  const { tableView, watching, clockOffset } = snapshot;
  const timed = tableView.clock !== null && tableView.phase === 'playing';
  return (
    <section className="seats" aria-labelledby="seats">
      <h2 id="seats" className="sr">
        {table.seats}
      </h2>
      <ol>
        {tableView.seats.map(({ kind }, seat) => {
          const toMove = tableView.awaited.includes(seat);
          return (
            <li key={seat} className={toMove ? 'seat to-move' : 'seat'}>
              <Mark seat={seat} big />
              <p className="seat-name">
                <b>{name(seat)}</b>
                <span className="meta">{playerLabel(snapshot, seat, table, absence)}</span>
              </p>
              <Points total={tableView.scores[seat]?.total ?? 0} gain={gains[seat] ?? 0} />
              {timed && kind === 'human' && (
                <Clock tableView={tableView} seat={seat} clockOffset={clockOffset} />
              )}
              {toMove && <span className="sr">{table.toMove}</span>}
            </li>
          );
        })}
        {tableView.automata.map(({ mark, score }, i) => (
          <li key={mark} className="seat">
            <Mark seat={mark} big />
            <p className="seat-name">
              <b>{name(tableView.seats.length + i)}</b>
              <span className="meta">{result.automaton}</span>
            </p>
            <Points total={score.total} gain={0} />
          </li>
        ))}
      </ol>
      <div ref={below} className="seats-slot" />
      {watching > 0 && (
        <p className="watching meta">
          <Icon name="eye" />
          {table.watching(watching)}
        </p>
      )}
    </section>
  );
}

/** The points so far, and what a staged turn would add. */
function Points({ total, gain }: { total: number; gain: number }) {
  const { language } = useLanguage();
  const { table } = useText();
  return (
    <p className="seat-score display">
      <span aria-hidden="true">{figure(language, total)}</span>
      <span className="sr">{table.points(total)}</span>
      {gain !== 0 && (
        <span className="seat-gain" aria-hidden="true">
          {signedFigure(language, gain)}
        </span>
      )}
    </p>
  );
}

/** Who plays the seat, in a word or two. */
function playerLabel(
  { tableView, link, present }: TableSnapshot,
  seat: Seat,
  table: Text['table'],
  { endedShort }: AbsenceText,
): string {
  const holder = tableView.seats[seat];
  const ended = tableView.endings?.[seat];
  if (ended) return endedShort[ended];
  if (holder?.kind === 'bot') return table.bot[holder.level];
  if (holder?.kind === 'human' && holder.standIn !== null) return table.standIn;
  if (seat === tableView.viewer) return table.you;
  if (link === 'here') return table.human;
  if (link === 'past') return '';
  return present.includes(seat) ? table.online : table.away;
}
