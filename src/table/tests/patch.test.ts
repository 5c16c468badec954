import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeze, keyOf } from '#kernel';
import { diff, diffSharing, KnownChanges, type PatchText, patched, patchFrom, together } from '../index.ts';

/** Values that share much, as two states of one table do; with names that are traps for objects. */
const key = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '#', '0'),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('leaf'), tie('list'), tie('record')),
  leaf: fc.constantFrom(null, true, false, 0, 1, 2, 'x', ''),
  list: fc.array(tie('value'), { maxLength: 6 }),
  record: fc
    .array(fc.tuple(key, tie('value')), { maxLength: 5 })
    .map((pairs) => Object.fromEntries(pairs) as unknown),
}));

const parsed = (text: PatchText | undefined) => text && JSON.parse(text);

describe('patches', () => {
  it('lead from any value to any other, also through JSON, and write to neither', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const [one, two] = [freeze(structuredClone(before)), freeze(structuredClone(after))];
        const patch = diff(one, two);
        if (patch === undefined) {
          expect(keyOf(one)).toBe(keyOf(two));
          return;
        }
        expect(keyOf(patched(one, freeze(patch)))).toBe(keyOf(two));
        expect(keyOf(patched(one, JSON.parse(JSON.stringify(patch))))).toBe(keyOf(two));
      }),
      { numRuns: 3000, seed: 1901 },
    );
  });

  it('are undefined exactly where both say the same', () => {
    fc.assert(
      fc.property(value, value, (one, two) => {
        expect(diff(one, two) === undefined).toBe(keyOf(one) === keyOf(two));
        expect(diff(one, JSON.parse(JSON.stringify(one)))).toBeUndefined();
      }),
      { numRuns: 1000, seed: 1901 },
    );
  });

  it('put, take away and go deeper', () => {
    expect(diff({ a: 1, b: 2, c: { d: 3, e: 4 } }, { a: 5, c: { d: 3, e: 6 } })).toEqual({
      a: [5],
      b: [],
      c: { e: [6] },
    });
    expect(diff([1, 2, 3], [1, 2])).toEqual({ '#': 2 });
    expect(diff([1, 2, 3], [1, 2, 3, 4])).toEqual({ 3: [4] });
    expect(diff([1, 2, 3, 4], [5, 6, 7, 4])).toEqual([[5, 6, 7, 4]]);
    expect(diff({ a: [] }, { a: {} })).toEqual({ a: [{}] });
    expect(diff(null, { a: 1 })).toEqual([{ a: 1 }]);
  });

  it('name the places of arrays as long as that is shorter', () => {
    const from = [0, 0, 0, 0, 0, 0];
    expect(diff(from, [1, 1, 1, 0, 0, 0])).toEqual({ 0: [1], 1: [1], 2: [1] });
    expect(diff(from.slice(1), [1, 1, 1, 0, 0])).toEqual([[1, 1, 1, 0, 0]]);
    expect(diff([0, 0], [1, 1])).toEqual({ 0: [1], 1: [1] });
    expect(diff([...from, 0], [1, 1, 1, 0, 0, 0, 0])).toEqual({ 0: [1], 1: [1], 2: [1] });
    const seats = (points: number) => [1, 2, 3, 4].map((seat) => ({ seat, points }));
    const within = { points: [9] };
    expect(diff(seats(8), seats(9))).toEqual({ 0: within, 1: within, 2: within, 3: within });
  });

  it('keep the length of an array that ends with nothing', () => {
    expect(diff([1], [1, undefined])).toEqual({ 1: [null] });
    expect(diff(1, undefined)).toEqual([]);
  });

  it('leave the values as they are, each with its own parts', () => {
    const [before, after] = [
      { same: { x: 1 }, other: 1 },
      { same: { x: 1 }, other: 2 },
    ];
    expect(diff(before, after)).toEqual({ other: [2] });
    expect(after.same).not.toBe(before.same);
  });

  it('take undefined for absent', () => {
    expect(diff({ a: undefined }, {})).toBeUndefined();
    expect(diff({}, { a: undefined })).toBeUndefined();
    expect(diff({ a: 1 }, { a: undefined })).toEqual({ a: [] });
  });

  it('share what did not change', () => {
    const before = { a: { deep: [1] }, b: 1 };
    expect(patched(before, { b: [2] }).a).toBe(before.a);
  });

  it('never reach the prototype', () => {
    const patch = JSON.parse('{"__proto__": [{"bad": true}], "constructor": {"prototype": {"bad": [true]}}}');
    expect(() => patched({ a: 1 }, patch)).toThrow('another value');
    const own = patched({ a: 1 }, JSON.parse('{"__proto__": [{"bad": true}]}'));
    expect(Object.getPrototypeOf(own)).toBe(Object.prototype);
    expect('bad' in {}).toBe(false);
  });

  it('make a key of the prototype’s name like any other', () => {
    const copy = patched(JSON.parse('{"__proto__": 1}'), JSON.parse('{"__proto__": [2]}'));
    expect(Object.getOwnPropertyDescriptor(copy, '__proto__')).toEqual({
      value: 2,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  });

  it('refuse values they are not of', () => {
    expect(() => patched<unknown>(null, { a: [1] })).toThrow('the patch is of another value');
    expect(() => patched([1], { '-1': [2] })).toThrow('the patch is of another value');
    expect(() => patched(1, { a: [2] })).toThrow('another value');
    expect(() => patched([1], { '#': 5 })).toThrow('another value');
    expect(() => patched([1], { 7: [0] })).toThrow('another value');
  });
});

