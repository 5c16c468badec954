import { describe, expect, it } from 'vitest';
import { isSeed, Rng, refused } from '#kernel';
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

  it('takes only 32 hexadecimal digits for a seed', () => {
    expect([seed, seed.slice(1), `${seed}0`, seed.toUpperCase(), [seed], 7].map(isSeed)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
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

  it('gives stored games the same chance for ever', () => {
    expect(Rng.fromSeed(seed).state).toEqual([-432522342, -1618826617, 137137942, -1985229313]);
    expect(Rng.fromSeed(seed, 'bots').state).toEqual([1451065724, -2036760705, 867540364, -1985229313]);
  });

  it('rejects the numbers that would favour low results, and only those', () => {
    const first = (bits: number) => new Rng([bits, 0, 5, 0]);
    const second = first(0xffff_ffff);
    second.next();
    expect(first(0xffff_ffff).below(3)).toBe(second.next() % 3);
    expect(first(0xffff_fffe).below(3)).toBe(2);
    expect(first(0x8000_0000).below(0x8000_0001)).toBe(0x8000_0000);
    expect(first(7).below(1)).toBe(0);
    expect(first(0xffff_fffd).below(0xffff_ffff)).toBe(0xffff_fffd);
    for (const wrong of [0x1_0000_0000, -1, Number.NaN])
      expect(() => first(7).below(wrong)).toThrow(`no number is below ${wrong}`);
  });

  it('draws each item of a bag once, the last of it included', () => {
    const rng = Rng.fromSeed(seed);
    for (let n = 0; n < 20; n++) {
      const bag = ['a', 'b', 'c'];
      expect([rng.draw(bag), rng.draw(bag), rng.draw(bag)].sort()).toEqual(['a', 'b', 'c']);
      expect(bag).toEqual([]);
    }
  });

  it('shuffles with as few numbers as it needs', () => {
    // The last word of the state counts the numbers given.
    const given = (items: number[]) => {
      const rng = new Rng([1, 2, 3, 0]);
      rng.shuffle(items);
      return rng.state[3];
    };
    expect([given([]), given([1]), given([1, 2, 3, 4])]).toEqual([0, 0, 3]);
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

  /** How far the counts are from equal ones, as chi square. */
  const chiSquare = (counts: readonly number[], expected: number) =>
    counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

  it('favours no place in a shuffle: each item is at each place equally often', () => {
    const [size, games] = [52, 4000];
    const counts = new Map<number, number>();
    for (let n = 0; n < games; n++) {
      // A deal of its own each time, as at tables: the first numbers of many seeds.
      const hands = Rng.fromSeed(n.toString(16).padStart(32, '0')).shuffle([...Array(size).keys()]);
      for (const [place, item] of hands.entries())
        counts.set(size * item + place, (counts.get(size * item + place) ?? 0) + 1);
    }
    const cells = Array.from({ length: size * size }, (_, cell) => counts.get(cell) ?? 0);
    // 51 * 51 degrees of freedom: 2601, give or take 72; five times that is less likely than one in a million.
    const found = chiSquare(cells, games / size);
    expect(found).toBeGreaterThan(2601 - 361);
    expect(found).toBeLessThan(2601 + 361);
  });

  it('favours no order of draws: every order of four is equally likely', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 24_000; n++) {
      const rng = Rng.fromSeed(n.toString(16).padStart(32, '0'), 'draws');
      const bag = ['a', 'b', 'c', 'd'];
      const order = Array.from({ length: 4 }, () => rng.draw(bag)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: less than 66 but once in 100,000 times.
    expect(chiSquare([...counts.values()], 1000)).toBeLessThan(66);
  });

  it('favours no number below n, nor any number after another', () => {
    const rng = Rng.fromSeed(seed, 'pairs');
    const counts = Array.from({ length: 49 }, () => 0);
    let last = rng.below(7);
    for (let n = 0; n < 98_000; n++) {
      const next = rng.below(7);
      counts[7 * last + next] = (counts[7 * last + next] ?? 0) + 1;
      last = next;
    }
    // 48 degrees of freedom: less than 105 but once in 100,000 times.
    expect(chiSquare(counts, 2000)).toBeLessThan(105);
  });

  it('[K4] says in its refusal which rule it is, for logs', () => {
    expect(refused('malformedSeed')).toMatchObject({
      name: 'Refused',
      message: 'refused by K4: malformedSeed',
    });
  });

  it('[K4] refuses a seed that is not 32 hexadecimal digits', () => {
    for (const wrong of ['', '12', seed.toUpperCase(), `${seed}0`, `${seed.slice(1)}g`]) {
      expect(refusalOf(() => Rng.fromSeed(wrong))).toEqual({ rule: 'K4', code: 'malformedSeed' });
    }
  });
});
