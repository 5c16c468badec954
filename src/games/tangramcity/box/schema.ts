/** The shape of box.json. */
import type * as v from 'valibot';
import { boxOf } from '#box';

export const schema = boxOf('tangramcity', {});

export type TangramcityBox = v.InferOutput<typeof schema>;