describe('patches that share', () => {
  it('are the same, and change nothing that either value says', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const [one, two] = [freeze(structuredClone(before)), structuredClone(after)];
        const expected = diff(one, structuredClone(after));
        expect(parsed(diffSharing(one, two))).toEqual(expected);
        expect(keyOf(two)).toBe(keyOf(after));
        expect(keyOf(one)).toBe(keyOf(before));
      }),
      { numRuns: 3000, seed: 1901 },
    );
  });

  it('take over what did not change, and leave alone what is frozen', () => {
    const before = { same: { deep: [1] }, list: [{ kept: 1 }, { turned: 1 }], gone: 1 };
    const after = { same: { deep: [1] }, list: [{ kept: 1 }, { turned: 2 }] };
    expect(diffSharing(before, after)).toBe('{"list":{"1":{"turned":[2]}},"gone":[]}');
    expect(after.same).toBe(before.same);
    expect(after.list[0]).toBe(before.list[0]);
    expect(after.list[1]).not.toBe(before.list[1]);
    const frozen = freeze({ same: { deep: [1] }, gone: 2 });
    expect(parsed(diffSharing(before, frozen))).toMatchObject({ gone: [2] });
    expect(frozen.same).not.toBe(before.same);
  });

  it('are the same where parts were compared before, for other viewers', () => {
    fc.assert(
      fc.property(value, value, value, (before, after, hidden) => {
        const known = new KnownChanges();
        for (const own of [hidden, null, hidden]) {
          // Both viewers see the same two objects, beside something of their own.
          const [one, two] = [
            { all: before, own: 0 },
            { all: after, own },
          ];
          const expected = diff(one, structuredClone(two));
          expect(parsed(diffSharing(one, two, known))).toEqual(expected);
        }
      }),
      { numRuns: 1000, seed: 1901 },
    );
  });

  it('compare what is known only once', () => {
    const known = new KnownChanges();
    const [before, after] = [{ a: 1 }, { a: 2 }];
    expect(diffSharing({ part: before }, { part: after }, known)).toBe('{"part":{"a":[2]}}');
    after.a = 3;
    expect(diffSharing({ part: before }, { part: after }, known)).toBe('{"part":{"a":[2]}}');
    expect(diffSharing({ part: { a: 1 } }, { part: after }, known)).toBe('{"part":{"a":[3]}}');
  });

  it('are put together, and read from text or from what browsers have kept', () => {
    expect(together('{"a":[1]}', '{"b":[2],"c":[]}')).toBe('{"a":[1],"b":[2],"c":[]}');
    expect([together('{"a":[1]}', undefined), together(undefined, '{"b":[2]}')]).toEqual([
      '{"a":[1]}',
      '{"b":[2]}',
    ]);
    expect(together(undefined, undefined)).toBeUndefined();
    expect([patchFrom('{"a":[1]}'), patchFrom({ a: [1] })]).toEqual([{ a: [1] }, { a: [1] }]);
  });
});
