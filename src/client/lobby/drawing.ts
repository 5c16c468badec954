/** Shapes the pictures of the home page are made of, as SVG path data. */
import { Rng } from '#kernel';

type Point = readonly [x: number, y: number];

/** Left top, right top, right bottom, left bottom. */
type Face = readonly [Point, Point, Point, Point];

/** A generator of its own for each picture: the same picture every time. */
export function drawnWith(name: string): Rng {
  return Rng.fromSeed('0'.repeat(32), name);
}

/** A point of a face, from 0 to 1 across and down. */
function within([a, b, c, d]: Face, across: number, down: number): string {
  const mix = (i: 0 | 1) =>
    (1 - down) * ((1 - across) * a[i] + across * b[i]) + down * ((1 - across) * d[i] + across * c[i]);
  return `${mix(0).toFixed(1)} ${mix(1).toFixed(1)}`;
}

export function faceOf(face: Face): string {
  return `M${face.map((point) => point.join(' ')).join('L')}Z`;
}

/** Windows in rows and columns, parted into lit and dark ones. */
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
      const corners = [within(face, left, top), within(face, right, top), within(face, right, bottom)];
      const path = `M${corners.join('L')}L${within(face, left, bottom)}Z`;
      paths[rng.below(10) < 7 ? 'lit' : 'dark'] += path;
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

/** A row of buildings along the ground, some with setbacks and spires. */
export function skylineOf(width: number, ground: number, low: number, high: number, rng: Rng): string {
  let path = `M0 ${ground}`;
  for (let x = 0; x < width; ) {
    const wide = 26 + rng.below(38);
    const top = ground - low - rng.below(high - low);
    const step = rng.below(3) === 0 ? 8 : 0;
    path += `V${top + step}`;
    if (step > 0) path += `H${x + 7}V${top}H${x + wide - 7}V${top + step}`;
    if (rng.below(5) === 0) path += `H${x + wide / 2 - 1}V${top - 24}H${x + wide / 2 + 1}V${top + step}`;
    x += wide;
    path += `H${x}`;
  }
  return `${path}V${ground}Z`;
}
