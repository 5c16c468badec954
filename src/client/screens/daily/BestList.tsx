/** The best of a day, with their games to watch. */
import { useId } from 'react';
import { Link } from 'wouter';
import type { DailyGame } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { DailyDay } from '../../table/daily/dailyApi.ts';
import { hasRival, valueInWords } from '../../table/daily/dailyWords.ts';
import type { Standing } from './standing.ts';

interface Props {
  readonly game: DailyGame;
  readonly day: DailyDay;
  readonly me: { readonly id: string; readonly name: string } | undefined;
  readonly standing: Standing | undefined;
}

export function BestList({ game, day: { day, best, own }, me, standing }: Props) {
  const text = useText('daily');
  const { language } = useLanguage();
  const id = useId();
  const rows = (best ?? []).map((row, i, all) => ({
    ...row,
    place: 1 + all.findIndex(({ value }) => value === row.value),
    isOwn: row.id === own?.id,
    key: `${i}`,
  }));
  const isListed = rows.some(({ isOwn }) => isOwn);
  const mine =
    !isListed && own?.result && me && standing
      ? [
          {
            id: own.id,
            name: me.name,
            value: own.result.value,
            place: standing.place,
            isOwn: true,
            key: 'own',
          },
        ]
      : [];
  return (
    <section className="panel daily-best" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{text.best}</h2>
      </div>
      {best === null && <p className="meta">{text.bestHidden}</p>}
      {best?.length === 0 && <p className="meta">{text.bestEmpty}</p>}
      {rows.length + mine.length > 0 && (
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
            {[...rows, ...mine].map((row) => (
              <tr key={row.key} data-own={row.isOwn || undefined}>
                <td>{row.place}</td>
                <th scope="row">{row.name}</th>
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
      <p className="meta">{text.replayed}</p>
    </section>
  );
}
