/** The shape of box.json. */
import type * as v from 'valibot';
import { boxOf } from '#box';

export const schema = boxOf('newyork1901', {});

export type Newyork1901Box = v.InferOutput<typeof schema>;
