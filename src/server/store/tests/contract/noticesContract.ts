/** What the store promises about notices. */
import { expect, it } from 'vitest';
import { TOLD_AFTER } from '../../commitWriter.ts';
import { USUAL_SETTINGS } from '../../noticeStore.ts';
import { openDatabase } from '../../openStore.ts';
import type { Notice } from '../../store.ts';
import { channelOf, fresh, human, opening, personOf, playing, rowOf, stateOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

const LEASE = 10_000;

export function keepsNotices(at: Tested): void {
  /** Somebody with a webhook. */
  const reachable = async (name: string): Promise<string> => {
    const person = fresh(name);
    await at.store.addPerson(personOf(person));
    await at.store.addChannel(channelOf(person));
    return person;
  };
  /** A table in play that waits for its second seat, with their notice. */
  const waitingFor = async (person: string, kind: Notice['kind'] = 'turn'): Promise<string> => {
    const id = fresh('table');
    const seats = [human('ada'), human(person)];
    await at.store.commit(opening(id, { phase: 'playing', seats, awaited: [0] }));
    const row = rowOf(stateOf(id, 2, { phase: 'playing', seats, awaited: [1], plays: 1 }));
    await at.store.commit(playing(id, 2, { row, notices: [{ person, kind }] }));
    return id;
  };
  const due = 1002 + TOLD_AFTER;

  it('are kept for those who have a way to be reached, and once for each turn', async () => {
    const [ben, cyd] = [await reachable('ben'), fresh('cyd')];
    const id = await waitingFor(ben);
    const again = [ben, cyd].map((person) => ({ person, kind: 'turn' as const }));
    const row = rowOf(stateOf(id, 3, { phase: 'playing', plays: 1 }));
    await at.store.commit(playing(id, 3, { row, notices: again }));
    const kept = { person: ben, table: id, kind: 'turn', due, tries: 0, reached: [], outcome: null };
    expect(await at.store.notices(ben)).toEqual([{ ...kept, id: expect.any(Number), created: 1002 }]);
    expect(await at.store.notices(cyd)).toEqual([]);
  });

  it('are kept with the entry or not at all', async () => {
    const ben = await reachable('ben');
    const id = fresh('table');
    await at.store.commit(opening(id));
    const notices = [{ person: ben, kind: 'turn' as const }];
    await expect(at.store.commit(playing(id, 2, { prev: 'another', notices }))).rejects.toThrow();
    expect(await at.store.notices(ben)).toEqual([]);
    await at.store.commit(playing(id, 2, { notices, rowChanged: true }));
    expect(await at.store.notices(ben)).toHaveLength(1);
  });

  it('are claimed when they are due, by one at a time', async () => {
    const ben = await reachable('ben');
    const table = await waitingFor(ben);
    expect(await at.store.claimNotices(due - 1, LEASE, 8)).toEqual([]);
    const [claimed] = await at.store.claimNotices(due, LEASE, 8);
    expect(claimed).toMatchObject({ person: ben, table, row: { game: 'rowhouse', awaited: [1] } });
    expect(await at.store.claimNotices(due, LEASE, 8)).toEqual([]);
    // Whoever was too slow can no longer settle it.
    const [anew] = await at.store.claimNotices(due + LEASE, LEASE, 8);
    const sent = { due: null, tries: 1, reached: ['a', 'b'], outcome: 'sent' as const };
    expect(await at.store.settleNotice(claimed?.id ?? 0, claimed?.claim ?? '', sent)).toBe(false);
    expect(await at.store.settleNotice(anew?.id ?? 0, anew?.claim ?? '', sent)).toBe(true);
    expect(await at.store.notices(ben)).toMatchObject([sent]);
    expect(await at.store.claimNotices(due + 9 * LEASE, LEASE, 8)).toEqual([]);
  });

  it('are left out once nobody is awaited any more', async () => {
    const [ben, cyd] = [await reachable('ben'), await reachable('cyd')];
    const id = await waitingFor(ben);
    await waitingFor(cyd, 'over');
    await at.store.commit(playing(id, 3, { row: rowOf(stateOf(id, 3, { phase: 'playing', plays: 2 })) }));
    expect(await at.store.claimNotices(due, LEASE, 8)).toEqual([]);
    for (const person of [ben, cyd]) expect(await at.store.notices(person)).toEqual([]);
  });

  it('are due earlier once somebody has left, and at once after a crash', async () => {
    const ben = await reachable('ben');
    await waitingFor(ben);
    await at.store.claimNotices(due, LEASE, 8);
    await at.store.releaseNotices(due + 1);
    const [again] = await at.store.claimNotices(due + 1, LEASE, 8);
    await at.store.settleNotice(again?.id ?? 0, again?.claim ?? '', {
      due: due + 60_000,
      tries: 0,
      reached: [],
      outcome: null,
    });
    await at.store.reachedBy(ben, 'mail', due);
    await at.store.hastenNotices(ben, due + 5000);
    expect(await at.store.notices(ben)).toMatchObject([{ due: due + 5000, reached: ['mail'] }]);
  });

  it('of an older server are due at once, and settled ones are swept', async () => {
    const ben = await reachable('ben');
    const table_id = await waitingFor(ben);
    const { db } = openDatabase(at.place);
    await db.deleteFrom('outbox').execute();
    await db.insertInto('outbox').values({ person: ben, table_id, kind: 'turn' }).execute();
    await db.destroy();
    const [claimed] = await at.store.claimNotices(1, LEASE, 8);
    expect(claimed?.table).toBe(table_id);
    expect(await at.store.sweepNotices(5)).toBe(0);
    const dead = { due: null, tries: 9, reached: [], outcome: 'dead' as const };
    await at.store.settleNotice(claimed?.id ?? 0, claimed?.claim ?? '', dead);
    expect(await at.store.sweepNotices(5)).toBe(1);
    expect(await at.store.notices(ben)).toEqual([]);
  });

  it('go through channels that can be changed and taken away', async () => {
    const ben = await reachable('ben');
    const { id } = channelOf(ben);
    await at.store.changeChannel(id, { state: 'failed', failures: 3, answer: '404', keys: { form: 'ntfy' } });
    const changed = channelOf(ben, { state: 'failed', failures: 3, answer: '404', keys: { form: 'ntfy' } });
    expect(await at.store.channel(id)).toEqual(changed);
    expect(await at.store.channelsOf(ben)).toEqual([changed]);
    await waitingFor(ben);
    expect(await at.store.notices(ben)).toEqual([]);
    await at.store.removeChannel(id);
    expect(await at.store.channel(id)).toBeUndefined();
  });

  it('come when their people want them', async () => {
    const ben = await reachable('ben');
    expect(await at.store.settingsOf(ben)).toEqual(USUAL_SETTINGS);
    const tell = { push: ['over' as const], mail: [], hook: [] };
    const settings = { zone: 'Europe/Zurich', quiet: { from: 1320, to: 480 }, awayUntil: 7, tell };
    await at.store.keepSettings(ben, USUAL_SETTINGS);
    await at.store.keepSettings(ben, settings);
    expect(await at.store.settingsOf(ben)).toEqual(settings);
  });
}
