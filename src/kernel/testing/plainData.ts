/** Plain data: what JSON can hold without loss. */

/** Throws, with the path, at the first part that JSON would lose or change. */
export function assertPlain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`${path} is ${value}`);
    return;
  }
  if (typeof value !== 'object') throw new Error(`${path} is of type ${typeof value}`);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype)
    throw new Error(`${path} is a ${proto?.constructor?.name}`);
  if (Array.isArray(value) && Object.keys(value).length !== value.length)
    throw new Error(`${path} has holes`);
  for (const [key, part] of Object.entries(value)) assertPlain(part, `${path}.${key}`);
}

/** Throws unless both are the same to the byte. */
export function assertSame(one: unknown, two: unknown, what: string): void {
  const [first, second] = [JSON.stringify(one), JSON.stringify(two)];
  if (first !== second) throw new Error(`${what}:\n${first}\n${second}`);
}
