/**
 * Plays every contest of bench/strength.md that has no result yet, draws what is not yet drawn, and writes the page.
 *   tsx tools/arenaAll.ts [part of a name ...]     only what has it in its name; `--page` plays nothing
 * Each contest takes one process, so that two runs with other names can go on at once.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { page } from './arena/page.ts';
import { PIECES, PLOTS } from './arena/pieces.ts';
import type { Summary } from './arena/summary.ts';

const BENCH = join(import.meta.dirname, '../bench');
const FOLDER = join(BENCH, 'strength');
const TOOL = join(import.meta.dirname, 'arena.ts');
const wanted = process.argv.slice(2);
const isPageOnly = wanted.includes('--page');

mkdirSync(FOLDER, { recursive: true });
for (const { name, args } of PIECES) run(name, [...args, '--out', resultOf(name)], resultOf(name));
for (const { name, args } of PLOTS) run(name, [...args, '--plot', drawingOf(name)], drawingOf(name));
writePage();

function run(name: string, args: readonly string[], file: string): void {
  const isWanted = wanted.length === 0 || wanted.some((part) => name.includes(part));
  if (isPageOnly || !isWanted || existsSync(file)) return;
  console.log(`${name}: npm run arena -- ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, [...process.execArgv, TOOL, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writePage();
}

function resultOf(name: string): string {
  return join(FOLDER, `${name}.json`);
}

function drawingOf(name: string): string {
  return join(FOLDER, `${name}.svg`);
}

function writePage(): void {
  const results = new Map<string, Summary>();
  for (const { name } of PIECES)
    if (existsSync(resultOf(name))) results.set(name, JSON.parse(readFileSync(resultOf(name), 'utf8')));
  const drawn = new Set(PLOTS.map(({ name }) => name).filter((name) => existsSync(drawingOf(name))));
  writeFileSync(join(BENCH, 'strength.md'), page(results, drawn));
}
