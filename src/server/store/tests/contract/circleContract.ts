/** What the store promises about profiles, requests for friendship and groups. */
import { expect, it } from 'vitest';
import { human, opening, personOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

export function keepsCircle(at: Tested): void {
  const people = async (...ids: string[]) => {
    for (const id of ids) await at.store.addPerson(personOf(id));
  };
  const group = (id: string, host = 'ada') => ({ id, name: `Group ${id}`, host, generation: 1, created: 1 });

  it('keeps what people show of themselves, each part by itself', async () => {
    await people('ada', 'ben', 'cem');
    expect(await at.store.profileOf('ada')).toEqual({ picture: null, visible: 'everybody' });
    await at.store.changeProfile('ada', { visible: 'friends' });
    await at.store.changeProfile('ada', { picture: [3, 1, 4] });
    await at.store.changeProfile('ben', { picture: [0, 0, 0] });
    await at.store.changeProfile('cem', {});
    expect(await at.store.profileOf('ada')).toEqual({ picture: [3, 1, 4], visible: 'friends' });
    expect(await at.store.picturesOf(['ada', 'ben', 'cem', 'none'])).toEqual({
      ada: [3, 1, 4],
      ben: [0, 0, 0],
    });
    await at.store.changeProfile('ben', { picture: null });
    expect(await at.store.picturesOf(['ben'])).toEqual({});
    expect(await at.store.picturesOf([])).toEqual({});
  });

  it('keeps who wants to be friends, and does not ask again what was declined', async () => {
    await people('ada', 'ben', 'cem');
    const asked = { person: 'ben', other: 'ada', created: 1 };
    await at.store.askFriend(asked);
    await at.store.askFriend({ ...asked, created: 2 });
    await at.store.askFriend({ person: 'cem', other: 'ada', created: 3 });
    expect(await at.store.requestsTo('ada')).toEqual([asked, { person: 'cem', other: 'ada', created: 3 }]);
    await at.store.declineFriend('ben', 'ada');
    await at.store.askFriend({ ...asked, created: 4 });
    expect((await at.store.requestsTo('ada')).map(({ person }) => person)).toEqual(['cem']);
    expect(await at.store.requestsBy('ben')).toEqual([asked]);
    expect(await at.store.takeRequest('cem', 'ada')).toBe(true);
    expect(await at.store.takeRequest('cem', 'ada')).toBe(false);
    await at.store.forgetPerson('ada');
    expect(await at.store.requestsBy('ben')).toEqual([]);
  });

  it('keeps groups and their people, so many at most', async () => {
    await people('ada', 'ben', 'cem');
    await at.store.addGroup(group('g'));
    expect(await at.store.joinGroup('g', 'ben', 2, 2)).toBe(true);
    expect(await at.store.joinGroup('g', 'ben', 3, 2)).toBe(true);
    expect(await at.store.joinGroup('g', 'cem', 4, 2)).toBe(false);
    expect(await at.store.joinGroup('none', 'cem', 4, 2)).toBe(false);
    expect(await at.store.groupPeople('g')).toEqual(['ada', 'ben']);
    await at.store.changeGroup('g', { name: 'Others', generation: 2 });
    await at.store.changeGroup('g', {});
    expect(await at.store.groupsOf('ben')).toEqual([{ ...group('g'), name: 'Others', generation: 2 }]);
    await at.store.leaveGroup('g', 'ada');
    expect((await at.store.group('g'))?.host).toBe('ben');
    await at.store.addGroupTable('t', 'g');
    await at.store.leaveGroup('g', 'ben');
    expect(await at.store.group('g')).toBeUndefined();
    expect(await at.store.isForGroupOf('t', 'ben')).toBe(false);
  });

  it('lets no more people in than there is room for, however many come at once', async () => {
    const ids = Array.from({ length: 8 }, (_, n) => `person${n}`);
    await people('ada', ...ids);
    await at.store.addGroup(group('g'));
    const joined = await Promise.all(ids.map((id) => at.store.joinGroup('g', id, 2, 4)));
    expect(joined.filter(Boolean)).toHaveLength(3);
    expect(await at.store.groupPeople('g')).toHaveLength(4);
  });

  it('shows a group its own tables, and the public ones of its people, until they are over', async () => {
    await people('ada', 'ben', 'cem');
    await at.store.addGroup(group('g'));
    await at.store.joinGroup('g', 'ben', 2, 9);
    const sits = (person: string) => ({ host: person, seats: [human(person)] });
    const plan = (access: 'public' | 'link') => ({
      game: 'rowhouse',
      options: {},
      access,
      clock: null,
      seats: [],
    });
    await at.store.commit(opening('own', { ...sits('ben'), plan: plan('link') }, 5));
    await at.store.commit(opening('public', { ...sits('ben'), plan: plan('public') }, 6));
    await at.store.commit(opening('private', { ...sits('ben'), plan: plan('link') }, 7));
    await at.store.commit(opening('strange', { ...sits('cem'), plan: plan('public') }, 8));
    await at.store.commit(opening('over', { ...sits('ada'), plan: plan('public'), phase: 'over' }, 9));
    await at.store.addGroupTable('own', 'g');
    expect((await at.store.groupTables('g', 9)).map(({ id }) => id)).toEqual(['public', 'own']);
    expect(await at.store.isForGroupOf('own', 'ada')).toBe(true);
    expect(await at.store.isForGroupOf('own', 'cem')).toBe(false);
    expect(await at.store.isForGroupOf('public', 'ada')).toBe(false);
  });

  it('keeps the last lines of a group, and none of somebody who is gone', async () => {
    await people('ada', 'ben');
    await at.store.addGroup(group('g'));
    await at.store.joinGroup('g', 'ben', 2, 9);
    for (const [n, person] of ['ada', 'ben', 'ada', 'ben'].entries())
      await at.store.addGroupLine({ id: `l${n}`, group: 'g', person, text: `line ${n}`, created: n }, 3);
    expect((await at.store.groupLines('g')).map(({ text }) => text)).toEqual(['line 1', 'line 2', 'line 3']);
    expect((await at.store.linesBy('ben')).map(({ text }) => text)).toEqual(['line 1', 'line 3']);
    await at.store.forgetPerson('ada');
    expect((await at.store.groupLines('g')).map(({ person }) => person)).toEqual(['ben', 'ben']);
    expect((await at.store.group('g'))?.host).toBe('ben');
  });

  it('replaces a password once, and lists sessions with their devices', async () => {
    await at.store.addPerson(personOf('ada', { email: 'ada@example.org', passwordHash: 'old' }));
    expect(await at.store.replacePassword('ada', 'wrong', 'new')).toBe(false);
    expect(await at.store.replacePassword('ada', 'old', 'new')).toBe(true);
    expect(await at.store.replacePassword('ada', 'old', 'newer')).toBe(false);
    expect((await at.store.person('ada'))?.passwordHash).toBe('new');
    const sessions = [
      { hash: 'h1', person: 'ada', created: 1, used: 1 },
      { hash: 'h2', person: 'ada', created: 1, used: 2, device: 'Firefox · Linux' },
    ];
    for (const session of sessions) await at.store.addSession(session);
    expect(await at.store.sessionsOf('ada')).toEqual(sessions.toReversed());
  });
}
