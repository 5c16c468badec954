/** Which rounds of a schedule are left, and in what other ways they could be played. */
import type { Pairing } from './pairing.ts';
import type { Round } from './roundRobin.ts';

/** The rival of whoever is free; people are counted from 1 on. */
const FREE = 0;

/** With more rounds left than that there are choices enough without mixing. */
const MOST_MIXED = 5;

/** A way to play one round next, and what is left after it. */
export interface Way {
  readonly next: Round;
  readonly left: readonly Round[];
}

/** The rounds that have not been played. Where a round was put together from several, the rest of these is left. */
export function roundsLeft(rounds: readonly Round[], pairings: readonly Pairing[]): readonly Round[] {
  const played = new Map<number, (readonly number[])[]>();
  for (const { round, seats } of pairings) played.set(round, [...(played.get(round) ?? []), seats]);
  return [...played.values()].reduce(without, rounds);
}

function without(rounds: readonly Round[], played: Round): readonly Round[] {
  const same = rounds.findIndex((round) => isWithin(played, round));
  if (same >= 0) return rounds.toSpliced(same, 1);
  for (const mixed of [...groupsOf(rounds, 2), ...groupsOf(rounds, 3)]) {
    const tables = mixed.flat();
    const rest =
      isWithin(played, tables) &&
      split(
        tables.filter((table) => !isIn(played, table)),
        mixed.length - 1,
      );
    if (rest) return [...rounds.filter((round) => !mixed.includes(round)), ...rest];
  }
  return rounds.slice(1);
}

/** Each round as it is; towards the end, of pairs, also each that can be put together from two or three so that their rest makes rounds, too. */
export function waysOn(rounds: readonly Round[]): readonly Way[] {
  const ways = rounds.map((next, i): Way => ({ next, left: rounds.toSpliced(i, 1) }));
  const isOfPairs = rounds.every((round) => round.every(({ length }) => length <= 2));
  if (!isOfPairs || rounds.length > MOST_MIXED) return ways;
  const known = new Set(rounds.map(roundKey));
  for (const mixed of groupsOf(rounds, Math.min(3, rounds.length))) {
    const tables = mixed.flat();
    for (const next of roundsFrom(tables, new Set())) {
      const key = roundKey(next);
      const rest =
        !known.has(key) &&
        split(
          tables.filter((table) => !next.includes(table)),
          mixed.length - 1,
        );
      if (!rest) continue;
      known.add(key);
      ways.push({ next, left: [...rounds.filter((round) => !mixed.includes(round)), ...rest] });
    }
  }
  return ways;
}

function groupsOf(rounds: readonly Round[], size: number): readonly (readonly Round[])[] {
  if (size === 0) return [[]];
  return rounds.flatMap((round, i) =>
    groupsOf(rounds.slice(i + 1), size - 1).map((others) => [round, ...others]),
  );
}

/** All rounds that can be made of these pairs: everybody is in one of its pairs. */
function roundsFrom(tables: Round, taken: ReadonlySet<number>): readonly Round[] {
  const first = tables.flatMap(placesOf).find((place) => !taken.has(place));
  if (first === undefined) return [[]];
  return tables
    .filter((table) => placesOf(table).includes(first) && placesOf(table).every((place) => !taken.has(place)))
    .flatMap((table) =>
      roundsFrom(tables, new Set([...taken, ...placesOf(table)])).map((others) => [table, ...others]),
    );
}

/** The pairs as one round or two; undefined where they do not make so many. */
function split(tables: Round, count: number): readonly Round[] | undefined {
  if (count === 1) return [tables];
  const halves: [(readonly number[])[], (readonly number[])[]] = [[], []];
  const open = [...tables];
  while (open.length > 0) {
    // Round and round, the pairs go to one half and the other in turn.
    let end: number | undefined;
    for (let turn = 0; ; turn++) {
      const next = open.findIndex((table) => end === undefined || placesOf(table).includes(end));
      const [table] = next < 0 ? [] : open.splice(next, 1);
      if (!table) break;
      const [one = FREE, two = FREE] = placesOf(table);
      end = end === one ? two : one;
      halves[turn % 2 === 0 ? 0 : 1].push(table);
    }
  }
  return halves.every(isWhole) && halves[0].length === halves[1].length ? halves : undefined;
}

function isWhole(round: Round): boolean {
  const places = round.flatMap(placesOf);
  return new Set(places).size === places.length;
}

function placesOf(table: readonly number[]): readonly number[] {
  return table.length === 1 ? [...table, FREE] : table;
}

function roundKey(round: Round): string {
  return round
    .map((table) => table.toSorted((one, two) => one - two).join(' '))
    .toSorted()
    .join(', ');
}

/** Those who have left are missing at the tables that were played. */
function isWithin(played: Round, tables: Round): boolean {
  return played.every((seats) => tables.some((table) => isPart(seats, table)));
}

function isIn(played: Round, table: readonly number[]): boolean {
  return played.some((seats) => isPart(seats, table));
}

/** Whoever is free has nobody beside them, not somebody who has left. */
function isPart(seats: readonly number[], table: readonly number[]): boolean {
  return (seats.length === 1) === (table.length === 1) && seats.every((number) => table.includes(number));
}
