/** What has been so far, as far as the next round depends on it: points, who has met whom, who sat where, free rounds. */
import type { Entrant, Pairing } from './pairing.ts';

export interface History {
  readonly points: ReadonlyMap<number, number>;
  readonly byes: ReadonlyMap<number, number>;
  /** How often somebody has played from each seat of tables of this size. A table that nobody came to play at does not count. */
  seats(number: number, size: number): readonly number[];
  /** How often two have met. */
  met(one: number, two: number): number;
}

export function historyOf(entrants: readonly Entrant[], pairings: readonly Pairing[]): History {
  const points = new Map(entrants.map(({ number }) => [number, 0]));
  const byes = new Map(points);
  const seats = new Map<string, number[]>();
  const meetings = new Map<string, number>();
  for (const pairing of pairings) {
    for (const [seat, number] of pairing.seats.entries()) {
      points.set(number, (points.get(number) ?? 0) + (pairing.scores?.[seat] ?? 0));
      if (pairing.kind === 'bye') byes.set(number, (byes.get(number) ?? 0) + 1);
    }
    if (pairing.kind !== 'table') continue;
    for (const [seat, number] of pairing.seats.entries()) {
      if (hasPlayed(pairing, number)) {
        const key = `${number} ${pairing.seats.length}`;
        const counts = seats.get(key) ?? pairing.seats.map(() => 0);
        seats.set(key, counts.with(seat, (counts[seat] ?? 0) + 1));
      }
      for (const other of pairing.seats.slice(seat + 1)) {
        const key = keyOf(number, other);
        meetings.set(key, (meetings.get(key) ?? 0) + 1);
      }
    }
  }
  return {
    points,
    byes,
    seats: (number, size) => seats.get(`${number} ${size}`) ?? Array.from({ length: size }, () => 0),
    met: (one, two) => meetings.get(keyOf(one, two)) ?? 0,
  };
}

/** Whether somebody came, and found a rival. */
function hasPlayed({ seats, missed }: Pairing, number: number): boolean {
  return !missed.includes(number) && seats.length - missed.length > 1;
}

function keyOf(one: number, two: number): string {
  return one < two ? `${one} ${two}` : `${two} ${one}`;
}
