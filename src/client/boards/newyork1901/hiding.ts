/** Which of the things that stand on the map hide ground behind them. */
import type { Cell } from '#games/newyork1901';
import { at } from '#kernel';
import { landmarkAt, type Shape, shapeOf } from './buildingShape.ts';
import type { Standing } from './city.ts';
import { LEAN, RISE } from './faces.ts';
import { type Plan, squareAt } from './layout.ts';
import { boxOf, type Point } from './outline.ts';

/** The things that hide any of these squares, or stand on them. */
export function hiding(plan: Plan, standing: readonly Standing[], cells: readonly Cell[]): Set<Standing> {
  const points = pointsOf(plan, cells);
  if (points.length === 0) return new Set();
  return new Set(
    standing.filter((one) => {
      if (one.what === 'worker') return false;
      const shape =
        one.what === 'building'
          ? shapeOf(one.build, plan)
          : landmarkAt(at(one.cells, 0), one.place.sign, plan);
      return hides(shape, points);
    }),
  );
}

/** Points of a square that must be seen: its middle, and the corners a little inside. */
const SAMPLES: readonly Point[] = [
  [0.5, 0.5],
  [0.2, 0.3],
  [0.8, 0.3],
  [0.2, 0.8],
  [0.8, 0.8],
];

function pointsOf(plan: Plan, cells: readonly Cell[]): Point[] {
  return cells.flatMap((cell) => {
    const { left, top, width, height } = squareAt(plan, cell);
    return SAMPLES.map(([across, down]): Point => [left + width * across, top + height * down]);
  });
}

/** How many heights of a wall are looked at. */
const STEPS = 12;

/** Whether any of the points on the ground lies under or behind the shape. */
function hides({ tiers, crowns }: Shape, points: readonly Point[]): boolean {
  const solids = [
    ...tiers.map(({ corners, from, to }) => ({ corners, from, to })),
    ...crowns.map(({ corners, from, height }) => ({ corners, from, to: from + height / 2 })),
  ];
  return solids.some(({ corners, from, to }) => {
    const { left, top, right, bottom } = boxOf(corners);
    const near = points.filter(
      ([x, y]) => x >= left && x <= right + LEAN * to && y >= top - RISE * to && y <= bottom,
    );
    return near.some(([x, y]) => {
      for (let step = 0; step <= STEPS; step++) {
        const z = from + ((to - from) * step) / STEPS;
        if (isInside(corners, [x - LEAN * z, y + RISE * z])) return true;
      }
      return false;
    });
  });
}

/** Whether a point lies in a polygon: a ray to the right crosses its edges an odd number of times. */
function isInside(corners: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let [px, py] = corners.at(-1) ?? [0, 0];
  for (const [cx, cy] of corners) {
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) inside = !inside;
    [px, py] = [cx, cy];
  }
  return inside;
}
