/** The towers of gold and legendary skyscrapers: on which squares they stand, and what they look like. */
import type { Build, Cell } from '#games/newyork1901';
import {
  FIRST_LEGENDARY,
  LEGENDARIES,
  type Legendary,
  TILES,
  type Tile,
} from '#games/newyork1901/components';
import { PLANS } from '#games/newyork1901/queries';
import { at } from '#kernel';

/** On which squares of our footprints the towers of a gold or legendary tile stand. */
const TOWER_SQUARES: Readonly<Partial<Record<string, readonly number[]>>> &
  Readonly<Record<Legendary, readonly number[]>> = {
  bar4: [1],
  tee: [1],
  mirroredPee: [1],
  corner5: [2],
  slab: [4],
  zigzag: [3],
  parkRow: [0, 2],
  singer: [1],
  metropolitanLife: [6],
  woolworth: [5],
};

/** A tower and the two tiers it rises from. Its own tiers say how far inside its square they are, and up to which height. */
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

const LEGENDARY_TOWERS: Readonly<Record<Legendary, Tower>> = {
  parkRow: {
    base: [40, 48],
    tiers: [
      [5, 68],
      [8, 74],
    ],
    crown: 14,
    of: 'copper',
    mast: 9,
  },
  singer: {
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
  metropolitanLife: {
    base: [26, 34],
    tiers: [
      [4, 90],
      [7, 97],
    ],
    crown: 28,
    of: 'gilt',
    mast: 9,
  },
  woolworth: {
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
};

/** The towers of a gold or legendary tile. */
export function towerOf(tile: Tile): Tower {
  const legendary = LEGENDARIES[tile - FIRST_LEGENDARY];
  return legendary ? LEGENDARY_TOWERS[legendary] : goldTower(tile);
}

/** Where a gold tile's towers are once it is turned. */
export function towerCells({ tile, turn }: Build, cells: readonly Cell[]): Cell[] {
  let shape: readonly Cell[] = at(PLANS, tile).shape;
  for (let quarter = 0; quarter < turn; quarter++) shape = shape.map(([row, column]): Cell => [column, -row]);
  const corner = (side: 0 | 1, squares: readonly Cell[]) => Math.min(...squares.map((cell) => cell[side]));
  const down = corner(0, cells) - corner(0, shape);
  const right = corner(1, cells) - corner(1, shape);
  return towerSquares(tile, shape.length).map((square): Cell => {
    const [row, column] = at(shape, square);
    return [row + down, column + right];
  });
}

/** Footprints that are not ours have their tower in the middle. */
function towerSquares(tile: Tile, squares: number): readonly number[] {
  const known = TOWER_SQUARES[at(TILES, tile).name];
  return known?.every((square) => square < squares) ? known : [Math.floor(squares / 2)];
}
