/**
 * Plays every contest of bench/strength.md that has no result yet, and writes the page.
 *   tsx tools/arenaAll.ts [part of a name ...]     only pieces whose name has it; `--page` plays nothing
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { page } from './arena/page.ts';
import { PIECES } from './arena/pieces.ts';
import type { Summary } from './arena/summary.ts';

const BENCH = join(import.meta.dirname, '../bench');
const FOLDER = join(BENCH, 'strength');
const wanted = process.argv.slice(2);
const isPageOnly = wanted.includes('--page');

mkdirSync(FOLDER, { recursive: true });
for (const { name, args } of PIECES) {
  const isWanted = wanted.length === 0 || wanted.some((part) => name.includes(part));
  if (isPageOnly || !isWanted || existsSync(fileOf(name))) continue;
  console.log(`${name}: npm run arena -- ${args.join(' ')}`);
  const tool = join(import.meta.dirname, 'arena.ts');
  const all = [...process.execArgv, tool, ...args, '--processes', '2', '--out', fileOf(name)];
  const { status } = spawnSync(process.execPath, all, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writePage();
}
writePage();

function fileOf(name: string): string {
  return join(FOLDER, `${name}.json`);
}

function writePage(): void {
  const results = new Map<string, Summary>();
  for (const { name } of PIECES)
    if (existsSync(fileOf(name))) results.set(name, JSON.parse(readFileSync(fileOf(name), 'utf8')));
  writeFileSync(join(BENCH, 'strength.md'), page(results));
}
