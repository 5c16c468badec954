/** The difference between two plain values, as plain data: small to store and to send. */

/**
 * `[value]` puts a value in place, `[]` takes a key away, an object goes deeper key by key.
 * In arrays the keys are places, and `#` is the new length where it shrank.
 */
export type Patch = readonly [] | readonly [unknown] | { readonly [key: string]: Patch | number };

type Keyed = Record<string, unknown>;

/** What turns one value into the other, or undefined where they are equal; an absent key equals an undefined one. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  return difference(before, after, false);
}

/**
 * The same; and whatever did not change is put into `after` from `before`, so that both share it and memory is freed at
 * once. Frozen values are left as they are.
 */
export function diffSharing(before: unknown, after: unknown): Patch | undefined {
  return difference(before, after, true);
}

function difference(before: unknown, after: unknown, share: boolean): Patch | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after === undefined ? [] : [after];
  const shares = share && !Object.isFrozen(after);
  if (Array.isArray(after)) return Array.isArray(before) ? ofArrays(before, after, shares) : [after];
  return Array.isArray(before) ? [after] : ofObjects(before as Keyed, after as Keyed, shares); // no arrays, as was just asked
}

function ofObjects(before: Keyed, after: Keyed, share: boolean): Patch | undefined {
  let patch: Keyed | undefined;
  let met = 0;
  for (const key in after) {
    const old = own(before, key);
    const part = after[key];
    if (old !== undefined && part !== undefined) met += 1;
    if (old === part) continue;
    const change = difference(old, part, share);
    if (change !== undefined) {
      patch ??= {};
      put(patch, key, change);
    } else if (share) put(after, key, old);
  }
  if (met === size(before)) return patch as Patch | undefined; // made of patches only
  for (const key in before) {
    if (before[key] === undefined || own(after, key) !== undefined) continue;
    patch ??= {};
    put(patch, key, []);
  }
  return patch as Patch | undefined; // made of patches only
}

/** Counting keys is far cheaper than looking each up, and mostly none was removed. */
function size(value: Keyed): number {
  let keys = 0;
  for (const _key in value) keys += 1;
  return keys;
}

/** Where most places hold something wholly new, the whole array is shorter. */
function ofArrays(before: readonly unknown[], after: unknown[], share: boolean): Patch | undefined {
  let patch: Record<string, Patch | number> | undefined;
  let places = 0;
  for (let i = 0; i < after.length; i++) {
    const part = after[i];
    if (i < before.length && before[i] === part) continue;
    const change = i < before.length ? difference(before[i], part, share) : ([part] as const);
    if (change !== undefined) {
      if (Array.isArray(change)) places += 1;
      patch ??= {};
      patch[i] = change;
    } else if (share) after[i] = before[i];
  }
  if (places > 2 && places * 2 > after.length) return [after];
  if (after.length < before.length) {
    patch ??= {};
    patch['#'] = after.length;
  }
  return patch;
}

/** The value with the patch applied; what did not change is shared, nothing is written to. */
export function patched<T>(value: T, patch: Patch): T {
  // Patches come from `diff` of values of this type, in this program or at the other end of the wire.
  return patchedPart(value, patch) as T;
}

function patchedPart(value: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  if (typeof value !== 'object' || value === null) throw new Error('the patch is of another value');
  return Array.isArray(value)
    ? patchedArray(value, patch as Record<string, Patch | number>) // patches of arrays and objects have keys
    : patchedObject(value as Keyed, patch as Record<string, Patch>); // patches of arrays and objects have keys
}

function patchedObject(value: Keyed, patch: Record<string, Patch>): Keyed {
  const copy = { ...value };
  for (const key in patch) {
    const part = patch[key] as Patch; // a key of the patch itself
    if (Array.isArray(part) && part.length === 0) delete copy[key];
    else put(copy, key, patchedPart(own(copy, key), part));
  }
  return copy;
}

function patchedArray(value: readonly unknown[], patch: Record<string, Patch | number>): unknown[] {
  const copy = value.slice();
  for (const key in patch) {
    const part = patch[key] as Patch | number; // a key of the patch itself
    const place = typeof part === 'number' ? part : Number(key);
    if (!(place >= 0 && place <= copy.length)) throw new Error('the patch is of another value');
    if (typeof part === 'number') copy.length = part;
    else copy[place] = patchedPart(copy[place], part);
  }
  return copy;
}

/** The value of a key of its own: every object also has `constructor` and the like, which are not data. */
function own(value: Keyed, key: string): unknown {
  const part = value[key];
  if (typeof part === 'function') return undefined;
  return key === '__proto__' && !Object.hasOwn(value, key) ? undefined : part;
}

/** Assigning to `__proto__` would not make a key. */
function put(target: Keyed, key: string, value: unknown): void {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
