/** Hashes of answers: the same number for the same answer in every imagined state. */

const texts = new Map<string, number>();

/** A 32-bit hash of plain data, whatever the order of its fields. */
export function actionKey(value: unknown, salt: number): number {
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) ? mix(salt + value, NUMBER) : mix(salt + textKey(String(value)), NUMBER);
    case 'string':
      return mix(salt + textKey(value), TEXT);
    case 'boolean':
      return mix(salt + (value ? 1 : 0), BOOLEAN);
    default:
      return objectKey(value as object | null, salt); // answers are plain data, so nothing else is left
  }
}

function objectKey(value: object | null, salt: number): number {
  if (value === null) return mix(salt, BOOLEAN);
  if (Array.isArray(value)) {
    let key = salt;
    for (let i = 0; i < value.length; i++) key = actionKey(value[i], mix(key, i + 1));
    return mix(key, value.length);
  }
  let key = salt;
  for (const name in value)
    key = (key + actionKey((value as Record<string, unknown>)[name], textKey(name))) | 0; // a key of the object itself
  return mix(key, OBJECT);
}

const NUMBER = 0x2545f491;
const TEXT = 0x27d4eb2f;
const BOOLEAN = 0x165667b1;
const OBJECT = 0x61c88647;

function mix(one: number, two: number): number {
  const key = Math.imul(one ^ (one >>> 16) ^ two, 0x85ebca6b);
  return Math.imul(key ^ (key >>> 13), 0xc2b2ae35) ^ (key >>> 15);
}

function textKey(text: string): number {
  const cached = texts.get(text);
  if (cached !== undefined) return cached;
  let key = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) key = Math.imul(key ^ text.charCodeAt(i), 0x01000193);
  texts.set(text, key);
  return key;
}
