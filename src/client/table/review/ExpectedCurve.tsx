/** The expected result before each decision as a line chart; the costliest decisions are numbered. */
import { at } from '#kernel';
import { figure, signedFigure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { expectation } from '../hints/adviceInWords.ts';
import type { JudgedDecision } from '../thinking/tasks.ts';
import type { Findings } from './findings.ts';

const HEIGHT = 220;
/** The least distance between two labels, in pixels. */
const LABEL_GAP = 18;
const MARGIN = { left: 48, right: 16, top: 18, bottom: 18 };

/** The chart, with its summary in words. */
export function ExpectedCurve({ findings }: { findings: Findings }) {
  const text = useText('advice');
  const { language } = useLanguage();
  // As wide as displayed, so that its text keeps its size.
  const width = useMedia('(max-width: 760px)') ? 328 : 680;
  const judged = findings.comparable;
  const { measure } = at(judged, 0);
  const inWords = (points: number) => expectation(text, measure, points);
  const { curve, course } = useText('review');
  const summary = course(
    inWords(findings.first),
    inWords(findings.last),
    inWords(findings.highest),
    inWords(findings.lowest),
  );
  const { x, y, least, most } = scales(judged, measure === 'lead', width);
  const ends = [least, most].filter((end) => measure === 'own' || Math.abs(y(end) - y(0)) > LABEL_GAP);
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

/** The scales of the chart; for a lead, zero is included. */
function scales(judged: readonly JudgedDecision[], isLead: boolean, width: number): Scales {
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
