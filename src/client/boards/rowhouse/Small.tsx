/** The street at a glance. */
import type { Rowhouse } from '#games/rowhouse';
import type { DrawingProps } from '../kit/boardProps.ts';
import { houseEnds } from './layout.ts';
import { HouseDrawing } from './pieces/HouseDrawing.tsx';
import './drawings.css';

const GROUND = 178;

export function Small({ view }: DrawingProps<Rowhouse>) {
  const scale = view.houses.length > 3 ? 0.95 : 1.15;
  const ends = houseEnds(view.houses.length, 320, scale, view.houses.length > 3 ? 4 : 14);
  return (
    <svg className="rh" data-game="rowhouse" viewBox="0 0 320 200" aria-hidden="true">
      <rect className="rh-sky" width="320" height="200" />
      <rect className="rh-street" y={GROUND} width="320" height={200 - GROUND} />
      {view.houses.map((house, seat) => (
        <g key={`house ${ends[seat]}`} transform={`translate(${ends[seat]} ${GROUND}) scale(${scale})`}>
          <HouseDrawing house={house} seat={seat} />
        </g>
      ))}
    </svg>
  );
}
