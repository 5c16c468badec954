/** What is known about the box file: the door for whoever checks or fills in one. */
import type { BoxKit } from '#box';
import { checks } from './checks.ts';
import { type RowhouseBox, schema } from './schema.ts';

export type { RowhouseBox } from './schema.ts';
export { sheet } from './sheet.ts';
export const kit: BoxKit<RowhouseBox> = { schema, checks };
