import { describe, expect, it } from 'vitest';
import { CITY, frameOf, type Place, scenePlaces, smallPlaces } from './layout.ts';
import { windowAt } from './pieces/Tower.tsx';

const SEATS = [1, 2, 3, 4, 5];

/** Names and points stand below a city of the final picture. */
const CAPTION = 50;

function meet(one: Place, two: Place, below: number): boolean {
  return (
    one.x < two.x + two.side &&
    two.x < one.x + one.side &&
    one.y < two.y + two.side + below &&
    two.y < one.y + one.side + below
  );
}

describe.each(SEATS)('with %i seats', (seats) => {
  it.each([
    ['small', smallPlaces(seats), 320, 200, 0],
    ['final', scenePlaces(seats), 1200, 630, CAPTION],
  ] as const)('the cities of the %s picture lie inside it and apart', (_, places, width, height, below) => {
    expect(places.length).toBe(seats);
    for (const [i, place] of places.entries()) {
      expect(place.x).toBeGreaterThanOrEqual(4);
      expect(place.y).toBeGreaterThanOrEqual(4);
      expect(place.x + place.side).toBeLessThanOrEqual(width - 4);
      expect(place.y + place.side + below).toBeLessThanOrEqual(height - 4);
      expect(places.slice(i + 1).some((other) => meet(place, other, below))).toBe(false);
    }
  });
});

it('a city stands inside its frame', () => {
  for (const frame of ['named', 'bare'] as const) {
    const { from, side } = frameOf(frame);
    expect(from).toBeLessThan(0);
    expect(from + side).toBeGreaterThan(CITY);
  }
});

it('the tower has a window for each point and begins again after a hundred', () => {
  const windows = Array.from({ length: 100 }, (_, i) => windowAt(i + 1));
  expect(new Set(windows.map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
  expect(windowAt(101)).toEqual({ ...windowAt(1), laps: 1 });
  expect(windowAt(200).laps).toBe(1);
});
