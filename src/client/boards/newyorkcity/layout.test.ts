import { describe, expect, it } from 'vitest';
import { LINKS } from '#games/newyorkcity/components';
import {
  harbour,
  isSlim,
  LIMO,
  modeOf,
  PLAQUE,
  PLATE,
  type Point,
  plateHeight,
  shapeOf,
  towerX,
} from './layout.ts';

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const around = (
  name: string,
  { x, y }: Point,
  { width, height }: { width: number; height: number },
): Box => ({
  name,
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** By how much two boxes lie on one another, the smaller way. */
function overlap(one: Box, two: Box): number {
  const x = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const y = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return Math.min(x, y);
}

const CASES = (['lying', 'upright'] as const).flatMap((shape) => [3, 4, 5].map((rows) => ({ shape, rows })));

describe.each(CASES)('the harbour, $shape, with $rows rows', ({ shape, rows }) => {
  const map = harbour(shape, rows);
  const plates = map.plates.map(({ x, y }, i) => ({
    name: `plate ${i}`,
    x,
    y,
    width: PLATE.width,
    height: plateHeight(rows),
  }));
  const plaques = map.plaques.map((point, i) => around(`plaque ${i}`, point, PLAQUE));
  const limos = map.limos.map((point, i) => around(`limousine ${i}`, point, LIMO));

  it('has a place for every district and link', () => {
    expect(plates).toHaveLength(6);
    expect(limos).toHaveLength(6);
    expect(plaques).toHaveLength(LINKS.length);
    expect(map.routes).toHaveLength(LINKS.length);
  });

  it('keeps all of it inside', () => {
    const outside = [...plates, ...plaques, ...limos].filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > map.width || y + height > map.height,
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  it('lays nothing on what must be read', () => {
    const fixed = [...plates, ...plaques];
    const pairs = fixed.flatMap((one, i) => fixed.slice(i + 1).map((two) => [one, two] as const));
    const parked = limos.flatMap((limo) => fixed.map((other) => [limo, other] as const));
    const bad = [...pairs, ...parked].filter(([one, two]) => overlap(one, two) > 2);
    expect(bad.map(([one, two]) => `${one.name} on ${two.name}`)).toEqual([]);
  });
});

it('towers of a row keep to their room, however many', () => {
  for (let count = 1; count <= 20; count++)
    for (let i = 0; i < count; i++) {
      expect(towerX(i, count)).toBeGreaterThan(PLATE.towers - 0.01);
      expect(towerX(i, count)).toBeLessThan(PLATE.towers + PLATE.plots * PLATE.plot);
    }
});

it('phones show one thing at a time, desks two columns, large screens three', () => {
  expect([328, 700, 900, 1060, 1399, 3000].map(modeOf)).toEqual([
    'phone',
    'phone',
    'desk',
    'desk',
    'desk',
    'wide',
  ]);
  expect([328, 700].map(shapeOf)).toEqual(['upright', 'lying']);
  expect([328, 499, 500, 900].map(isSlim)).toEqual([true, true, false, false]);
});
