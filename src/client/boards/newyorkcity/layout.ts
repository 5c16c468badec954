/** Every coordinate of the board. The harbour lies or stands upright, with plates of one size. */
import { LINKS } from '#games/newyorkcity/components';
import { LYING as LYING_PATHS, UPRIGHT } from './coasts.ts';
import { placesOf } from './linkPlaces.ts';

/** One thing at a time, map or elevator beside what is decided, or all three side by side. */
export type Mode = 'phone' | 'desk' | 'wide';

/** Widths of the board's box from which the table of a desk begins, and that of a large screen. */
const DESK = 737;
const WIDE = 1400;
/** From this width on two characters side by side have room for all they say. */
const CARDS = 500;
/** From this width on the harbour lies. */
const LYING = 560;

export function modeOf(width: number): Mode {
  if (width >= WIDE) return 'wide';
  return width >= DESK ? 'desk' : 'phone';
}

export function isSlim(width: number): boolean {
  return width < CARDS;
}

/** The size of text, in pixels: large screens are seen from farther away. */
export function textSize(width: number): number {
  return Math.max(14, Math.min(26, Math.round(width / 106)));
}

export type Shape = 'lying' | 'upright';

export function shapeOf(width: number): Shape {
  return width >= LYING ? 'lying' : 'upright';
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A district's plate: a head, a row for each owner, and beside them what the district is worth. */
export const PLATE = {
  width: 152,
  head: 26,
  row: 20,
  /** Rows begin here. */
  top: 27,
  plots: 5,
  plot: 9.6,
  towers: 20,
  points: 97,
  worth: 101,
  worthWidth: 48,
  base: 22,
  tile: 18,
} as const;

/** Owners' rows, black among them: three to five. */
export function plateHeight(rows: number): number {
  return PLATE.top + PLATE.row * rows + 2;
}

/** So many prestige tiles are drawn one by one; where there are more, the last place tells their sum. */
export function tileRoom(rows: number): number {
  return rows > 3 ? 2 : 1;
}

/** Where the towers of a row stand: five with room, more of them closer together. */
export function towerX(index: number, count: number): number {
  const room = PLATE.plots * PLATE.plot;
  const step = count <= PLATE.plots ? PLATE.plot : (room - PLATE.plot) / (count - 1);
  return PLATE.towers + index * step;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The size the coasts and routes are drawn for. */
  readonly drawn: { readonly width: number; readonly height: number };
  readonly coasts: readonly string[];
  readonly border: string;
  readonly waves: readonly string[];
  /** By district. */
  readonly plates: readonly Point[];
  readonly limos: readonly Point[];
  /** By link, in the order of the box. */
  readonly routes: readonly string[];
  readonly plaques: readonly Point[];
  readonly offer: Point | undefined;
  readonly statue: Point | undefined;
  readonly rose: Point | undefined;
  readonly caption: Point | undefined;
}

export const PLAQUE = { width: 40, height: 26 } as const;
export const LIMO = { width: 56, height: 24 } as const;

const drawings = new Map<string, Drawing>();

/** Made once for each shape and number of rows. */
export function harbour(shape: Shape, rows: number): Drawing {
  const key = `${shape} ${rows}`;
  const known = drawings.get(key) ?? withLinks(shape === 'lying' ? lying(rows) : upright(rows), rows);
  drawings.set(key, known);
  return known;
}

/** The drawing with routes and plaques in the order of the box's links. */
function withLinks(drawing: Drawing, rows: number): Drawing {
  const { width, height, drawn, plates } = drawing;
  const centers = plates.map(({ x, y }) => ({ x: x + PLATE.width / 2, y: y + plateHeight(rows) / 2 }));
  const stretch = { x: width / drawn.width, y: height / drawn.height };
  return { ...drawing, ...placesOf(LINKS, drawing, centers, stretch) };
}

function lying(rows: number): Drawing {
  const plate = plateHeight(rows);
  const height = 3 * plate + 86;
  const width = 572;
  const middle = (height - plate) / 2;
  const low = height - plate - 7;
  const gap = (7 + plate + middle) / 2;
  const gap2 = (middle + plate + low) / 2;
  const west = 0.235 * height;
  return {
    width,
    height,
    ...LYING_PATHS,
    plates: [
      { x: 203, y: middle },
      { x: 277, y: 7 },
      { x: 412, y: middle },
      { x: 357, y: low },
      { x: 58, y: low },
      { x: 5, y: west },
    ],
    limos: [
      { x: 279, y: gap2 },
      { x: 240, y: 106 },
      { x: 428, y: gap2 },
      { x: 542, y: low + 0.5 * plate },
      { x: 28.5, y: low + 0.6 * plate },
      { x: 108, y: west + plate + 17 },
    ],
    plaques: [
      { x: 491, y: gap2 },
      { x: 489, y: gap },
      { x: 322, y: gap },
      { x: 387, y: 0.5 * height },
      { x: 348, y: gap2 },
      { x: 210, y: gap2 },
      { x: 180, y: 0.44 * height },
      { x: 282, y: 0.875 * height },
      { x: 206, y: 0.145 * height },
      { x: 45, y: 0.612 * height },
    ],
    offer: { x: 7, y: 7 },
    statue: { x: 140, y: 0.655 * height },
    rose: { x: 521, y: 56 },
    caption: { x: 282, y: 0.94 * height },
  };
}

/** Between the rows of plates on the upright map, and below the last: room for one line of vehicles. */
const GAP = 49;
const BELOW = 46;

function upright(rows: number): Drawing {
  const plate = plateHeight(rows);
  const one = 8;
  const two = one + plate + GAP;
  const three = two + plate + GAP;
  const [gap, gap2] = [two - GAP / 2, three - GAP / 2];
  const below = three + plate + BELOW / 2;
  return {
    width: 328,
    height: three + plate + BELOW,
    ...UPRIGHT,
    plates: [
      { x: 8, y: two },
      { x: 170, y: one },
      { x: 170, y: two },
      { x: 170, y: three },
      { x: 8, y: three },
      { x: 8, y: one },
    ],
    limos: [
      { x: 72, y: gap2 },
      { x: 246, y: gap },
      { x: 256, y: gap2 },
      { x: 282, y: below },
      { x: 46, y: below },
      { x: 30, y: gap },
    ],
    plaques: [
      { x: 306, y: gap2 },
      { x: 296, y: gap },
      { x: 196, y: gap },
      { x: 164, y: gap2 },
      { x: 206, y: gap2 },
      { x: 122, y: gap2 },
      { x: 84, y: gap },
      { x: 167, y: below },
      { x: 150, y: gap },
      { x: 22, y: gap2 },
    ],
    offer: undefined,
    statue: undefined,
    rose: undefined,
    caption: undefined,
  };
}

/** The press track: a space's width and where pawns stand on it, the topmost last. */
export const TRACK = { height: 48, foot: 18, pawn: 19 } as const;

export function pawnOffset(place: number, count: number): Point {
  const spread = count > 1 ? 7 : 0;
  return { x: (place - (count - 1) / 2) * spread, y: -place * (count > 2 ? 5 : 8) };
}
