/** The colours of the players and their shapes, as everywhere else. */
import { at, type Seat } from '#kernel';
import { disc, type Ring, rect } from './shape.ts';

const COLOURS = ['#b5432f', '#1f659f', '#80600a', '#7144a8', '#1c7257'];

/** Games with colours of their own. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  flatiron: ['#35791f', '#b03a72', '#6b5212'],
  newyork1901: ['#0e7981', '#b4560a', '#6c4ebd', '#4a5566'],
};

/** Each within 24 by 24. */
const RINGS: readonly Ring[] = [
  disc(12, 12, 9.5),
  [12, 1, 23, 12, 12, 23, 1, 12],
  rect(3, 3, 18, 18),
  [12, 2, 23, 21.5, 1, 21.5],
  [12, 1.5, 21.5, 7, 21.5, 17, 12, 22.5, 2.5, 17, 2.5, 7],
];

export function colourOf(game: string, seat: Seat): string {
  const colours = OWN[game] ?? COLOURS;
  return at(colours, seat % colours.length);
}

/** A player's shape around a point. */
export function markAt(seat: Seat, x: number, y: number, size: number): Ring {
  const ring = at(RINGS, seat % RINGS.length);
  return ring.map((value, i) => (i % 2 === 0 ? x : y) + ((value - 12) * size) / 24);
}
