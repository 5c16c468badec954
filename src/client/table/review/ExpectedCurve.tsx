/** What was expected before each decision, as a line over the game; the costliest decisions carry their numbers. */
import { at } from '#kernel';
import { figure, signedFigure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { expectation } from '../hints/inWords.ts';
import type { Judged } from '../thinking/tasks.ts';
import type { Findings } from './findings.ts';

const HEIGHT = 220;
/** Two figures need so much room. */
const APART = 18;
const MARGIN = { left: 48, right: 16, top: 18, bottom: 18 };

export function ExpectedCurve({ findings }: { findings: Findings }) {
  const text = useText('advice');
  const { language } = useLanguage();
  // As wide as it will be seen, so that what is written in it keeps its size.
  const width = useMedia('(max-width: 760px)') ? 328 : 680;
  const judged = findings.course;
  const { measure } = at(judged, 0);
  const say = (points: number) => expectation(text, measure, points);
  const { curve, course } = useText('review');
  const summary = course(
    say(findings.first),
    say(findings.last),
    say(findings.highest),
    say(findings.lowest),
  );
  const { x, y, least, most } = scales(judged, measure === 'lead', width);
  const ends = [least, most].filter((end) => measure === 'own' || Math.abs(y(end) - y(0)) > APART);
  const rules = measure === 'lead' ? [0, ...ends] : ends;
  const points = judged.map(({ expected }, i) => `${x(i)},${y(expected)}`);
  const band = [
    ...judged.map(({ expected, margin }, i) => `${x(i)},${y(expected + margin)}`),
    ...judged.map(({ expected, margin }, i) => `${x(i)},${y(expected - margin)}`).toReversed(),
  ];
  return (
    <figure className="expected">
      <figcaption className="caps">{curve[measure]}</figcaption>
      <svg
        className="expected-plot"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${curve[measure]}. ${summary}`}
      >
        {rules.map((points) => (
          <g key={points} className={points === 0 ? 'rule rule-level' : 'rule'}>
            <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(points)} y2={y(points)} />
            <text x={MARGIN.left - 8} y={y(points)} dy="0.35em" textAnchor="end">
              {(measure === 'lead' ? signedFigure : figure)(language, points)}
            </text>
          </g>
        ))}
        <polygon points={band.join(' ')} />
        <polyline points={points.join(' ')} />
        {findings.costliest.map(
          (one, i) =>
            judged.includes(one) && (
              <g
                key={one.play}
                className="dear"
                transform={`translate(${x(judged.indexOf(one))} ${y(one.expected)})`}
              >
                <circle r="11" />
                <text dy="0.36em" textAnchor="middle">
                  {i + 1}
                </text>
              </g>
            ),
        )}
      </svg>
      <p className="meta" aria-hidden="true">
        {summary}
      </p>
    </figure>
  );
}

interface Scales {
  readonly x: (decision: number) => number;
  readonly y: (points: number) => number;
  readonly least: number;
  readonly most: number;
}

/** Where decisions and points lie; a lead is seen against none. */
function scales(judged: readonly Judged[], isLead: boolean, width: number): Scales {
  const reach = judged.flatMap(({ expected, margin }) => [expected - margin, expected + margin]);
  const all = isLead ? [...reach, 0] : reach;
  const [least, most] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))];
  const across = (width - MARGIN.left - MARGIN.right) / Math.max(1, judged.length - 1);
  const up = (HEIGHT - MARGIN.top - MARGIN.bottom) / Math.max(1, most - least);
  return {
    x: (decision) => tenth(MARGIN.left + decision * across),
    y: (points) => tenth(HEIGHT - MARGIN.bottom - (points - least) * up),
    least,
    most,
  };
}

function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
