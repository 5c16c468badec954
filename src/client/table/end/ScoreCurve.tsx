/** How the points grew, as lines over the game, and as a table for those who read rather than look. */
import { useEffect, useMemo, useState } from 'react';
import { at, type NameOf, type Seat, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { SHAPES } from '../../ui/Mark.tsx';
import { courseOf, type Film, type Standing, turningPoint } from '../film/film.ts';
import { SmallView } from '../film/SmallView.tsx';
import { MomentLink, type Moments } from '../log/EventLog.tsx';
import { Prose, tagged } from '../log/Prose.tsx';

const WIDTH = 600;
const HEIGHT = 200;
const MARGIN = { left: 54, right: 20, top: 14, bottom: 14 };
/** Each player's line is dashed in its own way: no colour tells it alone. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3'];
/** A table of more rows than this is no help. */
const ROWS = 12;

interface Props {
  readonly film: () => Promise<Film>;
  /** Who won, where one player alone did. */
  readonly winner: number | undefined;
  /** The marks of all players, by number. */
  readonly marks: readonly Seat[];
  readonly name: NameOf;
  readonly words: Words;
  readonly moments?: Moments | undefined;
}

export function ScoreCurve({ film, winner, marks, name, words, moments }: Props) {
  const seen = useFilm(film);
  const course = useMemo(() => (seen ? courseOf(seen) : []), [seen]);
  const { points } = useText();
  if (course.length < 2) return null;
  const turned = winner === undefined ? undefined : turningPoint(course, winner);
  const turnedAt = turned && seen?.moments.find(({ seq }) => seq === turned.seq);
  return (
    <section className="curve" aria-labelledby="curve">
      <h3 id="curve" className="caps">
        {points.curve}
      </h3>
      <Plot course={course} marks={marks} />
      {turned && winner !== undefined && (
        <div className="turning">
          {turnedAt && <SmallView tableView={turnedAt.tableView} words={words} name={name} />}
          <p>
            <Prose sentence={points.lead(tagged(name)(winner), turned.move)} name={name} />{' '}
            {moments && (
              <MomentLink moments={moments} seq={turned.seq}>
                {points.showIt}
              </MomentLink>
            )}
          </p>
        </div>
      )}
      <details>
        <summary>{points.asTable}</summary>
        <CourseTable course={course} name={name} />
      </details>
    </section>
  );
}

/** Where the game cannot be seen again there is no curve. */
function useFilm(film: () => Promise<Film>): Film | undefined {
  const [seen, setSeen] = useState<Film>();
  useEffect(() => {
    let wanted = true;
    film().then(
      (found) => wanted && setSeen(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [film]);
  return seen;
}

function Plot({ course, marks }: { course: readonly Standing[]; marks: readonly Seat[] }) {
  const all = course.flatMap(({ totals }) => totals);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = at(course, course.length - 1);
  const x = (move: number) =>
    MARGIN.left + (move / Math.max(1, last.move)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (total: number) =>
    HEIGHT - MARGIN.bottom - ((total - least) / (most - least)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[least, most].map((total) => (
        <g key={total} className="plot-rule">
          <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(total)} y2={y(total)} />
          <text x={MARGIN.left - 8} y={y(total)} dy="0.35em" textAnchor="end">
            {total}
          </text>
        </g>
      ))}
      {marks.map((mark, player) => {
        const color = `var(--p${(mark % SHAPES.length) + 1})`;
        const line = course.map(({ move, totals }) => `${round(x(move))},${round(y(totals[player] ?? 0))}`);
        const end = `translate(${round(x(last.move)) - 9} ${round(y(last.totals[player] ?? 0)) - 9}) scale(0.75)`;
        return (
          <g key={mark}>
            <polyline points={line.join(' ')} stroke={color} strokeDasharray={DASHES[mark % DASHES.length]} />
            <path d={SHAPES[mark % SHAPES.length]} fill={color} transform={end} />
          </g>
        );
      })}
    </svg>
  );
}

function CourseTable({ course, name }: { course: readonly Standing[]; name: NameOf }) {
  const { points } = useText();
  const every = Math.ceil(course.length / ROWS);
  const rows = course.filter((_, i) => (course.length - 1 - i) % every === 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{points.moment}</th>
          {at(rows, 0).totals.map((_, seat) => (
            <th key={name(seat)} scope="col">
              {name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ move, totals }) => (
          <tr key={move}>
            <th scope="row">{move}</th>
            {totals.map((total, seat) => (
              <td key={name(seat)}>{total}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
