/** Everybody against everybody: what each came to, with the points of the game. */
import { useLanguage, useText } from '../../i18n/language.tsx';
import { DivisionHead, divisionsOf } from './divisions.tsx';
import type { EventPage, EventPerson } from './eventsApi.ts';
import { cellOf, nameIn, pointsIn } from './eventWords.ts';
import { Scroller } from './Scroller.tsx';

export function CrossTable({ page }: { page: EventPage }) {
  const divisions = divisionsOf(page);
  return divisions.map((people, division) => (
    <section key={people[0]?.division}>
      {divisions.length > 1 && <DivisionHead division={division} />}
      <Division page={page} people={people} />
    </section>
  ));
}

function Division({ page, people }: { page: EventPage; people: readonly EventPerson[] }) {
  const text = useText('events');
  const { language } = useLanguage();
  return (
    <Scroller label={text.cross}>
      <table className="standings cross">
        <thead>
          <tr>
            <th scope="col">{text.player}</th>
            <th scope="col">{text.points}</th>
            {people.map((one, i) => (
              <th key={one.number} scope="col" aria-label={nameIn(page, one.number, '–')}>
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((one, i) => (
            <tr key={one.number} data-own={one.number === page.mine || undefined}>
              <th scope="row">
                {i + 1} {nameIn(page, one.number, '–')}
              </th>
              <td>
                <b>{pointsIn(language, one.points)}</b>
              </td>
              {people.map((other) => (
                <td key={other.number} className={other === one ? 'cross-self' : undefined}>
                  {other !== one && <Met page={page} one={one.number} other={other.number} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Met({ page, one, other }: { page: EventPage; one: number; other: number }) {
  const text = useText('events');
  const pairing = page.pairings.find(({ seats }) => seats.includes(one) && seats.includes(other));
  if (!pairing) return <span className="meta">·</span>;
  const kind = cellOf(pairing, one);
  const signs = { won: text.won, lost: text.lost, shared: '½', playing: '…', free: '+', late: '½', part: '' };
  const [own, theirs] = [one, other].map((number) => pairing.points?.[pairing.seats.indexOf(number)]);
  return (
    <span className={`cross-cell cell-${kind}`}>
      <b aria-hidden="true">{signs[kind]}</b>
      <span className="sr">{kind === 'part' ? '' : text.cellWords[kind]}</span>
      {own !== undefined && theirs !== undefined && (
        <span className="meta">
          {own}–{theirs}
        </span>
      )}
    </span>
  );
}
