/** Who is where: a row for everybody with what each round came to, and what decides among equals. */
import { POINT, TIE_BREAKS } from '#tournament';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { DivisionHead, divisionsOf, movesIn } from './divisions.tsx';
import type { EventPage, EventPairing, EventPerson } from './eventsApi.ts';
import { cellOf, nameIn, pointsIn } from './eventWords.ts';
import { Scroller } from './Scroller.tsx';

export function StandingsTable({ page }: { page: EventPage }) {
  const text = useText('events');
  const { plan } = page.event;
  const divisions = divisionsOf(page);
  const hasLate = page.pairings.some(({ kind }) => kind === 'late');
  return (
    <>
      {divisions.map((people, division) => (
        <section key={people[0]?.division}>
          {divisions.length > 1 && <DivisionHead division={division} />}
          <Standings page={page} people={people} moves={movesIn(page, division)} />
        </section>
      ))}
      <p className="meta">
        {plan.seats === 2 ? text.legend : text.legendPoints} {hasLate && text.legendLate}{' '}
        {divisions.length > 1 && text.movingLine}
      </p>
    </>
  );
}

interface Props {
  readonly page: EventPage;
  readonly people: readonly EventPerson[];
  /** How many go up and down. */
  readonly moves: { readonly up: number; readonly down: number };
}

function Standings({ page, people, moves }: Props) {
  const text = useText('events');
  const { language } = useLanguage();
  const { event, pairings, mine } = page;
  const [tie] = TIE_BREAKS[event.plan.format];
  const rounds = Array.from({ length: event.rounds }, (_, i) => i + 1);
  return (
    <Scroller label={text.standings}>
      <table className="standings">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{text.player}</th>
            <th scope="col">{text.points}</th>
            {rounds.map((round) => (
              <th key={round} scope="col" aria-label={text.round(round)}>
                {round}
              </th>
            ))}
            {tie && (
              <th scope="col" className="standings-tie">
                {text.tie[tie]}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {people.map((one, i) => (
            <tr
              key={one.number}
              data-own={one.number === mine || undefined}
              data-up={i === moves.up - 1 || undefined}
              data-down={i === people.length - moves.down || undefined}
            >
              <td>{one.place}</td>
              <th scope="row">
                <span>{nameIn(page, one.number, '–')}</span>
                {one.state !== 'here' && <span className="meta"> {text.state[one.state]}</span>}
              </th>
              <td>
                <b>{pointsIn(language, one.points)}</b>
              </td>
              {rounds.map((round) => (
                <td key={round}>
                  <Cell
                    page={page}
                    pairing={pairings.find(
                      (pairing) => pairing.round === round && pairing.seats.includes(one.number),
                    )}
                    number={one.number}
                  />
                </td>
              ))}
              {tie && <td className="standings-tie">{tieIn(language, tie, one.ties[0] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** Points are stored in units of a point; the others are counts. */
function tieIn(language: string, tie: string, value: number): string {
  return pointsIn(language, tie === 'rivals' ? value / POINT : Math.abs(value));
}

interface CellProps {
  readonly page: EventPage;
  readonly pairing: EventPairing | undefined;
  readonly number: number;
}

/** One round of one person: how it came out, and against whom. */
function Cell({ page, pairing, number }: CellProps) {
  const text = useText('events');
  const { language } = useLanguage();
  if (!pairing) return <span className="meta">·</span>;
  const kind = cellOf(pairing, number);
  const rivals = pairing.seats.filter((one) => one !== number).map((one) => nameIn(page, one, '–'));
  const own = pairing.scores?.[pairing.seats.indexOf(number)] ?? 0;
  const signs = {
    won: text.won,
    lost: text.lost,
    shared: '½',
    playing: '…',
    free: '+',
    late: '½',
    part: pointsIn(language, own),
  };
  const says = kind === 'part' ? pointsIn(language, own) : text.cellWords[kind];
  return (
    <span className={`cell cell-${kind}`}>
      <b aria-hidden="true">{signs[kind]}</b>
      <span className="sr">
        {says} {rivals.join(', ')}
      </span>
      {rivals.length === 1 && (
        <span className="cell-rival" aria-hidden="true">
          {rivals[0]}
        </span>
      )}
    </span>
  );
}
