/** The printed sheet: what to take out of the box, what to look at, and a table to fill in by hand. */
import type { SheetPart } from '#box';
import type { Box } from '#kernel';
import { isRecord } from './blank.ts';

const STYLE = `
  body { font: 11pt/1.45 system-ui, sans-serif; max-width: 180mm; margin: 10mm auto; padding: 0 5mm; color: #222; }
  h1 { font-size: 20pt; } h2 { font-size: 14pt; margin-top: 12mm; }
  .part { break-before: page; } .part:first-of-type { break-before: auto; }
  svg { display: block; width: 110mm; margin: 5mm 0; font-family: system-ui, sans-serif; }
  table { border-collapse: collapse; width: 100%; } thead { display: table-header-group; } tr { break-inside: avoid; }
  th, td { border: 1px solid #999; padding: 1.5mm 2mm; height: 7mm; text-align: left; } th { background: #eee; font-weight: 600; }
  code { background: #eee; padding: 0 1mm; }`;

/** One page of HTML without scripts or other files. The box has blanks where something is to be filled in. */
export function sheetPage(title: string, blanks: Box, sheet: readonly SheetPart[]): string {
  const { game, values } = blanks;
  const parts = sheet.filter(({ group }) => values[group]?.source === 'printed');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)}: values of your box</title><style>${STYLE}
</style></head>
<body>
<h1>${escaped(title)}: values of your box</h1>
<p>${parts.length === 0 ? 'There is nothing to read off: every value of this game is known.' : howTo(game)}</p>
${parts.map((part) => section(part, values[part.group]?.value)).join('\n')}
</body>
</html>
`;
}

function howTo(game: string): string {
  return (
    `Fill in the tables by hand, or type straight into <code>${game}-box.json</code>, in place of each <code>null</code>. Then run ` +
    `<code>npm run box -- check ${game} ${game}-box.json</code> until it fits, and <code>npm run box -- use ${game} ${game}-box.json</code>.`
  );
}

function section({ group, title, look, drawing }: SheetPart, value: unknown): string {
  return `<section class="part">
<h2>${escaped(title)} <code>${group}</code></h2>
<p>${escaped(look)}</p>
<svg viewBox="0 0 320 200" role="img" aria-label="${escaped(title)}">${drawing}</svg>
${table(value)}
</section>`;
}

type Row = { readonly name: string; readonly cells: ReadonlyMap<string, unknown> };

/** More columns do not fit on a page. */
const MOST_COLUMNS = 7;

/** One row for each part of a list, or one row for each value. */
function table(value: unknown): string {
  const rows: Row[] = Array.isArray(value)
    ? value.flatMap((item, i) => rowsOf(nameOf(item) ?? String(i + 1), item))
    : leaves(value).map(([name, leaf]) => ({ name, cells: new Map([['', leaf]]) }));
  const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const head = ['', ...columns].map((column) => `<th>${escaped(column)}</th>`).join('');
  const body = rows.map(
    ({ name, cells }) =>
      `<tr><th>${escaped(name)}</th>${columns.map((column) => `<td>${cellText(cells, column)}</td>`).join('')}</tr>`,
  );
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}

/** One row, or, where that is too wide, one for each part that has parts itself. */
function rowsOf(name: string, value: unknown): Row[] {
  const cells = new Map(leaves(value));
  if (cells.size <= MOST_COLUMNS || !isRecord(value)) return [{ name, cells }];
  const parts = Object.entries(value);
  const plain = leaves(Object.fromEntries(parts.filter(([, part]) => !isRecord(part))));
  return [
    ...(plain.length > 0 ? [{ name, cells: new Map(plain) }] : []),
    ...parts.filter(([, part]) => isRecord(part)).flatMap(([key, part]) => rowsOf(`${name}, ${key}`, part)),
  ];
}

/** A blank is to be filled in; what the part does not have is crossed out. */
function cellText(cells: ReadonlyMap<string, unknown>, column: string): string {
  if (!cells.has(column)) return '–';
  const leaf = cells.get(column) ?? null;
  return leaf === null ? '' : escaped(typeof leaf === 'string' ? leaf : JSON.stringify(leaf));
}

/** Every value inside, by the names that lead to it. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!isRecord(value)) return [[path, value]];
  return Object.entries(value)
    .filter(([key]) => path !== '' || (key !== 'id' && key !== 'name'))
    .flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}, ${key}`));
}

function nameOf(item: unknown): string | undefined {
  const name = isRecord(item) ? (item.id ?? item.name) : undefined;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
