/** Deals already played, a line of JSON each, so that a contest can be stopped and continued, also by somebody else. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DealResult, Match } from './worker.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What cannot change how a bot plays. */
const OTHER_FILES = /\.test\.ts|\/(tests?|testing|text|lessons|boxes)\/|\.md$|puzzles\.json/;

/** What the deals of a file were played by. */
interface Head {
  readonly match: Match;
  readonly sources: string;
}

interface KeptFile {
  readonly head: Head;
  readonly deals: readonly DealResult[];
}

type Play = (deal: number) => Promise<DealResult>;

/** A file of deals. */
export class KeptDeals {
  readonly deals: readonly DealResult[];
  private readonly file: string | undefined;

  private constructor(file: string | undefined, deals: readonly DealResult[]) {
    this.file = file;
    this.deals = deals;
  }

  /** Begins anew when the match is another, or when a kept deal comes out otherwise with the sources of now. */
  static async open(file: string | undefined, match: Match, play: Play): Promise<KeptDeals> {
    if (!file) return new KeptDeals(file, []);
    const head: Head = { match, sources: sourcesOf(match.game) };
    const before = existsSync(file) ? readDeals(file) : undefined;
    const kept = new KeptDeals(file, before && (await isStillTrue(before, head, play)) ? before.deals : []);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, [head, ...kept.deals].map((line) => `${JSON.stringify(line)}\n`).join(''));
    return kept;
  }

  add(dealt: DealResult): void {
    if (this.file) appendFileSync(this.file, `${JSON.stringify(dealt)}\n`);
  }
}

function readDeals(file: string): KeptFile {
  const [head, ...deals] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { head, deals };
}

/** Bots play by seeds alone: where every game of a deal ends with the same points after as many actions, they play as they did. */
async function isStillTrue({ head, deals }: KeptFile, now: Head, play: Play): Promise<boolean> {
  if (JSON.stringify(head.match) !== JSON.stringify(now.match)) return false;
  if (head.sources === now.sources) return true;
  const [first] = deals;
  return !!first && JSON.stringify((await play(first.deal)).games) === JSON.stringify(first.games);
}

/** What decides how bots play, as committed. */
function sourcesOf(game: string): string {
  const folders = ['src/bots', 'src/kernel', 'src/geometry', `src/games/${game}`];
  const listed = execFileSync('git', ['ls-tree', '-r', 'HEAD', '--', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((line) => !OTHER_FILES.test(line));
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
}
