/** Hours and days off, checked minute by minute against the calendar, over summer time and leap days. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTick, ranBetween, ringsAt } from '#table';
import type { PlayingHours, Store } from '../store/index.ts';
import {
  changeWindow,
  declareDaysOff,
  endDaysOff,
  LEAST_HOURS,
  NO_HOURS,
  restsFrom,
} from './playingHours.ts';
import { dayOf, isZone, minuteOfDay } from './zones.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ZONES = [
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Havana',
  'Pacific/Apia',
];

/** What a calendar says, by itself. */
function mayRun({ zone, window, daysOff }: PlayingHours, time: number): boolean {
  const day = dayOf(zone, time);
  if (daysOff.some(({ first, last }) => first <= day && day <= last)) return false;
  if (!window) return true;
  const minute = minuteOfDay(zone, time);
  const { from, to } = window;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

const anyHours = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: LEAST_HOURS, max: 1439 }),
    withWindow: fc.boolean(),
    first: fc.integer({ min: 0, max: 120 }),
    days: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ zone, from, length, withWindow, first, days }) => (now: number): PlayingHours => {
    const dayAfter = (n: number) => new Date(now + n * DAY).toISOString().slice(0, 10);
    return {
      zone,
      window: withWindow ? { from, to: (from + length) % 1440 } : null,
      daysOff: days > 0 ? [{ first: dayAfter(first), last: dayAfter(first + days - 1) }] : [],
      version: 1,
    };
  });
/** Two years with a leap day, both ends of summer time in each. */
const anyMoment = fc.integer({ min: Date.UTC(2027, 0), max: Date.UTC(2029, 0) });

