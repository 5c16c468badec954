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

  it('holds a puzzle solved that was solved on one device', () => {
    const here: Learned = {
      flatiron: { lessons: [], puzzles: { a: 'missed', b: 'missed' }, days: { 20775: 'solved' } },
    };
    const there: Learned = {
      flatiron: { lessons: [], puzzles: { a: 'solved', c: 'missed' }, days: { 20775: 'missed' } },
    };
    const all: Learned = {
      flatiron: {
        lessons: [],
        puzzles: { a: 'solved', b: 'missed', c: 'missed' },
        days: { 20775: 'solved' },
      },
    };
    expect(mergeLearned(here, there)).toEqual(all);
    expect(mergeLearned(there, here)).toEqual(all);
    expect(mergeLearned(all, here)).toEqual(all);
    expect(parseLearned(all)).toEqual(all);
  });

  it('keeps the results of the latest 400 days', () => {
    const days = (first: number): Learned => ({
      flatiron: {
        lessons: [],
        days: Object.fromEntries(Array.from({ length: 300 }, (_, i) => [first + i, 'solved' as const])),
      },
    });
    const kept = Object.keys(mergeLearned(days(20300), days(20000)).flatiron?.days ?? {});
    expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([400, '20200', '20599']);
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
    { tangramcity: { lessons: [], puzzles: { a: 'cheated' } } },
    {
      tangramcity: {
        lessons: [],
        days: Object.fromEntries(Array.from({ length: 401 }, (_, i) => [i, 'solved'])),
      },
    },
    { 'a game': { lessons: [] } },
    Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`g${i}`, { lessons: [] }])),
  ])('is refused as %j', (input) => {
    expect(refusalOf(() => parseLearned(input))?.rule).toBe('P1');
  });
});
