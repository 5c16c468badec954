/** Mean points by category side by side: a table with bars of their own pattern. */
import type { Words } from '#kernel';
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Swatch } from '../../table/end/ScoreBars.tsx';
import '../../table/end/charts.css';
import type { Means } from './statisticsApi.ts';

/** One column: whose points they are. */
export interface PartsColumn {
  readonly label: string;
  readonly means: Pick<Means, 'parts'>;
}

interface Props {
  readonly label: string;
  readonly columns: readonly PartsColumn[];
  readonly words: Words;
}

/** A dash where nobody of a column can score in a category. */
export function PartsTable({ label, columns, words }: Props) {
  const text = useText('statistics');
  const { language } = useLanguage();
  const parts = [...new Set(columns.flatMap(({ means }) => Object.keys(means.parts)))];
  const most = Math.max(1, ...columns.flatMap(({ means }) => Object.values(means.parts)));
  const sum = ({ means }: PartsColumn) => Object.values(means.parts).reduce((all, one) => all + one, 0);
  return (
    <table className="figures parts">
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{label}</span>
          </th>
          {columns.map((column, i) => (
            <th key={column.label} scope="col">
              <Swatch part={i} />
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">
              {words.part(part)}
              <span className="part-bars" aria-hidden="true">
                {columns.map(({ label: whose, means }, i) => (
                  <Swatch key={whose} part={i} share={Math.max(0, means.parts[part] ?? 0) / most} />
                ))}
              </span>
            </th>
            {columns.map(({ label: whose, means }) => {
              const points = means.parts[part];
              return <td key={whose}>{points === undefined ? '–' : figure(language, points)}</td>;
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          {columns.map((column) => (
            <td key={column.label}>
              <b>{figure(language, sum(column))}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
