/** What grows in a garden: a path through its parts, a flower bed, trees around them. */
import type { Outline } from '#games/tangramcity';
import { at } from '#kernel';
import { CELL } from '../layout.ts';
import { clearance, far, isInside, type Point, type Polygon, sides } from './points.ts';
import { randomFrom } from './seededRandom.ts';

export interface Tree {
  readonly at: Point;
  readonly r: number;
  readonly kind: number;
}

const WHOLE = 0b1111;
/** Quarters of a square, by their bits. */
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
const KINDS = 3;

/** Radii of crowns, and how often each is tried: large ones first. */
const CROWNS: readonly { readonly r: number; readonly tries: number }[] = [
  { r: 10.5, tries: 90 },
  { r: 8, tries: 110 },
  { r: 6.5, tries: 140 },
];
/** Room for the hedge, half a path, and a bed. */
const HEDGE = 9;
const PATH = 3.5;
const BED = 11;

/** The middle of the part of a square that is covered. */
function heartOf({ row, column, bits }: Outline['patches'][number]): Point {
  const east = (bits >> EAST) & 1;
  const south = (bits >> SOUTH) & 1;
  if (bits === WHOLE) return [(column + 0.5) * CELL, (row + 0.5) * CELL];
  return [(column + (east ? 2 / 3 : 1 / 3)) * CELL, (row + (south ? 2 / 3 : 1 / 3)) * CELL];
}

/** Leads from part to part through the middle of the sides they share. */
export function pathsOf({ patches }: Outline): Point[][] {
  const paths: Point[][] = [];
  for (const patch of patches) {
    const { row, column, bits } = patch;
    const find = (down: number, right: number, quarter: number) =>
      patches.find(
        (one) => one.row === row + down && one.column === column + right && (one.bits >> quarter) & 1,
      );
    const right = (bits >> EAST) & 1 ? find(0, 1, WEST) : undefined;
    if (right) paths.push([heartOf(patch), [(column + 1) * CELL, (row + 0.5) * CELL], heartOf(right)]);
    const below = (bits >> SOUTH) & 1 ? find(1, 0, NORTH) : undefined;
    if (below) paths.push([heartOf(patch), [(column + 0.5) * CELL, (row + 1) * CELL], heartOf(below)]);
  }
  return paths;
}

/** The middle of the first whole square. */
export function bedOf({ patches }: Outline): Point | undefined {
  const whole = patches.find(({ bits }) => bits === WHOLE);
  return whole && heartOf(whole);
}

/** Trees that keep clear of the hedge, the path, the bed and each other. */
export function treesOf(
  outline: Polygon,
  paths: readonly (readonly Point[])[],
  bed: Point | undefined,
  seed: number,
): Tree[] {
  const random = randomFrom(seed);
  const edges = sides(outline);
  const ways = paths.flatMap((path) => path.slice(1).map((to, i) => [at(path, i), to] as const));
  const width = Math.max(...outline.map(([x]) => x));
  const height = Math.max(...outline.map(([, y]) => y));
  const trees: Tree[] = [];
  for (const { r, tries } of CROWNS) {
    for (let n = 0; n < tries; n++) {
      const spot: Point = [random() * width, random() * height];
      const isClear =
        isInside(outline, spot) &&
        clearance(spot, edges) >= r + HEDGE &&
        clearance(spot, ways) >= r + PATH &&
        (!bed || far(spot, bed) >= r + BED) &&
        trees.every((tree) => far(spot, tree.at) >= r + tree.r - 1);
      if (isClear) trees.push({ at: spot, r, kind: Math.floor(random() * KINDS) });
    }
  }
  return trees.sort((one, two) => one.at[1] - two.at[1]);
}
