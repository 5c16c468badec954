/** bench/strength.md, made of the results of the pieces. */
import { PIECES, type Piece } from './pieces.ts';
import type { Summary, Times } from './summary.ts';

const PARTS: Readonly<Record<Piece['part'], string>> = {
  ladder: 'Each level against the one below, two seats',
  greedy: 'Search with 100 ms CPU a decision against one action ahead',
  vanilla: 'Search against textbook search (random playouts, no judgement), equal CPU',
  'more seats': 'Four seats: one level 5 among level 3, and one level 3 among level 5',
  solo: 'The highest level alone',
};

/** The page; pieces not yet played are left out, and counted. */
export function page(results: ReadonlyMap<string, Summary>): string {
  const missing = PIECES.filter(({ name }) => !results.has(name));
  const sections = Object.entries(PARTS).map(([part, heading]) => {
    const pieces = PIECES.filter((piece) => piece.part === part && results.has(piece.name));
    const rows = pieces.map((piece) => rowOf(piece, results.get(piece.name) as Summary));
    return rows.length === 0 ? '' : `## ${heading}\n\n${HEAD}\n${rows.join('\n')}\n`;
  });
  const left = missing.length === 0 ? '' : `Still to play: ${missing.map(({ name }) => name).join(', ')}.\n`;
  return `${INTRODUCTION}\n${sections.filter(Boolean).join('\n')}${left && `\n${left}`}`;
}

const INTRODUCTION = `# How strong the bots are

Written by \`npm run arena:all\`, which plays what is missing in \`bench/strength/\` and makes this page of it. Every deal is played from every seat;
intervals are 95 %, from the deals. Times are milliseconds a decision with something to choose; p95 by the clock on the wall of a busy machine.
`;

const HEAD = [
  '| contest | share | wanted | Elo | mean points | games | CPU a decision | p95 | command |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

function rowOf({ args, wanted, part }: Piece, summary: Summary): string {
  const { match, share, margin, points, elo, games, times, endings } = summary;
  const percent = (value: number) => (100 * value).toFixed(1);
  const alone = part === 'solo';
  const shareText = alone
    ? Object.entries(endings)
        .map(([ending, count]) => `${ending} ${count}`)
        .join(', ')
    : `${percent(share)} % ± ${percent(margin)}`;
  const pair = (of: (time: Times) => number) =>
    alone ? of(times.a).toFixed(0) : `${of(times.a).toFixed(0)} / ${of(times.b).toFixed(0)}`;
  const cells = [
    `${match.game}: ${match.a}${alone ? '' : ` against ${match.b}`}`,
    shareText,
    wanted,
    elo ? `${elo.elo} [${elo.from}, ${elo.to}]` : '',
    (alone ? points.slice(0, 1) : points).map((mean) => mean.toFixed(1)).join(' / '),
    String(games),
    pair(({ cpu }) => cpu),
    pair(({ p95 }) => p95),
    `\`npm run arena -- ${args.map(quoted).join(' ')}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

function quoted(arg: string): string {
  return /[{"]/.test(arg) ? `'${arg}'` : arg;
}
