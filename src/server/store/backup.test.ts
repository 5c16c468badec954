import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { fingerprintOf } from '#kernel';
import { OWN_V8_FLAGS } from '../../../tools/v8Flags.ts';
import { openStore, type Store, startStoreThread, storeFile } from './index.ts';
import { restoreSqlite } from './restore.ts';
import { boxOf, fresh, opening, personOf, playing } from './tests/sample.ts';

const root = mkdtempSync(join(tmpdir(), 'skyline-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let data: string;
let file: string;
beforeEach(() => {
  data = join(root, fresh('data'));
  mkdirSync(data);
  file = storeFile(data);
});

/** Runs one of the commands, as an operator would. */
function command(name: 'backup' | 'restore', args: readonly string[], env: Record<string, string> = {}) {
  return run([join(inject('serverBundle'), `${name}.mjs`), ...args], env);
}

/** Runs one of the tools from source, as a developer would. */
function tool(name: 'backup' | 'restore') {
  return run(['--import', 'tsx', join('tools', `${name}.ts`)]);
}

function run(args: readonly string[], env: Record<string, string> = {}) {
  const done = spawnSync(process.execPath, [...OWN_V8_FLAGS, ...args], {
    env: { ...process.env, SKYLINE_DATA: data, DATABASE_URL: '', ...env },
    encoding: 'utf8',
  });
  return { status: done.status, line: (done.stdout + done.stderr).trim() };
}

async function fill(store: Store, id: string): Promise<void> {
  await store.addPerson(personOf('ada'));
  await store.keepBox(boxOf(1));
  await store.commit(opening(id));
  await store.commit(playing(id, 2));
}

describe('backup', () => {
  it('copies everything while a server writes, and can be restored', async () => {
    const id = fresh('table');
    // In a thread, as in the server: only its end surely lets go of the file.
    const thread = startStoreThread({ file });
    const running = thread.store;
    await fill(running, id);
    await running.commit(playing(id, 3));
    const copy = join(data, 'copy.db');
    expect(command('backup', [copy])).toEqual({ status: 0, line: `backed up ${file} to ${copy}` });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await running.commit(playing(id, 4));
    expect(await running.entries(id, 0)).toHaveLength(4);

    const inUse = command('restore', [copy, '--force']);
    expect(inUse).toEqual({ status: 1, line: `${file} is in use; stop the server first` });
    await thread.close();

    const refused = command('restore', [copy]);
    expect(refused.status).toBe(1);
    expect(refused.line).toContain('--force');
    const forced = command('restore', [copy, '--force']);
    expect(forced.line).toMatch(/^restored .*; the old one is .*\.old$/);
    expect(forced.status).toBe(0);

    const restored = await openStore({ file });
    expect(await restored.entries(id, 0)).toHaveLength(3);
    expect(await restored.person('ada')).toEqual(personOf('ada'));
    expect(await restored.box(fingerprintOf(boxOf(1)))).toEqual(boxOf(1));
    await restored.close();
    const old = readdirSync(data).find((name) => name.endsWith('.old')) ?? '';
    const aside = await openStore({ file: join(data, old) });
    expect(await aside.entries(id, 0)).toHaveLength(4);
    await aside.close();
  });

  it('never overwrites, and says so when there is nothing to copy', async () => {
    await expect((await openStore({ file })).backup(file)).rejects.toThrow(/never overwrites/);
    const existing = join(data, 'mine.txt');
    writeFileSync(existing, 'mine');
    expect(command('backup', [existing]).line).toContain('never overwrites');
    expect(readFileSync(existing, 'utf8')).toBe('mine');
    const nowhere = command('backup', [join(data, 'copy.db')], { SKYLINE_DATA: join(data, 'none') });
    expect(nowhere).toEqual({ status: 1, line: expect.stringContaining('no database') });
    expect(command('backup', []).line).toBe('usage: backup <new file>');
    expect(tool('backup').line).toBe('usage: backup <new file>');
  });

  it('leaves PostgreSQL to its own tools', () => {
    const env = { DATABASE_URL: 'postgres://localhost/skyline' };
    expect(command('backup', ['x.db'], env)).toEqual({ status: 1, line: expect.stringContaining('pg_dump') });
    expect(command('restore', ['x.db'], env)).toEqual({
      status: 1,
      line: expect.stringContaining('pg_dump'),
    });
  });
});

describe('restore', () => {
  it('puts a backup where nothing was', async () => {
    const copy = join(root, fresh('copy'));
    const store = await openStore({ file });
    await fill(store, 't');
    await store.backup(copy);
    await store.close();
    const elsewhere = join(root, fresh('data'), 'deep');
    expect(command('restore', [copy], { SKYLINE_DATA: elsewhere }).status).toBe(0);
    const restored = await openStore({ file: storeFile(elsewhere) });
    expect(await restored.entries('t', 0)).toHaveLength(2);
    await restored.close();
  });

  it('refuses what is no sound backup of a Skyline it knows, and leaves everything as it was', async () => {
    const store = await openStore({ file });
    await fill(store, 't');
    await store.close();
    const before = readFileSync(file);
    const text = join(data, 'text');
    writeFileSync(text, 'no database at all '.repeat(500));
    const foreign = join(data, 'foreign');
    new Database(foreign).exec('create table cats (name text)');
    const newer = join(data, 'newer');
    new Database(newer).exec(
      "create table migrations (name text); insert into migrations values ('999 new')",
    );
    const damaged = join(data, 'damaged');
    const bytes = Buffer.from(before);
    bytes.fill(0x5a, 4096 * 3, 4096 * 6);
    writeFileSync(damaged, bytes);
    expect(() => restoreSqlite(text, file, true)).toThrow('no backup of Skyline');
    expect(() => restoreSqlite(foreign, file, true)).toThrow('no backup of Skyline');
    expect(() => restoreSqlite(newer, file, true)).toThrow('newer Skyline');
    expect(() => restoreSqlite(damaged, file, true)).toThrow(/is damaged|no backup of Skyline/);
    const missing = command('restore', [join(data, 'missing'), '--force']);
    expect(missing).toEqual({ status: 1, line: `there is no backup at ${join(data, 'missing')}` });
    expect(readFileSync(file)).toEqual(before);
    expect(existsSync(`${file}.partial`)).toBe(false);
    expect(tool('restore').line).toBe('usage: restore <backup> [--force]');
  });
});
