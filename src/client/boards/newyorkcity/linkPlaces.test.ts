import { expect, it } from 'vitest';
import { DISTRICTS, type District, LINKS } from '#games/newyorkcity/components';
import { harbour, PLATE, plateHeight } from './layout.ts';
import { placesOf } from './linkPlaces.ts';

const map = harbour('lying', 4);
const centers = map.plates.map(({ x, y }) => ({ x: x + PLATE.width / 2, y: y + plateHeight(4) / 2 }));
const link = (one: District, two: District) => ({
  ends: [DISTRICTS.indexOf(one), DISTRICTS.indexOf(two)] as const,
  vehicle: 0,
});

function placed(links: typeof LINKS) {
  return placesOf(links, map, centers, { x: 1, y: 1 });
}

it('draws the links of our box on the routes of the map', () => {
  expect(placed(LINKS)).toEqual({ routes: map.routes, plaques: map.plaques });
});

it('draws them there in whatever order and direction the box names them', () => {
  const turned = LINKS.map(({ ends: [one, two], vehicle }) => ({ ends: [two, one] as const, vehicle }));
  expect(placed(turned.toReversed())).toEqual({
    routes: map.routes.toReversed(),
    plaques: map.plaques.toReversed(),
  });
});

it('gives a link without a route the nearest plaque that is left, and a line from district to district', () => {
  const other = [
    ...LINKS.slice(0, 7),
    link('queens', 'jerseyCity'),
    link('brooklyn', 'queens'),
    ...LINKS.slice(9),
  ];
  const { routes, plaques } = placed(other);
  expect(plaques.map((plaque) => map.plaques.indexOf(plaque))).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 7, 9]);
  expect(routes[0]).toBe(map.routes[0]);
  expect(routes[7]).toMatch(/^M\d+ \d+L206 \d+L\d+ \d+$/);
});
