/** R6: points of a round. */
import { describe, expect, it } from 'vitest';
import { largestRectangle } from '../scoring.ts';
import type { City } from '../state.ts';
import { drawn } from './layout.ts';

const area = (city: City) => {
  const { height, width } = largestRectangle(city);
  return height * width;
};

/** A city in which one rectangle is built. */
function block(height: number, width: number): City {
  const line = (row: number) =>
    Array.from({ length: 7 }, (_, column) => (row < height && column < width ? 'ddd' : '...')).join(' ');
  return drawn(Array.from({ length: 7 }, (_, row) => line(row)).join('\n'));
}

describe('the largest rectangle', () => {
  it('[R6.1] of four by four squares scores 16, whatever stands beside it', () => {
    const city = drawn(`
      ggg ... ... ... ... ... ...
      ... ddd ddd ggg ggg d/. ...
      ... ddd d/g ggg ggg ... ...
      ... d\\g ddd ddd ddd ddd ddd
      ... ggg ggg w/d ddd ... ...
      ... ... ddd ... ddd ... ...
      ... ... ... ... ddd ... ...`);
    expect(largestRectangle(city)).toEqual({ row: 1, column: 1, height: 4, width: 4 });
    expect(area(city)).toBe(16);
  });

  it('[R6.2] is the highest of equal ones, then the leftmost', () => {
    const low = `
      ... ... ... ... ... ... ...
      ... ggg ggg ... ggg ggg ...
      ... ggg ggg ... ggg ggg ...
      ... ... ... ... ... ... ...
      ... ... ... ... ... ... ...`;
    const first = `
      ... ... ... ddd ddd ... ...
      ... ... ... ddd ddd ... ...`;
    const empty = '\n... ... ... ... ... ... ...';
    expect(largestRectangle(drawn(first + low))).toEqual({ row: 0, column: 3, height: 2, width: 2 });
    expect(largestRectangle(drawn(empty + empty + low))).toMatchObject({ row: 3, column: 1 });
  });

  it('[R6.1] of three by two squares scores 6', () => {
    expect(area(block(3, 2))).toBe(6);
  });

  it('[R6.1] scores height times width for every size', () => {
    const sizes = new Set<number>();
    for (let height = 1; height <= 7; height++) {
      for (let width = 1; width <= 7; width++) {
        expect(area(block(height, width))).toBe(height * width);
        sizes.add(height * width);
      }
    }
    expect([...sizes].sort((one, two) => one - two)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30, 35, 36, 42, 49,
    ]);
  });

  it('[R6.1] agrees with counting every rectangle, on many cities', () => {
    let seed = 7;
    const chance = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed / 2147483648;
    };
    for (let n = 0; n < 200; n++) {
      const squares = Array.from({ length: 49 }, () =>
        chance() < 0.75 ? 'ddd' : chance() < 0.5 ? 'd/.' : '...',
      );
      const lines = Array.from({ length: 7 }, (_, row) => squares.slice(row * 7, row * 7 + 7).join(' '));
      expect(area(drawn(lines.join('\n')))).toBe(slowly(squares));
    }
  });

  it('[R6.2] does not look at colours, and leaves out half-built squares', () => {
    expect(area(drawn('d/g g\\w w/w ggg ddd'))).toBe(5);
    expect(area(drawn('d/g g\\w w/. ggg ddd'))).toBe(2);
  });

  it('[R6.2] counts one rectangle only', () => {
    expect(area(drawn('ddd ddd ... ddd ddd ddd ...\nddd ddd ... ... ... ... ...'))).toBe(4);
  });
});

/** The largest rectangle by trying them all. */
function slowly(squares: readonly string[]): number {
  let best = 0;
  for (let corner = 0; corner < 49; corner++) {
    for (let other = corner; other < 49; other++) {
      const [top, left] = [Math.floor(corner / 7), corner % 7];
      const [bottom, right] = [Math.floor(other / 7), other % 7];
      if (right < left) continue;
      const inside = squares.filter((_, i) => {
        const [row, column] = [Math.floor(i / 7), i % 7];
        return row >= top && row <= bottom && column >= left && column <= right;
      });
      if (inside.every((square) => square === 'ddd')) best = Math.max(best, inside.length);
    }
  }
  return best;
}
