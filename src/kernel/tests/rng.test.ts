import { describe, expect, it } from 'vitest';
import { Rng } from '#kernel';
import { refusalOf } from '#kernel/testing';

const seed = '0123456789abcdef0123456789abcdef';
const numbers = (rng: Rng, count = 8) => Array.from({ length: count }, () => rng.next());

describe('rng', () => {
  it('is sfc32: the known sequence of its step from a known state', () => {
    // Worked out from the definition: t = a + b + d, a = b ^ b >>> 9, b = c + (c << 3), c = rotl(c, 21) + t.
    const rng = new Rng([1, 2, 3, 4]);
    expect(rng.next()).toBe(7);
    expect(rng.state).toEqual([2, 27, 6291463, 5]);
    expect(rng.next()).toBe(34);
  });

  it('gives the same numbers for the same seed, different ones for another', () => {
    expect(numbers(Rng.fromSeed(seed))).toEqual(numbers(Rng.fromSeed(seed)));
    expect(numbers(Rng.fromSeed(seed))).not.toEqual(numbers(Rng.fromSeed(seed.replace('0', '1'))));
  });

  it('continues from its state', () => {
    const rng = Rng.fromSeed(seed);
    numbers(rng);
    expect(numbers(new Rng(rng.state))).toEqual(numbers(rng));
  });

  it('has named streams that differ from each other and do not change it', () => {
    const rng = Rng.fromSeed(seed);
    const { state } = rng;
    const [one, two] = [numbers(rng.stream('deck')), numbers(rng.stream('bots'))];
    expect(rng.state).toEqual(state);
    expect(one).not.toEqual(two);
    expect(numbers(rng.stream('deck'))).toEqual(one);
  });

  it('draws every number below n equally often', () => {
    const rng = Rng.fromSeed(seed);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 7000; n++) counts[rng.below(7)] = (counts[rng.below(7)] ?? 0) + 1;
    for (const count of counts) expect(count).toBeGreaterThan(800);
    expect(() => rng.below(0)).toThrow('no number is below 0');
  });

  it('draws from a bag and shuffles without losing items', () => {
    const rng = Rng.fromSeed(seed);
    const bag = [1, 2, 3, 4, 5];
    const drawn = rng.draw(bag);
    expect([...bag, drawn].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(rng.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
    const orders = new Set(Array.from({ length: 200 }, () => rng.shuffle([1, 2, 3]).join('')));
    expect(orders.size).toBe(6);
  });

  it('[K4] refuses a seed that is not 32 hexadecimal digits', () => {
    for (const wrong of ['', '12', seed.toUpperCase(), `${seed}0`, `${seed.slice(1)}g`]) {
      expect(refusalOf(() => Rng.fromSeed(wrong))).toEqual({ rule: 'K4', code: 'malformedSeed' });
    }
  });
});
