/** Where the links of the box are drawn: ten of them, on the ten routes of the map as far as these join the same districts. */
import { DISTRICTS, type District, type Link } from '#games/newyorkcity/components';
import { at } from '#kernel';
import type { Point } from './layout.ts';

/** The districts joined by the routes of the map, in the order in which they are drawn. */
const DRAWN: readonly (readonly [District, District])[] = [
  ['brooklyn', 'queens'],
  ['bronx', 'queens'],
  ['manhattan', 'bronx'],
  ['manhattan', 'queens'],
  ['manhattan', 'brooklyn'],
  ['manhattan', 'statenIsland'],
  ['manhattan', 'jerseyCity'],
  ['brooklyn', 'statenIsland'],
  ['bronx', 'jerseyCity'],
  ['statenIsland', 'jerseyCity'],
];

/** Paths of routes, and the middles of the vehicles' plaques. */
export interface LinkPlaces {
  readonly routes: readonly string[];
  readonly plaques: readonly Point[];
}

/**
 * The drawing's places in the order of the links. A link between districts that no route joins, or a second one between the
 * same two, gets the plaque that is left over nearest to the middle between them, and a route of straight lines.
 */
export function placesOf(
  links: readonly Link[],
  drawn: LinkPlaces,
  centers: readonly Point[],
  stretch: Point,
): LinkPlaces {
  const free = new Set(DRAWN.keys());
  const taken = links.map(({ ends }) => {
    const route = DRAWN.findIndex(
      (pair, i) => free.has(i) && ends.every((end) => pair.includes(at(DISTRICTS, end))),
    );
    free.delete(route);
    return route;
  });
  const places = links.map(({ ends: [one, two] }, link) => {
    const route = at(taken, link);
    if (route >= 0) return { path: at(drawn.routes, route), plaque: at(drawn.plaques, route) };
    const [from, to] = [at(centers, one), at(centers, two)];
    const nearest = nearestTo({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, [...free], drawn.plaques);
    free.delete(nearest);
    const plaque = at(drawn.plaques, nearest);
    return { path: pathThrough([from, plaque, to], stretch), plaque };
  });
  return { routes: places.map(({ path }) => path), plaques: places.map(({ plaque }) => plaque) };
}

function nearestTo(middle: Point, candidates: readonly number[], plaques: readonly Point[]): number {
  const distance = (i: number) => Math.hypot(at(plaques, i).x - middle.x, at(plaques, i).y - middle.y);
  return candidates.reduce((best, i) => (distance(i) < distance(best) ? i : best), at(candidates, 0));
}

/** Routes are stretched with the map, so its points are drawn where that brings them to their places. */
function pathThrough(points: readonly Point[], { x: across, y: down }: Point): string {
  return `M${points.map(({ x, y }) => `${Math.round(x / across)} ${Math.round(y / down)}`).join('L')}`;
}
