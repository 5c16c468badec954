/** Shapes as SVG. */
import type { Seat } from '#kernel';
import { type Line, pathsOf } from './letters.ts';
import { colourOf, markAt } from './marks.ts';
import { type Ring, type Shape, shape } from './shape.ts';

/** Short: a tenth of a unit is enough. */
export function elementsOf(shapes: readonly Shape[]): string[] {
  return shapes.map(
    ({ fill, rings }) => `<path fill="${fill}" d="${rings.map((ring) => pathOf(ring)).join('')}"/>`,
  );
}

/** A player's shape in their colour, to stand beside a name. */
export function markSvg(game: string, seat: Seat): string {
  const mark = shape(colourOf(game, seat), markAt(seat, 12, 12, 24));
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${elementsOf([mark]).join('')}</svg>`;
}

/** Lines of text, as strokes with round ends. */
export function lettersOf(lines: readonly Line[], colour: string): string[] {
  return lines.map((line) => {
    const path = pathsOf(line)
      .map((points) => pathOf(points, ''))
      .join('');
    return `<path fill="none" stroke="${colour}" stroke-width="${line.width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
  });
}

function pathOf(ring: Ring, end = 'z'): string {
  const [x = 0, y = 0, ...rest] = ring.map((value) => Math.round(value * 10));
  let path = `M${tenths(x)} ${tenths(y)}l`;
  let [atX, atY] = [x, y];
  for (let i = 0; i < rest.length; i += 2) {
    const [toX = 0, toY = 0] = rest.slice(i, i + 2);
    path += `${i > 0 ? ' ' : ''}${tenths(toX - atX)} ${tenths(toY - atY)}`;
    [atX, atY] = [toX, toY];
  }
  return `${path}${end}`.replace(/ -/g, '-');
}

function tenths(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}
