/** The server as it was at another commit, built beside the present one, so that both are measured in the same run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bundle } from '../../deep/bundle.ts';

const ROOT = join(import.meta.dirname, '../..');

export async function bundleOf(commit: string): Promise<Bundle> {
  const tree = mkdtempSync(join(tmpdir(), 'skyline-before-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  // Its own code builds it: the entries of its threads may have other names.
  const { bundleServer } = await import(pathToFileURL(join(tree, 'deep/bundle.ts')).href);
  const bundle: Bundle = await bundleServer();
  return { ...bundle, remove: () => rmSync(tree, { recursive: true, force: true }) };
}
