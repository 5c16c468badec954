/** A floor seen from above: the wedge with its effect and its three slots. */

import { memo } from 'react';
import { FLOOR_TILES, ROOF } from '#games/flatiron/components';
import { at } from '#kernel';
import { useGameText } from '../boardText.ts';
import { bonusPicture, effectPicture, figureOf, type Picture } from '../pictures.ts';
import { Sign } from './Sign.tsx';

const SLOTS = [
  { x: 34, y: 24 },
  { x: 80, y: 98 },
  { x: 126, y: 24 },
];

/** 160 by 136. */
export const FloorPlan = memo(function FloorPlan({ floor }: { floor: number }) {
  const { effect, slots } = at(FLOOR_TILES, floor);
  return (
    <svg className="fi-plan" viewBox="0 0 160 136" aria-hidden="true">
      <path
        d="M80 134 6 14q0-8 6-8h136q6 0 6 8z"
        transform="translate(0 1)"
        fill="var(--fi-verdigris)"
        stroke="var(--fi-stone-line)"
      />
      <path d="M80 124 8 8q0-5 5-5h134q5 0 5 5z" className="fi-plan-top" />
      {floor === ROOF ? (
        <Sign name="roof" x={52} y={16} width={56} height={56} />
      ) : (
        <>
          <Plate x={80} y={60} picture={effectPicture(effect)} bare />
          {slots.map((bonus, slot) => (
            <Plate key={at(SLOTS, slot).x} {...at(SLOTS, slot)} picture={bonusPicture(bonus)} />
          ))}
        </>
      )}
    </svg>
  );
});

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly picture: Picture;
  readonly bare?: boolean;
  /** How much to enlarge it, to make up for the scale of what it hangs on. */
  readonly scale?: number;
}

/** A plaque of 50 by 26, centred at x, y; a colour is also given as its letter. */
export const Plate = memo(function Plate({ x, y, picture, bare = false, scale = 1 }: PlateProps) {
  const { sign, colors, points } = picture;
  const { board, names } = useGameText();
  const written = figureOf(picture, board.money) || (points ? `+${points}` : '');
  const [color] = colors;
  const width = color === undefined ? 50 : 62;
  return (
    <g className="fi-plate fi-ivory" transform={`translate(${x} ${y}) scale(${scale})`}>
      {!bare && <rect x={-width / 2} y="-13" width={width} height="26" rx="3" />}
      {written ? (
        <>
          <Sign name={sign} colors={colors} x={3 - width / 2} y={-10} width={20} height={20} />
          <text x={25 - width / 2} y="0" dy=".36em">
            {written}
            {color !== undefined && <tspan dx="2.5">{at(names.letters, color)}</tspan>}
          </text>
        </>
      ) : (
        <Sign name={sign} colors={colors} x={-11} y={-11} width={22} height={22} />
      )}
    </g>
  );
});
