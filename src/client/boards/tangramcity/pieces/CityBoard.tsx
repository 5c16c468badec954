/** A city large: ground, squares with their names, and everything built. */
import { memo, type PointerEvent, type ReactNode, type Ref } from 'react';
import type { City, Spot } from '#games/tangramcity';
import { BOX, type Face, FOUNTAIN } from '#games/tangramcity/components';
import { halvesOf, spotOf } from '#games/tangramcity/queries';
import { type BoardText, columnName, squaresAt } from '#games/tangramcity/text';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { CELL, CITY, type Frame, frameOf, moved, startSquare } from '../layout.ts';
import { StartArea, Tile } from './Tile.tsx';

interface Props {
  readonly city: City;
  readonly frame: Frame;
  /** How many units a pixel is. */
  readonly unit: number;
  /** A piece somebody points at in the log. */
  readonly lit?: Spot | undefined;
  /** While a piece is moved about, the others show no notes. */
  readonly isQuiet?: boolean;
  /** Whose city it is: part of the name by which a piece slides from place to place. */
  readonly owner: number;
  readonly svg?: Ref<SVGSVGElement>;
  readonly onTap?: ((event: { clientX: number; clientY: number }) => void) | undefined;
  readonly onGrab?: ((event: PointerEvent<SVGSVGElement>) => void) | undefined;
  readonly children?: ReactNode;
}

export function CityBoard({ city, frame, unit, svg, onTap, onGrab, children, ...rest }: Props) {
  const { from, side, viewBox } = frameOf(frame);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap on a square; by keyboard the piece itself is moved
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by the section around it
    <svg ref={svg} className="tc-city" viewBox={viewBox} onClick={onTap} onPointerDown={onGrab}>
      <rect
        className="tc-frame"
        x={from}
        y={from}
        width={side}
        height={side}
        rx={frame === 'named' ? 4 : 2}
      />
      <Ground frame={frame} unit={unit} />
      <Built city={city} {...rest} />
      {children}
    </svg>
  );
}

const LINES = Array.from({ length: BOX.size - 1 }, (_, i) => (i + 1) * CELL);
const GRID = LINES.map((n) => `M${n} 0V${CITY}M0 ${n}H${CITY}`).join('');
const STUDS = LINES.flatMap((x) => LINES.map((y) => `M${x - 3} ${y}h6M${x} ${y - 3}v6`)).join('');

/** Nothing to be seen: a coach points at them. */
const SQUARES = Array.from({ length: BOX.size * BOX.size }, (_, i) => ({
  row: Math.floor(i / BOX.size),
  column: i % BOX.size,
}));

const Ground = memo(function Ground({ frame, unit }: Pick<Props, 'frame' | 'unit'>) {
  const places = Array.from({ length: BOX.size }, (_, i) => i);
  return (
    <g>
      {frame === 'named' && (
        <rect className="tc-frame-line" x="-20" y="-20" width={CITY + 40} height={CITY + 40} rx="2" />
      )}
      <rect className="tc-ground" width={CITY} height={CITY} />
      <path className="tc-grid" d={GRID} />
      <path className="tc-studs" d={STUDS} />
      {SQUARES.map(({ row, column }) => (
        <rect
          key={`${row} ${column}`}
          className="tc-square"
          data-part={`square:${row}.${column}`}
          x={column * CELL}
          y={row * CELL}
          width={CELL}
          height={CELL}
        />
      ))}
      {frame === 'named' &&
        places.map((i) => (
          <g key={i} className="tc-names" fontSize={13.2 * unit}>
            <text x={(i + 0.5) * CELL} y={-5}>
              {columnName(i)}
            </text>
            <text x={-11} y={(i + 0.5) * CELL + 5}>
              {i + 1}
            </text>
          </g>
        ))}
    </g>
  );
});

/** The sign of the start area on each side. */
const START_SIGNS: Readonly<Record<Face, keyof BoardText['legend']>> = { dark: 'start', green: 'startGreen' };

const Built = memo(function Built({
  city,
  lit,
  owner,
  isQuiet = false,
}: Pick<Props, 'city' | 'lit' | 'owner' | 'isQuiet'>) {
  const { text } = useBoard();
  const { board, side } = city;
  let fountains = 0;
  return (
    <>
      {board !== null && side !== null && (
        <g
          transform={moved(startSquare(board, side))}
          data-note={note(text.startArea, ...text.legend[START_SIGNS[side]].slice(1))}
        >
          <StartArea board={board} side={side} />
        </g>
      )}
      {city.pieces.map((id) => {
        const spot = spotOf(id);
        const piece = spot.tile === FOUNTAIN ? `f${fountains++}` : spot.tile;
        return (
          <g key={piece} transform={moved(spot)}>
            <g
              className={
                lit && lit.tile === spot.tile && lit.row === spot.row ? 'tc-built tc-lit' : 'tc-built'
              }
              data-piece={`${owner} ${piece}`}
              data-note={
                isQuiet
                  ? undefined
                  : note(
                      text.piece(spot.tile),
                      `${text.faces[spot.face]}, ${text.squares(halvesOf(spot.tile))}`,
                      squaresAt(spot),
                    )
              }
            >
              <Tile tile={spot.tile} face={spot.face} turn={spot.turn} />
            </g>
          </g>
        );
      })}
    </>
  );
});
