/** The growth curve as a picture: two panels over the number of sockets, on a scale that doubles. */
import { at } from '#kernel';

/** One line of a panel. */
export interface Line {
  readonly name: string;
  readonly color: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Panel {
  readonly title: string;
  readonly lines: readonly Line[];
}

const WIDTH = 760;
const HEIGHT = 300;
const LEFT = 60;
const RIGHT = 150;
const TOP = 40;
const BOTTOM = 40;

/** The panels, one below the other. */
export function plot(panels: readonly Panel[]): string {
  const parts = panels.map((panel, n) => `<g transform="translate(0 ${n * HEIGHT})">\n${draw(panel)}\n</g>`);
  const height = panels.length * HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<title>${panels.map(({ title }) => title).join('; ')}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function draw({ title, lines }: Panel): string {
  const xs = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  const step = niceStep(Math.max(...lines.flatMap(({ points }) => points.map(({ y }) => y))) / 5);
  const top = step * Math.ceil(Math.max(...lines.flatMap(({ points }) => points.map(({ y }) => y))) / step);
  const [low, high] = [Math.log2(at(xs, 0)), Math.log2(at(xs, xs.length - 1))];
  const placeX = (x: number) =>
    round(LEFT + ((Math.log2(x) - low) / (high - low || 1)) * (WIDTH - LEFT - RIGHT));
  const placeY = (y: number) => round(HEIGHT - BOTTOM - (y / top) * (HEIGHT - TOP - BOTTOM));
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, n) => n * step);
  return [
    text(LEFT, TOP - 18, title, 'start', 'bold'),
    ...ticks.flatMap((y) => [
      `<path d="M${LEFT} ${placeY(y)}H${WIDTH - RIGHT}" stroke="#ddd"/>`,
      text(LEFT - 8, placeY(y) + 4, String(round(y)), 'end'),
    ]),
    ...xs.map((x) => text(placeX(x), HEIGHT - BOTTOM + 18, x.toLocaleString('en-US'), 'middle')),
    text(WIDTH - RIGHT + 8, HEIGHT - BOTTOM + 18, 'sockets', 'start'),
    ...lines.flatMap(({ name, color, points }) => [
      `<polyline fill="none" stroke="${color}" stroke-width="2" points="${points.map(({ x, y }) => `${placeX(x)},${placeY(y)}`).join(' ')}"/>`,
      ...points.map(({ x, y }) => `<circle cx="${placeX(x)}" cy="${placeY(y)}" r="3" fill="${color}"/>`),
      text(WIDTH - RIGHT + 8, placeY(at(points, points.length - 1).y) + 4, name, 'start', 'normal', color),
    ]),
  ].join('\n');
}

function text(
  x: number,
  y: number,
  words: string,
  anchor: string,
  weight = 'normal',
  color = '#333',
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-weight="${weight}" fill="${color}">${words}</text>`;
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([1, 2, 5].find((factor) => factor * power >= wanted) ?? 10) * power;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
