/** One piece seen from above, with everything on it: a roof, a garden or a fountain. */
import { type ComponentType, memo } from 'react';
import type { Color, Pose } from '#games/tangramcity';
import type { Face } from '#games/tangramcity/components';
import { COURSES, type Paint, paintOf, posePaint, TINTS, TONES } from '../art/paint.ts';
import { circleAt, type Point } from '../art/points.ts';
import { startShape } from '../art/shape.ts';
import { usePattern } from './Patterns.tsx';

/** A piece with its upper left corner at the origin. */
export const Tile = memo(function Tile({ tile, face, turn }: Pose) {
  const paint = posePaint({ tile, face, turn });
  const Surface = SURFACES[face];
  return (
    <g className={`tc-tint${tile % TINTS}`}>
      <path className="tc-gap" d={paint.outline} />
      <Surface paint={paint} />
    </g>
  );
});

/** What is printed on the board: a dome on a roof, a pavilion in a garden, and a dashed line around. */
export const StartArea = memo(function StartArea({ board, side }: { board: number; side: Face }) {
  const paint = paintOf(startShape(board, side));
  const [x, y] = paint.shape.heart;
  const Surface = SURFACES[side];
  return (
    <g className="tc-tint0">
      <path className="tc-gap" d={paint.outline} />
      <Surface paint={paint} isBare />
      <path className="tc-start-line" d={paint.garden.hedge} />
      <g transform={`translate(${x} ${y})`} className={LANDMARKS[side]}>
        <circle className="tc-shade" cx="3" cy="4" r="19" />
        <circle className="tc-dome-shell" r="19" />
        <path className="tc-dome-ribs" d="M0-19V19M-19 0H19M-13.4-13.4 13.4 13.4M13.4-13.4-13.4 13.4" />
        <circle className="tc-dome-cap" r="11" />
        <circle className="tc-dome-top" r="5" />
      </g>
    </g>
  );
});

/** The dome of a black side, the pavilion of a green one. */
const LANDMARKS: Readonly<Record<Face, string>> = { dark: 'tc-dome', green: 'tc-dome tc-pavilion' };

interface SurfaceProps {
  readonly paint: Paint;
  /** Without chimneys, beds and hedges. */
  readonly isBare?: boolean;
}

function Roof({ paint: { roof, inner }, isBare = false }: SurfaceProps) {
  const pattern = usePattern();
  return (
    <>
      {Array.from({ length: TONES }, (_, tone) => tone).map(
        (tone) => roof.tones[tone] && <path key={tone} className={`tc-roof${tone}`} d={roof.tones[tone]} />,
      )}
      {COURSES.map(
        (angle, i) => roof.courses[i] && <path key={angle} fill={pattern(`brick${i}`)} d={roof.courses[i]} />,
      )}
      <path className="tc-hip" d={roof.hips} />
      <path className="tc-ridge" d={roof.ridges} />
      {!isBare && (
        <>
          <path className="tc-dark" d={roof.frames} />
          <path className="tc-pane" d={roof.panes} />
          <path className="tc-shade" d={roof.chimneyShadows} />
          <path className="tc-chimney" d={roof.chimneys} />
          <path className="tc-pot" d={roof.pots} />
        </>
      )}
      <path className="tc-edge tc-roof-edge" d={inner} />
    </>
  );
}

const FLOWERS: readonly Point[] = Array.from(
  { length: 6 },
  (_, i): Point => [5 * Math.cos((i * Math.PI) / 3), 5 * Math.sin((i * Math.PI) / 3)],
);
const flowers = (odd: number) =>
  FLOWERS.filter((_, i) => i % 2 === odd)
    .map((spot) => circleAt(spot, 2))
    .join('');
const [ROSES, MARIGOLDS] = [flowers(1), flowers(0)];

function Garden({ paint: { shape, garden, inner }, isBare = false }: SurfaceProps) {
  const pattern = usePattern();
  const { bed } = shape;
  return (
    <>
      <path className="tc-lawn" d={inner} />
      <path fill={pattern('leaf')} d={inner} />
      <path className="tc-path" d={garden.paths} />
      <path className="tc-path tc-path-top" d={garden.paths} />
      {bed && !isBare && (
        <g transform={`translate(${bed[0]} ${bed[1]})`}>
          <circle className="tc-bed" r="10.5" />
          <circle className="tc-soil" r="8" />
          <path className="tc-rose" d={ROSES} />
          <path className="tc-marigold" d={MARIGOLDS} />
          <circle className="tc-white" r="1.7" />
        </g>
      )}
      {!isBare && <path className="tc-hedge" d={garden.hedge} />}
      <path className="tc-tree-shade" d={garden.shadows} />
      <path className="tc-crown0" d={garden.crowns[0]} />
      <path className="tc-crown1" d={garden.crowns[1]} />
      <path className="tc-crown-lit" d={garden.lit} />
      <path className="tc-crown-bright" d={garden.bright} />
      <path className="tc-edge tc-garden-edge" d={inner} />
    </>
  );
}

const SPARKLES = [
  'M9-19 10.6-11.6 18-10 10.6-8.4 9-1 7.4-8.4 0-10 7.4-11.6Z',
  'M-9 2-8 6-4 7-8 8-9 12-10 8-14 7-10 6Z',
  'M8 6 8.7 8.3 11 9 8.7 9.7 8 12 7.3 9.7 5 9 7.3 8.3Z',
];

function Fountain({ paint: { shape, inner } }: SurfaceProps) {
  const pattern = usePattern();
  const [x, y] = shape.heart;
  return (
    <>
      <path className="tc-plaza" d={inner} />
      <path fill={pattern('paving')} d={inner} />
      <g transform={`translate(${x} ${y})`}>
        <circle className="tc-shade" cx="2" cy="3" r="16.5" />
        <circle className="tc-basin" r="16.5" />
        <circle className="tc-water" r="13.5" />
        <circle className="tc-foam" r="8.5" />
        <circle className="tc-ring" r="10.8" />
        <circle className="tc-drops" r="6.8" />
        <circle className="tc-white" r="3" />
        {SPARKLES.map((d) => (
          <path key={d} className="tc-sparkle" d={d} />
        ))}
      </g>
      <path className="tc-edge tc-fountain-edge" d={inner} />
    </>
  );
}

/** What each face of a piece looks like from above. */
const SURFACES: Readonly<Record<Color, ComponentType<SurfaceProps>>> = {
  dark: Roof,
  green: Garden,
  water: Fountain,
};
