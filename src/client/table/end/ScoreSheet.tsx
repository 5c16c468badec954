/** Every player's points by category: as a table and as bars. */
import { type Language, type NameOf, type PlayedResult, type Words, winnersOf } from '#kernel';
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { ScoreBars, Swatch } from './ScoreBars.tsx';
import './charts.css';

interface Props {
  readonly result: PlayedResult;
  readonly name: NameOf;
  readonly words: Words;
}

/** The whole score sheet. */
export function ScoreSheet({ result, name, words }: Props) {
  const { language } = useLanguage();
  const { end } = useText();
  const { places } = result;
  const byNumber = places.toSorted((one, two) => one.player - two.player);
  const parts = [...new Set(byNumber.flatMap(({ score }) => Object.keys(score.parts)))];
  const winners = winnersOf(result);
  const shade = (player: number) => (winners.includes(player) ? 'win' : undefined);
  return (
    <section className="sheet panel" aria-label={end.sheet}>
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
                  {pointsIn(language, score.parts[part])}
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
                {figure(language, score.total)}
              </td>
            ))}
          </tr>
          {words.level && (
            <tr className="level">
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
    </section>
  );
}

/** A dash where a player cannot score in a category. */
function pointsIn(language: Language, points: number | undefined): string {
  return points === undefined ? '–' : figure(language, points);
}
