/** What the store promises about its database. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MIGRATION_NAMES, migrate } from '../../migrations.ts';
import { openDatabase, openStore } from '../../openStore.ts';
import { Clash } from '../../storeErrors.ts';
import { startStoreThread } from '../../storeThread.ts';
import { fresh, opening, personOf, playing } from '../sample.ts';
import type { Tested } from './testedStore.ts';

export function keepsDatabase(at: Tested): void {
  it('is the same after it was closed and opened again', async () => {
    const id = fresh('table');
    await at.store.commit(opening(id));
    const before = await at.store.load(id);
    await at.store.close();
    at.store = await openStore(at.place);
    expect(await at.store.load(id)).toEqual(before);
  });

  it('may be opened by two at once, which migrate once', async () => {
    const other = await at.places.fresh();
    const threads = [startStoreThread(other), startStoreThread(other)];
    await Promise.all(threads.map(({ opened }) => opened));
    const { db } = openDatabase(other);
    const names = await db.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(MIGRATION_NAMES.toSorted());
    await db.destroy();
    await Promise.all(threads.map((thread) => thread.close()));
  });

  it('is lifted from its first form with what it holds', async () => {
    const old = await at.places.fresh();
    const { db, dialect } = openDatabase(old);
    await migrate(db, dialect, MIGRATION_NAMES.slice(0, 1));
    await db.insertInto('snapshots').values({ table_id: 't', seq: 1, body: '{"seq":1}' }).execute();
    await expect(sql`select * from people`.execute(db)).rejects.toThrow();
    await db.destroy();
    const lifted = await openStore(old);
    expect(await lifted.load('t')).toEqual({ snapshot: { seq: 1 }, entries: [], link: '' });
    await lifted.addPerson(personOf('ada'));
    expect(await lifted.person('ada')).toEqual(personOf('ada'));
    await lifted.close();
  });

  it('goes on with entries from before there were links', async () => {
    const id = fresh('table');
    await at.store.commit(opening(id));
    const { db } = openDatabase(at.place);
    await db.updateTable('entries').set({ link: null }).where('table_id', '=', id).execute();
    await db.destroy();
    expect((await at.store.load(id))?.link).toBe('');
    expect(await at.store.since(id, 1, '')).toEqual({ entries: [], link: '' });
    await expect(at.store.commit(playing(id, 2))).rejects.toBeInstanceOf(Clash);
    await at.store.commit(playing(id, 2, { prev: '' }));
    expect((await at.store.load(id))?.link).toBe('link2');
  });

  it('is not touched when it is newer than the program', async () => {
    const newer = await at.places.fresh();
    const { db, dialect } = openDatabase(newer);
    await migrate(db, dialect, []);
    await db.insertInto('migrations').values({ name: '999 unheard of' }).execute();
    await expect(openStore(newer)).rejects.toThrow(/newer Skyline/);
    expect(await db.selectFrom('migrations').selectAll().execute()).toHaveLength(1);
    await db.destroy();
  });

  it('is opened where a newer program has only added to it, and not after it has broken with this one', async () => {
    const { db } = openDatabase(at.place);
    await db.insertInto('migrations').values({ name: '998 more', breaks: 0 }).execute();
    await (await openStore(at.place)).close();
    await db.insertInto('migrations').values({ name: '999 otherwise', breaks: 1 }).execute();
    await expect(openStore(at.place)).rejects.toThrow(/newer Skyline \(it knows "999 otherwise"\)/);
    await db.destroy();
  });
}
