/** Shapes for the pictures of the home page, as SVG path data. */
import { Rng } from '#kernel';

/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** A wall of a building: top left, top right, bottom right, bottom left. */
export type Face = readonly [Point, Point, Point, Point];

/** A seeded generator per picture, so that it looks the same every time. */
export function pictureRng(name: string): Rng {
  return Rng.fromSeed('0'.repeat(32), name);
}

/** A point on a face, given from 0 to 1 across and down. */
function within([a, b, c, d]: Face, across: number, down: number): string {
  const mix = (i: 0 | 1) =>
    (1 - down) * ((1 - across) * a[i] + across * b[i]) + down * ((1 - across) * d[i] + across * c[i]);
  return `${mix(0).toFixed(1)} ${mix(1).toFixed(1)}`;
}

/** The outline through these points. */
export function outlineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** A part of a face, given from 0 to 1 across and down. */
export function partOf(face: Face, left: number, top: number, right: number, bottom: number): string {
  const corners = [within(face, left, top), within(face, right, top), within(face, right, bottom)];
  return `M${corners.join('L')}L${within(face, left, bottom)}Z`;
}

/** A projection of ground points, and heights above them, seen from the south and above. */
export function projection([x0, y0]: Point, wide: number) {
  return (x: number, y: number, up = 0): Point => [x0 + (x - y) * wide, y0 + (x + y) * wide * 0.54 - up];
}

/** Windows in rows and columns, lit or dark at random. */
export function windowsOf(
  face: Face,
  columns: number,
  rows: number,
  rng: Rng,
): { lit: string; dark: string } {
  const paths = { lit: '', dark: '' };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = (column + 0.28) / columns;
      const right = (column + 0.76) / columns;
      const top = (row + 0.26) / rows;
      const bottom = (row + 0.78) / rows;
      paths[rng.below(10) < 7 ? 'lit' : 'dark'] += partOf(face, left, top, right, bottom);
    }
  }
  return paths;
}

/** Cornices: lines around a face between its storeys. */
export function cornicesOf(face: Face, heights: readonly number[]): string {
  return heights.map((down) => `M${within(face, 0, down)}L${within(face, 1, down)}`).join('');
}

/** Rays of a rising sun. */
export function raysFrom([x, y]: Point, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / count;
    const reach = i % 2 === 0 ? outer : outer * 0.8;
    const end = (radius: number) =>
      `${(x - Math.cos(angle) * radius).toFixed(1)} ${(y - Math.sin(angle) * radius).toFixed(1)}`;
    return `M${end(inner)}L${end(reach)}`;
  }).join('');
}

interface Street {
  readonly outline: string;
  /** The lit windows. */
  readonly windows: string;
}

/** A row of buildings along the ground, with setbacks, gables and spires. */
export function streetOf(width: number, ground: number, low: number, high: number, rng: Rng): Street {
  let outline = `M0 ${ground}`;
  let windows = '';
  for (let x = 0; x < width; ) {
    const wide = 26 + rng.below(38);
    const top = ground - low - rng.below(high - low);
    outline += crownOf(x, wide, top, rng);
    for (let row = top + 16; row < ground - 8; row += 11)
      for (let left = x + 6; left < x + wide - 8; left += 8)
        if (rng.below(7) === 0) windows += `M${left} ${row}h3v5h-3Z`;
    x += wide;
  }
  return { outline: `${outline}V${ground}Z`, windows };
}

/** The upper edge of one building, from left to right. */
function crownOf(x: number, wide: number, top: number, rng: Rng): string {
  const [right, middle] = [x + wide, x + wide / 2];
  switch (rng.below(6)) {
    case 0:
      return `V${top + 9}H${x + 6}V${top + 4}H${x + 12}V${top}H${right - 12}V${top + 4}H${right - 6}V${top + 9}H${right}`;
    case 1:
      return `V${top + 12}L${middle} ${top}L${right} ${top + 12}`;
    case 2:
      return `V${top + 7}H${x + 8}V${top}H${middle - 1}V${top - 26}H${middle + 1}V${top}H${right - 8}V${top + 7}H${right}`;
    default:
      return `V${top}H${right}`;
  }
}
