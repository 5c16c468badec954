/** The server with the limits of the proofs, bundled as the product is. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Beside the product's own build, so that packages are found; each proof makes its own, since they run at the same time. */
export async function bundleServer(): Promise<Bundle> {
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
