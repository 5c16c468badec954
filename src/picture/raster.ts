/** Paints shapes into pixels, with soft edges: for programs that read no SVG. */
import type { Ring, Shape } from './shape.ts';

/** Three bytes a pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** On white, the first shape lowest; one shape a step, so that others get a turn between. */
export function* painting(shapes: readonly Shape[], width: number, height: number): Generator<void, Pixels> {
  const pixels = { width, height, bytes: new Uint8Array(width * height * 3).fill(255) };
  for (const one of shapes) {
    paintShape(one, pixels);
    yield;
  }
  return pixels;
}

function paintShape({ fill, rings }: Shape, { width, height, bytes }: Pixels): void {
  const box = boxAround(rings, width, height);
  if (!box) return;
  const { left, top, columns, rows } = box;
  // How much each pixel covers more than its left neighbour; one more column for what lies to the right.
  const covers = new Float32Array((columns + 1) * rows);
  const stride = columns + 1;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const next = (i + 2) % ring.length;
      addEdge(
        covers,
        stride,
        rows,
        value(ring, i) - left,
        value(ring, i + 1) - top,
        value(ring, next) - left,
        value(ring, next + 1) - top,
      );
    }
  const colour = [1, 3, 5].map((from) => Number.parseInt(fill.slice(from, from + 2), 16));
  for (let row = 0; row < rows; row++) {
    let cover = 0;
    for (let column = 0; column < columns; column++) {
      cover += covers[row * stride + column] ?? 0;
      const part = Math.min(1, Math.abs(cover));
      if (part < 0.004) continue;
      const from = ((top + row) * width + left + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const below = bytes[from + channel] ?? 0;
        bytes[from + channel] = Math.round(below + ((colour[channel] ?? 0) - below) * part);
      }
    }
  }
}

/** Adds the area to the right of an edge, row by row. */
function addEdge(
  covers: Float32Array,
  stride: number,
  rows: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const down = y0 < y1;
  const [startX, startY, endX, endY] = down ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (endX - startX) / (endY - startY);
  const last = Math.min(rows, Math.ceil(endY));
  for (let row = Math.max(0, Math.floor(startY)); row < last; row++) {
    const from = Math.max(row, startY);
    const to = Math.min(row + 1, endY);
    if (to <= from) continue;
    const height = (to - from) * (down ? 1 : -1);
    const one = inside(startX + (from - startY) * slope, stride - 1);
    const two = inside(startX + (to - startY) * slope, stride - 1);
    addSpan(covers, row * stride, Math.min(one, two), Math.max(one, two), height);
  }
}

/** One row of an edge between two places across. */
function addSpan(covers: Float32Array, offset: number, low: number, high: number, height: number): void {
  const first = Math.floor(low);
  const last = Math.ceil(high);
  if (last <= first + 1) {
    const share = 1 - ((low + high) / 2 - first);
    add(covers, offset + first, height * share);
    add(covers, offset + first + 1, height * (1 - share));
    return;
  }
  // The edge crosses several pixels: each covers what lies between its two ends and the right.
  let before = 0;
  const width = high - low;
  for (let pixel = first; pixel < last; pixel++) {
    const [from, to] = [Math.max(low, pixel), Math.min(high, pixel + 1)];
    const passed = (height * (from - low)) / width;
    const here = (height * (to - from)) / width;
    const covered = passed + here * (1 - ((from + to) / 2 - pixel));
    add(covers, offset + pixel, covered - before);
    before = covered;
  }
  add(covers, offset + last, height - before);
}

function add(covers: Float32Array, i: number, more: number): void {
  covers[i] = (covers[i] ?? 0) + more;
}

function inside(x: number, width: number): number {
  return Math.max(0, Math.min(width, x));
}

/** The pixels that a shape may touch. */
function boxAround(rings: readonly Ring[], width: number, height: number) {
  const xs = rings.flatMap((ring) => ring.filter((_, i) => i % 2 === 0));
  const ys = rings.flatMap((ring) => ring.filter((_, i) => i % 2 === 1));
  const left = Math.max(0, Math.floor(least(xs)));
  const top = Math.max(0, Math.floor(least(ys)));
  const columns = Math.min(width, Math.ceil(most(xs))) - left;
  const rows = Math.min(height, Math.ceil(most(ys))) - top;
  return columns > 0 && rows > 0 ? { left, top, columns, rows } : undefined;
}

function least(values: readonly number[]): number {
  return values.reduce((low, one) => Math.min(low, one), Number.POSITIVE_INFINITY);
}

function most(values: readonly number[]): number {
  return values.reduce((high, one) => Math.max(high, one), Number.NEGATIVE_INFINITY);
}

function value(ring: Ring, i: number): number {
  return ring[i] ?? 0;
}
