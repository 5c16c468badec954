/** The end: who won and how, and every seat's points by category. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { type NameOf, type Result, type Words, winnersOf } from '#kernel';
import type { PlayedResult } from '../boards/boardProps.ts';
import { useText } from '../i18n/language.tsx';
import type { Film } from '../play/film.ts';
import { Mark } from '../ui/Mark.tsx';
import type { Moments } from './EventLog.tsx';
import type { ResultWords } from './resultInWords.ts';
import { ScoreBars, Swatch } from './ScoreBars.tsx';
import { ScoreCurve } from './ScoreCurve.tsx';
import './charts.css';

interface Props {
  readonly result: Result;
  readonly said: ResultWords;
  readonly name: NameOf;
  readonly words: Words;
  /** What can be done now, besides going home. */
  readonly acts: ReactNode;
  /** The game to be seen again, where that can be had. */
  readonly film?: (() => Promise<Film>) | undefined;
  readonly moments?: Moments | undefined;
}

export function ScoreSheet({ result, said, name, words, acts, film, moments }: Props) {
  const { end, toHome } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="sheet panel" aria-labelledby="sheet">
      <p className="caps eyebrow">{end.eyebrow}</p>
      <h2 id="sheet" ref={heading} className="display" tabIndex={-1}>
        {said.headline}
      </h2>
      {said.lines.map((line) => (
        <p key={line} className="lead">
          {line}
        </p>
      ))}
      {result.kind !== 'calledOff' && (
        <Points result={result} name={name} words={words} film={film} moments={moments} />
      )}
      <div className="acts">
        {acts}
        <Link className="btn btn-quiet" href="/">
          {toHome}
        </Link>
      </div>
    </section>
  );
}

type PointsProps = Omit<Props, 'result' | 'said' | 'acts'> & { readonly result: PlayedResult };

/** Every player's points by category, as a table, as bars and over the game. */
function Points({ result, name, words, film, moments }: PointsProps) {
  const { end } = useText();
  const { places } = result;
  const byNumber = places.toSorted((one, two) => one.player - two.player);
  const parts = [...new Set(byNumber.flatMap(({ score }) => Object.keys(score.parts)))];
  const winners = winnersOf(result);
  const shade = (player: number) => (winners.includes(player) ? 'win' : undefined);
  return (
    <>
      <table>
        <caption className="sr">{end.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">{end.sheet}</th>
            {places.map(({ player, mark }) => (
              <th key={player} scope="col" className={shade(player)}>
                <Mark seat={mark} big />
                {name(player)}
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
              {places.map(({ player, score }) => (
                <td key={player} className={shade(player)}>
                  {score.parts[part] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row">{end.total}</th>
            {places.map(({ player, score }) => (
              <td key={player} className={shade(player)}>
                {score.total}
              </td>
            ))}
          </tr>
          {words.level && (
            <tr>
              <th scope="row">{words.level.label}</th>
              {places.map(({ player, score }) => (
                <td key={player} className={shade(player)}>
                  {words.level?.of(score.total)}
                </td>
              ))}
            </tr>
          )}
          {winners.length > 0 && (
            <tr>
              <th scope="row">{end.place}</th>
              {places.map(({ player, place }) => (
                <td key={player} className={shade(player)}>
                  {end.rank(place)}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
      <ScoreBars places={places} parts={parts} name={name} />
      {film && (
        <ScoreCurve
          film={film}
          winner={result.kind === 'won' ? result.winner : undefined}
          marks={byNumber.map(({ mark }) => mark)}
          name={name}
          words={words}
          moments={moments}
        />
      )}
    </>
  );
}
