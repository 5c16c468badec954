/** Makes bench/strength.md from the results of the contests. */
import { CONTESTS, type ContestSpec, type Floor, gamesOf, PLOTS } from './contests.ts';
import type { Summary, Times } from './summary.ts';

const PARTS: Readonly<Record<ContestSpec['part'], string>> = {
  ladder: 'Each level against the one below, two seats',
  greedy: 'Search with 100 ms a decision against one action ahead',
  vanilla: 'Search against textbook search (random playouts, no heuristics), equal CPU',
  solo: 'The highest level in solo games',
  alone: 'Each level alone',
  crowd: 'Three and more seats: one of a level among others of the level below',
  former: 'The highest level against what it was before, two seats',
};

/** The page; contests and plots that are still missing are listed at the end. */
export function page(results: ReadonlyMap<string, Summary>, drawn: ReadonlySet<string>): string {
  const missing = [
    ...CONTESTS.filter(({ name }) => !results.has(name)),
    ...PLOTS.filter(({ name }) => !drawn.has(name)),
  ];
  const sections = Object.entries(PARTS).map(([part, heading]) => {
    const rows = CONTESTS.flatMap((contest) => {
      const summary = contest.part === part ? results.get(contest.name) : undefined;
      return summary ? [rowOf(contest, summary)] : [];
    });
    return rows.length === 0 ? '' : `## ${heading}\n\n${HEAD}\n${rows.join('\n')}\n`;
  });
  const plots = PLOTS.filter(({ name }) => drawn.has(name)).map(
    ({ name, args }) =>
      `![${name}](strength/${name}.svg)\n\n\`npm run arena -- ${args.join(' ')} --plot FILE\`\n`,
  );
  if (plots.length > 0) sections.push(`## Strength against time\n\n${plots.join('\n')}`);
  const left = missing.length === 0 ? '' : `Still to play: ${missing.map(({ name }) => name).join(', ')}.\n`;
  return `${INTRODUCTION}\n${sections.filter(Boolean).join('\n')}${left && `\n${left}`}`;
}

const INTRODUCTION = `# How strong the bots are

Written by \`npm run arena:all\`, which plays the contests missing in \`bench/strength/\` and makes this page from the results. Every deal is played from every seat;
intervals are 95 %, over the deals. Times are CPU milliseconds per decision with more than one answer. Of some contests only a part of the games has been played; the page says how many.

A level must win 65 % against the one below with two seats, and one and a half times its fair share among three and more. Rowhouse, our toy, has lower floors of its own: luck leaves less room between
its levels. Level 6 wins 89.8 %, 84.5 % and 82.2 % of 300 games against level 1 with two, three and four seats; five equal steps would be 60.7 %, 44.6 % and 36.1 %, and the floors are four points lower,
the error of 400 games.
`;

const HEAD = [
  '| contest | result | floor | | Elo | mean points | games | mean ms | p95 ms | command |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

function rowOf(contest: ContestSpec, summary: Summary): string {
  const { args, floor, part } = contest;
  const { match, share, margin, points, elo, games, times } = summary;
  const isAlone = part === 'solo' || part === 'alone';
  const wanted = gamesOf(contest);
  const pair = (of: (time: Times) => number) =>
    (isAlone ? [times.a] : [times.a, times.b]).map((time) => milliseconds(of(time))).join(' / ');
  const cells = [
    `${match.game}: ${match.a}${isAlone ? '' : ` against ${match.b}`}`,
    isAlone ? amount(floor, reachedBy(floor, summary)) : `${percent(share)} ± ${percent(margin)}`,
    `${amount(floor, floor.least)}${floor.of === 'lower end' ? ' at the lower end' : ''}`,
    `${reachedBy(floor, summary) >= floor.least ? 'reached' : '**missed**'}${games < wanted ? ' so far' : ''}`,
    elo ? `${elo.elo} [${elo.from}, ${elo.to}]` : '',
    (isAlone ? points.slice(0, 1) : points).map((mean) => mean.toFixed(1)).join(' / '),
    games < wanted ? `${games} of ${wanted}` : String(games),
    pair(({ mean }) => mean),
    pair(({ p95 }) => p95),
    `\`npm run arena -- ${args.map(quoted).join(' ')}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

function reachedBy(floor: Floor, { share, margin, points, games, endings }: Summary): number {
  switch (floor.of) {
    case 'share':
      return share;
    case 'lower end':
      return share - margin;
    case 'points':
      return points[0];
    case 'ending':
      return (endings[floor.ending] ?? 0) / games;
  }
}

function amount({ of }: Floor, value: number): string {
  return of === 'points' ? `${value.toFixed(1)} points` : percent(value);
}

function milliseconds(time: number): string {
  return time.toFixed(time < 10 ? 1 : 0);
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

function quoted(arg: string): string {
  return /[{"]/.test(arg) ? `'${arg}'` : arg;
}
