/** Box files: their shape, what is known about their values, and the sheet that asks for them. */
export { type BoxKit, type Check, type Checked, checkBox, type Problem } from './check.ts';
export { type BoxSchema, boxOf, list, sourced, whole } from './schema.ts';
export type { SheetPart } from './sheet.ts';
