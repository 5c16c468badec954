/** The difference between two plain values, as plain data: small to store and to send. */

/**
 * `[value]` puts a value in place, `[]` takes a key away, an object goes deeper key by key.
 * In arrays the keys are places, and `#` is the new length where it shrank.
 */
export type Patch = readonly [] | readonly [unknown] | { readonly [key: string]: Patch | number };

/** A patch as JSON, which is what is stored and sent: written at once, it takes far less time and memory than as objects. */
export type PatchText = string;

type Keyed = Record<string, unknown>;

/** What turns one value into the other, or undefined where they are equal; an absent key equals an undefined one. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  const text = difference(before, after, false, undefined);
  // Written below, where every text is a patch.
  return text === undefined ? undefined : (JSON.parse(text) as Patch);
}

/**
 * The same as text; and whatever did not change is put into `after` from `before`, so that both share it and memory is
 * freed at once. Frozen values are left as they are. With `known`, parts that were compared before are not compared again.
 */
export function diffSharing(before: unknown, after: unknown, known?: KnownChanges): PatchText | undefined {
  return difference(before, after, true, known);
}

/** Changes of parts that several viewers see alike. */
export class KnownChanges {
  private readonly befores: object[] = [];
  private readonly afters: object[] = [];
  private readonly texts: (PatchText | undefined)[] = [];

  /** Where the change from one value to the other is noted, for `at`; -1 where it is not. */
  find(before: object, after: object): number {
    const known = this.afters.indexOf(after);
    return known >= 0 && this.befores[known] === before ? known : -1;
  }

  at(place: number): PatchText | undefined {
    return this.texts[place];
  }

  note(before: object, after: object, change: PatchText | undefined): void {
    this.befores.push(before);
    this.afters.push(after);
    this.texts.push(change);
  }
}

// Every play goes through the functions below some hundred times: what they allocate is a third of the garbage it leaves.

function difference(
  before: unknown,
  after: unknown,
  share: boolean,
  known: KnownChanges | undefined,
): PatchText | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after === undefined ? '[]' : put(after);
  const place = known === undefined ? -1 : known.find(before, after);
  if (known !== undefined && place >= 0) return known.at(place);
  const change = ofParts(before, after, share, known);
  known?.note(before, after, change);
  return change;
}

function ofParts(
  before: object,
  after: object,
  share: boolean,
  known: KnownChanges | undefined,
): PatchText | undefined {
  if (Array.isArray(after)) return Array.isArray(before) ? ofArrays(before, after, share, known) : put(after);
  return Array.isArray(before) ? put(after) : ofObjects(before as Keyed, after as Keyed, share, known); // no arrays, as was just asked
}

function ofObjects(
  before: Keyed,
  after: Keyed,
  share: boolean,
  known: KnownChanges | undefined,
): PatchText | undefined {
  let text = '';
  let met = 0;
  for (const key in after) {
    const part = after[key];
    // Most did not change, and what a value inherits is never in another one.
    if (part === before[key]) {
      if (part !== undefined) met += 1;
      continue;
    }
    const old = own(before, key);
    if (old !== undefined && part !== undefined) met += 1;
    const change = difference(old, part, share, known);
    if (change !== undefined) text += (text === '' ? '{' : ',') + quoted(key) + change;
    else if (share && !Object.isFrozen(after)) set(after, key, old);
  }
  if (met !== size(before))
    for (const key in before) {
      if (before[key] === undefined || own(after, key) !== undefined) continue;
      text += `${(text === '' ? '{' : ',') + quoted(key)}[]`;
    }
  return text === '' ? undefined : `${text}}`;
}

/** Where most places hold something wholly new, the whole array is shorter. */
function ofArrays(
  before: readonly unknown[],
  after: unknown[],
  share: boolean,
  known: KnownChanges | undefined,
): PatchText | undefined {
  let text = '';
  let places = 0;
  for (let i = 0; i < after.length; i++) {
    const part = after[i];
    if (i < before.length && before[i] === part) continue;
    const change = i < before.length ? difference(before[i], part, share, known) : put(part);
    if (change !== undefined) {
      if (change.startsWith('[')) places += 1;
      text += `${text === '' ? '{' : ','}"${i}":${change}`;
    } else if (share && !Object.isFrozen(after)) after[i] = before[i];
  }
  if (places > 2 && places * 2 > after.length) return put(after);
  if (after.length < before.length) text += `${text === '' ? '{' : ','}"#":${after.length}`;
  return text === '' ? undefined : `${text}}`;
}

/** The patch that puts a value in place. */
function put(value: unknown): PatchText {
  // Most are small numbers, for which JSON.stringify takes several times as long.
  return Number.isInteger(value) ? `[${value}]` : `[${JSON.stringify(value) ?? null}]`;
}

/** Keys with quotes and colon, as they have been written before: there are few. */
const quotedKeys = new Map<string, string>();
const MOST_KEYS = 1000;

function quoted(key: string): string {
  const known = quotedKeys.get(key);
  if (known !== undefined) return known;
  if (quotedKeys.size >= MOST_KEYS) quotedKeys.clear();
  const text = `${JSON.stringify(key)}:`;
  quotedKeys.set(key, text);
  return text;
}

/** Counting keys is far cheaper than looking each up, and mostly none was removed. */
function size(value: Keyed): number {
  let keys = 0;
  for (const _key in value) keys += 1;
  return keys;
}

/** Two changes of different keys of the same object, in one. */
export function together(one: PatchText | undefined, two: PatchText | undefined): PatchText | undefined {
  return one === undefined || two === undefined ? (one ?? two) : `${one.slice(0, -1)},${two.slice(1)}`;
}

/** A stored patch; games that a browser has kept for long have theirs as objects. */
export function patchFrom(stored: PatchText | Patch): Patch {
  return typeof stored === 'string' ? JSON.parse(stored) : stored;
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
    else set(copy, key, patchedPart(own(copy, key), part));
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
function set(target: Keyed, key: string, value: unknown): void {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
