/** The end: who won and how, and every seat's points by category. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { at, type NameOf, type Outcome, type Score, type Words } from '#kernel';
import { CONCEDED } from '#table';
import { useAbsenceText } from '../i18n/absence/index.ts';
import { useLanguage, useText } from '../i18n/language.tsx';
import type { Film } from '../play/film.ts';
import { Mark } from '../ui/Mark.tsx';
import type { Moments } from './EventLog.tsx';
import { ScoreBars, Swatch } from './ScoreBars.tsx';
import { ScoreCurve } from './ScoreCurve.tsx';
import './charts.css';

interface Props {
  readonly outcome: Outcome;
  readonly scores: readonly Score[];
  readonly name: NameOf;
  readonly words: Words;
  /** What can be done now, besides going home. */
  readonly acts: ReactNode;
  /** The game to be seen again, where that can be had. */
  readonly film?: (() => Promise<Film>) | undefined;
  readonly moments?: Moments | undefined;
}

export function ScoreSheet({ outcome, scores, name: nameOf, words, acts, film, moments }: Props) {
  const { end } = useText();
  const { conceded } = useAbsenceText();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const winners = outcome.ranking[0] ?? [];
  const names = winners.map(nameOf);
  const places = outcome.ranking.flatMap((shared, i) => {
    const place = outcome.ranking.slice(0, i).flat().length + 1;
    return shared.map((seat) => ({ seat, place, name: nameOf(seat), score: at(scores, seat) }));
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
      <p className="lead">{outcome.ending === CONCEDED ? conceded : words.ending(outcome.ending)}</p>
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
          {parts.map((part, i) => (
            <tr key={part}>
              <th scope="row">
                <Swatch part={i} />
                {words.part(part)}
              </th>
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
          {words.level && (
            <tr>
              <th scope="row">{words.level.label}</th>
              {places.map(({ seat, score, place }) => (
                <td key={seat} className={place === 1 ? 'win' : undefined}>
                  {words.level?.of(score.total)}
                </td>
              ))}
            </tr>
          )}
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
      <ScoreBars places={places} parts={parts} name={nameOf} />
      {film && <ScoreCurve film={film} name={nameOf} words={words} moments={moments} />}
      <EndActs>{acts}</EndActs>
    </section>
  );
}

/** The end without a winner: everybody agreed to stop. */
export function CalledOff({ acts }: Pick<Props, 'acts'>) {
  const { end } = useText();
  return (
    <section className="sheet panel" aria-labelledby="sheet">
      <p className="caps eyebrow">{end.eyebrow}</p>
      <h2 id="sheet" className="display">
        {end.calledOff}
      </h2>
      <p className="lead">{end.noWinner}</p>
      <EndActs>{acts}</EndActs>
    </section>
  );
}

function EndActs({ children }: { children: ReactNode }) {
  const { toHome } = useText();
  return (
    <div className="acts">
      {children}
      <Link className="btn btn-quiet" href="/">
        {toHome}
      </Link>
    </div>
  );
}
