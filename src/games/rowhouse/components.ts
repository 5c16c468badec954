/** R1: what is in the box. */
import { at } from '#kernel';
import { BOX } from './box.ts';

const { tiles, house, storeyPoints } = BOX.values;

export const COLORS = ['brick', 'cream', 'slate', 'moss', 'ochre'] as const;
export type Color = (typeof COLORS)[number];

/** A tile's number, counted from 0: every tile is a piece of its own. */
export type Tile = number;

export const TILE_COUNT = tiles.value.perColor * COLORS.length;
export const STOREYS = house.value.storeys;
export const STOREY_ROOM = house.value.room;

/** R5.3 The kinds of full storeys: all tiles alike, all different, anything else. */
export const STOREY_KINDS = ['alike', 'different', 'mixed'] as const;
export type StoreyKind = (typeof STOREY_KINDS)[number];

export const STOREY_POINTS: Readonly<Record<StoreyKind, number>> = storeyPoints.value;

/** The colour of a tile, as an index of COLORS: the same number of tiles of each. */
export function colorOf(tile: Tile): number {
  return tile % COLORS.length;
}

/** The colour of a tile by name. */
export function colorName(tile: Tile): Color {
  return at(COLORS, colorOf(tile));
}
