/** The best of a day, with their games to watch. */
import { useId } from 'react';
import { Link } from 'wouter';
import type { DailyGame } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { DailyDay } from '../../table/daily/dailyApi.ts';
import { hasRival, valueInWords } from '../../table/daily/dailyWords.ts';
import { standingOf } from './standing.ts';

interface Props {
  readonly game: DailyGame;
  readonly day: DailyDay;
  readonly me: { readonly id: string; readonly name: string } | undefined;
}

/** Places are those among everybody who has played, as in the sentence above the histogram: the list leaves out who is not named. */
export function BestList({ game, day: { day, best, own, tally }, me }: Props) {
  const text = useText('daily');
  const { language } = useLanguage();
  const id = useId();
  const isListed = best?.some((row) => row.id === own?.id);
  const mine =
    !isListed && best && own?.result && me ? [{ id: own.id, name: me.name, value: own.result.value }] : [];
  const rows = [...(best ?? []), ...mine]
    .map((row) => ({ ...row, place: standingOf(tally, row.value).place, isOwn: row.id === own?.id }))
    .toSorted((one, two) => one.place - two.place);
  return (
    <section className="panel daily-best" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{text.best}</h2>
      </div>
      {best === null && <p className="meta">{text.bestHidden}</p>}
      {best?.length === 0 && <p className="meta">{text.bestEmpty}</p>}
      {rows.length > 0 && (
        <table className="daily-table">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{text.player}</th>
              <th scope="col">{hasRival(game) ? text.lead : text.result}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-own={row.isOwn || undefined}>
                <td>{row.place}</td>
                <th scope="row">
                  {row.name}
                  {row.isOwn && !isListed && <span className="meta daily-only">{text.onlyYou}</span>}
                </th>
                <td>{valueInWords(game, row.value, language)}</td>
                <td>
                  <Link
                    className="daily-watch"
                    href={`/daily/${game}/${day}/${row.id}`}
                    aria-label={text.watchOf(row.name)}
                  >
                    {text.watch}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="meta">
        {rows.length > 0 && text.unnamed} {text.replayed}
      </p>
    </section>
  );
}
