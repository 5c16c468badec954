/** Copies, compares and freezes plain data. */

/** V8 turns an object that is filled key by key into a slow dictionary beyond this many keys. */
const MANY_KEYS = 14;

/** A deep copy of plain data. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return cloneArray(value) as T; // a copy has the type of what it copies
  return (hasManyKeys(value) ? cloneWide(value) : cloneObject(value)) as T; // a copy has the type of what it copies
}

/** Checked for whole states only: the objects inside them are small. */
function hasManyKeys(value: object): boolean {
  let keys = 0;
  for (const _key in value) keys += 1;
  return keys > MANY_KEYS;
}

/** Starts from a spread, which keeps the fast object layout. */
function cloneWide(value: object): object {
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) copy[key] = clonePart(copy[key]);
  return copy;
}

function clonePart(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  return Array.isArray(part) ? cloneArray(part) : cloneObject(part);
}

function cloneArray(items: readonly unknown[]): unknown[] {
  const copy = items.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = clonePart(item);
  }
  return copy;
}

function cloneObject(value: object): object {
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clonePart((value as Record<string, unknown>)[key]); // a key of the object itself
  return copy;
}

/** Whether two pieces of plain data are equal, whatever the order of their keys. */
export function same(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  if (Array.isArray(one) !== Array.isArray(two)) return false;
  let keys = 0;
  for (const key in one) {
    if (!Object.hasOwn(two, key)) return false;
    if (!same((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key])) return false; // a key of the object itself
    keys += 1;
  }
  for (const _key in two) keys -= 1;
  return keys === 0;
}

/** Deep-freezes plain data. */
export function freeze<T>(value: T): T {
  // What is no object counts as frozen.
  if (Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value as object)) freeze(part); // only objects are not frozen yet
  return value;
}
