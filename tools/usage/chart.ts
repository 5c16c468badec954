/** The share of chances taken as bars, one for each kind; for starts the share of wins. */
import { fairStart, LEAST_TAKEN, takenShare, verdictOf } from './bars.ts';
import type { Summary } from './summary.ts';

const [WIDTH, LABEL, EDGE, LINE] = [760, 250, 60, 18];
const COLORS = { reached: '#2a6', MISSED: '#c33', 'no chance': '#c33', '': '#789' } as const;

/** The chart as an SVG. */
export function chart(title: string, { groups, seats }: Summary): string {
  const parts: string[] = [];
  let y = 40;
  for (const { group, rows } of groups) {
    y += LINE;
    const isStart = group.bar === 'start' && seats > 1;
    const heading = isStart ? `${group.name}: share of wins` : group.name;
    parts.push(`<text x="${LABEL}" y="${y}" font-weight="bold">${escaped(heading)}</text>`);
    const top = y + 5;
    for (const row of rows) {
      y += LINE;
      const share = isStart ? row.won?.share : takenShare(row);
      parts.push(bar(row.kind, share, COLORS[verdictOf(group, row, seats)], y));
    }
    const marks = isStart ? fairStart(seats) : group.bar === 'use' ? [LEAST_TAKEN] : [];
    for (const mark of marks) parts.push(markAt(mark, top, y + 5));
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

function bar(kind: string, share: number | undefined, color: string, y: number): string {
  const label = `<text x="${LABEL - 8}" y="${y}" text-anchor="end">${escaped(kind)}</text>`;
  if (share === undefined) return `${label}\n<text x="${LABEL}" y="${y}" fill="#666">never</text>`;
  const width = xOf(share) - LABEL;
  return [
    label,
    `<rect x="${LABEL}" y="${y - 11}" width="${width.toFixed(1)}" height="${LINE - 5}" fill="${color}"/>`,
    `<text x="${(LABEL + width + 5).toFixed(1)}" y="${y}">${(100 * share).toFixed(1)} %</text>`,
  ].join('\n');
}

function markAt(share: number, top: number, bottom: number): string {
  const x = xOf(share).toFixed(1);
  return `<line x1="${x}" y1="${top}" x2="${x}" y2="${bottom}" stroke="#222" stroke-dasharray="3 2"/>`;
}

/** Something can be taken more often than offered only by counting twice; such a bar ends at the edge. */
function xOf(share: number): number {
  return LABEL + Math.min(1, share) * (WIDTH - LABEL - EDGE);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
