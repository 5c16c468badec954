/** The points of one game after the other, as a plot and as a table. */
import { Link } from 'wouter';
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import '../../table/end/charts.css';
import { runningMeans } from './shares.ts';
import type { ListedGame } from './statisticsApi.ts';

const WIDTH = 600;
const HEIGHT = 230;
const MARGIN = { left: 60, right: 16, top: 14, bottom: 34 };

/** The line is the mean of so many games. */
const OVER = 5;

interface Props {
  /** The latest first. */
  readonly games: readonly ListedGame[];
  readonly all: number;
  /** Lines to compare with, each with its own dashes. */
  readonly levels: readonly { readonly label: string; readonly points: number }[];
}

export function TimePlot({ games, all, levels }: Props) {
  const text = useText('statistics');
  const circle = useText('circle');
  const { language } = useLanguage();
  const oldest = games
    .toReversed()
    .flatMap((game) => (game.points === null ? [] : [{ ...game, points: game.points }]));
  const points = oldest.map((game) => game.points);
  const number = (value: number) => figure(language, value);
  const day = (time: number) =>
    new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
  const isContest = games.some(({ players }) => players > 1);
  return (
    <>
      {oldest.length > 1 && (
        <>
          <Plot games={oldest} levels={levels} dayOf={day} />
          <p className="legend meta">
            {isContest && (
              <>
                <Key mark="won">{text.wonMark}</Key> <Key mark="lost">{text.lostMark}</Key>{' '}
              </>
            )}
            {!isContest && (
              <>
                <Key mark="solo">{text.soloMark}</Key>{' '}
              </>
            )}
            <Key mark="mean">{text.running(OVER)}</Key>{' '}
            {levels.map(({ label, points: mean }, i) => (
              <Key key={label} mark={i === 0 ? 'first' : 'second'}>{`${label} ${number(mean)}`}</Key>
            ))}
          </p>
          <p className="sr">
            {text.course(
              number(points[0] ?? 0),
              number(points.at(-1) ?? 0),
              number(Math.max(...points)),
              number(Math.min(...points)),
            )}
          </p>
        </>
      )}
      {all > games.length && <p className="meta">{text.listed(games.length)}</p>}
      <details open={oldest.length < 2}>
        <summary>{text.asTable}</summary>
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{text.columns.date}</th>
              <th scope="col">{text.columns.points}</th>
              {isContest && <th scope="col">{text.columns.place}</th>}
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game.table}>
                <th scope="row">
                  <Link href={`/replay/${game.table}`}>{day(game.finished)}</Link>
                </th>
                <td>{game.points === null ? '–' : number(game.points)}</td>
                {isContest && <td>{circle.place(game.place, game.players)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

interface PlotProps extends Pick<Props, 'levels'> {
  /** The oldest first; all of them were played to their end. */
  readonly games: readonly (ListedGame & { readonly points: number })[];
  readonly dayOf: (time: number) => string;
}

function Plot({ games, levels, dayOf }: PlotProps) {
  const points = games.map((game) => game.points);
  const values = [...points, ...levels.map((level) => level.points)];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(1, highest - lowest);
  const x = (i: number) =>
    round(MARGIN.left + (i / (games.length - 1)) * (WIDTH - MARGIN.left - MARGIN.right));
  const y = (value: number) =>
    round(HEIGHT - MARGIN.bottom - ((value - lowest) / span) * (HEIGHT - MARGIN.top - MARGIN.bottom));
  const mean = runningMeans(points, OVER).map((value, i) => `${x(i)},${y(value)}`);
  return (
    <svg className="plot time-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[Math.round(lowest), Math.round(highest)].map((value) => (
        <g key={value} className="plot-rule">
          <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(value)} y2={y(value)} />
          <text x={MARGIN.left - 8} y={y(value)} dy="0.35em" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {levels.map(({ label, points: value }, i) => (
        <line
          key={label}
          className={`time-level time-${i === 0 ? 'first' : 'second'}`}
          x1={MARGIN.left}
          x2={WIDTH - MARGIN.right}
          y1={y(value)}
          y2={y(value)}
        />
      ))}
      <polyline className="time-mean" points={mean.join(' ')} />
      {games.map((game, i) => (
        <path
          key={game.table}
          className={`time-mark time-${markOf(game)}`}
          d={MARKS[markOf(game)]}
          transform={`translate(${x(i)} ${y(game.points)})`}
        />
      ))}
      <g className="plot-rule">
        <text x={MARGIN.left} y={HEIGHT - 6}>
          {dayOf(games[0]?.finished ?? 0)}
        </text>
        <text x={WIDTH - MARGIN.right} y={HEIGHT - 6} textAnchor="end">
          {dayOf(games.at(-1)?.finished ?? 0)}
        </text>
      </g>
    </svg>
  );
}

type Mark = 'won' | 'lost' | 'solo';

/** A triangle up, one down, a square: told apart without colour. */
const MARKS: Readonly<Record<Mark, string>> = {
  won: 'M0 -7 7 5 -7 5z',
  lost: 'M0 7 7 -5 -7 -5z',
  solo: 'M-5 -5h10v10h-10z',
};

function markOf({ place, players }: ListedGame): Mark {
  if (players === 1) return 'solo';
  return place === 1 ? 'won' : 'lost';
}

/** A sign of the plot with what it means. */
function Key({ mark, children }: { mark: Mark | 'mean' | 'first' | 'second'; children: string }) {
  return (
    <span className="key">
      <svg viewBox="-10 -8 20 16" aria-hidden="true">
        {mark in MARKS ? (
          // The test says which it is.
          <path className={`time-mark time-${mark}`} d={MARKS[mark as Mark]} />
        ) : (
          <line className={mark === 'mean' ? 'time-mean' : `time-level time-${mark}`} x1={-10} x2={10} />
        )}
      </svg>
      {children}
    </span>
  );
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
