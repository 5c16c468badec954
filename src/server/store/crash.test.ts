import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { afterAll, expect, inject, it } from 'vitest';
import { OWN_V8_FLAGS } from '../../../tools/v8Flags.ts';
import { openStore } from './openStore.ts';

const TABLES = 20;
const KILLS = 5;

const folder = mkdtempSync(join(tmpdir(), 'skyline-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(`loses nothing it has acknowledged when it is killed ${KILLS} times`, async () => {
  const file = join(folder, 'crash.db');
  const acknowledged = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = new Map(acknowledged);
    for (const line of await appendUntilKilled(file, 20 + Math.random() * 200)) {
      const [table = '', seq] = line.split(' ');
      acknowledged.set(table, Number(seq));
    }
    expect(acknowledged.size).toBe(TABLES);
    expect(acknowledged).not.toEqual(before);
    expect(integrity(file)).toEqual(['ok']);
    await everyEntryIsThere(file, acknowledged);
  }
});

/** The complete lines that the child printed. */
async function appendUntilKilled(file: string, after: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [...OWN_V8_FLAGS, join(inject('serverBundle'), 'appender.mjs'), file, String(TABLES)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  await pause(after);
  child.kill('SIGKILL');
  await ended;
  return text.split('\n').slice(0, -1);
}

async function everyEntryIsThere(file: string, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const store = await openStore({ file });
  for (const [table, seq] of acknowledged) {
    const numbers = (await store.entries(table, 0)).map((entry) => entry.seq);
    expect(numbers.length).toBeGreaterThanOrEqual(seq);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    const stored = await store.load(table);
    expect(stored?.entries.at(-1)?.seq ?? stored?.snapshot.seq).toBe(numbers.length);
    expect((await store.row(table))?.seq).toBe(numbers.length);
  }
  await store.close();
}

function integrity(file: string): unknown[] {
  const db = new Database(file);
  const found = db.prepare('PRAGMA integrity_check').pluck().all([]);
  db.close();
  return found;
}
