/** Positions the tests start from. */
import type { House, State } from '../state.ts';

/** Tiles by colour: each list has nine, all different. */
export const [BRICK, CREAM, SLATE, MOSS, OCHRE] = [0, 1, 2, 3, 4].map((color) =>
  Array.from({ length: 9 }, (_, i) => color + 5 * i),
) as [number[], number[], number[], number[], number[]];

/** A house with what the test names; the rest is empty. */
export function house(parts: Partial<House> = {}): House {
  return { hand: [], pick: null, storeys: [[], [], []], bonus: 0, ...parts };
}

/** Two houses, the first seat first, every tile that is not laid out in the bag. */
export function street(parts: Partial<State> = {}): State {
  const houses = parts.houses ?? [house(), house()];
  const used = new Set(houses.flatMap(({ hand, pick, storeys }) => [...hand, pick, ...storeys.flat()]));
  return {
    options: { hand: 3, rounds: 9, trades: true },
    round: 1,
    first: 0,
    bag: Array.from({ length: 45 }, (_, tile) => tile).filter((tile) => !used.has(tile)),
    houses,
    agenda: [],
    ...parts,
  };
}

/** Tile n of a colour. */
export function tile(color: readonly number[], n: number): number {
  const found = color[n];
  if (found === undefined) throw new Error(`no tile ${n}`);
  return found;
}
