/** What is known about the box file: the door for whoever checks or fills in one. */
import type { BoxKit } from '#box';
import { checks } from './checks.ts';
import { schema, type TangramcityBox } from './schema.ts';

export type { TangramcityBox } from './schema.ts';
export { sheet } from './sheet.ts';
export const kit: BoxKit<TangramcityBox> = { schema, checks };
