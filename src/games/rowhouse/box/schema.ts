/** The shape of box.json. */
import * as v from 'valibot';
import { boxOf, sourced, whole } from '#box';

const points = whole(0, 99);

export const schema = boxOf('rowhouse', {
  tiles: sourced(v.strictObject({ perColor: whole(1, 99) })),
  house: sourced(v.strictObject({ storeys: v.literal(3), room: v.literal(3) })),
  storeyPoints: sourced(v.strictObject({ alike: points, different: points, mixed: points })),
});

export type RowhouseBox = v.InferOutput<typeof schema>;
