/** The points over the game, as a line chart and as a table. */
import { useEffect, useMemo, useState } from 'react';
import { at, type Game, type NameOf, type PlayedResult, type Seat, same, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { SHAPES } from '../../ui/Mark.tsx';
import { MarkedText, tagged } from '../log/MarkedText.tsx';
import { MomentLink, type MomentLinks } from '../log/MomentLink.tsx';
import {
  type GameMoments,
  type MoveScores,
  timelineOf,
  totalsIfEnded,
  turningPoint,
} from '../moments/gameMoments.ts';
import { SmallView } from '../moments/SmallView.tsx';

const WIDTH = 600;
const HEIGHT = 200;
const MARGIN = { left: 54, right: 20, top: 14, bottom: 14 };
/** Each player's line has its own dash pattern, so that colour is not needed. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3'];
/** The most rows of the table. */
const MAX_ROWS = 12;

interface Props {
  readonly loadMoments: () => Promise<GameMoments>;
  /** The rules, for the points if the game had ended at each moment. */
  readonly game?: Game | undefined;
  readonly result: PlayedResult;
  readonly name: NameOf;
  readonly words: Words;
  readonly momentLinks?: MomentLinks | undefined;
}

/** The points to be drawn: those made, or those if the game had ended at each moment. */
const SERIES = ['ifEnded', 'made'] as const;
type Series = (typeof SERIES)[number];

/** The chart, the turning point and the table. */
export function ScoreCurve({ loadMoments, game, result, name, words, momentLinks }: Props) {
  const gameMoments = useLoaded(loadMoments);
  const made = useMemo(() => (gameMoments ? timelineOf(gameMoments) : []), [gameMoments]);
  const ifEnded = useMemo(
    () => (gameMoments && game ? timelineOf(gameMoments, totalsIfEnded(game)) : made),
    [gameMoments, game, made],
  );
  const [series, setSeries] = useState<Series>('ifEnded');
  const { points } = useText();
  const { curve } = useText('score');
  if (made.length < 2) return null;
  const winner = result.kind === 'won' ? result.winner : undefined;
  const marks = result.places.toSorted((one, two) => one.player - two.player).map(({ mark }) => mark);
  const countsAtEnd = !same(made, ifEnded);
  const timeline = series === 'made' ? made : ifEnded;
  const turningMove = winner === undefined ? undefined : turningPoint(timeline, winner);
  const turningMoment = turningMove && gameMoments?.moments.find(({ seq }) => seq === turningMove.seq);
  return (
    <section className="curve" aria-labelledby="curve">
      <h3 id="curve" className="caps">
        {points.curve}
      </h3>
      {countsAtEnd && (
        <Choice
          label={curve.label}
          values={SERIES}
          value={series}
          labelOf={(one) => curve[one]}
          onChange={setSeries}
        />
      )}
      <Plot timeline={timeline} marks={marks} />
      {turningMove && winner !== undefined && (
        <div className="turning">
          {turningMoment && <SmallView tableView={turningMoment.tableView} words={words} name={name} />}
          <p>
            <MarkedText sentence={points.lead(tagged(name)(winner), turningMove.move)} name={name} />{' '}
            {momentLinks && (
              <MomentLink momentLinks={momentLinks} seq={turningMove.seq}>
                {points.showIt}
              </MomentLink>
            )}
          </p>
        </div>
      )}
      <details>
        <summary>{points.asTable}</summary>
        <TimelineTable made={made} ifEnded={countsAtEnd ? ifEnded : undefined} name={name} />
      </details>
    </section>
  );
}

/** Undefined while loading, and if the game cannot be replayed. */
function useLoaded(loadMoments: () => Promise<GameMoments>): GameMoments | undefined {
  const [gameMoments, setGameMoments] = useState<GameMoments>();
  useEffect(() => {
    let active = true;
    loadMoments().then(
      (found) => active && setGameMoments(found),
      () => {},
    );
    return () => {
      active = false;
    };
  }, [loadMoments]);
  return gameMoments;
}

function Plot({ timeline, marks }: { timeline: readonly MoveScores[]; marks: readonly Seat[] }) {
  const all = timeline.flatMap(({ totals }) => totals);
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = at(timeline, timeline.length - 1);
  const x = (move: number) =>
    MARGIN.left + (move / Math.max(1, last.move)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (total: number) =>
    HEIGHT - MARGIN.bottom - ((total - lowest) / (highest - lowest)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[lowest, highest].map((total) => (
        <g key={total} className="plot-rule">
          <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(total)} y2={y(total)} />
          <text x={MARGIN.left - 8} y={y(total)} dy="0.35em" textAnchor="end">
            {total}
          </text>
        </g>
      ))}
      {marks.map((mark, player) => {
        const color = `var(--p${(mark % SHAPES.length) + 1})`;
        const line = timeline.map(({ move, totals }) => `${round(x(move))},${round(y(totals[player] ?? 0))}`);
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

interface TableProps {
  readonly made: readonly MoveScores[];
  /** Those at the same moments, in parentheses. */
  readonly ifEnded: readonly MoveScores[] | undefined;
  readonly name: NameOf;
}

function TimelineTable({ made, ifEnded, name }: TableProps) {
  const { points } = useText();
  const { curve } = useText('score');
  const every = Math.ceil(made.length / MAX_ROWS);
  const rows = made
    .map((scores, i) => ({ ...scores, later: ifEnded?.[i]?.totals }))
    .filter((_, i) => (made.length - 1 - i) % every === 0);
  return (
    <table>
      {ifEnded && <caption>{curve.both}</caption>}
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
        {rows.map(({ move, totals, later }) => (
          <tr key={move}>
            <th scope="row">{move}</th>
            {totals.map((total, seat) => (
              <td key={name(seat)}>{later ? `${total} (${later[seat]})` : total}</td>
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
