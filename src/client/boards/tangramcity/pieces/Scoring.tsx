/** R6, R7 A round is scored: the rectangle is counted row by row, and every seat reads what it got. */

import type { City } from '#games/tangramcity';
import { largestRectangle, type RoundScoring, type SeatScoring } from '#games/tangramcity/queries';
import type { Seat } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { useBoard } from '../boardContext.ts';
import { CELL } from '../layout.ts';
import { FaceSign, Weights } from './Balance.tsx';
import { rectangleOf } from './Facts.tsx';
import { Pillar } from './Tower.tsx';

/** Milliseconds for each square, and for all of them at most. */
const SQUARE = 80;
const MOST = 1600;

/** In the city: squares light up one by one, with the sum at the end of each row. */
export function CountedRectangle({ scored, unit }: { scored: SeatScoring; unit: number }) {
  const { row, column, height, width, area } = scored;
  const pause = Math.min(SQUARE, MOST / Math.max(1, area));
  const [x, y] = [column * CELL, row * CELL];
  return (
    <g className="tc-counted">
      <rect className="tc-rect-case" x={x} y={y} width={width * CELL} height={height * CELL} />
      <rect className="tc-rect" x={x} y={y} width={width * CELL} height={height * CELL} />
      {Array.from({ length: area }, (_, i) => {
        const [across, down] = [i % width, Math.floor(i / width)];
        const isLast = across === width - 1;
        const place = { x: x + across * CELL, y: y + down * CELL };
        return (
          <g key={`${across} ${down}`} style={{ '--tc-at': `${Math.round(i * pause)}ms` }}>
            <rect className="tc-counted-square" {...place} width={CELL} height={CELL} />
            {isLast ? (
              <text
                className="tc-counted-sum"
                x={place.x + CELL / 2}
                y={place.y + CELL / 2 + 8 * unit}
                fontSize={24 * unit}
              >
                {(down + 1) * width}
              </text>
            ) : (
              <circle
                className="tc-counted-dot"
                cx={place.x + CELL / 2}
                cy={place.y + CELL / 2}
                r={5 * unit}
              />
            )}
          </g>
        );
      })}
      <g
        className="tc-plate"
        transform={`translate(${x + (width * CELL) / 2} ${y + 20 * unit}) scale(${unit * 1.3})`}
        style={{ '--tc-at': `${Math.round(area * pause)}ms` }}
      >
        <rect x={-56} y={-14} width={112} height={28} rx={4} />
        <text y={6}>{rectangleOf(scored)}</text>
      </g>
    </g>
  );
}

/** Squares from the upper edge to the lower one that leave room for a plate below those of the rectangle. */
const ROOM_BELOW = 3;

/** The same as a still picture, without motion: the squares that counted, and the balance under them if there is room. It stays until something is placed, and lies only on what is built. */
export function StillScore({ city, unit }: { city: City; unit: number }) {
  const { row, column, height, width } = largestRectangle(city);
  const { dark, green } = city.balance;
  const [x, y] = [column * CELL, row * CELL];
  const says = `${dark} : ${green}`;
  return (
    <g className="tc-still">
      {Array.from({ length: height * width }, (_, i) => (
        <circle
          key={i === 0 ? 'first' : `${i % width} ${Math.floor(i / width)}`}
          className="tc-counted-dot"
          cx={x + ((i % width) + 0.5) * CELL}
          cy={y + (Math.floor(i / width) + 0.5) * CELL}
          r={4 * unit}
        />
      ))}
      {height >= ROOM_BELOW && (
        <g
          className="tc-plate"
          transform={`translate(${x + (width * CELL) / 2} ${y + height * CELL - 20 * unit}) scale(${unit})`}
        >
          <rect x={-54} y={-13} width={108} height={26} rx={4} />
          <g transform="translate(-48 -8)">
            <FaceSign face="dark" />
          </g>
          <text y={5.5}>{says}</text>
          <g transform="translate(32 -8)">
            <FaceSign face="green" />
          </g>
        </g>
      )}
    </g>
  );
}

interface Props {
  readonly scoring: RoundScoring;
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
}

/** Beside the city, or under it: what every seat got, and who begins the next round. */
export function RoundScored({ scoring, shown, show }: Props) {
  const { text, words, name } = useBoard();
  const { round, seats, marker } = scoring;
  return (
    <section className="tc-panel tc-scored">
      <header>
        <h3>{words.part(ROUND_PARTS[round - 1] ?? 'round6')}</h3>
        <p className="tc-meta">{text.scoredNow}</p>
      </header>
      <ol>
        {seats.map((one) => (
          <li key={one.seat}>
            <button
              type="button"
              className={one.seat === shown ? 'tc-scored-seat tc-scored-shown' : 'tc-scored-seat'}
              onClick={() => show(one.seat)}
            >
              <Mark seat={one.seat} />
              <b className="tc-who">{name(one.seat)}</b>
              <span>{rectangleOf(one)}</span>
              <b className="tc-more tc-scored-points">+{one.area}</b>
              <span className="tc-scored-balance">
                <Weights balance={one.balance} />
                {one.balance.distance === 0 ? text.even : text.apart(one.balance.distance)}:{' '}
                {one.balance.bonus}
              </span>
              <span className="tc-scored-total">
                {one.before} → <b>{one.after}</b>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {marker && (
        <p className="tc-scored-marker">
          <Pillar /> {text.takesMarker(name(marker.to), name(marker.from))}
        </p>
      )}
    </section>
  );
}

const ROUND_PARTS = ['round1', 'round2', 'round3', 'round4', 'round5', 'round6'] as const;
