/** What the store promises about deals of the day. */
import { expect, it } from 'vitest';
import type { DailyEntry, DailyResult } from '../../dailyStore.ts';
import { personOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

const deal = (day: number, game: string, seed = 'a') => ({ day, game, seed, box: 'printed' });
const attempt = (id: string, person: string, more: Partial<DailyEntry> = {}) => {
  const entry = { id, day: 20_000, game: 'flatiron', person, started: 1 };
  return { ...entry, ...more };
};
const result = (value: number, finished = 9): DailyResult => ({
  finished,
  scores: [40 + value, 40],
  value,
  place: value > 0 ? 1 : 2,
});

export function keepsDaily(at: Tested): void {
  const people = async () => {
    for (const id of ['ada', 'ben', 'cem']) await at.store.addPerson(personOf(id));
  };
  const count = (id: string, person: string, value: number, finished?: number, more = {}) =>
    at.store.countDaily({
      ...attempt(id, person, more),
      result: result(value, finished),
      plays: `["${id}"]`,
    });

  it('keeps the deals that were drawn first', async () => {
    expect(await at.store.keepDeals([])).toEqual([]);
    const first = [deal(20_000, 'flatiron'), deal(20_000, 'tangramcity')];
    await at.store.keepDeals(first);
    const kept = await at.store.keepDeals([deal(20_000, 'flatiron', 'b'), deal(20_000, 'newyorkcity', 'b')]);
    expect(kept.toSorted((one, two) => one.game.localeCompare(two.game))).toEqual([
      first[0],
      deal(20_000, 'newyorkcity', 'b'),
      first[1],
    ]);
    expect(await at.store.deal(20_000, 'tangramcity')).toEqual(first[1]);
    expect(await at.store.deal(20_001, 'tangramcity')).toBeUndefined();
    await at.store.keepDeals([deal(20_003, 'flatiron')]);
    expect(await at.store.daysWithDeals(20_000)).toEqual([20_003, 20_000]);
    expect(await at.store.daysWithDeals(20_001)).toEqual([20_003]);
  });

  it('keeps one attempt for each person, game and day', async () => {
    await people();
    const first = await at.store.startDaily(attempt('a1', 'ada'));
    expect(first).toEqual({ ...attempt('a1', 'ada'), result: null });
    expect(await at.store.startDaily(attempt('a2', 'ada'))).toEqual(first);
    expect(await at.store.startDaily(attempt('a1', 'ben'))).toBeUndefined();
    expect(await at.store.startDaily(attempt('b1', 'ben'))).toMatchObject({ id: 'b1', person: 'ben' });
    expect(await at.store.playedDaily('a1')).toBeUndefined();
  });

  it('counts an attempt once, begun there or not, and no other', async () => {
    await people();
    await at.store.startDaily(attempt('a1', 'ada'));
    expect(await count('a2', 'ada', 3)).toMatchObject({ id: 'a1', result: null });
    expect(await count('a1', 'ada', 5)).toEqual({ ...attempt('a1', 'ada'), result: result(5) });
    expect(await count('a1', 'ada', 50)).toMatchObject({ result: result(5) });
    expect(await count('a1', 'ben', 50)).toBeUndefined();
    expect(await count('b1', 'ben', -2)).toMatchObject({ id: 'b1', result: result(-2) });
    expect(await at.store.playedDaily('b1')).toMatchObject({ person: 'ben', plays: '["b1"]' });
    expect(await at.store.dailyTally(20_000, 'flatiron')).toEqual([
      { value: -2, count: 1 },
      { value: 5, count: 1 },
    ]);
    expect(await at.store.dailyTally(20_000, 'newyorkcity')).toEqual([]);
  });

  it('gives a person’s attempts, the latest day first', async () => {
    await people();
    await count('a1', 'ada', 5);
    await count('a2', 'ada', 5, 9, { day: 20_001 });
    await at.store.startDaily(attempt('a3', 'ada', { day: 20_001, game: 'newyorkcity' }));
    await count('b1', 'ben', 5);
    expect((await at.store.dailyOf('ada')).map(({ id }) => id)).toEqual(['a2', 'a3', 'a1']);
    await at.store.forgetPerson('ada');
    expect(await at.store.dailyOf('ada')).toEqual([]);
    expect(await at.store.dailyTally(20_000, 'flatiron')).toEqual([{ value: 5, count: 1 }]);
  });

  it('lists the best with an account that everybody may see', async () => {
    await people();
    await at.store.addPerson({ ...personOf('dot'), passwordHash: 'hash' });
    await at.store.addPerson({ ...personOf('eli'), passwordHash: 'hash' });
    await at.store.addPasskey({
      id: 'k1',
      person: 'ada',
      publicKey: '',
      counter: 0,
      transports: [],
      created: 1,
    });
    await count('a1', 'ada', 5, 12);
    await count('b1', 'ben', 70);
    await count('d1', 'dot', 5, 11);
    await count('e1', 'eli', 60);
    await at.store.startDaily(attempt('c1', 'cem'));
    const ids = async (limit: number) =>
      (await at.store.bestDaily(20_000, 'flatiron', limit)).map(({ id }) => id);
    expect(await ids(9)).toEqual(['e1', 'd1', 'a1']);
    expect(await ids(2)).toEqual(['e1', 'd1']);
    await at.store.changeProfile('eli', { visible: 'friends' });
    expect(await ids(9)).toEqual(['d1', 'a1']);
  });
}
