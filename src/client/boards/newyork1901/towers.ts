/** The towers of gold and legendary skyscrapers: on which squares they stand, and what they look like. */
import type { Build, Cell } from '#games/newyork1901';
import { FIRST_LEGENDARY, type Tile } from '#games/newyork1901/components';
import { PLANS } from '#games/newyork1901/queries';
import { at } from '#kernel';

/** The squares of each gold tile, as printed, on which its towers stand. */
const TOWERS: Readonly<Record<Tile, readonly number[]>> = {
  12: [1],
  13: [1],
  14: [1],
  15: [2],
  16: [4],
  17: [3],
  19: [0, 2],
  20: [1],
  21: [6],
  22: [5],
};

/** A tower above its building's two lower tiers: how far inside its square each tier is and how high; then crown and mast. */
interface Tower {
  readonly base: readonly [low: number, high: number];
  readonly tiers: readonly (readonly [inside: number, to: number])[];
  readonly crown: number;
  readonly of: 'gilt' | 'copper';
  readonly mast: number;
}

/** Gold towers grow with their points; two tiles of the same points differ a little. */
function goldTower(tile: Tile): Tower {
  const grown = 5 * (at(PLANS, tile).points - 6) + 3 * (tile % 2);
  return {
    base: [32 + grown / 2, 40 + grown / 2],
    tiers: [
      [3.5, 53 + grown],
      [7, 65 + grown],
    ],
    crown: 15,
    of: 'gilt',
    mast: 7,
  };
}

const LEGENDARY: readonly Tower[] = [
  {
    base: [40, 48],
    tiers: [
      [5, 68],
      [8, 74],
    ],
    crown: 14,
    of: 'copper',
    mast: 9,
  },
  {
    base: [22, 30],
    tiers: [
      [8, 82],
      [5.5, 92],
      [9, 98],
    ],
    crown: 16,
    of: 'copper',
    mast: 13,
  },
  {
    base: [26, 34],
    tiers: [
      [4, 90],
      [7, 97],
    ],
    crown: 28,
    of: 'gilt',
    mast: 9,
  },
  {
    base: [24, 32],
    tiers: [
      [3, 56],
      [6.5, 100],
      [9.5, 110],
    ],
    crown: 24,
    of: 'copper',
    mast: 13,
  },
];

/** The towers of a gold or legendary tile. */
export function towerOf(tile: Tile): Tower {
  return tile >= FIRST_LEGENDARY ? at(LEGENDARY, tile - FIRST_LEGENDARY) : goldTower(tile);
}

/** Where a gold tile's towers are once it is turned. */
export function towerCells({ tile, turn }: Build, cells: readonly Cell[]): Cell[] {
  let shape: readonly Cell[] = at(PLANS, tile).shape;
  for (let quarter = 0; quarter < turn; quarter++) shape = shape.map(([row, column]): Cell => [column, -row]);
  const corner = (side: 0 | 1, squares: readonly Cell[]) => Math.min(...squares.map((cell) => cell[side]));
  const down = corner(0, cells) - corner(0, shape);
  const right = corner(1, cells) - corner(1, shape);
  return (TOWERS[tile] ?? []).map((square): Cell => {
    const [row, column] = at(shape, square);
    return [row + down, column + right];
  });
}
