/** What the store promises to several nodes. */
import { expect, it } from 'vitest';
import { openStore } from '../../openStore.ts';
import type { Store } from '../../store.ts';
import { fresh, opening, playing } from '../sample.ts';
import type { Tested } from './testedStore.ts';

export function servesNodes(at: Tested): void {
  it('makes a secret once, whoever asks first', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => at.store.secret('cluster')));
    expect(new Set(secrets).size).toBe(1);
    expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32);
    expect(await at.store.secret('another')).not.toBe(secrets[0]);
  });

  it('knows who lives, and tells its own time', async () => {
    const { now, nodes } = await at.store.beat('one');
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
    expect(nodes).toEqual(['one']);
    expect((await at.store.beat('two')).nodes).toEqual(['one', 'two']);
    await at.store.leave('one');
    expect((await at.store.beat('two')).nodes).toEqual(['two']);
  });

  it('keeps alarms with their entries, and drops those that nobody has set again', async () => {
    const [one, two] = [fresh('table'), fresh('table')];
    await at.store.commit({ ...opening(one), alarm: { bucket: 7, wake: 100 } });
    await at.store.commit(opening(two));
    await at.store.addAlarms([one, two].map((table) => ({ table, bucket: 7, wake: 50 })));
    expect(await at.store.dueAlarms([7], 1000, 10)).toEqual([
      { table: two, wake: 50 },
      { table: one, wake: 100 },
    ]);
    expect(await at.store.dueAlarms([7], 99, 10)).toEqual([{ table: two, wake: 50 }]);
    expect(await at.store.dueAlarms([7], 1000, 1)).toEqual([{ table: two, wake: 50 }]);
    expect(await at.store.dueAlarms([8], 1000, 10)).toEqual([]);
    expect(await at.store.dueAlarms([], 1000, 10)).toEqual([]);
    await at.store.postpone(two, 50, null);
    await at.store.commit({ ...playing(one, 2), alarm: { bucket: 7, wake: 200 } });
    // Set again since it was seen.
    await at.store.postpone(one, 100, null);
    expect(await at.store.dueAlarms([7], 1000, 10)).toEqual([{ table: one, wake: 200 }]);
    await at.store.postpone(one, 200, 5000);
    expect(await at.store.dueAlarms([7], 1000, 10)).toEqual([]);
    expect(await at.store.dueAlarms([7], 5000, 10)).toHaveLength(1);
  });

  it('writes no alarm for an entry that clashes', async () => {
    const id = fresh('table');
    await at.store.commit(opening(id));
    const stale = { ...playing(id, 2, { prev: 'another' }), alarm: { bucket: 1, wake: 1 } };
    await expect(at.store.commit(stale)).rejects.toThrow('stored already');
    expect(await at.store.dueAlarms([1], 10, 10)).toEqual([]);
  });

  it('knows the last entries of tables', async () => {
    const [one, two] = [fresh('table'), fresh('table')];
    await Promise.all([one, two].map((id) => at.store.commit(opening(id))));
    await at.store.commit(playing(one, 2));
    const heads = await at.store.heads([one, two, 'none']);
    expect(heads.toSorted((a, b) => b.seq - a.seq)).toEqual([
      { table: one, seq: 2, link: 'link2' },
      { table: two, seq: 1, link: 'link1' },
    ]);
    expect(await at.store.heads([])).toEqual([]);
  });

  it('counts in windows of time', async () => {
    expect(await at.store.count('ada', 100, 1000)).toEqual({ count: 1, until: 1100 });
    expect(await at.store.count('ada', 100, 1050)).toEqual({ count: 2, until: 1100 });
    expect(await at.store.count('bob', 100, 1050)).toEqual({ count: 1, until: 1150 });
    expect(await at.store.count('ada', 100, 1100)).toEqual({ count: 1, until: 1200 });
    const many = await Promise.all(Array.from({ length: 10 }, () => at.store.count('cyd', 100, 0)));
    expect(many.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('gives each challenge once, and forgets those that are over', async () => {
    const challenge = { ceremony: 'c1', challenge: 'x', person: null, until: 1000 };
    await at.store.addChallenge(challenge, 0);
    await at.store.addChallenge({ ...challenge, ceremony: 'c2', person: 'ada' }, 500);
    expect(await at.store.takeChallenge('c1')).toEqual(challenge);
    expect(await at.store.takeChallenge('c1')).toBeUndefined();
    await at.store.addChallenge({ ...challenge, ceremony: 'c3', until: 3000 }, 2000);
    expect(await at.store.takeChallenge('c2')).toBeUndefined();
  });

  it('lets one after the other hold a name', async () => {
    const other = await openStore(at.place);
    const order: string[] = [];
    const turn = async (store: Store, name: string) => {
      const held = await store.hold('queue');
      order.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`${name} out`);
      await store.letGo(held);
    };
    if (at.place.databaseUrl !== undefined) {
      await Promise.all([turn(at.store, 'one'), turn(other, 'two')]);
      expect(order[0]?.split(' ')[0]).toBe(order[1]?.split(' ')[0]);
      expect(order[2]?.split(' ')[0]).toBe(order[3]?.split(' ')[0]);
    } else expect(await other.hold('queue')).toBe(0);
    await other.close();
  });
}
