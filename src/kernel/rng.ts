/** Seeded chance: sfc32 with 128 bits of state. The only source of chance in the rules. */
import { at } from './at.ts';
import { refused } from './refused.ts';

/** The generator's state: four 32-bit words. */
export type RngState = readonly [number, number, number, number];

const WARM_UP = 16;
const RANGE = 0x1_0000_0000;

/** A seeded random generator. */
export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(state: RngState) {
    [this.a, this.b, this.c, this.d] = state;
  }

  /** A generator from 32 hexadecimal digits; streams with different names are independent. */
  static fromSeed(seed: string, stream = ''): Rng {
    if (!isSeed(seed)) throw refused('malformedSeed');
    const word = (i: number) => Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16) | 0;
    return new Rng([word(0), word(1), word(2), word(3)]).stream(stream);
  }

  /** A separate generator for one purpose; this one does not change. */
  stream(name: string): Rng {
    const mixed = new Rng([
      this.a ^ hash32(name, 1),
      this.b ^ hash32(name, 2),
      this.c ^ hash32(name, 3),
      this.d,
    ]);
    for (let n = 0; n < WARM_UP; n++) mixed.next();
    return mixed;
  }

  get state(): RngState {
    return [this.a, this.b, this.c, this.d];
  }

  /** 32 random bits, as a number from 0 to 2^32 - 1. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** A number from 0 to n - 1, each equally likely. */
  below(n: number): number {
    if (!(n >= 1 && n < RANGE)) throw new Error(`no number is below ${n}`);
    let bits = this.next();
    // Rejects the last, incomplete run of n numbers, which would favour low results; the first test saves most divisions.
    while (bits >= RANGE - n && bits >= RANGE - (RANGE % n)) bits = this.next();
    // Unsigned operands keep this an integer division, which is several times faster.
    return (bits >>> 0) % (n >>> 0);
  }

  /** One of the items, each equally likely. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T; // below its length
  }

  /** Takes one item out of the bag; the rest does not keep its order. */
  draw<T>(bag: T[]): T {
    const i = this.below(bag.length);
    const item = bag[i] as T; // below its length
    const last = bag.pop() as T; // not empty: below() takes no 0
    if (i < bag.length) bag[i] = last;
    return item;
  }

  /** Puts the items in random order, in place. */
  shuffle<T>(items: T[]): T[] {
    for (let left = items.length; left > 1; left--) {
      const i = this.below(left);
      const item = at(items, i);
      items[i] = at(items, left - 1);
      items[left - 1] = item;
    }
    return items;
  }
}

/** Whether this is a seed: 32 hexadecimal digits. */
export function isSeed(seed: unknown): seed is string {
  return typeof seed === 'string' && /^[0-9a-f]{32}$/.test(seed);
}

/** FNV-1a with a final mix; enough to keep stream names apart. */
function hash32(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
