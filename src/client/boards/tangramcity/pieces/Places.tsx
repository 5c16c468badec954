/** Every spot at which the piece may lie as it is held. */
import { memo } from 'react';
import type { Spot } from '#games/tangramcity';
import type { Tile } from '#games/tangramcity/components';
import { covers } from '#games/tangramcity/queries';
import { squaresAt } from '#games/tangramcity/text';
import { Choosable } from '../../kit/Choosable.tsx';
import { CELL, corner, gripIn, gripPoint } from '../layout.ts';

interface Props {
  readonly spots: readonly Spot[];
  /** The piece in the hand, and where it is: what it covers is reached by the piece itself. */
  readonly held: Tile;
  readonly row: number;
  readonly column: number;
  readonly unit: number;
  readonly choose: (spot: Spot) => void;
}

export const Places = memo(function Places({ spots, held, row, column, unit, choose }: Props) {
  const seen = spots.filter((spot) => spot.tile === held && !covers({ ...spot, row, column }, gripIn(spot)));
  return (
    <g className="tc-places">
      {seen.map((spot) => {
        const [x, y] = gripPoint(spot);
        const grip = corner(gripIn(spot));
        const here = corner(spot);
        return (
          <Choosable key={`${spot.row} ${spot.column}`} label={squaresAt(spot)} onChoose={() => choose(spot)}>
            <rect className="tc-hit" x={grip[0]} y={grip[1]} width={CELL} height={CELL} />
            <circle className="glow" cx={here[0] + x} cy={here[1] + y} r={7 * unit} />
            <circle className="tc-dot" cx={here[0] + x} cy={here[1] + y} r={2.2 * unit} />
          </Choosable>
        );
      })}
    </g>
  );
});
