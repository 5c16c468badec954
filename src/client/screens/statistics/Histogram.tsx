/** How often players had how many points, as a plot and as a table. */
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import '../../table/end/charts.css';
import type { GameStatistics } from './statisticsApi.ts';

const WIDTH = 600;
const HEIGHT = 200;
const MARGIN = { left: 10, right: 10, top: 26, bottom: 28 };
/** The widest bar. */
const WIDEST = 80;

export function Histogram({ points: { width, bins } }: Pick<GameStatistics, 'points'>) {
  const text = useText('statistics');
  const { language } = useLanguage();
  const number = (value: number) => figure(language, value);
  const most = Math.max(1, ...bins.map(({ players }) => players));
  const step = Math.min(WIDEST, (WIDTH - MARGIN.left - MARGIN.right) / Math.max(1, bins.length));
  const bottom = HEIGHT - MARGIN.bottom;
  return (
    <>
      <svg className="plot histogram" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {bins.map(({ from, players }, i) => {
          const tall = (players / most) * (bottom - MARGIN.top);
          const left = MARGIN.left + i * step;
          return (
            <g key={from}>
              <rect x={left + 1} y={bottom - tall} width={Math.max(2, step - 2)} height={tall} />
              {(players === most || bins.length <= 8) && players > 0 && (
                <text x={left + step / 2} y={bottom - tall - 7} textAnchor="middle">
                  {players}
                </text>
              )}
              {(i % 4 === 0 || bins.length <= 8) && (
                <text x={left + 1} y={HEIGHT - 6}>
                  {number(from)}
                </text>
              )}
            </g>
          );
        })}
        <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={bottom} y2={bottom} />
      </svg>
      <details>
        <summary>{text.asTable}</summary>
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{text.columns.points}</th>
              <th scope="col">{text.columns.players}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ from, players }) => (
              <tr key={from}>
                <th scope="row">{text.pointsFrom(number(from), number(from + width - 1))}</th>
                <td>{number(players)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
