/** Every site, that is every place where a tile can stand; worked out once. */
import {
  type Cell,
  isRectangle,
  isSameShape,
  moved,
  type Shape,
  shapeFrom,
  sidesOf,
  type Turned,
  turnsOf,
} from '#geometry';
import { at } from '#kernel';
import { BLOCK_COUNT, BLOCKS, CELLS, cellOf, frontsOf, LOTS, placeInBlock } from './board.ts';
import { HEIGHTS, type Legendary, OWN_TILES, TECHNOLOGIES, TILES, type Tile } from './components.ts';

/** A build as an answer: the top left square of the tile's box, and quarter turns clockwise. */
export type Build = { tile: Tile; at: number; turn: number };

/** A tile in one place, with all that the rules need to know of it. */
export interface Site {
  readonly tile: Tile;
  /** Four times the square, plus the turn: how the state remembers it. */
  readonly place: number;
  readonly block: number;
  /** The squares under it, as bits of the block. */
  readonly mask: number;
  /** The squares that share a side with it. */
  readonly near: number;
  /** R5.2, R10.2 Bits of FRONTS. */
  readonly fronts: number;
  /** R10.8 Bits of DISTRICTS. */
  readonly districts: number;
  readonly build: Readonly<Build>;
}

/** What the rules need to know of a tile. */
interface TilePlan {
  readonly technology: number;
  readonly points: number;
  readonly height: number;
  readonly irregular: boolean;
  readonly shape: Shape;
  /** The different ways to lay it down. */
  readonly turns: readonly Turned[];
}

export const PLANS: readonly TilePlan[] = TILES.map(({ technology, points, name, rows }) => {
  const shape = shapeFrom(rows);
  return {
    technology: TECHNOLOGIES.indexOf(technology),
    points,
    height: name in HEIGHTS ? HEIGHTS[name as Legendary] : 0, // as was just asked
    irregular: !isRectangle(shape),
    shape,
    turns: turnsOf(shape),
  };
});

/** The plan of a tile. */
export function tilePlan(tile: Tile): TilePlan {
  return PLANS[tile] as TilePlan; // tiles are numbers of plans
}

/** Q14 The own tiles before this one that are just like it, as bits. */
export const LIKE_BEFORE: readonly number[] = PLANS.map(({ technology, points, shape }, tile) =>
  PLANS.slice(0, Math.min(tile, OWN_TILES)).reduce((like, plan, other) => {
    const same = technology === plan.technology && points === plan.points && isSameShape(shape, plan.shape);
    return same ? like | (1 << other) : like;
  }, 0),
);

/** R5.2 The sites of each tile in each block. */
export const SITES: readonly (readonly (readonly Site[])[])[] = TILES.map((_, tile) => {
  const sites = sitesOf(tile);
  return Array.from({ length: BLOCK_COUNT }, (_, block) => sites.filter((site) => site.block === block));
});

const byPlace: readonly (Site | undefined)[][] = SITES.map((blocks) => {
  const places: (Site | undefined)[] = Array.from({ length: 4 * CELLS.length }, () => undefined);
  for (const site of blocks.flat()) places[site.place] = site;
  return places;
});

/** The site of a tile at a place; nothing where it cannot stand. */
export function siteAt(tile: Tile, place: number): Site | undefined {
  return byPlace[tile]?.[place];
}

/** The site of a tile that stands on the map. */
export function standing(tile: Tile, place: number): Site {
  const site = siteAt(tile, place);
  if (!site) throw new Error(`tile ${tile} cannot stand at ${place}`);
  return site;
}

export function placeOf({ at: square, turn }: Omit<Build, 'tile'>): number {
  return 4 * square + turn;
}

/** The squares a tile would cover; nothing for a turn it does not have. */
export function cellsOf({ tile, at: square, turn }: Build): Cell[] {
  const turned = PLANS[tile]?.turns.find((known) => known.turn === turn);
  return (turned?.shape ?? []).map((cell) => moved(cell, cellOf(square)));
}

function sitesOf(tile: Tile): Site[] {
  const { turns } = at(PLANS, tile);
  return CELLS.flatMap((corner, square) =>
    turns
      .filter(({ shape }) => shape.every((cell) => placeInBlock(moved(cell, corner))))
      .map(({ turn }) => siteOn({ tile, at: square, turn }))
      .filter(({ fronts }) => fronts !== 0),
  );
}

/** A site all of whose squares are in lots. */
function siteOn(build: Build): Site {
  const cells = cellsOf(build);
  const places = cells.map(placeInBlock);
  const block = places[0]?.block ?? 0;
  const mask = maskOf(places);
  const around = cells.flatMap(sidesOf).map(placeInBlock);
  const under = LOTS.filter((lot) => lot.block === block && (lot.mask & mask) !== 0);
  return {
    tile: build.tile,
    place: placeOf(build),
    block,
    mask,
    near: maskOf(around) & ~mask,
    fronts: frontsOf(cells),
    districts: under.reduce((sum, { district }) => sum | (1 << district), 0),
    build: Object.freeze(build),
  };
}

/** Squares of one block as bits; squares outside the lots are left out. */
function maskOf(places: readonly ({ bit: number } | undefined)[]): number {
  return places.reduce((mask, place) => mask | (place?.bit ?? 0), 0);
}

/** Blocks up to this size have a table of what fits on each set of their squares: four megabytes for 20 squares. */
const LARGEST_TABLE = 20;

/** For each block and each set of its squares the tiles that fit on them, as bits; blocks that are too large have no table. */
const fitTables: readonly Int32Array[] = BLOCKS.map(({ cells }, block) => {
  if (cells.length > LARGEST_TABLE) return new Int32Array(0);
  const fits = new Int32Array(1 << cells.length);
  for (const site of SITES.flatMap((blocks) => at(blocks, block))) {
    fits[site.mask] = (fits[site.mask] as number) | (1 << site.tile); // sets of the block's squares
  }
  for (let bit = 1; bit < fits.length; bit <<= 1) {
    for (let squares = 0; squares < fits.length; squares++) {
      if ((squares & bit) !== 0) fits[squares] = (fits[squares] as number) | (fits[squares ^ bit] as number); // sets of the block's squares
    }
  }
  return fits;
});

/** R5.2 The tiles that fit on these squares of a block, as bits. */
export function fitsOn(block: number, squares: number): number {
  const table = fitTables[block] as Int32Array; // a table for each block
  return table.length > 0 ? (table[squares] as number) : fitsFound(block, squares); // a set of the block's squares
}

function fitsFound(block: number, squares: number): number {
  return SITES.reduce((tiles, blocks, tile) => {
    const fits = (blocks[block] as readonly Site[]).some(({ mask }) => (mask & ~squares) === 0); // a list for each block
    return fits ? tiles | (1 << tile) : tiles;
  }, 0);
}

/** The tiles of each technology and all older ones, as bits. */
export const TILES_UP_TO: readonly number[] = TECHNOLOGIES.map((_, technology) =>
  PLANS.reduce((tiles, plan, tile) => (plan.technology <= technology ? tiles | (1 << tile) : tiles), 0),
);
