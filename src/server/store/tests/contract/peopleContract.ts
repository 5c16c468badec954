/** What the store promises about people. */
import { expect, it } from 'vitest';
import { Clash } from '../../storeErrors.ts';
import { entryAt, fresh, linkOf, opening, personOf, playing } from '../sample.ts';
import type { Tested } from './testedStore.ts';

const EMAIL_TAKEN = { reason: { rule: 'P12', code: 'emailTaken' } };

export function keepsPeople(at: Tested): void {
  it('keeps them and what they change', async () => {
    const ada = personOf('ada', { name: 'Ada ŁØ', created: 2 ** 41 });
    await at.store.addPerson(ada);
    await at.store.addPerson(personOf('ben', { email: 'ben@example.org', passwordHash: 'hash' }));
    expect(await at.store.person('ada')).toEqual(ada);
    expect(await at.store.person('none')).toBeUndefined();
    await at.store.changePerson('ada', { name: 'Ada', passwordHash: 'new' });
    await at.store.changePerson('ada', {});
    expect(await at.store.person('ada')).toEqual({ ...ada, name: 'Ada', passwordHash: 'new' });
    expect((await at.store.personByEmail('ben@example.org'))?.id).toBe('ben');
    expect(await at.store.personByEmail('nobody@example.org')).toBeUndefined();
    expect((await at.store.people(['ben', 'none', 'ada'])).map(({ id }) => id).sort()).toEqual([
      'ada',
      'ben',
    ]);
    expect(await at.store.people([])).toEqual([]);
    await expect(at.store.addPerson(ada)).rejects.toBeInstanceOf(Clash);
    const noSuchPerson = { reason: { code: 'noSuchPerson' } };
    await expect(at.store.changePerson('none', { name: 'x' })).rejects.toMatchObject(noSuchPerson);
  });

  it('gives an e-mail address to one of many who ask at once', async () => {
    const ids = Array.from({ length: 8 }, () => fresh('person'));
    for (const id of ids) await at.store.addPerson(personOf(id));
    const email = 'wanted@example.org';
    const results = await Promise.allSettled(ids.map((id) => at.store.changePerson(id, { email })));
    const losers = results.filter((result) => result.status === 'rejected');
    expect(losers).toHaveLength(7);
    for (const { reason } of losers) expect(reason).toMatchObject(EMAIL_TAKEN);
    await expect(at.store.addPerson(personOf('late', { email }))).rejects.toMatchObject(EMAIL_TAKEN);
    const winner = ids[results.findIndex(({ status }) => status === 'fulfilled')];
    expect((await at.store.personByEmail(email))?.id).toBe(winner);
  });

  it('keeps sessions until they end', async () => {
    await at.store.addPerson(personOf('ada'));
    const sessions = ['h1', 'h2', 'h3'].map((hash) => ({ hash, person: 'ada', created: 1, used: 1 }));
    for (const session of sessions) await at.store.addSession(session);
    await at.store.touchSession('h1', 2 ** 41);
    expect(await at.store.session('h1')).toEqual({ ...sessions[0], used: 2 ** 41 });
    await at.store.endSession('h1');
    expect(await at.store.session('h1')).toBeUndefined();
    expect(await at.store.session('h2')).toEqual(sessions[1]);
    await at.store.endSessionsOf('ada');
    expect(await at.store.session('h3')).toBeUndefined();
  });

  it('keeps passkeys and their counters', async () => {
    await at.store.addPerson(personOf('ada'));
    const transports = ['usb', 'internal'];
    const key = { id: 'k1', person: 'ada', publicKey: 'abc', counter: 0, transports, created: 1 };
    await at.store.addPasskey(key);
    await at.store.countPasskey('k1', 2 ** 32);
    expect(await at.store.passkey('k1')).toEqual({ ...key, counter: 2 ** 32 });
    expect(await at.store.passkeysOf('ada')).toHaveLength(1);
    expect(await at.store.passkey('none')).toBeUndefined();
    await expect(at.store.addPasskey(key)).rejects.toBeInstanceOf(Clash);
  });

  it('merges what a person has learned, also at the same time', async () => {
    await at.store.addPerson(personOf('ada'));
    expect(await at.store.learning('ada')).toEqual({});
    await Promise.all([
      at.store.addLearning('ada', { flatiron: { lessons: ['a'], best: 4 } }),
      at.store.addLearning('ada', { flatiron: { lessons: ['b'], best: 7 }, rowhouse: { lessons: [] } }),
    ]);
    const all = { flatiron: { lessons: ['a', 'b'], best: 7 }, rowhouse: { lessons: [] } };
    expect(await at.store.learning('ada')).toEqual(all);
    expect(await at.store.addLearning('ada', {})).toEqual(all);
  });

  it('forgets everything of a person but the seats', async () => {
    const id = fresh('table');
    await at.store.addPerson(personOf('ada', { email: 'ada@example.org', passwordHash: 'hash' }));
    await at.store.addPerson(personOf('ben'));
    await at.store.addSession({ hash: 'h', person: 'ada', created: 1, used: 1 });
    await at.store.addSession({ hash: 'b', person: 'ben', created: 1, used: 1 });
    const key = { id: 'k', person: 'ada', publicKey: '', counter: 0, transports: [], created: 1 };
    await at.store.addPasskey(key);
    await at.store.addLink(linkOf('l', { maker: 'ada', table: id }));
    await at.store.addFriends('ada', 'ben');
    await at.store.addRecord({ id: 'r', person: 'ada', record: {}, created: 1 });
    await at.store.addLearning('ada', { flatiron: { lessons: ['a'] } });
    await at.store.commit({ ...opening(id), notices: [{ person: 'ada', kind: 'turn' }] });
    const said = (person: string) => ({
      did: 'said' as const,
      person,
      seat: 0,
      aside: false,
      text: 'I live here',
    });
    await at.store.commit(playing(id, 2, { entry: entryAt(2, { happening: said('ada') }) }));
    await at.store.commit(playing(id, 3, { entry: entryAt(3, { person: 'ben', happening: said('ben') }) }));
    await at.store.commit(playing(id, 4));

    await at.store.forgetPerson('ada');
    const gone = { id: 'ada', name: '', created: 5, email: null, passwordHash: null, gone: true };
    expect(await at.store.person('ada')).toEqual(gone);
    expect(await at.store.personByEmail('ada@example.org')).toBeUndefined();
    expect(await at.store.session('h')).toBeUndefined();
    expect(await at.store.session('b')).toBeDefined();
    expect(await at.store.passkeysOf('ada')).toEqual([]);
    expect(await at.store.linksOf(id)).toEqual([]);
    expect(await at.store.friendsOf('ben')).toEqual([]);
    expect(await at.store.recordsOf('ada')).toEqual([]);
    expect(await at.store.learning('ada')).toEqual({});
    expect(await at.store.notices('ada')).toEqual([]);
    const happenings = (await at.store.entries(id, 1)).map(({ happening }) => happening);
    expect(happenings).toEqual([{ ...said('ada'), text: '' }, said('ben'), entryAt(4).happening]);
    expect((await at.store.row(id))?.seats).toEqual(opening(id).row.seats);
    const late = at.store.changePerson('ada', { name: 'Ada again' });
    await expect(late).rejects.toMatchObject({ reason: { code: 'noSuchPerson' } });
  });
}
