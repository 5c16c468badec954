/** What is known about the box file: the door for whoever checks or fills in one. */
import type { BoxKit } from '#box';
import { checks } from './checks.ts';
import { type Newyork1901Box, schema } from './schema.ts';

export type { Newyork1901Box } from './schema.ts';
export { sheet } from './sheet.ts';
export const kit: BoxKit<Newyork1901Box> = { schema, checks };
