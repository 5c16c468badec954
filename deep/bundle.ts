/** What proofs run: the server with their own limits, bundled as the product is, or the product itself, of any revision. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForNode } from '../tools/serverBundle.mjs';

const ROOT = join(import.meta.dirname, '..');

export interface Bundle {
  /** What Node is to run. */
  readonly program: string;
  /** A client of one empty page. */
  readonly clientFolder: string;
  remove(): void;
}

/** The product itself as `tools/build.mjs` makes it, of an earlier revision or, without one, of this tree. */
export function buildProduct(revision?: string): Bundle {
  const folder = revision === undefined ? ROOT : treeOf(revision);
  const built = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${revision ?? 'this tree'} cannot be built: ${built.stderr}`);
  return {
    program: join(folder, 'dist/server/main.mjs'),
    clientFolder: join(folder, 'dist/client'),
    remove: () => folder === ROOT || rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files of a revision, with the packages of this tree. */
function treeOf(revision: string): string {
  const archive = spawnSync('git', ['archive', revision], { cwd: ROOT, maxBuffer: 1e9 });
  if (archive.status !== 0) throw new Error(`git has no ${revision}: ${archive.stderr}`);
  const folder = mkdtempSync(join(tmpdir(), 'skyline-earlier-'));
  spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Names the folder of a bundle that is there already, and is removed by whoever made it: see bundleOnce.ts. */
export const SHARED = 'PROOF_BUNDLE';

/** Beside the product's own build, so that packages are found; proofs that run at the same time each make their own, unless they share one. */
export async function bundleServer(): Promise<Bundle> {
  const shared = process.env[SHARED];
  if (shared) return { program: join(shared, 'serve.mjs'), clientFolder: shared, remove: () => undefined };
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'dist', 'proof-'));
  await bundleForNode({ serve: 'deep/serve.ts' }, folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Skyline</title>');
  return {
    program: join(folder, 'serve.mjs'),
    clientFolder: folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
