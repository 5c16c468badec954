/** SQLite files that are up to date already: migrating one takes a hundred syncs of the disk, copying one none. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenStore, openStore } from '../openStore.ts';

let template: Promise<Buffer> | undefined;

/** Opens a new store in this file, with nobody in it. */
export async function openNewStore(file: string): Promise<OpenStore> {
  template ??= migratedFile();
  writeFileSync(file, await template);
  return openStore({ file });
}

async function migratedFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'skyline-migrated-'));
  const file = join(folder, 'store.db');
  await (await openStore({ file })).close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
