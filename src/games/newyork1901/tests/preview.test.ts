/** What an answer would bring, before it is given. */
import { describe, expect, it } from 'vitest';
import { apply, at, Rng, start } from '#kernel';
import { lotCalled } from '../board.ts';
import { newyork1901 } from '../index.ts';
import { movesBetween, previewOf } from '../preview.ts';
import { view } from '../view.ts';
import { BRONZE_BAR2, build, layout, SILVER_BAR3 } from './layout.ts';

const SEED = '7'.padStart(32, '0');

/** Positions of a game of random answers, each with the seat to move and the answer it gives. */
function* game(seats: number) {
  const rng = Rng.fromSeed(SEED, `${seats}`);
  let { position } = start(newyork1901, {}, seats, SEED);
  for (;;) {
    const [next] = newyork1901.decisions(position.state);
    if (!next) return;
    const { seat } = next;
    const legal = newyork1901.legalActions(position.state, seat);
    const builds = legal.filter((action) => 'tile' in action);
    const from = builds.length > 0 ? builds : legal;
    const action = at(from, rng.below(from.length));
    const after = apply(newyork1901, position, seat, action).position;
    yield { seat, action, before: position.state, after: after.state };
    position = after;
  }
}

const moves = [2, 4].flatMap((seats) => [...game(seats)]);

describe('the preview of a building', () => {
  it('[R5.5] [R6.1] [R10.1] tells what building it does', () => {
    let built = 0;
    for (const { seat, action, before, after } of moves) {
      if (!('tile' in action)) continue;
      built++;
      const [then, now] = [view(before, seat), view(after, seat)];
      const told = previewOf(then, seat, action);
      const own = at(now.estates, seat);
      expect(told.points.after).toBe(own.points + own.prestige);
      expect(told.workers).toBe(own.workers - at(then.estates, seat).workers);
      // The last turn of a game ends it, and its end scores.
      expect(told.ifEnded).toEqual({
        before: at(newyork1901.ifEnded(then), seat).total,
        after: at(newyork1901.ifEnded(now), seat).total,
      });
      for (const { street, after: count } of told.streets)
        expect(now.streets.find((one) => one.street === street)?.counts[seat]).toBe(count);
      const gone = at(then.estates, seat).buildings.filter(
        (old) => !own.buildings.some((one) => one.tile === old.tile),
      );
      expect([...told.falls].sort()).toEqual(gone.map(({ tile }) => tile).sort());
    }
    expect(built).toBeGreaterThan(50);
  });

  it('[R10.1] names the streets and the challenge only where something changes', () => {
    const table = view(layout({ estates: [{ lots: ['B06', 'B03'] }, {}], challenge: 'goldTycoon' }), 0);
    const told = previewOf(table, 0, build(BRONZE_BAR2, 10, 5, 1));
    expect(told.challenge).toBeUndefined();
    expect(told.streets.every(({ before, after }) => before !== after)).toBe(true);
  });
});

describe('what happened between two views', () => {
  it('[R3.5] [R4.1] [R5.1] is told by seat: lots taken and given back, and buildings', () => {
    const then = view(layout({ estates: [{ lots: ['R01'] }, { lots: ['B06'] }] }), 0);
    const now = view(
      layout({
        estates: [{ lots: ['R01'] }, { lots: ['R02', 'Y01'], buildings: [build(SILVER_BAR3, 1, 5)] }],
      }),
      0,
    );
    const [only, ...others] = movesBetween(then, now);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      seat: 1,
      gaveBack: [lotCalled('B06')],
      builds: [build(SILVER_BAR3, 1, 5)],
    });
    expect(only?.lots).toContain(lotCalled('R02'));
    expect(movesBetween(now, now)).toEqual([]);
  });

  it('[R4.1] is one move of the seat whose turn it was', () => {
    for (const { seat, before, after } of moves)
      for (const move of movesBetween(view(before, 0), view(after, 0))) expect(move.seat).toBe(seat);
  });
});
