import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store/index.ts';
import { bearerOf, openSession, personOf, tokenOf } from './session.ts';
import { hashOfToken, newPersonId, newTableId, newToken } from './token.ts';

const A_DAY = 86_400_000;
let folder: string;
let store: Store;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skyline-people-'));
  store = await openStore({ file: join(folder, 'skyline.db') });
  const person = { id: 'ann', name: 'Ann', created: 0, email: null, passwordHash: null, gone: false };
  await store.addPerson(person);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function sessionUsed(ago: number): Promise<string> {
  const token = newToken(256);
  const used = Date.now() - ago;
  await store.addSession({ hash: hashOfToken(token), person: 'ann', created: used, used });
  return token;
}

const withCookie = (token: string) => ({ cookie: `other=1; skyline=${token}` });

describe('sessions', () => {
  it('are found by cookie and by bearer’s token', async () => {
    const token = await openSession(store, 'ann', {});
    expect(await personOf(store, withCookie(token))).toBe('ann');
    expect(await personOf(store, { authorization: `Bearer ${token}` })).toBe('ann');
    expect(await personOf(store, {})).toBeUndefined();
    expect(await personOf(store, withCookie(`${token}x`))).toBeUndefined();
  });

  it('are stored as a hash only', async () => {
    const token = await openSession(store, 'ann', {});
    expect(await store.session(token)).toBeUndefined();
    expect(JSON.stringify(await store.session(hashOfToken(token)))).not.toContain(token);
  });

  it('end when a new one begins', async () => {
    const old = await openSession(store, 'ann', {});
    await openSession(store, 'ann', withCookie(old));
    expect(await personOf(store, withCookie(old))).toBeUndefined();
  });

  it('last 180 days from their last use', async () => {
    const [fresh, stale] = [await sessionUsed(179 * A_DAY), await sessionUsed(181 * A_DAY)];
    expect(await personOf(store, withCookie(fresh))).toBe('ann');
    expect((await store.session(hashOfToken(fresh)))?.used).toBeGreaterThan(Date.now() - A_DAY);
    expect(await personOf(store, withCookie(stale))).toBeUndefined();
    expect(await store.session(hashOfToken(stale))).toBeUndefined();
  });

  it('are written at most once a day', async () => {
    const token = await sessionUsed(A_DAY / 2);
    const before = await store.session(hashOfToken(token));
    await personOf(store, withCookie(token));
    expect(await store.session(hashOfToken(token))).toEqual(before);
  });

  it('read headers of any shape', () => {
    expect(tokenOf({ cookie: 'skyline' })).toBeUndefined();
    expect(tokenOf({ cookie: 'xskyline=1; ; =; skyline=2' })).toBe('2');
    expect(tokenOf({ cookie: 'skyline=first; skyline=second' })).toBe('first');
    expect(tokenOf({ cookie: 'skyline=' })).toBe('');
    expect(tokenOf({ cookie: `skyline=${'x'.repeat(5000)}` })).toHaveLength(100);
    expect(bearerOf({ authorization: 'Basic abc' })).toBeUndefined();
    expect(bearerOf({ authorization: `Bearer ${'x'.repeat(101)}` })).toBeUndefined();
    expect(tokenOf({ authorization: 'Basic abc', cookie: 'skyline=2' })).toBeUndefined();
  });
});

describe('random names', () => {
  it('have the bits they promise, and do not repeat', () => {
    expect(Buffer.from(newToken(256), 'base64url')).toHaveLength(32);
    expect(Buffer.from(newToken(128), 'base64url')).toHaveLength(16);
    expect(newPersonId()).toMatch(/^[a-z2-7]{16}$/);
    expect(new Set(Array.from({ length: 1000 }, newTableId)).size).toBe(1000);
  });
});
