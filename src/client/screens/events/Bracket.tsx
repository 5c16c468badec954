/** A knockout for two: a column for each round, whose pairs lead to those beside them. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import type { EventPage, EventPairing } from './eventsApi.ts';
import { nameIn } from './eventWords.ts';
import { Scroller } from './Scroller.tsx';
import './bracket.css';

export function Bracket({ page }: { page: EventPage }) {
  const text = useText('events');
  const { rounds } = page.event;
  const columns = Array.from({ length: rounds }, (_, i) => ({
    round: i + 1,
    tables: 2 ** (rounds - i - 1),
  }));
  return (
    <Scroller label={text.bracket}>
      <div className="bracket">
        {columns.map(({ round, tables }) => (
          <section key={round} aria-label={text.round(round)}>
            <h3>{text.round(round)}</h3>
            <ol>
              {Array.from({ length: tables }, (_, i) => (
                <li key={i}>
                  <Pair
                    page={page}
                    pairing={page.pairings.find((one) => one.round === round && one.number === i + 1)}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Scroller>
  );
}

function Pair({ page, pairing }: { page: EventPage; pairing: EventPairing | undefined }) {
  const text = useText('events');
  if (!pairing) return <div className="bracket-pair bracket-open">&nbsp;</div>;
  const { seats, scores, points, kind, table } = pairing;
  const best = Math.max(...(scores ?? [0]));
  const rows = (
    <>
      {seats.map((number, seat) => (
        <span
          key={number}
          className="bracket-row"
          data-won={(scores && best > 0 && scores[seat] === best) || undefined}
          data-own={number === page.mine || undefined}
        >
          <span>{nameIn(page, number, '–')}</span>
          <span className="meta">{points?.[seat] ?? (scores ? '' : '…')}</span>
        </span>
      ))}
      {kind === 'bye' && <span className="bracket-row meta">{text.free}</span>}
    </>
  );
  if (table === null) return <div className="bracket-pair">{rows}</div>;
  return (
    <Link className="bracket-pair" href={scores ? `/replay/${table}` : `/table/${table}`}>
      {rows}
    </Link>
  );
}
