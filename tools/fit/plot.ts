/** Draws expected leads against what came, as SVG: one panel for each number of seats. */
import type { Bin } from './calibration.ts';
import type { SeatsReport } from './report.ts';

const [SIZE, EDGE] = [240, 40];
const COLORS = { before: '#c63', after: '#2a5' } as const;

export function plot(game: string, reports: Readonly<Record<string, SeatsReport>>): string {
  const panels = Object.entries(reports);
  const width = panels.length * SIZE;
  const drawn = panels.map(
    ([seats, { bins }], i) => `<g transform="translate(${i * SIZE} 0)">${panel(seats, bins)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIZE + 24}" width="${width}" font-family="sans-serif" font-size="11">
<title>${game}: expected leads against what came, by number of seats</title>
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join('\n')}
<text x="${EDGE}" y="${SIZE + 14}"><tspan fill="${COLORS.before}">as expected</tspan> and <tspan fill="${COLORS.after}">calibrated</tspan>: expected lead (across) against the mean of what came (up), on deals held out</text>
</svg>
`;
}

function panel(seats: string, { before, after }: SeatsReport['bins']): string {
  const most = Math.max(1, ...[...before, ...after].flat().map(Math.abs));
  const step = stepFor(most);
  const limit = step * Math.ceil(most / step);
  const x = (points: number) => tenth(EDGE + ((points + limit) / (2 * limit)) * (SIZE - EDGE - 8));
  const y = (points: number) =>
    tenth(SIZE - EDGE + 8 - ((points + limit) / (2 * limit)) * (SIZE - EDGE - 16));
  const parts = [
    `<text x="${x(0)}" y="14" text-anchor="middle">${seats === '1' ? 'solo' : `${seats} seats`}</text>`,
  ];
  for (let at = -limit; at <= limit; at += step) {
    parts.push(
      `<path d="M${x(at)} ${y(-limit)}V${y(limit)}M${x(-limit)} ${y(at)}H${x(limit)}" stroke="#e4e4e4"/>`,
    );
    parts.push(`<text x="${x(at)}" y="${y(-limit) + 14}" text-anchor="middle">${at}</text>`);
    parts.push(`<text x="${EDGE - 4}" y="${y(at) + 4}" text-anchor="end">${at}</text>`);
  }
  parts.push(
    `<path d="M${x(-limit)} ${y(-limit)}L${x(limit)} ${y(limit)}" stroke="#999" stroke-dasharray="3 3"/>`,
  );
  const curve = (bins: readonly Bin[], color: string) => {
    const points = bins.map(([expected, came]) => `${x(expected)} ${y(came)}`);
    parts.push(`<path d="M${points.join('L')}" fill="none" stroke="${color}" stroke-width="1.5"/>`);
    for (const [expected, came] of bins)
      parts.push(`<circle cx="${x(expected)}" cy="${y(came)}" r="2" fill="${color}"/>`);
  };
  curve(before, COLORS.before);
  curve(after, COLORS.after);
  return parts.join('');
}

/** A round distance between lines, at most four on each side of the middle. */
function stepFor(most: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((step) => most <= 4 * step) ?? 500;
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
