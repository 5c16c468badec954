/** The yardstick plays Connect Four correctly. */
import { describe, expect, it } from 'vitest';
import { Rng } from '#kernel';
import { COLUMNS, ConnectFour, DRAW, type Result, ROWS } from './connectFour.ts';

const SEED = '00000000000000000000000000001901';
const GAMES = 100_000;

/** The result of each drop, in order. */
function drops(columns: string): (Result | undefined)[] {
  const game = new ConnectFour();
  return [...columns].map((column) => game.drop(Number(column)));
}

/** Expects the last drop, and no other, to end the game. */
function expectEnd(columns: string, result: Result): void {
  const results = drops(columns);
  expect(results.pop()).toBe(result);
  expect(results.every((open) => open === undefined)).toBe(true);
}

describe('Connect Four', () => {
  it('is won vertically', () => expectEnd('0101010', 0));
  it('is won horizontally, also when a gap is filled last', () => {
    expectEnd('0011223', 0);
    expectEnd('0011332', 0);
  });
  it('is won on a rising diagonal', () => expectEnd('01122323363', 0));
  it('is won on a falling diagonal', () => expectEnd('65544343303', 0));
  it('is won by the second player too', () => expectEnd('60506050', 1));

  it('has no lines from the top of one column to the bottom of the next', () => {
    // The first player holds the upper three cells of column 0 and the lowest of column 1.
    expect(drops('60000505051').every((open) => open === undefined)).toBe(true);
  });

  it('is a draw if the board is full without four in line', () => {
    const columns = [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 2, 3, 2, 3, 2, 3, 3, 2, 3, 2, 3, 2].concat([
      4, 5, 4, 5, 4, 5, 5, 4, 5, 4, 5, 4, 6, 6, 6, 6, 6, 6,
    ]);
    const game = new ConnectFour();
    const results = columns.map((column) => game.drop(column));
    expect(game.moves).toBe(COLUMNS * ROWS);
    expect(results.pop()).toBe(DRAW);
    expect(results.every((open) => open === undefined)).toBe(true);
  });

  it('refuses full columns', () => {
    const game = new ConnectFour();
    for (let n = 0; n < ROWS; n++) game.drop(3);
    expect(game.openColumns()).toEqual([0, 1, 2, 4, 5, 6]);
    expect(() => game.drop(3)).toThrow('column 3 is full');
  });

  it('has the known results in random games: about 55.6 % won by the first player, 0.25 % drawn', () => {
    const game = new ConnectFour();
    const rng = Rng.fromSeed(SEED);
    const counts = [0, 0, 0];
    let moves = 0;
    for (let n = 0; n < GAMES; n++) {
      game.reset();
      const result = game.playOut(rng);
      counts[result] = (counts[result] ?? 0) + 1;
      moves += game.moves;
    }
    const [first, , drawn] = counts.map((count) => count / GAMES);
    expect(first).toBeCloseTo(0.556, 2);
    expect(drawn).toBeCloseTo(0.0025, 3);
    expect(moves / GAMES).toBeCloseTo(21.6, 0);
  });
});
