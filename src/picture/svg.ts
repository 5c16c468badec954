/** Shapes as SVG. */
import type { Ring, Shape } from './shape.ts';

/** Short: a tenth of a unit is enough. */
export function elementsOf(shapes: readonly Shape[]): string[] {
  return shapes.map(({ fill, rings }) => `<path fill="${fill}" d="${rings.map(pathOf).join('')}"/>`);
}

function pathOf(ring: Ring): string {
  const [x = 0, y = 0, ...rest] = ring.map((value) => Math.round(value * 10));
  let path = `M${tenths(x)} ${tenths(y)}l`;
  let [atX, atY] = [x, y];
  for (let i = 0; i < rest.length; i += 2) {
    const [toX = 0, toY = 0] = rest.slice(i, i + 2);
    path += `${i > 0 ? ' ' : ''}${tenths(toX - atX)} ${tenths(toY - atY)}`;
    [atX, atY] = [toX, toY];
  }
  return `${path}z`.replace(/ -/g, '-');
}

function tenths(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}
