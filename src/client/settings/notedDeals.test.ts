// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { notedDeal, notePromise, noteSalt } from './notedDeals.ts';

beforeEach(() => localStorage.clear());

it('keeps the first promise of a table, whatever is shown later', () => {
  expect(notedDeal('one')).toBeUndefined();
  notePromise('one', 'aa', 100);
  notePromise('one', 'bb', 200);
  notePromise('two', 'cc', 300);
  expect(notedDeal('one')).toEqual({ table: 'one', promise: 'aa', noted: 100, salts: [] });
  expect(notedDeal('two')?.promise).toBe('cc');
});

it('keeps every salt that this browser added, also before the promise was seen', () => {
  noteSalt('one', '11');
  notePromise('one', 'aa', 100);
  noteSalt('one', '22');
  expect(notedDeal('one')).toEqual({ table: 'one', promise: 'aa', noted: 100, salts: ['11', '22'] });
});

it('forgets the oldest of many tables, and survives whatever else is stored', () => {
  for (let n = 0; n < 205; n++) notePromise(`t${n}`, 'aa', n);
  expect(notedDeal('t4')).toBeUndefined();
  expect(notedDeal('t5')?.noted).toBe(5);
  for (const broken of ['no JSON', '{}', '[null, 7, {"table": "t5"}]']) {
    localStorage.setItem('skyline.deals', broken);
    expect(notedDeal('t5')).toBeUndefined();
  }
});
