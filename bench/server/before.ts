/** The server as it was at another commit, built beside the present one, so that both are measured in the same run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from './skyline.ts';

const ROOT = join(import.meta.dirname, '../..');

export async function bundleOf(commit: string): Promise<ServerBundle> {
  const tree = mkdtempSync(join(tmpdir(), 'skyline-before-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  // Its own code builds it, and makes its database: threads and tables may have changed since.
  const { bundleServer } = await import(pathToFileURL(join(tree, 'deep/bundle.ts')).href);
  const { openStore } = await import(pathToFileURL(join(tree, 'src/server/store/index.ts')).href);
  const bundle: ServerBundle = await bundleServer();
  return { ...bundle, openStore, remove: () => rmSync(tree, { recursive: true, force: true }) };
}
