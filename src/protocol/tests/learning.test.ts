import { describe, expect, it } from 'vitest';
import { refusalOf } from '#kernel/testing';
import { type Learned, mergeLearned, parseLearned } from '../index.ts';

const phone: Learned = {
  tangramcity: { lessons: ['turn', 'flip'], best: 7, notes: ['first'] },
  flatiron: { lessons: [] },
};
const desk: Learned = { tangramcity: { lessons: ['flip', 'last'], best: 4, games: 2 } };
const tablet: Learned = { newyorkcity: { lessons: ['crown'], games: 1 }, tangramcity: { lessons: [] } };

describe('what was learned', () => {
  it('is all that was done on either end, and the best of both', () => {
    expect(mergeLearned(phone, desk)).toEqual({
      flatiron: { lessons: [] },
      tangramcity: { lessons: ['flip', 'last', 'turn'], best: 7, notes: ['first'], games: 2 },
    });
  });

  it('is the same in any order, and however often it is merged', () => {
    const all = mergeLearned(mergeLearned(phone, desk), tablet);
    expect(mergeLearned(tablet, mergeLearned(desk, phone))).toEqual(all);
    expect(mergeLearned(mergeLearned(tablet, phone), desk)).toEqual(all);
    expect(mergeLearned(all, all)).toEqual(all);
    expect(mergeLearned(all, desk)).toEqual(all);
    expect(mergeLearned({}, all)).toEqual(all);
  });

  it('passes the door as it is', () => expect(parseLearned(phone)).toEqual(phone));

  it.each([
    null,
    'x',
    { tangramcity: {} },
    { tangramcity: { lessons: 'turn' } },
    { tangramcity: { lessons: [3] } },
    { tangramcity: { lessons: ['<b>'] } },
    { tangramcity: { lessons: [], best: -1 } },
    { tangramcity: { lessons: [], best: 1.5 } },
    { tangramcity: { lessons: [], secret: true } },
    { tangramcity: { lessons: Array.from({ length: 101 }, (_, i) => `l${i}`) } },
    { 'a game': { lessons: [] } },
    Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`g${i}`, { lessons: [] }])),
  ])('is refused as %j', (input) => {
    expect(refusalOf(() => parseLearned(input))?.rule).toBe('P1');
  });
});
