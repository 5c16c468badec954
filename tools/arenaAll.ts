/**
 * Plays every contest of bench/strength.md that has no result yet, makes missing plots, and writes the page.
 *   tsx tools/arenaAll.ts [part of a name ...]     only contests with this in their name; `--page` only writes the page
 *   tsx tools/arenaAll.ts --minutes 10 [...]       at most so long on each; the next run goes on where this one stopped
 * Each contest uses one process, so that two runs with different names can run at the same time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTESTS, gamesOf, PLOTS } from './arena/contests.ts';
import { page } from './arena/page.ts';
import type { Summary } from './arena/summary.ts';

const BENCH = join(import.meta.dirname, '../bench');
const FOLDER = join(BENCH, 'strength');
const TOOL = join(import.meta.dirname, 'arena.ts');
/** The deals of contests that are not over; they are kept in the repository, so that anybody can go on. */
const BEGUN = join(FOLDER, 'begun');
const { values, positionals } = parseArgs({
  options: { page: { type: 'boolean' }, minutes: { type: 'string' } },
  allowPositionals: true,
});

mkdirSync(FOLDER, { recursive: true });
for (const contest of CONTESTS) {
  const { name, args } = contest;
  const limits = values.minutes === undefined ? [] : ['--minutes', values.minutes];
  const begun = join(BEGUN, `${name}.jsonl`);
  const isOver = () => (resultNamed(name)?.games ?? 0) >= gamesOf(contest);
  if (!isOver()) run(name, [...args, '--keep', begun, ...limits, '--out', resultOf(name)]);
  if (isOver()) rmSync(begun, { force: true });
}
for (const { name, args } of PLOTS)
  if (!existsSync(plotOf(name))) run(name, [...args, '--plot', plotOf(name)]);
writePage();

function run(name: string, args: readonly string[]): void {
  const isSelected = positionals.length === 0 || positionals.some((part) => name.includes(part));
  if (values.page || !isSelected) return;
  console.log(`${name}: npm run arena -- ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, [...process.execArgv, TOOL, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writePage();
}

function resultNamed(name: string): Summary | undefined {
  return existsSync(resultOf(name)) ? JSON.parse(readFileSync(resultOf(name), 'utf8')) : undefined;
}

function resultOf(name: string): string {
  return join(FOLDER, `${name}.json`);
}

function plotOf(name: string): string {
  return join(FOLDER, `${name}.svg`);
}

function writePage(): void {
  const results = new Map<string, Summary>();
  for (const { name } of CONTESTS) {
    const result = resultNamed(name);
    if (result) results.set(name, result);
  }
  const drawn = new Set(PLOTS.map(({ name }) => name).filter((name) => existsSync(plotOf(name))));
  writeFileSync(join(BENCH, 'strength.md'), page(results, drawn));
}
