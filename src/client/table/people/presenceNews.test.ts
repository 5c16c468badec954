import { expect, it } from 'vitest';
import { nextLook, presenceNews, type SeatPresence, TOLD_AFTER, type Watch } from './presenceNews.ts';

const here: SeatPresence = { seat: 1, goneSince: undefined, standsIn: false };
const gone = (since: number): SeatPresence => ({ ...here, goneSince: since });

/** Looks again and again, and gives what was told at each look. */
function told(...looks: readonly [now: number, SeatPresence][]) {
  let watch: Watch | undefined;
  return looks.map(([now, seat]) => {
    const seen = presenceNews(watch, [seat], now);
    watch = seen.watch;
    return seen.news;
  });
}

it('tells of an absence after ten seconds, once, and how long it was', () => {
  expect(
    told(
      [0, here],
      [1000, gone(1000)],
      [10_999, gone(1000)],
      [11_000, gone(1000)],
      [60_000, gone(1000)],
      [121_000, here],
    ),
  ).toEqual([[], [], [], [{ kind: 'lost', seat: 1 }], [], [{ kind: 'back', seat: 1, away: 120_000 }]]);
});

it('tells nothing of a short absence', () => {
  expect(told([0, here], [1000, gone(1000)], [5000, here], [30_000, here])).toEqual([[], [], [], []]);
});

it('tells of those who were gone at the first look when they are back, and not before', () => {
  expect(told([100_000, gone(0)], [110_000, gone(0)], [120_000, here])).toEqual([
    [],
    [],
    [{ kind: 'back', seat: 1, away: 120_000 }],
  ]);
});

it('tells who left to a bot, and who takes the seat again', () => {
  const left = { ...gone(1000), standsIn: true };
  expect(
    told([0, here], [1000, left], [20_000, left], [30_000, { ...here, standsIn: true }], [31_000, here]),
  ).toEqual([[], [{ kind: 'left', seat: 1 }], [], [], [{ kind: 'returned', seat: 1 }]]);
});

it('says when to look again: as soon as the first absence is long enough', () => {
  const watchOf = (...seats: SeatPresence[]) => presenceNews(undefined, seats, 2000).watch;
  expect(nextLook(watchOf(here), 2000)).toBeUndefined();
  expect(nextLook(watchOf(gone(1500), { ...gone(500), seat: 2 }), 2000)).toBe(TOLD_AFTER - 1500);
  expect(nextLook(watchOf({ ...gone(500), standsIn: true }), 2000)).toBeUndefined();
});
