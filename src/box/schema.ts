/** The shape of a box file, for checking one and for editors. */
import * as v from 'valibot';
import { type Box, SOURCES } from '#kernel';

/** A group of values with its source. */
export function sourced<S extends v.GenericSchema>(value: S) {
  return v.strictObject({ source: v.picklist(SOURCES), value });
}

/** A whole file of one game. */
export function boxOf<Id extends string, V extends v.ObjectEntries>(game: Id, values: V) {
  return v.strictObject({
    $schema: v.optional(v.string()),
    game: v.literal(game),
    values: v.strictObject(values),
  });
}

/** A whole number within a range. */
export function whole(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** A list of exactly so many. */
export function list<S extends v.GenericSchema>(item: S, length: number) {
  return v.pipe(v.array(item), v.length(length));
}

export type BoxSchema<B extends Box = Box> = v.GenericSchema<unknown, B>;
