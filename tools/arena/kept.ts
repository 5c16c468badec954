/** Deals already played, a line of JSON each, so that a contest can be stopped and continued. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DealResult, Match } from './worker.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A file of deals; it begins anew when the match, the bots or the rules are others. */
export class KeptDeals {
  readonly deals: readonly DealResult[];
  private readonly file: string | undefined;

  constructor(file: string | undefined, match: Match) {
    this.file = file;
    const head = JSON.stringify({ match, sources: file ? sourcesOf(match.game) : [] });
    const [first, ...lines] = file && existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    this.deals = first === head ? lines.map((line) => JSON.parse(line)) : [];
    if (!file || first === head) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${head}\n`);
  }

  add(dealt: DealResult): void {
    if (this.file) appendFileSync(this.file, `${JSON.stringify(dealt)}\n`);
  }
}

/** What decides how bots play, as committed. */
function sourcesOf(game: string): string[] {
  const folders = ['src/bots', 'src/kernel', `src/games/${game}/bot`, `src/games/${game}/box.json`];
  const names = folders.map((folder) => `HEAD:${folder}`);
  return execFileSync('git', ['rev-parse', ...names], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
}
