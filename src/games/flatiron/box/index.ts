/** What is known about the box file: the door for whoever checks or fills in one. */
import type { BoxKit } from '#box';
import { checks } from './checks.ts';
import { type FlatironBox, schema } from './schema.ts';

export type { FlatironBox } from './schema.ts';
export { sheet } from './sheet.ts';
export const kit: BoxKit<FlatironBox> = { schema, checks };
