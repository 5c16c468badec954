/** R1: what is in the box. */
export const COLORS = ['brick', 'cream', 'slate', 'moss', 'ochre'] as const;
export type Color = (typeof COLORS)[number];

/** A tile's number, 0 to 44: every tile is a piece of its own. */
export type Tile = number;

export const TILE_COUNT = 45;
export const STOREYS = 3;
export const STOREY_ROOM = 3;

/** The colour of a tile, as an index of COLORS: nine tiles of each. */
export function colorOf(tile: Tile): number {
  return tile % COLORS.length;
}
