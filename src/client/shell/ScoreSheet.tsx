/** The end: who won and how, and every seat's points by category. */
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { at, type Outcome, type Score, type Words } from '#kernel';
import { useLanguage, useText } from '../i18n/language.tsx';
import type { SeatPlan } from '../play/localTable.ts';
import { Mark } from '../ui/Mark.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly scores: readonly Score[];
  readonly seats: readonly SeatPlan[];
  readonly words: Words;
  readonly again: () => void;
  readonly change: () => void;
}

export function ScoreSheet({ outcome, scores, seats, words, again, change }: Props) {
  const { end, toHome } = useText();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const winners = outcome.ranking[0] ?? [];
  const names = winners.map((seat) => at(seats, seat).name);
  const places = outcome.ranking.flatMap((shared, i) => {
    const place = outcome.ranking.slice(0, i).flat().length + 1;
    return shared.map((seat) => ({ seat, place, name: at(seats, seat).name, score: at(scores, seat) }));
  });
  const parts = Object.keys(at(places, 0).score.parts);
  return (
    <section className="sheet panel" aria-labelledby="sheet">
      <p className="caps eyebrow">{end.eyebrow}</p>
      <h2 id="sheet" ref={heading} className="display" tabIndex={-1}>
        {names.length === 1
          ? end.wins(names.join())
          : end.shared(new Intl.ListFormat(language).format(names))}
      </h2>
      <p className="lead">{words.ending(outcome.ending)}</p>
      <table>
        <caption className="sr">{end.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">{end.sheet}</th>
            {places.map(({ seat, name, place }) => (
              <th key={seat} scope="col" className={place === 1 ? 'win' : undefined}>
                <Mark seat={seat} big />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{words.part(part)}</th>
              {places.map(({ seat, score, place }) => (
                <td key={seat} className={place === 1 ? 'win' : undefined}>
                  {score.parts[part]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row">{end.total}</th>
            {places.map(({ seat, score, place }) => (
              <td key={seat} className={place === 1 ? 'win' : undefined}>
                {score.total}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{end.place}</th>
            {places.map(({ seat, place }) => (
              <td key={seat} className={place === 1 ? 'win' : undefined}>
                {end.rank(place)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className="acts">
        <button type="button" className="btn btn-primary" onClick={again}>
          {end.again}
        </button>
        <button type="button" className="btn btn-line" onClick={change}>
          {end.change}
        </button>
        <Link className="btn btn-quiet" href="/">
          {toHome}
        </Link>
      </div>
    </section>
  );
}
