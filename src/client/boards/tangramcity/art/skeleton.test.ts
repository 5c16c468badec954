import { describe, expect, it } from 'vitest';
import { BOX, FACES, FOUNTAIN } from '#games/tangramcity/components';
import { facesOf, outlineOf, startOutline, turnsOf } from '#games/tangramcity/queries';
import { at } from '#kernel';
import { polygonOf } from './outline.ts';
import { area, type Polygon } from './points.ts';
import { roofOf, shrunk } from './skeleton.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

const OUTLINES = [
  ...numbers(FOUNTAIN + 1).flatMap((tile) =>
    facesOf(tile).flatMap((face) =>
      turnsOf(tile, face).map(
        (turn) => [`tile ${tile} ${face} ${turn}`, outlineOf({ tile, face, turn })] as const,
      ),
    ),
  ),
  ...numbers(BOX.boards).flatMap((board) =>
    FACES.map((side) => [`start ${board} ${side}`, startOutline(board, side)] as const),
  ),
];

const close = (polygons: readonly Polygon[]) => polygons.reduce((sum, polygon) => sum + area(polygon), 0);

describe('outlines', () => {
  it.each(OUTLINES)('%s has the area of its quarters', (_, outline) => {
    const quarters = outline.patches.reduce(
      (sum, { bits }) => sum + bits.toString(2).replaceAll('0', '').length,
      0,
    );
    expect(area(polygonOf(outline))).toBeCloseTo(quarters / 4, 9);
  });
});

describe('roofs', () => {
  it.each(OUTLINES)('%s is covered by its planes, one for each side', (_, outline) => {
    const polygon = shrunk(polygonOf(outline), 0.024);
    const { planes } = roofOf(polygon);
    expect(planes.length).toBe(polygon.length);
    for (const plane of planes) expect(area(plane)).toBeGreaterThan(0);
    expect(close(planes)).toBeCloseTo(area(polygon), 6);
  });

  it('of a rectangle has one ridge and four hips', () => {
    const { ridges, hips } = roofOf([
      [0, 0],
      [4, 0],
      [4, 2],
      [0, 2],
    ]);
    expect(ridges.length).toBe(1);
    expect(
      at(ridges, 0)
        .map(([x]) => x)
        .sort(),
    ).toEqual([1, 3]);
    expect(hips.length).toBe(4);
  });
});
