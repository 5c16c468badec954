/** The levels, numbered at the tower's left: finished ones, the current one, those on the plan. */
import { LEVELS } from '#games/flatiron/components';
import { deckOf, PLAN, planOf, storeyOf } from '../towerLayout.ts';
import { Sign } from './Sign.tsx';

const X = -126;

interface Props {
  readonly levels: number;
  readonly roofed: boolean;
  /** How much to enlarge them, to make up for the scale of the tower. */
  readonly scale: number;
}

export function LevelNumbers({ levels, roofed, scale }: Props) {
  const standing = roofed ? levels - 1 : levels;
  const { slabs, roof } = planOf(levels);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g aria-hidden="true">
      {Array.from({ length: standing }, (_, index) => {
        const isCurrent = !roofed && index === levels - 1;
        const y = isCurrent ? deckOf(index) - 76 : storeyOf(index).bottom - 74;
        return (
          <g key={y} className={isCurrent ? 'fi-number fi-current' : 'fi-number'}>
            <path d={`M${X + 10 * scale} ${y}H-102`} />
            <Round y={y} scale={scale}>
              {index + 1}
            </Round>
          </g>
        );
      })}
      {!roofed && (
        <g className="fi-number fi-planned">
          {slabs.slice(0, LEVELS).map((y, i) => (
            <Round key={y} y={y - PLAN.slab - 62} scale={scale}>
              {levels + i + 1}
            </Round>
          ))}
          <g transform={`translate(${X} ${roof - 62}) scale(${scale})`}>
            <circle r="10" />
            <Sign name="roof" x={-7} y={-7.5} width={14} height={14} />
          </g>
        </g>
      )}
    </g>
  );
}

function Round({ y, scale, children }: { y: number; scale: number; children: number }) {
  return (
    <g transform={`translate(${X} ${y}) scale(${scale})`}>
      <circle r="10" />
      <text dy=".36em" textAnchor="middle">
        {children}
      </text>
    </g>
  );
}
