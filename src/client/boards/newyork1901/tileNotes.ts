/** What there is to know of tiles and buildings, as lines of a note. */
import type { Build } from '#games/newyork1901';
import type { Tile } from '#games/newyork1901/components';
import { PLANS } from '#games/newyork1901/queries';
import type { BoardText, Naming } from '#games/newyork1901/text';
import { at } from '#kernel';
import { note } from '../kit/Notes.tsx';

/** The note of a building. */
export function buildingNote(build: Build, owner: string, text: BoardText, names: Naming): string {
  return note(`${names.tile(build.tile)} · ${owner}`, names.where(build), tileFacts(build.tile, text));
}

/** Points, form and size of a tile. */
export function tileFacts(tile: Tile, text: BoardText): string {
  const { points, irregular, shape } = at(PLANS, tile);
  const form = irregular ? text.irregular : text.regular;
  return [text.points(points), form, text.squares(shape.length)].join(', ');
}
