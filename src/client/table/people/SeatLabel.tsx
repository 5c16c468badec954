/** What stands below a name in the seats: who plays there, and whether they are here, away or replaced, and for how long. */
import type { Seat } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { roughSpan } from '../../i18n/spans.ts';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import type { TableSnapshot } from '../store/tableStore.ts';
import { useNow } from './AbsentPlayers.tsx';
import { restInWords } from './restInWords.ts';

interface Props {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
}

/** In a word or two, and in one beside the name on a phone. */
export function SeatLabel({ snapshot, seat }: Props) {
  const { table } = useText();
  const { endedShort } = useText('absence');
  const { awaySince, awayFor, bot } = useText('tables');
  const slow = useText('slow');
  const { language } = useLanguage();
  const { tableView, link, clockOffset } = snapshot;
  const since = goneSince(snapshot, seat);
  const now = useNow(since !== undefined);
  const rest = restInWords(tableView, seat, now + clockOffset, slow, language);
  const holder = tableView.seats[seat];
  const ended = tableView.endings?.[seat];
  const plain = (words: string) => <span className="meta">{words}</span>;
  if (rest !== undefined)
    return (
      <span className="meta" title={rest}>
        {rest}
      </span>
    );
  if (ended) return plain(endedShort[ended]);
  if (holder?.kind === 'bot') return plain(table.bot[holder.level]);
  if (holder?.kind === 'human' && holder.standIn !== null)
    return (
      <>
        {plain(table.standIn)}
        <span className="seat-brief" aria-hidden="true">
          {bot}
        </span>
      </>
    );
  if (seat === tableView.viewer) return plain(table.you);
  if (link === 'here') return plain(table.human);
  if (link === 'past') return plain('');
  if (snapshot.present.includes(seat)) return plain(table.online);
  if (since === undefined) return plain(table.away);
  const sentence = awaySince(timeOfDay(since - clockOffset, now, language));
  const away = now + clockOffset - since;
  return (
    <>
      <span className="meta" title={sentence}>
        <span aria-hidden="true">{awayFor(roughSpan(away, language, 'short'))}</span>
        <span className="sr">{sentence}</span>
      </span>
      <span className="seat-brief" aria-hidden="true">
        {roughSpan(away, language, 'narrow')}
      </span>
    </>
  );
}

/** Since when the human of a seat has been away, by the server's clock; undefined while they are here, and where that is not known. */
function goneSince({ tableView, link, present, gone = {} }: TableSnapshot, seat: Seat): number | undefined {
  const holder = tableView.seats[seat];
  if (holder?.kind !== 'human' || seat === tableView.viewer || present.includes(seat)) return undefined;
  return link === 'here' || link === 'past' ? undefined : gone[holder.person];
}

/** Whether the human of a seat is here, as a shape; nothing for bots, oneself, and tables of this device. */
export function PresenceMark({ snapshot: { tableView, link, present }, seat }: Props) {
  const holder = tableView.seats[seat];
  if (holder?.kind !== 'human' || seat === tableView.viewer || link === 'here' || link === 'past')
    return null;
  const away = present.includes(seat) ? 'here' : 'away';
  return <i className="presence" data-presence={holder.standIn === null ? away : 'bot'} />;
}
