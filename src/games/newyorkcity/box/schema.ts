/** The shape of box.json. */
import type * as v from 'valibot';
import { boxOf } from '#box';

export const schema = boxOf('newyorkcity', {});

export type NewyorkcityBox = v.InferOutput<typeof schema>;
