import { expect, it } from 'vitest';
import { loadTitle } from '#games';
import { restsOf, runningSince, tableViewOf, timeLeft } from '../index.ts';
import { BOT, CLOCK, human, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const HOUR = 3_600_000;

function dealt(clock: typeof CLOCK | null = CLOCK): Room {
  const here = new Room(title, [human('ann'), human('bob'), BOT], { clock });
  here.now = 5000;
  here.command('ann', { do: 'start' });
  return here;
}

/** What each seat has left so many milliseconds after the last entry. */
function left(here: Room, later: number): readonly number[] {
  const view = tableViewOf(here.table, 'spectator');
  return here.state.seats.map((_, seat) => timeLeft(view, seat, here.now + later));
}

function since(here: Room): readonly (number | null)[] {
  const view = tableViewOf(here.table, 'spectator');
  return here.state.seats.map((_, seat) => runningSince(view, seat));
}

it('[T23] of humans who are awaited gets less, down to nothing, and no bot’s does', () => {
  const here = dealt();
  expect(since(here)).toEqual([5000, 5000, null]);
  expect(left(here, 0)).toEqual([60_000, 60_000, 60_000]);
  expect(left(here, 7000)).toEqual([53_000, 53_000, 60_000]);
  here.now += 10_000;
  here.answer('ann');
  expect(since(here)).toEqual([null, 15_000, null]);
  expect(left(here, 1000)).toEqual([55_000, 49_000, 60_000]);
  expect(left(here, 50_001)).toEqual([55_000, 0, 60_000]);
});

it('[T23] stays as it is while a bot stands in, and in a pause', () => {
  const here = dealt();
  here.command('bob', { do: 'leave' });
  expect(since(here)).toEqual([5000, null, null]);
  expect(left(here, 7000)).toEqual([53_000, 60_000, 60_000]);
  here.command('bob', { do: 'return' });
  here.command('ann', { do: 'propose', request: { kind: 'pause' } });
  here.command('bob', { do: 'agree' });
  expect(since(here)).toEqual([null, null, null]);
  expect(left(here, 7000)).toEqual([60_000, 60_000, 60_000]);
});

it('[T31] stays as it is outside the hours of its person alone', () => {
  const days = 48 * HOUR;
  const here = new Room(title, [human('ann'), human('bob')], {
    clock: { bank: days, increment: 0, cap: days },
  });
  here.now = 12 * HOUR;
  here.hours = { bob: restsOf([[18 * HOUR, 32 * HOUR]], days, null) };
  here.command('ann', { do: 'start' });
  expect(left(here, 10 * HOUR)).toEqual([38 * HOUR, 42 * HOUR]);
});

it('is nothing where nobody has a clock', () => {
  const here = dealt(null);
  expect(since(here)).toEqual([null, null, null]);
  expect(left(here, 7000)).toEqual([0, 0, 0]);
});
