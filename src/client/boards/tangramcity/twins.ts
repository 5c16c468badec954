/** R1.6 look-alikes: how two tiles lie on each other best, and where they then differ. Pure. */
import { at } from '#kernel';
import type { Held } from './art/shape.ts';
import { type Outline, outlineIn, TILES, type Tile } from './game.ts';
import { type Clash, turnsOf } from './targets.ts';

export interface Twins {
  readonly one: Held;
  readonly two: Held;
  /** What each has and the other has not. */
  readonly oneOnly: readonly Clash[];
  readonly twoOnly: readonly Clash[];
}

export function twinOf(tile: Tile): Tile | undefined {
  return TILES.value[tile]?.twin ?? undefined;
}

const known = new Map<Tile, Twins>();

/** The tile as it is printed, and its look-alike turned and shifted so that they differ least. */
export function twinsOf(tile: Tile): Twins | undefined {
  const twin = twinOf(tile);
  if (twin === undefined) return undefined;
  const found = known.get(tile) ?? matched(tile, twin);
  known.set(tile, found);
  return found;
}

function matched(tile: Tile, twin: Tile): Twins {
  const one: Held = { tile, face: 'dark', turn: 0 };
  const mine = outlineIn(tile, 'dark', 0);
  const tries = turnsOf(twin, 'dark').flatMap((turn) => {
    const other = outlineIn(twin, 'dark', turn);
    if (!mine || !other) return [];
    return [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].map((column) => ({
        two: { tile: twin, face: 'dark', turn } as const,
        oneOnly: without(mine, other, row, column),
        twoOnly: without(other, mine, -row, -column),
      })),
    );
  });
  const cost = ({ oneOnly, twoOnly }: (typeof tries)[number]) => oneOnly.length + twoOnly.length;
  const best = tries.reduce((least, next) => (cost(next) < cost(least) ? next : least), at(tries, 0));
  return { one, ...best };
}

/** The parts of the first that the second, shifted, does not have. */
function without(one: Outline, two: Outline, row: number, column: number): Clash[] {
  return one.patches.filter(
    (patch) =>
      !two.patches.some(
        (its) =>
          its.row + row === patch.row && its.column + column === patch.column && its.bits === patch.bits,
      ),
  );
}
