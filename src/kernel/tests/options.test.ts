import { describe, expect, it } from 'vitest';
import { applies, defaultOptions, type Option, type OptionList, parseOptions } from '#kernel';
import { refusalOf } from '#kernel/testing';

type Chosen = {
  expert: boolean;
  rounds: number;
  side: 'day' | 'night';
  streets: readonly ('a' | 'b' | 'c')[];
};

const list: OptionList<Chosen> = {
  expert: { kind: 'flag', default: false },
  rounds: { kind: 'amount', min: 3, max: 9, default: 9 },
  side: { kind: 'oneOf', values: ['day', 'night'], default: 'day' },
  streets: { kind: 'someOf', values: ['a', 'b', 'c'], min: 1, max: 2, default: ['a'] },
};

describe('options', () => {
  it('[K3] apply where all their conditions hold', () => {
    const flag: Option = { kind: 'flag', default: false };
    const when: Option['when'] = [
      { seats: 2 },
      { option: 'rounds', least: 3 },
      { option: 'side', is: 'day' },
    ];
    const appliesWith = (options: object, seats = 2) =>
      applies({ ...flag, when }, { rounds: 3, side: 'day', ...options }, seats);
    expect(applies(flag, {}, 1)).toBe(true);
    expect(appliesWith({})).toBe(true);
    expect([appliesWith({}, 3), appliesWith({ rounds: 2 }), appliesWith({ side: 'night' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[K3] fills in what is missing', () => {
    expect(defaultOptions(list)).toEqual({ expert: false, rounds: 9, side: 'day', streets: ['a'] });
    expect(parseOptions(list, { rounds: 3 })).toEqual({
      expert: false,
      rounds: 3,
      side: 'day',
      streets: ['a'],
    });
    expect(parseOptions(list, { streets: ['a', 'c'], side: 'night', expert: true })).toMatchObject({
      streets: ['a', 'c'],
    });
    expect(parseOptions(list, { streets: ['b', 'c'] }).streets).toEqual(['b', 'c']);
  });

  it('[K3] are copied, not what was sent', () => {
    const streets = ['a', 'c'];
    const parsed = parseOptions(list, { streets });
    streets.push('b');
    expect(parsed.streets).toEqual(['a', 'c']);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['text', 'expert'],
    ['a number', 7],
    ['nothing', undefined],
    ['an unknown name', { color: 'red' }],
    ['text for a flag', { expert: 'yes' }],
    ['an amount too small', { rounds: 2 }],
    ['an amount too large', { rounds: 10 }],
    ['a fraction', { rounds: 3.5 }],
    ['an amount as text', { rounds: '3' }],
    ['a value not offered', { side: 'dusk' }],
    ['too few', { streets: [] }],
    ['too many', { streets: ['a', 'b', 'c'] }],
    ['a value twice', { streets: ['a', 'a'] }],
    ['the wrong order', { streets: ['c', 'a'] }],
    ['an unknown value', { streets: ['z'] }],
    ['a poisoned prototype', JSON.parse('{"__proto__": {"expert": true}}')],
  ])('[K3] refuses %s', (_what, input) => {
    expect(refusalOf(() => parseOptions(list, input))).toEqual({ rule: 'K3', code: 'malformedOptions' });
  });
});
