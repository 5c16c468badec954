/** The street: one house for each seat. */
import type { Rowhouse } from '#games/rowhouse';
import { colorName, STOREY_ROOM, STOREYS } from '#games/rowhouse/components';
import { colourOf, markAt } from '../marks.ts';
import { placed, rect, type Shape, shape } from '../shape.ts';

const TILES = {
  brick: '#b4553d',
  cream: '#ead9ad',
  slate: '#6d7f93',
  moss: '#6f8f4e',
  ochre: '#cf9a3a',
} as const;
const [SKY, STREET, WALL, ROOF, WINDOW] = ['#dcebf0', '#b3ab97', '#f4ecd8', '#6a4a3c', '#9fb6c2'];
const [WIDTH, TILE, STOREY, EDGE] = [76, 22, 26, 5];
const EAVES = -STOREYS * STOREY;

export function rowhouse({ houses }: Rowhouse['view']): Shape[] {
  const scale = houses.length > 3 ? 0.85 : 1.15;
  const gap = houses.length > 3 ? 6 : 14;
  const from = (320 - houses.length * WIDTH * scale - (houses.length - 1) * gap) / 2;
  return [
    shape(SKY, rect(0, 0, 320, 178)),
    shape(STREET, rect(0, 178, 320, 22)),
    ...houses.flatMap((house, seat) =>
      placed(houseOf(house, seat), { x: from + seat * (WIDTH * scale + gap), y: 178, scale }),
    ),
  ];
}

function houseOf({ storeys }: Rowhouse['view']['houses'][number], seat: number): Shape[] {
  const tiles = storeys.flatMap((inStorey, storey) =>
    Array.from({ length: STOREY_ROOM }, (_, place) => {
      const [x, y] = [EDGE + place * TILE, -(storey + 1) * STOREY + 2];
      const tile = inStorey[place];
      if (tile === undefined) return shape(WINDOW, rect(x + 6, y + 4, TILE - 12, TILE - 7));
      return shape(TILES[colorName(tile)], rect(x + 0.6, y + 0.6, TILE - 1.2, TILE - 1.2));
    }),
  );
  return [
    shape(ROOF, [-6, EAVES, WIDTH / 2, EAVES - 30, WIDTH + 6, EAVES]),
    shape(WALL, rect(0, EAVES, WIDTH, -EAVES)),
    ...tiles,
    shape('#fffaf0', markAt(seat, WIDTH / 2, EAVES - 10, 17)),
    shape(colourOf('rowhouse', seat), markAt(seat, WIDTH / 2, EAVES - 10, 13)),
  ];
}
