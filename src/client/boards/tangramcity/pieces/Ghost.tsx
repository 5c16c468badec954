/** The piece in the hand, where it would lie: dashed and ticked where it may, hatched and crossed where not. */
import { type KeyboardEvent, useState } from 'react';
import type { Pose } from '#games/tangramcity';
import { posePaint } from '../art/paint.ts';
import { pathOf } from '../art/points.ts';
import { CELL, gripPoint, moved, placePoint, quarterAt, type Square } from '../layout.ts';
import type { Hand } from '../useHand.ts';
import { usePattern } from './Patterns.tsx';
import { Tile } from './Tile.tsx';

interface Props {
  readonly hand: Hand;
  readonly label: string;
  readonly unit: number;
  readonly choose: () => void;
}

const STEPS: Readonly<Record<string, Square>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

export function Ghost({ hand, label, unit, choose }: Props) {
  const { ghost, isLegal, fault } = hand;
  const pattern = usePattern();
  const motion = useMotion(ghost);
  const paint = posePaint(ghost);
  const badge = gripPoint(ghost);
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const here = squareOf(hand);
      hand.hold({ row: here.row + step.row, column: here.column + step.column });
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose();
    }
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <g
        className={`tc-ghost ${stateOf(hand)}`}
        transform={moved(ghost)}
        data-part="ghost"
        role="button"
        tabIndex={0}
        data-choose={isLegal ? 'answer' : undefined}
        aria-label={label}
        aria-pressed={hand.isGiven}
        onKeyDown={onKey}
        onClick={(event) => {
          event.stopPropagation();
          choose();
        }}
      >
        <path className="tc-ghost-shade" d={paint.outline} />
        <g key={`${ghost.face} ${ghost.turn}`} className={`tc-ghost-body ${motion}`}>
          <Tile tile={ghost.tile} face={ghost.face} turn={ghost.turn} />
        </g>
        {!isLegal && <path className="tc-wrong-fill" d={paint.outline} />}
        {!isLegal && <path fill={pattern('wrong')} d={paint.outline} />}
        <path className="tc-ghost-line" d={paint.outline} />
        <g transform={`translate(${badge[0]} ${badge[1]}) scale(${unit})`}>
          <Badge isLegal={isLegal} />
        </g>
      </g>
      {fault && (
        <path
          className="tc-clash"
          d={pathOf(
            fault.clashes.flatMap((clash) =>
              [0, 1, 2, 3].filter((q) => (clash.bits >> q) & 1).map((q) => quarterAt(clash, q)),
            ),
          )}
        />
      )}
    </>
  );
}

/** Whether the piece may lie where it is; 24 by 24 around its middle. */
export function Badge({ isLegal }: { isLegal: boolean }) {
  return (
    <>
      <circle className="tc-badge" r="12" />
      <path
        className="tc-badge-sign"
        d={isLegal ? 'M-5.5 0-1.5 4.5 5.5-4.5' : 'M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5'}
      />
    </>
  );
}

/** Whether the piece was flipped or turned last. */
function useMotion({ face, turn }: Pose): string {
  const [last, keep] = useState({ face, turn, motion: '' });
  if (last.face !== face || last.turn !== turn)
    keep({ face, turn, motion: last.face === face ? 'tc-turning' : 'tc-flipping' });
  return last.motion;
}

/** Wrong here, set aside, chosen, or only held. */
function stateOf({ isLegal, isDeclined, isGiven }: Hand): string {
  if (!isLegal) return 'tc-ghost-wrong';
  return isDeclined ? 'tc-ghost-idle' : isGiven ? 'tc-ghost-given' : '';
}

function squareOf({ ghost }: Hand): Square {
  const [x, y] = placePoint(ghost);
  return { row: Math.floor(y / CELL), column: Math.floor(x / CELL) };
}
