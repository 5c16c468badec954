/** What the store promises about links, friends, records and waiting times. */
import { expect, it } from 'vitest';
import { linkOf, personOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

export function keepsLobby(at: Tested): void {
  it('keeps links until they are revoked', async () => {
    await at.store.addPerson(personOf('ada'));
    const link = linkOf('l1', { table: 'table1', seat: 1 });
    await at.store.addLink(link);
    await at.store.addLink(linkOf('l2', { kind: 'friend', created: 2 }));
    expect(await at.store.linkByHash('hash of l1')).toEqual(link);
    expect(await at.store.linkByHash('none')).toBeUndefined();
    await at.store.revokeLink('l1');
    expect(await at.store.linksOf('table1')).toEqual([{ ...link, revoked: true }]);
    expect(await at.store.linkByHash('hash of l2')).toMatchObject({
      table: null,
      seat: null,
      revoked: false,
    });
  });

  it('keeps who has followed a link to a table, until they are forgotten', async () => {
    for (const id of ['ada', 'ben']) await at.store.addPerson(personOf(id));
    for (let n = 0; n < 2; n++) await at.store.addWatcher('table1', 'ada');
    await at.store.addWatcher('table2', 'ada');
    expect(await at.store.isWatcher('table1', 'ada')).toBe(true);
    expect(await at.store.isWatcher('table1', 'ben')).toBe(false);
    expect(await at.store.isWatcher('table3', 'ada')).toBe(false);
    expect(await at.store.watchedBy('ada')).toEqual(['table1', 'table2']);
    await at.store.forgetPerson('ada');
    expect(await at.store.watchedBy('ada')).toEqual([]);
  });

  it('makes friends on both sides, once', async () => {
    for (const id of ['ada', 'ben', 'cem']) await at.store.addPerson(personOf(id));
    await at.store.addFriends('ada', 'cem');
    await at.store.addFriends('ben', 'ada');
    await at.store.addFriends('ada', 'ben');
    expect(await at.store.friendsOf('ada')).toEqual(['ben', 'cem']);
    expect(await at.store.friendsOf('ben')).toEqual(['ada']);
    await at.store.endFriends('ben', 'ada');
    expect(await at.store.friendsOf('ada')).toEqual(['cem']);
    expect(await at.store.friendsOf('ben')).toEqual([]);
  });

  it('keeps records that were brought', async () => {
    await at.store.addPerson(personOf('ada'));
    const brought = [1, 2].map((n) => ({
      id: `r${n}`,
      person: 'ada',
      record: { plays: [n] },
      created: n,
    }));
    for (const record of brought) await at.store.addRecord(record);
    expect(await at.store.record('r1')).toEqual(brought[0]);
    expect(await at.store.record('none')).toBeUndefined();
    expect((await at.store.recordsOf('ada')).map(({ id }) => id)).toEqual(['r2', 'r1']);
  });

  it('knows how long the last matches took to fill', async () => {
    await at.store.addWait('rowhouse', 2, 1000, 1);
    await at.store.addWait('rowhouse', 2, 2000, 2);
    await at.store.addWait('rowhouse', 2, 3000, 3);
    await at.store.addWait('rowhouse', 3, 9000, 4);
    expect(await at.store.waits('rowhouse', 2, 2)).toEqual([3000, 2000]);
    expect(await at.store.waits('flatiron', 2, 2)).toEqual([]);
  });
}
