/** A game's values with blanks where its owner has to look. */
import type { BoxSchema, SheetPart } from '#box';
import type { Box } from '#kernel';

/** As much of a schema as blanks depend on. */
type Schema = {
  readonly type: string;
  /** Of an object; its parts by name. */
  readonly entries?: Readonly<Record<string, Schema>>;
  /** Of a list, a list of fixed length, and an object with any names. */
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly pipe?: readonly Schema[];
};

/** What names a part stays. */
const NAMES = ['id', 'name'];

/** The box with null in place of every value that is ours and can be read off the components. */
export function blankBox(own: Box, schema: BoxSchema, sheet: readonly SheetPart[]): Box {
  const groups = (schema as unknown as Schema).entries?.values?.entries ?? {};
  const values = Object.entries(own.values).map(([group, sourced]) => {
    const part = sheet.find((one) => one.group === group);
    if (!part || sourced.source !== 'reconstruction') return [group, sourced];
    const value = blank(sourced.value, groups[group]?.entries?.value, [...NAMES, ...(part.given ?? [])]);
    return [group, { source: 'printed', value }];
  });
  return { ...own, values: Object.fromEntries(values) };
}

/**
 * Only what can take one value alone, and what names a part, stays. One blank stands for what can have several forms, and for
 * a list of plain values whose length is not known.
 */
function blank(value: unknown, schema: Schema | undefined, given: readonly string[]): unknown {
  if (schema?.type === 'literal') return value;
  if (schema?.wrapped) return blank(value, schema.wrapped, given);
  if (schema?.type === 'union' || schema?.type === 'variant') return null;
  if (Array.isArray(value)) {
    const isFixed = schema?.items || schema?.pipe?.some(({ type }) => type === 'length');
    if (!isFixed && !value.every(isRecord)) return null;
    return value.map((item, i) => blank(item, schema?.item ?? schema?.items?.[i], given));
  }
  if (!isRecord(value)) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      given.includes(key) ? part : blank(part, schema?.entries?.[key] ?? schema?.value, given),
    ]),
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
