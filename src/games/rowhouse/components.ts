/** R1: what is in the box. */
import { at } from '#kernel';

export const COLORS = ['brick', 'cream', 'slate', 'moss', 'ochre'] as const;
export type Color = (typeof COLORS)[number];

/** A tile's number, 0 to 44: every tile is a piece of its own. */
export type Tile = number;

export const TILE_COUNT = 45;
export const STOREYS = 3;
export const STOREY_ROOM = 3;

/** R5.3 The kinds of full storeys: all tiles alike, all different, anything else. */
export const STOREY_KINDS = ['alike', 'different', 'mixed'] as const;
export type StoreyKind = (typeof STOREY_KINDS)[number];

export const STOREY_POINTS: Readonly<Record<StoreyKind, number>> = { alike: 6, different: 4, mixed: 2 };

/** The colour of a tile, as an index of COLORS: nine tiles of each. */
export function colorOf(tile: Tile): number {
  return tile % COLORS.length;
}

/** The colour of a tile by name. */
export function colorName(tile: Tile): Color {
  return at(COLORS, colorOf(tile));
}