describe('a clock by turns', () => {
  it('[T31] runs exactly when the calendar says so', () => {
    fc.assert(
      fc.property(
        anyHours,
        anyMoment,
        fc.array(fc.integer({ min: 0, max: 200 * DAY }), { minLength: 12 }),
        (hoursAt, now, after) => {
          const hours = hoursAt(now);
          const rests = restsFrom(hours, now);
          for (const time of after.map((wait) => now + wait)) {
            const runs = ranBetween(rests, time, time + 1) === 1;
            expect(runs, `${hours.zone} ${new Date(time).toJSON()}`).toBe(mayRun(hours, time));
            expect(mayRun(hours, nextTick(rests, time))).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[T31] runs exactly when the calendar says so around every change of the clocks', () => {
    for (const zone of ZONES.slice(1))
      for (const window of [
        { from: 90, to: 600 },
        { from: 1320, to: 150 },
        { from: 1439, to: 1380 },
      ]) {
        const hours: PlayingHours = {
          zone,
          window,
          daysOff: [{ first: '2027-03-28', last: '2027-03-28' }],
          version: 1,
        };
        const begin = Date.UTC(2027, 2, 12);
        const rests = restsFrom(hours, begin);
        for (const around of [Date.UTC(2027, 2, 13), Date.UTC(2027, 2, 27), Date.UTC(2027, 3, 3)])
          for (let time = around; time < around + 2.5 * DAY; time += 10 * MINUTE)
            expect(ranBetween(rests, time, time + 1) === 1, `${zone} ${new Date(time).toJSON()}`).toBe(
              mayRun(hours, time),
            );
      }
  });

  it('always rings: the longest clock in the shortest hours with all days off, within what is known', () => {
    const window = { from: 0, to: LEAST_HOURS };
    const daysOff = [
      { first: '2027-12-02', last: '2027-12-31' },
      { first: '2028-01-01', last: '2028-01-30' },
    ];
    const now = Date.UTC(2027, 11, 1, 12);
    const rests = restsFrom({ zone: 'Europe/Warsaw', window, daysOff, version: 1 }, now);
    const rings = ringsAt(rests, now, 30 * DAY);
    expect(rings).toBeLessThan(rests?.until ?? 0);
    expect((rings - now) / DAY).toBeLessThan(185);
  });

  it('is told in few words', () => {
    const window = { from: 9 * 60, to: 22 * 60 };
    const rests = restsFrom(
      { zone: 'Europe/Warsaw', window, daysOff: [], version: 1 },
      Date.UTC(2027, 0, 15),
    );
    expect(rests?.spans.length).toBeLessThan(6);
    expect(JSON.stringify(rests).length).toBeLessThan(250);
    expect(
      restsFrom({ ...NO_HOURS, daysOff: [{ first: '2027-01-01', last: '2027-01-09' }] }, Date.UTC(2027, 1)),
    ).toBeUndefined();
  });

  it('says when days off begin and end', () => {
    const hours: PlayingHours = {
      zone: 'Europe/Warsaw',
      window: null,
      daysOff: [{ first: '2027-03-27', last: '2027-03-28' }],
      version: 1,
    };
    const off = restsFrom(hours, Date.UTC(2027, 2, 20))?.off;
    // The second day has 23 hours.
    expect(off).toEqual([Date.UTC(2027, 2, 26, 23), Date.UTC(2027, 2, 28, 22)]);
  });
});

describe('hours', () => {
  const NOW = Date.UTC(2027, 5, 10, 12);

  /** Keeps one person's hours. */
  function storeOf(): Store & { kept: PlayingHours | undefined } {
    const store = {
      kept: undefined as PlayingHours | undefined,
      hoursOf: async () => (store.kept ? [{ person: 'ada', hours: store.kept }] : []),
      async keepHours(_: string, hours: PlayingHours) {
        if (hours.version !== (store.kept?.version ?? 0) + 1) return false;
        store.kept = hours;
        return true;
      },
    };
    return store as unknown as Store & { kept: PlayingHours | undefined };
  }
  const declare = (store: Store, first: string, last: string, now = NOW) =>
    declareDaysOff(store, 'ada', 'Europe/Warsaw', { first, last }, now);
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error) => error.reason?.code,
    );

  it('[P60] are at least six a day, in a zone that there is', async () => {
    const store = storeOf();
    expect(await codeOf(changeWindow(store, 'ada', 'UTC', { from: 60, to: 60 + 359 }))).toBe('hoursTooShort');
    expect(await codeOf(changeWindow(store, 'ada', 'Mars/Base', null))).toBe('hoursTooShort');
    expect(await codeOf(changeWindow(store, 'ada', 'UTC', { from: 60, to: 60 }))).toBe('hoursTooShort');
    expect(await codeOf(changeWindow(store, 'ada', 'UTC', { from: 1300, to: 220 }))).toBe('done');
    expect(store.kept).toMatchObject({ zone: 'UTC', window: { from: 1300, to: 220 }, version: 1 });
    expect(isZone('Mars/Base')).toBe(false);
  });

  it('[P61] have days off from tomorrow on, which do not overlap', async () => {
    const store = storeOf();
    expect(await codeOf(declare(store, '2027-06-10', '2027-06-12'))).toBe('daysOffWhen');
    expect(await codeOf(declare(store, '2027-06-12', '2027-06-11'))).toBe('daysOffWhen');
    expect(await codeOf(declare(store, '2028-07-01', '2028-07-02'))).toBe('daysOffWhen');
    expect(await codeOf(declare(store, '2027-06-11', '2027-06-12'))).toBe('done');
    expect(await codeOf(declare(store, '2027-06-12', '2027-06-13'))).toBe('daysOffWhen');
  });

  it('[P62] have thirty days off in a calendar year', async () => {
    const store = storeOf();
    expect(await codeOf(declare(store, '2027-12-02', '2028-01-05'))).toBe('done');
    expect(await codeOf(declare(store, '2027-11-01', '2027-11-01'))).toBe('tooManyDaysOff');
    expect(await codeOf(declare(store, '2028-02-01', '2028-02-25'))).toBe('done');
    expect(await codeOf(declare(store, '2028-03-01', '2028-03-01'))).toBe('tooManyDaysOff');
    expect(await codeOf(declare(storeOf(), '2027-07-01', '2027-07-31'))).toBe('tooManyDaysOff');
  });

  it('[P61] let days off be taken back; those that have begun end tonight and stay spent', async () => {
    const store = storeOf();
    await declare(store, '2027-06-12', '2027-06-30');
    await declare(store, '2027-07-12', '2027-07-13');
    await endDaysOff(store, 'ada', '2027-07-12', NOW);
    await endDaysOff(store, 'ada', '2027-06-12', NOW + 4 * DAY);
    expect(store.kept?.daysOff).toEqual([{ first: '2027-06-12', last: '2027-06-14' }]);
    expect(await codeOf(endDaysOff(store, 'ada', '2027-06-12', NOW + 9 * DAY))).toBe('daysOffWhen');
    expect(await codeOf(endDaysOff(store, 'ada', '2027-06-13', NOW))).toBe('daysOffWhen');
  });

  it('are tried again where another change was faster', async () => {
    const store = storeOf();
    await Promise.all([
      declare(store, '2027-06-12', '2027-06-20'),
      declare(store, '2027-08-01', '2027-08-20'),
    ]);
    expect(store.kept?.daysOff).toHaveLength(2);
    const both = [declare(store, '2027-09-01', '2027-09-01'), declare(store, '2027-09-01', '2027-09-01')];
    expect((await Promise.all(both.map(codeOf))).sort()).toEqual(['daysOffWhen', 'done']);
  });
});
