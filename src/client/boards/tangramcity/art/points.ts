/** Points and polygons of the drawings: x to the right, y down, corners clockwise. */
import { at } from '#kernel';

export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];
export type Segment = readonly [from: Point, to: Point];

export const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The sides of a polygon, each from its corner to the next. */
export function sides(polygon: Polygon): Segment[] {
  return polygon.map((corner, i) => [corner, at(polygon, (i + 1) % polygon.length)]);
}

export function area(polygon: Polygon): number {
  return sides(polygon).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2;
}

export function centroid(polygon: Polygon): Point {
  const whole = area(polygon) * 6;
  let x = 0;
  let y = 0;
  for (const [a, b] of sides(polygon)) {
    x += (a[0] + b[0]) * cross(a, b);
    y += (a[1] + b[1]) * cross(a, b);
  }
  return [x / whole, y / whole];
}

export function isInside(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (const [a, b] of sides(polygon)) {
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

export function farFrom(point: Point, [a, b]: Segment): number {
  const along = minus(b, a);
  const part = dot(minus(point, a), along) / (dot(along, along) || 1);
  return far(point, plus(a, along, Math.max(0, Math.min(1, part))));
}

/** How far a point lies from the nearest of these segments. */
export function clearance(point: Point, segments: readonly Segment[]): number {
  return segments.reduce(
    (least, segment) => Math.min(least, farFrom(point, segment)),
    Number.POSITIVE_INFINITY,
  );
}

const short = (n: number) => String(Math.round(n * 10) / 10);

export function lineTo(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');
}

/** Closed polygons as one path. */
export function pathOf(polygons: readonly Polygon[]): string {
  return polygons.map((polygon) => `${lineTo(polygon)}Z`).join('');
}

/** Segments as one path. */
export function strokesOf(segments: readonly (readonly Point[])[]): string {
  return segments.map(lineTo).join('');
}

/** A circle as a part of a path. */
export function circleAt([x, y]: Point, r: number): string {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`;
}
