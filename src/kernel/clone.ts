/** Copies, compares and freezes plain data. */

/** A deep copy of plain data. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? cloneArray(value) : cloneObject(value)) as T;
}

function cloneArray(items: readonly unknown[]): unknown[] {
  const copy = items.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = clone(item);
  }
  return copy;
}

function cloneObject(value: object): object {
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key];
    copy[key] = typeof part === 'object' && part !== null ? clone(part) : part;
  }
  return copy;
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function same(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  if (Array.isArray(one) !== Array.isArray(two)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(two).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(two, key) &&
      same((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key]),
  );
}

/** Makes plain data unwritable, all the way down. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}
