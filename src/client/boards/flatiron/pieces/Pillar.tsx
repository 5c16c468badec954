/** A pillar, upright or as a disc: its colour, pattern and letter all tell which it is. */
import { memo } from 'react';
import { useLetter } from '../boardText.ts';
import { usePaint } from './Defs.tsx';

const SHAFT = 'M5 9.5C5.8 22 5.4 38 4.6 48h16.8C20.6 38 20.2 22 21 9.5z';
const ENDS = 'M2 1.5h22v4l-3 4H5l-3-4zM3 54.5V51l1.6-3h16.8l1.6 3v3.5z';

interface Upright {
  readonly color: number;
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** How much to enlarge the letter, so that it can be read on small pillars; 0 for no letter. */
  readonly letter?: number;
}

export const Pillar = memo(function Pillar({ color, x, y, scale = 1, letter = 1 }: Upright) {
  const paint = usePaint();
  const fill = `var(--fi-pillar-${color})`;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(-13 -55)`}>
      <path d={SHAFT} fill={fill} stroke="var(--fi-pillar-line)" />
      <path d={SHAFT} fill={paint(`pillar${color}`)} />
      <path d={SHAFT} fill={paint('round')} />
      <path d={`${ENDS}M2 5.4h22`} fill={fill} stroke="var(--fi-pillar-line)" />
      <path d={ENDS} fill={paint('round')} />
      {letter > 0 && <Letter color={color} x={13} y={28} size={13.6 * letter} />}
    </g>
  );
});

function Letter({ color, x, y, size }: { color: number; x: number; y: number; size: number }) {
  const ink = `var(--fi-pillar-ink-${color})`;
  const letter = useLetter(color);
  return (
    <>
      <circle cx={x} cy={y} r={size * 0.62} fill={`var(--fi-pillar-pale-${color})`} stroke={ink} />
      <text x={x} y={y} dy=".36em" textAnchor="middle" fontSize={size} fontWeight="700" fill={ink}>
        {letter}
      </text>
    </>
  );
}

/** A disc of 28 by 28, as an SVG of its own. */
export const Disc = memo(function Disc({ color, empty = false }: { color: number; empty?: boolean }) {
  const paint = usePaint();
  const letter = useLetter(color);
  const fill = `var(--fi-pillar-${color})`;
  return (
    <svg className="fi-disc" viewBox="0 0 28 28" aria-hidden="true">
      {empty ? (
        <>
          <circle
            cx="14"
            cy="14"
            r="12"
            fill="none"
            stroke="var(--fi-empty)"
            strokeWidth="1.8"
            strokeDasharray="4.2 3.2"
          />
          <text
            x="14"
            y="14"
            dy=".36em"
            textAnchor="middle"
            fontSize="14"
            fontWeight="700"
            fill="currentColor"
          >
            {letter}
          </text>
        </>
      ) : (
        <>
          <circle cx="14" cy="14" r="12.6" fill={fill} stroke="var(--fi-pillar-line)" />
          <circle cx="14" cy="14" r="12" fill={paint(`pillar${color}`)} />
          <Letter color={color} x={14} y={14} size={14} />
        </>
      )}
    </svg>
  );
});
