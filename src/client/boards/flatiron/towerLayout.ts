/** Where the parts of the tower stand, in its own units: the prow on the ground is 0, 0, and up is negative. Pure. */
import { LEVELS } from '#games/flatiron/components';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of the wedge: the prow points at the viewer, two faces run back from it. */
const PROW: Point = { x: 0, y: 0 };
const LEFT: Point = { x: -100, y: -52 };
const RIGHT: Point = { x: 120, y: -60 };
/** The middle of the wedge. */
export const MIDDLE: Point = { x: 20 / 3, y: -112 / 3 };

/** How much a face rises per unit of width. */
export const SLOPE = { left: 0.52, right: -0.5 } as const;

const STOREY = 48;
const PITCH = 66;
const GROUND = -12;
const OPEN_STOREY = 60.8;
const PLANNED = { slab: 14, roof: 12 };
/** The more storeys are still planned, the lower each is drawn. */
const PLANNED_STOREYS = [42, 42, 37, 32, 27];
/** How high the crane stands on the deck. */
const DERRICK = 170;
const CROWN = { cornice: 24, parapet: 10, house: 20, flag: 52 };

/** The wedge at this height of its prow, scaled around its middle. */
export function wedge(y: number, grown = 1): { left: Point; prow: Point; right: Point } {
  const corner = (one: Point): Point => ({
    x: round(MIDDLE.x + (one.x - MIDDLE.x) * grown),
    y: round(y + MIDDLE.y + (one.y - MIDDLE.y) * grown),
  });
  return { left: corner(LEFT), prow: corner(PROW), right: corner(RIGHT) };
}

/** A finished storey: the height of its prow at the bottom and at the top, and of the slab above it. */
export interface Storey {
  readonly bottom: number;
  readonly top: number;
  readonly slab: number;
}

export function storeyOf(index: number): Storey {
  const bottom = GROUND - PITCH * index;
  return { bottom, top: bottom - STOREY, slab: bottom - STOREY - 18 };
}

/** The height of the open deck on top of so many finished storeys. */
export function deckOf(finished: number): number {
  return GROUND - 8.6 - PITCH * finished;
}

/** Where pillars stand on the open deck, counted from its prow; the slots' plaques hang below them on the slab. */
export const SLOT_PLACES: readonly Point[] = [
  { x: -78, y: -44 },
  { x: 2, y: -11 },
  { x: 94, y: -51 },
];
/** How far a tap chooses a slot, above and below where its pillar stands. */
export const SLOT_HIT = { above: 66, below: 20 } as const;
export const PLAQUE_PLACES: readonly Point[] = [
  { x: -80, y: -17 },
  { x: 2, y: 15 },
  { x: 96, y: -24 },
];
/** The same slots in a finished storey: left corner, prow, right corner, counted from its bottom. */
export const CORNER_PLACES: readonly Point[] = [
  { x: -91, y: -47 },
  { x: 0, y: 1 },
  { x: 111, y: -55 },
];

export const PILLAR = { width: 26, height: 56 };
/** Pillars inside finished storeys are a little smaller. */
export const CORNER_PILLAR = 48 / 56;

/** The floors to come, as heights of the prow: each a slab and a storey, then the roof. */
export function planOf(levels: number): { slabs: number[]; storey: number; roof: number } {
  const start = deckOf(levels - 1) - OPEN_STOREY;
  const floors = Math.max(0, LEVELS - levels);
  const storey = PLANNED_STOREYS[floors] ?? 0;
  const pitch = PLANNED.slab + storey;
  const slabs = Array.from({ length: floors }, (_, i) => start - i * pitch);
  return { slabs, storey, roof: start - floors * pitch };
}
export const PLAN = PLANNED;

/** The crown of the finished tower, as heights of the prow: cornice, parapet, the little house on the roof, its flag. */
export function crownOf(storeys: number): { cornice: number; parapet: number; house: number; flag: number } {
  const cornice = storeyOf(storeys - 1).top - CROWN.cornice + 6;
  const parapet = cornice - CROWN.parapet;
  const house = parapet - CROWN.house;
  return { cornice, parapet, house, flag: house - CROWN.flag };
}
export const CROWN_PARTS = CROWN;

/** How far the drawing reaches up from the prow on the ground. */
export function heightOf(levels: number, roofed: boolean): number {
  if (roofed) return -crownOf(levels).flag + 42;
  return Math.max(-planOf(levels).roof + PLANNED.roof + 68, -deckOf(levels - 1) + DERRICK);
}

/** How wide the drawing is, with level numbers at its left. */
export const TOWER_WIDTH = { left: 138, right: 134 };

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
