/** Every spot at which the piece may lie as it is held; those under the piece lie on top of it. */
import { memo } from 'react';
import type { Spot } from '#games/tangramcity';
import { covers } from '#games/tangramcity/queries';
import { squaresAt } from '#games/tangramcity/text';
import { Choosable } from '../../kit/Choosable.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { CELL, corner, gripIn, placePoint } from '../layout.ts';
import { isSameSpot } from '../targets.ts';

interface Props {
  readonly spots: readonly Spot[];
  readonly ghost: Spot;
  readonly unit: number;
  readonly choose: (spot: Spot) => void;
}

/** The part of a square, to each side of a dot on the piece, that moves the piece; the rest of it is the piece's own. */
const ON_PIECE = 0.3;

/** So many places are signs: the first with room has the label. */
const SIGNS = 6;

export const Places = memo(function Places({ spots, ghost, unit, choose }: Props) {
  const { text } = useBoard();
  return (
    <g className="tc-places">
      {spots
        .filter((spot) => !isSameSpot(spot, ghost))
        .map((spot, i) => {
          const [x, y] = placePoint(spot);
          const grip = corner(gripIn(spot));
          const isOnPiece = covers(ghost, gripIn(spot));
          return (
            <Choosable
              key={`${spot.row} ${spot.column}`}
              label={squaresAt(spot)}
              className={isOnPiece ? 'tc-on-piece' : ''}
              onChoose={() => choose(spot)}
            >
              {isOnPiece ? (
                <circle className="tc-hit" cx={x} cy={y} r={CELL * ON_PIECE} />
              ) : (
                <rect className="tc-hit" x={grip[0]} y={grip[1]} width={CELL} height={CELL} />
              )}
              <circle
                className="glow"
                cx={x}
                cy={y}
                r={7 * unit}
                {...(i < SIGNS && newSign('spot', ...text.legend.spot))}
              />
              <circle className="tc-dot" cx={x} cy={y} r={2.2 * unit} />
            </Choosable>
          );
        })}
    </g>
  );
});
