/** The shape of box.json. */
import * as v from 'valibot';
import { boxOf, list, sourced, whole } from '#box';

export const TILE_IDS = Array.from({ length: 23 }, (_, tile) => `T${String(tile + 1).padStart(2, '0')}`);
export const BOARD_IDS = ['A', 'B', 'C', 'D', 'E'] as const;
export const LEVEL_NAMES = ['master', 'magnificent', 'impressive', 'promising', 'beginner'] as const;
const HALVES = ['◤', '◥', '◢', '◣'] as const;

const outlineRow = v.pipe(v.string(), v.regex(/^[■◤◥◢◣·]{1,7}$/, 'one to seven of the signs ■ ◤ ◥ ◢ ◣ ·'));
const outline = v.pipe(v.array(outlineRow), v.minLength(1), v.maxLength(7));
const square = v.pipe(v.string(), v.regex(/^[A-G][1-7]$/, 'a square from A1 to G7'));
const startArea = v.strictObject({ square, half: square, halfShape: v.picklist(HALVES) });

export const schema = boxOf('tangramcity', {
  counts: sourced(
    v.strictObject({
      cards: v.literal(23),
      tiles: v.literal(23),
      boards: v.literal(5),
      rows: v.literal(7),
      columns: v.literal(7),
    }),
  ),
  // Words name the turns of a fountain from this one on.
  fountains: sourced(v.strictObject({ perPlayer: v.literal(6), outline: v.tuple([v.literal('◤')]) })),
  pointTrack: sourced(v.strictObject({ firstSpace: whole(0, 99) })),
  tiles: sourced(list(v.strictObject({ id: v.picklist(TILE_IDS), outline }), TILE_IDS.length)),
  cards: sourced(
    list(
      v.strictObject({ id: v.picklist(TILE_IDS), lookAlike: v.picklist(['none', ...TILE_IDS]) }),
      TILE_IDS.length,
    ),
  ),
  startAreas: sourced(
    list(v.strictObject({ id: v.picklist(BOARD_IDS), dark: startArea, green: startArea }), BOARD_IDS.length),
  ),
  planningBonus: sourced(v.strictObject({ points: whole(0, 99) })),
  balanceBonus: sourced(list(v.strictObject({ upTo: whole(0, 49), points: whole(0, 99) }), 3)),
  levels: sourced(
    list(v.strictObject({ name: v.picklist(LEVEL_NAMES), from: whole(0, 999) }), LEVEL_NAMES.length),
  ),
});

export type TangramcityBox = v.InferOutput<typeof schema>;
