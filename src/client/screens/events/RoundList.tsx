/** The tables of one round: who plays whom, how it came out, and the way there. */
import { Link } from 'wouter';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { EventPage, EventPairing } from './eventsApi.ts';
import { nameIn, pointsIn } from './eventWords.ts';

export function RoundList({ page, round, id }: { page: EventPage; round: number; id: string }) {
  const text = useText('events');
  const pairings = page.pairings.filter((one) => one.round === round);
  const tables = pairings.filter(({ kind }) => kind === 'table');
  const over = tables.filter(({ scores }) => scores !== null).length;
  const isLeague = new Set(pairings.map(({ division }) => division)).size > 1;
  const isMine = ({ seats }: EventPairing) => page.mine !== null && seats.includes(page.mine);
  return (
    <>
      <div className="head round-head">
        <h2 id={id}>{text.round(round)}</h2>
        <span className="meta">{text.tablesOver(over, tables.length)}</span>
      </div>
      <ol className="round-list">
        {pairings.map((pairing) => (
          <li key={pairing.number} data-own={isMine(pairing) || undefined}>
            {isLeague && <span className="meta">{pairing.division + 1}</span>}
            <Names page={page} pairing={pairing} />
            <Way pairing={pairing} isMine={isMine(pairing)} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** By seat, with what each got. */
function Names({
  page,
  pairing: { seats, scores, points, missed, kind },
}: {
  page: EventPage;
  pairing: EventPairing;
}) {
  const text = useText('events');
  const { language } = useLanguage();
  const best = Math.max(...(scores ?? [0]));
  return (
    <span className="round-names">
      {seats.map((number, seat) => (
        <span key={number}>
          <span className={scores && best > 0 && scores[seat] === best ? 'round-won' : undefined}>
            {nameIn(page, number, '–')}
          </span>
          {scores && (
            <span className="meta">
              {missed.includes(number)
                ? text.didNotCome
                : [points?.[seat], seats.length > 2 && `(${pointsIn(language, scores[seat] ?? 0)})`]
                    .filter((one) => one !== undefined && one !== false)
                    .join(' ')}
            </span>
          )}
        </span>
      ))}
      {kind !== 'table' && (
        <span className="meta">{{ bye: text.free, walkover: text.walkover, late: text.late }[kind]}</span>
      )}
    </span>
  );
}

function Way({ pairing: { table, scores }, isMine }: { pairing: EventPairing; isMine: boolean }) {
  const text = useText('events');
  if (table === null) return null;
  if (scores)
    return (
      <Link className="btn btn-quiet" href={`/replay/${table}`}>
        {text.replay}
      </Link>
    );
  return (
    <Link className={isMine ? 'btn btn-primary' : 'btn btn-line'} href={`/table/${table}`}>
      {isMine ? text.goToTable : text.watch}
    </Link>
  );
}
