/** Bots of other revisions, `level6@846b69b`: what a bot knew and how it searched at that commit, with the values in play today. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '#bots';
import type { loadTitle, Title } from '#games';
import type { chooseBox } from '#kernel';
import { botOf } from './spec.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/revisions');
/** All that a revision's bots need; packages are found in the folders above. */
const FILES = ['package.json', 'tsconfig.json', 'src', 'tools/arena/spec.ts'];

/** The bot, perhaps of another revision, or undefined if the text is not valid. */
export async function botAt(text: string, title: Title): Promise<Bot | undefined> {
  const [spec = '', revision] = text.split('@');
  if (revision === undefined) return botOf(spec, title);
  const folder = await sourcesOf(revision);
  if (!folder) return undefined;
  const load = <T>(file: string): Promise<T> => import(join(folder, file));
  const kernel = await load<{ chooseBox: typeof chooseBox }>('src/kernel/index.ts');
  kernel.chooseBox(title.game.box);
  const games = await load<{ loadTitle: typeof loadTitle }>('src/games/registry.ts');
  const specs = await load<{ botOf: typeof botOf }>('tools/arena/spec.ts');
  return specs.botOf(spec, await games.loadTitle(title.game.id));
}

/** The folder with the sources of a revision, or undefined if there is none of this name. */
async function sourcesOf(revision: string): Promise<string | undefined> {
  const commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)?.toString().trim();
  if (!commit) return undefined;
  const folder = join(CACHE, commit);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const archive = git('archive', commit, ...FILES);
  execFileSync('tar', ['-x', '-C', unfinished], { input: archive });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

function git(...args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
