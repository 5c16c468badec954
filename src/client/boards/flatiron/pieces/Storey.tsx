/** Slabs and finished storeys of the tower. */
import { memo } from 'react';
import { facadeOf } from '../facade.ts';
import { type Point, SLOPE, storeyOf, wedge } from '../towerLayout.ts';
import { usePaint } from './Defs.tsx';

const points = (...list: readonly Point[]) => list.map(({ x, y }) => `${x},${y}`).join(' ');
const down = ({ x, y }: Point, by: number): Point => ({ x, y: y + by });

interface SlabProps {
  /** The height of its prow at the top. */
  readonly y: number;
  readonly thick: number;
  readonly grown: number;
  readonly top?: 'stone' | 'deck' | 'pavement';
  readonly plain?: boolean;
}

/** A floor slab with its cornice; the deck in use is bright. */
export const SlabOf = memo(function SlabOf({ y, thick, grown, top = 'stone', plain = false }: SlabProps) {
  const paint = usePaint();
  const { left, prow, right } = wedge(y, grown);
  const fill = top === 'deck' ? paint('deck') : top === 'pavement' ? 'var(--fi-pavement)' : 'var(--fi-top)';
  return (
    <g stroke="var(--fi-stone-line)" strokeWidth=".8">
      <polygon points={points(left, prow, down(prow, thick), down(left, thick))} fill={paint('stoneLeft')} />
      <polygon
        points={points(prow, right, down(right, thick), down(prow, thick))}
        fill={paint('stoneRight')}
      />
      <polygon points={points(left, prow, right)} fill={fill} />
      <Course at={left} slope={SLOPE.left} width={prow.x - left.x} thick={thick} plain={plain} />
      <Course at={prow} slope={SLOPE.right} width={right.x - prow.x} thick={thick} plain={plain} />
    </g>
  );
});

interface CourseProps {
  readonly at: Point;
  readonly slope: number;
  readonly width: number;
  readonly thick: number;
  readonly plain: boolean;
}

/** The mouldings along one face of a slab. */
function Course({ at, slope, width, thick, plain }: CourseProps) {
  const paint = usePaint();
  return (
    <g transform={`matrix(1 ${slope} 0 1 ${at.x} ${at.y})`} stroke="none">
      <rect width={width} height="3.2" fill="var(--fi-t0)" />
      <rect y="3.2" width={width} height="1" fill="var(--brass)" />
      {!plain && (
        <>
          <rect y="5.2" width={width} height="3.4" fill={paint('dentils')} />
          <rect y={thick - 2.6} width={width} height="2.6" fill="#000000" opacity=".28" />
        </>
      )}
      {thick > 25 && <rect y={thick - 5} width={width} height=".9" fill="var(--brass)" />}
    </g>
  );
}

/** The walls of a finished storey, with windows. */
export const Walls = memo(function Walls({ index }: { index: number }) {
  const paint = usePaint();
  const { bottom, top } = storeyOf(index);
  const high = wedge(top);
  const low = wedge(bottom);
  return (
    <>
      <polygon points={points(high.left, high.prow, low.prow, low.left)} fill={paint('wallLeft')} />
      <polygon points={points(high.prow, high.right, low.right, low.prow)} fill={paint('wallRight')} />
      <Face at={high.left} slope={SLOPE.left} level={index} width={100} salt={0} />
      <Face at={high.prow} slope={SLOPE.right} level={index} width={120} salt={1} />
    </>
  );
});

interface FaceProps {
  readonly at: Point;
  readonly slope: number;
  readonly level: number;
  readonly width: number;
  readonly salt: number;
}

function Face({ at, slope, level, width, salt }: FaceProps) {
  const paint = usePaint();
  const { lit, dark, bars, trim } = facadeOf(level, width, salt);
  return (
    <g transform={`matrix(1 ${slope} 0 1 ${at.x} ${at.y})`}>
      <rect width={width} height="48" fill={paint('courses')} />
      <path className="fi-windows" d={lit} fill={paint('lit')} />
      <path d={dark} fill="var(--fi-dark-window)" />
      <path d={lit + dark + bars} fill="none" stroke="var(--fi-stone-line)" strokeWidth=".8" />
      {trim && <path d={trim} fill="var(--fi-t0)" stroke="var(--fi-stone-line)" strokeWidth=".6" />}
    </g>
  );
}
