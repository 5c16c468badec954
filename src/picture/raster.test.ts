import { expect, it } from 'vitest';
import { type Pixels, painting } from './index.ts';
import { disc, frame, rect, type Shape, shape, stroke } from './shape.ts';

function painted(width: number, height: number, ...shapes: Shape[]): Pixels {
  const steps = painting(shapes, width, height);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How dark each pixel is, from 0 to 255, of black shapes on white. */
function ink(width: number, height: number, ...shapes: Shape[]): number[] {
  const { bytes } = painted(width, height, ...shapes);
  return Array.from({ length: width * height }, (_, i) => 255 - (bytes[i * 3] ?? 0));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / 255;

it('fills whole pixels, and parts of those at the edge', () => {
  expect(ink(3, 2, shape('#000000', rect(1, 0, 1, 1)))).toEqual([0, 255, 0, 0, 0, 0]);
  expect(ink(3, 1, shape('#000000', rect(0.5, 0, 1.25, 1)))).toEqual([127, 191, 0]);
  expect(ink(1, 2, shape('#000000', rect(0, 0.75, 1, 1)))).toEqual([64, 191]);
});

it('covers the area of what it paints', () => {
  expect(sum(ink(12, 12, shape('#000000', [1, 1, 11, 3, 4, 10])))).toBeCloseTo(42, 0);
  expect(sum(ink(40, 40, shape('#000000', disc(20, 20, 15))))).toBeCloseTo(690, -1);
  expect(sum(ink(20, 20, shape('#000000', stroke(2, 3, 14, 12, 2))))).toBeCloseTo(30, 0);
  expect(sum(ink(20, 20, shape('#000000', ...frame(2, 2, 10, 10, 1))))).toBeCloseTo(36, 5);
});

it('leaves out what lies outside', () => {
  const outside = [rect(-5, -5, 3, 3), rect(30, 0, 3, 3), rect(0, 30, 3, 3)];
  for (const ring of outside) expect(sum(ink(10, 10, shape('#000000', ring)))).toBe(0);
  expect(sum(ink(10, 10, shape('#000000', rect(-5, -5, 30, 30))))).toBe(100);
  expect(sum(ink(10, 10, shape('#000000', rect(8, 8, 30, 30))))).toBe(4);
  expect(painted(2, 2, shape('#000000')).bytes).toEqual(new Uint8Array(12).fill(255));
});

it('paints later shapes over earlier ones, and rings of one shape once, whichever way they run', () => {
  const { bytes } = painted(1, 1, shape('#ff0000', rect(0, 0, 1, 1)), shape('#0102a0', rect(0, 0, 1, 1)));
  expect([...bytes]).toEqual([1, 2, 160]);
  const backwards = [0, 0, 0, 4, 4, 4, 4, 0];
  expect(sum(ink(4, 4, shape('#000000', rect(0, 0, 4, 2), backwards)))).toBe(16);
});
