/** The finished street, with names and points: a picture to keep. */
import type { Rowhouse } from '#games/rowhouse';
import { winnersOf } from '#kernel';
import { raysFrom } from '../../ui/drawing.ts';
import type { SceneProps } from '../kit/boardProps.ts';
import { useBoardText } from './boardText.ts';
import { HOUSE, houseEnds } from './layout.ts';
import { HouseDrawing } from './pieces/HouseDrawing.tsx';
import './drawings.css';

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = 520;
const RAYS = raysFrom([WIDTH / 2, GROUND], 160, 900, 48);

export function Scene({ view, scores, result, words, name }: SceneProps<Rowhouse>) {
  const { points } = useBoardText();
  const scale = view.houses.length > 3 ? 2.6 : 2.9;
  const ends = houseEnds(view.houses.length, WIDTH, scale, view.houses.length > 3 ? 60 : 110);
  const winners = winnersOf(result);
  const told = scores.map(({ total }, seat) => `${name(seat)}: ${points(total)}`).join(', ');
  return (
    <svg
      className="rh rh-scene"
      data-game="rowhouse"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${words.title}. ${told}`}
    >
      <rect className="rh-sky" width={WIDTH} height={HEIGHT} />
      <path className="rh-rays" d={RAYS} />
      <rect className="rh-street" y={GROUND} width={WIDTH} height={HEIGHT - GROUND} />
      <path className="rh-line" d={`M0 ${GROUND}H${WIDTH}`} />
      <text className="rh-title" x={WIDTH / 2} y="92">
        {words.title}
      </text>
      {view.houses.map((house, seat) => {
        const total = scores[seat]?.total ?? 0;
        const middle = (ends[seat] ?? 0) + (HOUSE.width * scale) / 2;
        return (
          <g key={`house ${ends[seat]}`}>
            <g transform={`translate(${ends[seat]} ${GROUND}) scale(${scale})`}>
              <HouseDrawing house={house} seat={seat} wins={winners.includes(seat)} />
            </g>
            <text className="rh-name" x={middle} y={GROUND + 44}>
              {name(seat)}
            </text>
            <text
              className={winners.includes(seat) ? 'rh-points rh-best' : 'rh-points'}
              x={middle}
              y={GROUND + 88}
            >
              {points(total)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
