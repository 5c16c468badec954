import { expect, it } from 'vitest';
import { STOREY_ROOM, STOREYS } from '#games/rowhouse/components';
import { HOUSE, houseEnds, tileAt, WALL_HEIGHT } from './layout.ts';

it.each([2, 3, 4])('%i houses stand inside the street and apart', (count) => {
  const ends = houseEnds(count, 320, 0.95, 4);
  const width = HOUSE.width * 0.95;
  expect(ends[0]).toBeGreaterThan(0);
  expect((ends.at(-1) ?? 0) + width).toBeLessThan(320);
  for (const [i, end] of ends.slice(1).entries()) expect(end - (ends[i] ?? 0)).toBeGreaterThan(width);
});

it('every tile lies inside the wall', () => {
  for (let storey = 0; storey < STOREYS; storey++) {
    for (let place = 0; place < STOREY_ROOM; place++) {
      const [x, y] = tileAt(storey, place);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + HOUSE.tile).toBeLessThanOrEqual(HOUSE.width);
      expect(y).toBeGreaterThanOrEqual(-WALL_HEIGHT);
      expect(y + HOUSE.tile).toBeLessThanOrEqual(0);
    }
  }
});
