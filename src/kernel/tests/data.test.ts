import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, clone, freeze, hashOf, keyOf, projection, rank, same } from '#kernel';

/** JSON without `__proto__`; rules never write that key, and what clients send is never cloned. */
const ownData = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('plain data', () => {
  it('is copied deeply, and the copy is equal', () => {
    fc.assert(
      fc.property(ownData, (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        expect(same(copy, value)).toBe(true);
        expect(hashOf(copy)).toBe(hashOf(value));
      }),
      { seed: 7 },
    );
    const nested = { a: [{ b: 1 }] };
    expect(clone(nested).a[0]).not.toBe(nested.a[0]);
    const wide = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`key${n}`, { list: [n, [n]] }]));
    const copy = clone(wide);
    expect(copy).toEqual(wide);
    for (const key of Object.keys(wide)) {
      expect(copy[key]).not.toBe(wide[key]);
      expect(copy[key]?.list[1]).not.toBe(wide[key]?.list[1]);
    }
  });

  it('is equal exactly when its canonical keys are', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, two) => {
        expect(same(one, two)).toBe(keyOf(one) === keyOf(two));
      }),
      { seed: 7 },
    );
    expect(keyOf({ b: 1, a: [true, null] })).toBe('{"a":[true,null],"b":1}');
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(same([1], { 0: 1 })).toBe(false);
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(same({ a: undefined }, { b: undefined })).toBe(false);
    expect([same(null, {}), same({}, null), same(1, {}), same({}, 1), same([], {})]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(keyOf({ b: undefined, a: [undefined] })).toBe('{"a":[null]}');
    expect(keyOf(undefined)).toBe('null');
  });

  it('has hashes that differ for similar values', () => {
    const hashes = new Set(Array.from({ length: 1000 }, (_, n) => hashOf({ n })));
    expect(hashes.size).toBe(1000);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('can be frozen deeply', () => {
    const frozen = freeze({ a: [{ b: 1 }] });
    expect(() => {
      at(frozen.a, 0).b = 2;
    }).toThrow(TypeError);
  });
});

describe('points if the game ended now', () => {
  it('are the sum of what is made and what would be counted', () => {
    const [made, atEnd] = [{ roofs: 7, gold: undefined as never }, { gold: -3 }];
    expect(projection(made, atEnd)).toEqual({ total: 4, made, atEnd });
  });
});

describe('at and rank', () => {
  it('throws for a missing item', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(() => at(['a'], 1)).toThrow('no item 1 among 1');
  });

  it('ranks by one measure after the other; seats equal in all share a rank', () => {
    const points = [5, 9, 9, 5];
    const money = [1, 2, 3, 1];
    expect(rank(4, (seat) => at(points, seat))).toEqual([
      [1, 2],
      [0, 3],
    ]);
    expect(
      rank(
        4,
        (seat) => at(points, seat),
        (seat) => at(money, seat),
      ),
    ).toEqual([[2], [1], [0, 3]]);
    expect(rank(0)).toEqual([]);
  });
});
