/** R1.6 Look-alikes: how two tiles lie on each other best, and where they then differ. */
import { at } from '#kernel';
import { TILES, type Tile } from '../components.ts';
import type { Outline, Patch } from '../quarters.ts';
import { outlineIn, type Pose } from '../spots.ts';
import { turnsOf } from './pieces.ts';

/** A tile and its look-alike, turned so that they differ least, with the parts that only one of them has. */
interface LookAlikes {
  readonly one: Pose;
  readonly two: Pose;
  readonly oneOnly: readonly Patch[];
  readonly twoOnly: readonly Patch[];
}

/** The tile that a card warns of, where it carries a mark. */
export function lookAlikeOf(tile: Tile): Tile | undefined {
  return TILES[tile]?.lookAlike ?? undefined;
}

const known = new Map<Tile, LookAlikes>();

/** The tile as it is printed beside its look-alike. */
export function lookAlikes(tile: Tile): LookAlikes | undefined {
  const lookAlike = lookAlikeOf(tile);
  if (lookAlike === undefined) return undefined;
  const found = known.get(tile) ?? matched(tile, lookAlike);
  known.set(tile, found);
  return found;
}

function matched(tile: Tile, lookAlike: Tile): LookAlikes {
  const mine = outlineIn(tile, 'dark', 0);
  const tries = turnsOf(lookAlike, 'dark').flatMap((turn) => {
    const other = outlineIn(lookAlike, 'dark', turn);
    if (!mine || !other) return [];
    return [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].map((column) => ({
        two: { tile: lookAlike, face: 'dark', turn } as const,
        oneOnly: without(mine, other, row, column),
        twoOnly: without(other, mine, -row, -column),
      })),
    );
  });
  const cost = ({ oneOnly, twoOnly }: (typeof tries)[number]) => oneOnly.length + twoOnly.length;
  const best = tries.reduce((least, next) => (cost(next) < cost(least) ? next : least), at(tries, 0));
  return { one: { tile, face: 'dark', turn: 0 }, ...best };
}

/** The parts of the first that the second, shifted, does not have. */
function without(one: Outline, two: Outline, row: number, column: number): Patch[] {
  return one.patches.filter(
    (patch) =>
      !two.patches.some(
        (its) =>
          its.row + row === patch.row && its.column + column === patch.column && its.bits === patch.bits,
      ),
  );
}
