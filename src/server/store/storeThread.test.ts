import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Refused } from '#kernel';
import { Clash, openStore, StoreGone, type StoreThread, startStoreThread, storeOn } from './index.ts';
import { fresh, opening, personOf, playing } from './tests/sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'skyline-thread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = () => ({ file: join(folder, `${fresh('db')}.db`) });

describe('the store in a thread of its own', () => {
  it('answers calls made before it is open, and keeps what it answered', async () => {
    const where = place();
    const thread = startStoreThread(where);
    const id = fresh('table');
    await Promise.all([opening(id), playing(id, 2)].map((commit) => thread.store.commit(commit)));
    const seen = await thread.store.load(id);
    expect(seen?.entries).toEqual([playing(id, 2).entry]);
    expect(await thread.store.load('none')).toBeUndefined();
    await thread.close();
    const store = await openStore(where);
    expect(await store.load(id)).toEqual(seen);
    await store.close();
  });

  it('refuses in the same words as without a thread', async () => {
    const thread = startStoreThread(place());
    const { store } = thread;
    const id = fresh('table');
    await store.commit(opening(id));
    await expect(store.commit(opening(id))).rejects.toBeInstanceOf(Clash);
    await store.addPerson(personOf('ada', { email: 'ada@example.org' }));
    const taken = store.addPerson(personOf('ben', { email: 'ada@example.org' }));
    await expect(taken).rejects.toBeInstanceOf(Refused);
    await expect(taken).rejects.toMatchObject({ reason: { rule: 'P12', code: 'emailTaken' } });
    await expect(store.backup(join(folder, 'none', 'x'))).rejects.toThrow();
    await thread.close();
  });

  it('serves several clients, and one that closes closes only itself', async () => {
    const thread = startStoreThread(place());
    const other = storeOn(thread.port());
    const [one, two] = [fresh('table'), fresh('table')];
    await Promise.all([thread.store.commit(opening(one)), other.commit(opening(two))]);
    const last = other.commit(playing(two, 2));
    await other.close();
    await last;
    await expect(other.row(one)).rejects.toBeInstanceOf(StoreGone);
    expect((await thread.store.gathering(9)).map(({ id }) => id).sort()).toEqual([one, two].sort());
    await thread.close();
    await expect(thread.store.row(one)).rejects.toBeInstanceOf(StoreGone);
  });

  it('writes all that waits before it closes', async () => {
    const where = place();
    const thread = startStoreThread(where);
    const ids = Array.from({ length: 50 }, () => fresh('table'));
    const written = ids.map((id) => thread.store.commit(opening(id)));
    await thread.close();
    await Promise.all(written);
    const store = await openStore(where);
    expect(await store.gathering(99)).toHaveLength(50);
    await store.close();
  });

  it('says what is wrong with a database that cannot be opened', async () => {
    const file = join(folder, 'broken.db');
    writeFileSync(file, 'this is no database, and long enough to be taken for one. '.repeat(99));
    const deaths: Error[] = [];
    const thread = startStoreThread({ file, onDeath: (error) => deaths.push(error) });
    const call = expect(thread.store.row('any')).rejects.toBeInstanceOf(StoreGone);
    await expect(thread.opened).rejects.toThrow(/not a database/);
    await call;
    expect(deaths.map(({ message }) => message)).toEqual([expect.stringMatching(/not a database/)]);
  });

  it('fails every open call and tells its owner when it dies', async () => {
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    let thread: StoreThread | undefined;
    const death = new Promise<Error>((onDeath) => {
      thread = startStoreThread({ ...place(), onDeath });
    });
    await thread?.opened;
    const calls = Array.from({ length: 5 }, () => thread?.store.commit(opening(fresh('table'))));
    const results = Promise.allSettled(calls);
    await (post.mock.contexts[0] as Worker).terminate();
    post.mockRestore();
    for (const result of await results)
      expect(result).toEqual({ status: 'rejected', reason: expect.any(StoreGone) });
    expect(await death).toBeInstanceOf(StoreGone);
  });
});
