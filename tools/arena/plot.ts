/** Plots strength against time as SVG. */
import type { Summary } from './summary.ts';

const [WIDTH, HEIGHT, EDGE] = [560, 320, 48];

/** Shares with their intervals over CPU time per decision, on a logarithmic scale. */
export function plot(points: readonly Summary[]): string {
  const [first] = points;
  if (!first) return '';
  const times = points.map(({ times: { a } }) => Math.log2(Math.max(0.01, a.mean)));
  const [least, most] = [Math.floor(Math.min(...times)), Math.ceil(Math.max(...times))];
  const x = (time: number) => EDGE + ((time - least) / Math.max(1, most - least)) * (WIDTH - 2 * EDGE);
  const y = (share: number) => HEIGHT - EDGE - Math.min(1, Math.max(0, share)) * (HEIGHT - 2 * EDGE);
  const line = (x1: number, y1: number, x2: number, y2: number, color: string) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${color}"/>`;
  const label = (at: readonly [number, number], words: string, anchor = 'middle') =>
    `<text x="${at[0]}" y="${at[1]}" text-anchor="${anchor}">${words}</text>`;
  const parts: string[] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    parts.push(line(EDGE, y(share), WIDTH - EDGE, y(share), '#ddd'));
    parts.push(label([EDGE - 8, y(share) + 4], `${100 * share} %`, 'end'));
  }
  for (let time = least; time <= most; time++)
    parts.push(label([x(time), HEIGHT - EDGE + 18], `${2 ** time} ms`));
  points.forEach(({ share, margin }, i) => {
    const at = x(times[i] ?? 0);
    parts.push(line(at, y(share - margin), at, y(share + margin), '#2a5'));
    parts.push(`<circle cx="${at}" cy="${y(share)}" r="4" fill="#2a5"/>`);
  });
  const { game, seats, b } = first.match;
  const title = `${game}, ${seats} seats: share against ${b}, by CPU time per decision`;
  parts.push(label([WIDTH / 2, 24], title));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<title>${title}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}
