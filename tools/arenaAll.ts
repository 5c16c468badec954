/**
 * Plays every contest of bench/strength.md that has no result yet, makes missing plots, and writes the page.
 *   tsx tools/arenaAll.ts [part of a name ...]     only contests with this in their name; `--page` only writes the page
 * Each contest uses one process, so that two runs with different names can run at the same time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTESTS, PLOTS } from './arena/contests.ts';
import { page } from './arena/page.ts';
import type { Summary } from './arena/summary.ts';

const BENCH = join(import.meta.dirname, '../bench');
const FOLDER = join(BENCH, 'strength');
const TOOL = join(import.meta.dirname, 'arena.ts');
const filters = process.argv.slice(2);
const isPageOnly = filters.includes('--page');

mkdirSync(FOLDER, { recursive: true });
for (const { name, args } of CONTESTS) run(name, [...args, '--out', resultOf(name)], resultOf(name));
for (const { name, args } of PLOTS) run(name, [...args, '--plot', plotOf(name)], plotOf(name));
writePage();

function run(name: string, args: readonly string[], file: string): void {
  const isSelected = filters.length === 0 || filters.some((part) => name.includes(part));
  if (isPageOnly || !isSelected || existsSync(file)) return;
  console.log(`${name}: npm run arena -- ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, [...process.execArgv, TOOL, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writePage();
}

function resultOf(name: string): string {
  return join(FOLDER, `${name}.json`);
}

function plotOf(name: string): string {
  return join(FOLDER, `${name}.svg`);
}

function writePage(): void {
  const results = new Map<string, Summary>();
  for (const { name } of CONTESTS)
    if (existsSync(resultOf(name))) results.set(name, JSON.parse(readFileSync(resultOf(name), 'utf8')));
  const drawn = new Set(PLOTS.map(({ name }) => name).filter((name) => existsSync(plotOf(name))));
  writeFileSync(join(BENCH, 'strength.md'), page(results, drawn));
}
