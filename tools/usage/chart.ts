/** The share of chances taken, as bars: one for each kind, group below group. */
import { LEAST_TAKEN, takenShare, verdictOf } from './bars.ts';
import type { Group } from './observer.ts';
import type { Row, Summary } from './summary.ts';

const [WIDTH, LABEL, EDGE, LINE] = [760, 250, 60, 18];
const COLORS = { reached: '#2a6', MISSED: '#c33', 'no chance': '#c33', '': '#789' } as const;

/** The chart as an SVG. */
export function chart(title: string, { groups, seats }: Summary): string {
  const parts: string[] = [];
  let y = 40;
  for (const { group, rows } of groups) {
    y += LINE;
    parts.push(`<text x="${LABEL}" y="${y}" font-weight="bold">${escaped(group.name)}</text>`);
    const top = y + 5;
    for (const row of rows) {
      y += LINE;
      parts.push(bar(group, row, y, seats));
    }
    const x = xOf(LEAST_TAKEN);
    if (group.bar === 'use')
      parts.push(
        `<line x1="${x}" y1="${top}" x2="${x}" y2="${y + 5}" stroke="#222" stroke-dasharray="3 2"/>`,
      );
    y += LINE / 2;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + LINE}" font-family="sans-serif" font-size="12">
<title>${escaped(title)}</title>
<rect width="${WIDTH}" height="${y + LINE}" fill="#fff"/>
<text x="${WIDTH / 2}" y="24" text-anchor="middle">${escaped(title)}</text>
${parts.join('\n')}
</svg>
`;
}

function bar(group: Group, row: Row, y: number, seats: number): string {
  const share = takenShare(row);
  const label = `<text x="${LABEL - 8}" y="${y}" text-anchor="end">${escaped(row.kind)}</text>`;
  if (share === undefined) return `${label}\n<text x="${LABEL}" y="${y}" fill="#666">never offered</text>`;
  const width = xOf(share) - LABEL;
  return [
    label,
    `<rect x="${LABEL}" y="${y - 11}" width="${width.toFixed(1)}" height="${LINE - 5}" fill="${COLORS[verdictOf(group, row, seats)]}"/>`,
    `<text x="${(LABEL + width + 5).toFixed(1)}" y="${y}">${(100 * share).toFixed(1)} %</text>`,
  ].join('\n');
}

/** Something can be taken more often than offered only by counting twice; such a bar ends at the edge. */
function xOf(share: number): number {
  return LABEL + Math.min(1, share) * (WIDTH - LABEL - EDGE);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
