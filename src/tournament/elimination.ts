/** Single elimination: who wins goes on. Pairs follow a bracket; at larger tables the best of each go on. */
import type { Rng } from '#kernel';
import { historyOf } from './history.ts';
import { type Draft, type Entrant, type Pairing, POINT } from './pairing.ts';
import { scoreIn } from './standings.ts';
import { splitIntoTables, tableSizes } from './tables.ts';

/** The tables of the next round; none once there is a winner. */
export function nextElimination(
  entrants: readonly Entrant[],
  pairings: readonly Pairing[],
  seats: number,
  rng: Rng,
): readonly Draft[] {
  const round = Math.max(0, ...pairings.map((one) => one.round));
  const last = pairings.filter((one) => one.round === round).sort((one, two) => one.number - two.number);
  const drawOf = new Map(entrants.map(({ number, draw }) => [number, draw]));
  const byDraw = (one: number, two: number) => (drawOf.get(one) ?? 0) - (drawOf.get(two) ?? 0);
  if (seats === 2) return pairsOf(round === 0 ? bracket(entrants) : winners(last, byDraw));
  if (round > 0 && last.length === 1) return [];
  const left =
    round === 0
      ? entrants
          .filter(({ plays }) => plays)
          .sort((one, two) => one.draw - two.draw)
          .map(({ number }) => number)
      : last.flatMap((pairing) => best(pairing, Math.max(1, Math.floor(pairing.seats.length / 2)), byDraw));
  return splitIntoTables(left, tableSizes(left.length, seats), historyOf(entrants, pairings), rng).map(
    (table): Draft => ({ division: 0, kind: 'table', seats: table, scores: null }),
  );
}

/** How many rounds it takes. */
export function eliminationRounds(people: number, seats: number): number {
  if (people < 2) return 0;
  if (seats === 2) return Math.ceil(Math.log2(people));
  const sizes = tableSizes(people, seats);
  if (sizes.length === 1) return 1;
  return (
    1 +
    eliminationRounds(
      sizes.reduce((sum, size) => sum + Math.max(1, Math.floor(size / 2)), 0),
      seats,
    )
  );
}

/** The places of the first round, two by two: the first in the draw meet the last, and where places stay empty they are free. */
function bracket(entrants: readonly Entrant[]): readonly (number | undefined)[] {
  const left = entrants.filter(({ plays }) => plays).sort((one, two) => one.draw - two.draw);
  if (left.length < 2) return [];
  let order = [0];
  while (order.length < left.length) {
    const places = 2 * order.length;
    order = order.flatMap((place) => [place, places - 1 - place]);
  }
  return order.map((place) => left[place]?.number);
}

/** Whoever goes on from each table, in the order of the bracket. */
function winners(
  last: readonly Pairing[],
  byDraw: (one: number, two: number) => number,
): readonly (number | undefined)[] {
  return last.length < 2 ? [] : last.map((pairing) => best(pairing, 1, byDraw)[0]);
}

/** Those with the most points at a table who came; among equals the draw decides. */
function best(
  pairing: Pairing,
  count: number,
  byDraw: (one: number, two: number) => number,
): readonly number[] {
  return pairing.seats
    .filter((number) => !pairing.missed.includes(number))
    .sort((one, two) => scoreIn(pairing, two) - scoreIn(pairing, one) || byDraw(one, two))
    .slice(0, count);
}

/** One who has no rival is free; a place that nobody has come to stays empty, with nobody's table. */
function pairsOf(places: readonly (number | undefined)[]): readonly Draft[] {
  return Array.from({ length: Math.ceil(places.length / 2) }, (_, table): Draft => {
    const seats = [places[2 * table], places[2 * table + 1]].filter((one) => one !== undefined);
    if (seats.length === 2) return { division: 0, kind: 'table', seats, scores: null };
    return { division: 0, kind: 'bye', seats, scores: seats.map(() => POINT) };
  });
}
