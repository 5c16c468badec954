/** Leagues: who plays in which division, and who goes up and down after a season. */
import type { Standing } from './standings.ts';

/** So many of a division go up, and as many down, but never more than a third. */
const MOVING = 2;

/** Sizes of divisions as near to the wanted one as the number of people allows, as even as can be. */
export function divisionSizes(people: number, wanted: number): readonly number[] {
  const count = Math.max(1, Math.round(people / wanted));
  return Array.from({ length: count }, (_, i) => Math.ceil((people - i) / count));
}

/** How many change places between two divisions that lie next to each other. */
export function movingBetween(upper: number, lower: number): number {
  return Math.min(MOVING, Math.floor(upper / 3), Math.floor(lower / 3));
}

/** The order in which people go into the next season, from the top: the first of a division change with the last of the one above. */
export function nextOrder(standings: readonly Standing[]): readonly number[] {
  const divisions = [...new Set(standings.map(({ division }) => division))]
    .sort((one, two) => one - two)
    .map((division) => standings.filter((one) => one.division === division).map(({ number }) => number));
  const moving = divisions.slice(1).map(({ length }, i) => movingBetween(divisions[i]?.length ?? 0, length));
  return divisions.flatMap((inside, i) => {
    const [up, down] = [moving[i - 1] ?? 0, moving[i] ?? 0];
    const above = divisions[i - 1] ?? [];
    const below = divisions[i + 1] ?? [];
    return [
      ...above.slice(above.length - up),
      ...inside.slice(up, inside.length - down),
      ...below.slice(0, down),
    ];
  });
}
