/** R1.1, R1.2 The map as tables, read once: lots, blocks between the streets, and what each square fronts. */
import type { Cell } from '#geometry';
import { at } from '#kernel';
import { DISTRICTS, FRONT_SIGNS, MAP, START_LOTS } from './components.ts';
import { isLotSign, readMap } from './map.ts';

/** A lot's number: districts in their order, then as numbered on the map. */
export type Lot = number;

/** R1.3 What a lot card shows: twice the district's number, plus one for three squares. */
export type Kind = number;

/** A piece of land; its squares are bits of its block. */
export interface LotPlan {
  /** As on the map: 'R07'. */
  readonly sign: string;
  readonly district: number;
  readonly kind: Kind;
  readonly cells: readonly Cell[];
  readonly block: number;
  readonly mask: number;
  /** Bits of FRONTS. */
  readonly fronts: number;
}

/** Land between streets: no building reaches beyond its block, so a block is one word of bits. */
export interface Block {
  readonly cells: readonly Cell[];
  /** The lots in it. */
  readonly lots: readonly Lot[];
}

const map = readMap(MAP, FRONT_SIGNS);

/** The sign of each square, row by row. */
export const SIGNS = map.signs;

/** Every square, in reading order. */
export const CELLS = map.cells;

export const COLUMNS = at(SIGNS, 0).length;

/** The cell of a square that is given as one number, counted in reading order. */
export function cellOf(square: number): Cell {
  return [Math.floor(square / COLUMNS), square % COLUMNS];
}

/** The squares that have this sign. */
export function cellsWith(sign: string): readonly Cell[] {
  return map.bySign.get(sign) ?? [];
}

/** Q3 The streets and parks that these squares share a side with, as bits of FRONTS. */
export const { frontsOf } = map;

/** By row and column: the block of a square and its bit in that block. */
const places: { block: number; bit: number }[][] = SIGNS.map(() => []);
for (const [block, region] of map.blocks.entries()) {
  for (const [i, [row, column]] of region.entries()) at(places, row)[column] = { block, bit: 1 << i };
}

export const LOTS: readonly LotPlan[] = DISTRICTS.flatMap((name, district) => {
  const letter = at([...name], 0).toUpperCase();
  const signs = [...map.bySign.keys()].filter((sign) => isLotSign(sign) && sign.startsWith(letter));
  return signs.sort().map((sign) => planLot(sign, district));
});

export const BLOCKS: readonly Block[] = map.blocks.map((region, block) => ({
  cells: region,
  lots: LOTS.flatMap((plan, lot) => (plan.block === block ? [lot] : [])),
}));

export const BLOCK_COUNT = BLOCKS.length;
export const KIND_COUNT = 2 * DISTRICTS.length;

/** The plan of a lot. Inner loops use this and not `at`: a lookup that only ever sees one list is faster. */
export function lotPlan(lot: Lot): LotPlan {
  return LOTS[lot] as LotPlan; // lots are numbers of plans
}

/** The lots of a block. */
export function lotsIn(block: number): readonly Lot[] {
  return (BLOCKS[block] as Block).lots; // blocks are numbers of the list
}

/** The lots that a card of each kind may be used for. */
export const LOTS_OF_KIND: readonly (readonly Lot[])[] = Array.from({ length: KIND_COUNT }, (_, kind) =>
  LOTS.flatMap((plan, lot) => (plan.kind === kind ? [lot] : [])),
);

/** R1.6 The starting lot of each character. */
export const START_LOT: readonly Lot[] = START_LOTS.map((sign) => lotCalled(sign));

export function districtOf(kind: Kind): number {
  return kind >> 1;
}

export function sizeOf(kind: Kind): 2 | 3 {
  return (kind & 1) === 1 ? 3 : 2;
}

export function isSmall(kind: Kind): boolean {
  return sizeOf(kind) === 2;
}

/** The lot with this sign on the map. */
export function lotCalled(sign: string): Lot {
  const lot = LOTS.findIndex((plan) => plan.sign === sign);
  if (lot < 0) throw new Error(`no lot ${sign}`);
  return lot;
}

/** The block of a square and its bit in that block; undefined outside the lots. */
export function placeInBlock([row, column]: Cell): { block: number; bit: number } | undefined {
  return places[row]?.[column];
}

function planLot(sign: string, district: number): LotPlan {
  const own = cellsWith(sign);
  const under = own.map(placeInBlock);
  return {
    sign,
    district,
    kind: 2 * district + (own.length === 3 ? 1 : 0),
    cells: own,
    block: under[0]?.block ?? 0,
    mask: under.reduce((mask, place) => mask | (place?.bit ?? 0), 0),
    fronts: frontsOf(own),
  };
}
