/** A house as a drawing, standing on the origin: its roof, its storeys, its tiles with their patterns. */
import type { Rowhouse } from '#games/rowhouse';
import { type Color, colorName, STOREY_ROOM } from '#games/rowhouse/components';
import type { Seat } from '#kernel';
import { SHAPES } from '../../../ui/Mark.tsx';
import { HOUSE, HOUSE_HEIGHT, tileAt, WALL_HEIGHT } from '../layout.ts';

/** The pattern of each colour on a tile of 22 by 22. */
const PATTERNS: Readonly<Record<Color, string>> = {
  brick: 'M0 5.5h22M0 11h22M0 16.5h22M7 0v5.5M15 0v5.5M3.5 5.5V11M11 5.5V11M18.5 5.5V11M7 11v5.5M15 11v5.5',
  cream: 'M3.5 3.5h15v15h-15Z',
  slate: 'M0 7l7-7M0 14 14 0M0 21 21 0M7 22 22 7M14 22l8-8',
  moss: 'M5 5h.01M11 5h.01M17 5h.01M5 11h.01M11 11h.01M17 11h.01M5 17h.01M11 17h.01M17 17h.01',
  ochre: 'M4 0v22M8.5 0v22M13 0v22M17.5 0v22',
};

/** Places in a storey. */
const PLACES = Array.from({ length: STOREY_ROOM }, (_, place) => place);

interface Props {
  readonly house: Pick<Rowhouse['view']['houses'][number], 'storeys'>;
  readonly seat: Seat;
  /** A roof of brass. */
  readonly wins?: boolean;
}

export function HouseDrawing({ house, seat, wins = false }: Props) {
  const { width, storey } = HOUSE;
  const eaves = -WALL_HEIGHT;
  return (
    <>
      <path
        className={wins ? 'rh-roof rh-brass' : 'rh-roof'}
        d={`M-6 ${eaves} ${width / 2} ${-HOUSE_HEIGHT} ${width + 6} ${eaves}Z`}
      />
      <rect className="rh-wall" y={eaves} width={width} height={-eaves} />
      {house.storeys.map((tiles, level) => (
        <g key={`storey ${level}`}>
          <path className="rh-line" d={`M0 ${-level * storey}H${width}`} />
          {PLACES.map((place) => (
            <TileDrawing key={place} tile={tiles[place]} at={tileAt(level, place)} />
          ))}
        </g>
      ))}
      <path
        className="rh-mark"
        d={SHAPES[seat % SHAPES.length]}
        fill={`var(--p${(seat % SHAPES.length) + 1})`}
        transform={`translate(${width / 2 - 8} ${eaves - 19}) scale(.67)`}
      />
    </>
  );
}

function TileDrawing({ tile, at: [x, y] }: { tile: number | undefined; at: readonly [number, number] }) {
  if (tile === undefined)
    return <rect className="rh-window" x={x + 6} y={y + 4} width={HOUSE.tile - 12} height={HOUSE.tile - 7} />;
  const color = colorName(tile);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={`rh-${color}`} width={HOUSE.tile} height={HOUSE.tile} />
      <path className={color === 'moss' ? 'rh-pattern rh-dots' : 'rh-pattern'} d={PATTERNS[color]} />
      <rect className="rh-frame" width={HOUSE.tile} height={HOUSE.tile} />
    </g>
  );
}
