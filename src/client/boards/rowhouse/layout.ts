/** Where everything stands in the drawings that are not played on: a street of houses. */
import { STOREYS } from '#games/rowhouse/components';

/** A house: storeys of tiles under a roof. */
export const HOUSE = { width: 76, tile: 22, storey: 26, roof: 30, edge: 5 };
/** From the ground to the eaves, and to the ridge. */
export const WALL_HEIGHT = STOREYS * HOUSE.storey;
export const HOUSE_HEIGHT = WALL_HEIGHT + HOUSE.roof;

/** The left ends of so many houses, side by side and in the middle of a street. */
export function houseEnds(count: number, street: number, scale: number, gap: number): number[] {
  const width = HOUSE.width * scale;
  const all = count * width + (count - 1) * gap;
  return Array.from({ length: count }, (_, i) => (street - all) / 2 + i * (width + gap));
}

/** The upper left corner of a tile, from the left end of the ground up. */
export function tileAt(storey: number, place: number): readonly [x: number, y: number] {
  return [HOUSE.edge + place * HOUSE.tile, -(storey + 1) * HOUSE.storey + 2];
}
