/** The shape of box.json. */
import type * as v from 'valibot';
import { boxOf } from '#box';

export const schema = boxOf('flatiron', {});

export type FlatironBox = v.InferOutput<typeof schema>;
