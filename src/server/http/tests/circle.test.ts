/** Profiles, and friendship by asking. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimed, profile, reasonIn, rivals } from './rivals.ts';
import { guest, openTestServer, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('a profile', () => {
  it('shows games to whom its person wants: everybody, friends, nobody', async () => {
    const { ada, ben, table } = await rivals(server);
    const stranger = new Visitor(server);
    expect(await profile(stranger, ada)).toMatchObject({
      person: { id: ada.person, name: 'Ada', picture: null, guest: false },
      relation: 'none',
      mayAsk: false,
      visible: null,
      games: {
        tallies: [{ game: 'rowhouse', seats: 2, games: 1, contests: 1, won: 1 }],
        encounters: [{ other: ben.person, games: 1, won: 1, lost: 0 }],
        latest: [{ table, ending: 'conceded', players: [{ place: 1 }, { place: 2, resigned: true }] }],
        unknown: 0,
        names: { [ben.person]: 'Ben' },
      },
    });
    const show = (visible: string) => ada.ask('PATCH', '/api/me/profile', { visible });
    await show('nobody');
    expect((await profile(ben, ada)).games).toBeNull();
    expect(await profile(ada, ada)).toMatchObject({
      relation: 'self',
      visible: 'nobody',
      games: { unknown: 0 },
    });
    await show('friends');
    expect((await profile(ben, ada)).games).toBeNull();
    await ben.post(`/api/people/${ada.person}/ask`);
    await ada.post(`/api/requests/${ben.person}/accept`);
    expect(await profile(ben, ada)).toMatchObject({ relation: 'friend', games: { unknown: 0 } });
  });

  it('of a guest shows their games to nobody else', async () => {
    const [ada, gus] = [await claimed(server, 'Ada'), await guest(server, 'Gus')];
    expect(await profile(ada, gus)).toMatchObject({ person: { guest: true }, games: null });
    expect((await profile(gus, gus)).games).not.toBeNull();
  });

  it('has a picture of three small numbers', async () => {
    const ada = await claimed(server, 'Ada');
    const picture = [4, 2, 1];
    const changed = await ada.ask('PATCH', '/api/me/profile', { picture });
    expect(changed.json()).toEqual({ picture, visible: 'everybody' });
    const { pictures } = (await ada.get(`/api/pictures?of=${ada.person},nobody`)).json();
    expect(pictures).toEqual({ [ada.person]: picture });
    const wrong = await ada.ask('PATCH', '/api/me/profile', { picture: [1, 2, 99] });
    expect(reasonIn(wrong)).toEqual({ rule: 'P1', code: 'malformed' });
  });

  it('[P16] is there for people who are', async () => {
    const [ada, ben] = [await claimed(server, 'Ada'), await claimed(server, 'Ben')];
    await ben.ask('DELETE', '/api/me');
    for (const id of [ben.person, 'nobody'])
      expect(reasonIn(await ada.get(`/api/people/${id}`))).toEqual({ rule: 'P16', code: 'noSuchPerson' });
  });
});

describe('a request for friendship', () => {
  const ask = async (visitor: Visitor, other: Visitor) =>
    (await visitor.post(`/api/people/${other.person}/ask`)).json();
  const friends = async (visitor: Visitor) =>
    (await visitor.get('/api/friends')).json().friends.map(({ id }: { id: string }) => id);

  it('is accepted by the other, or by asking back', async () => {
    const { ada, ben } = await rivals(server);
    expect((await profile(ada, ben)).mayAsk).toBe(true);
    expect(await ask(ada, ben)).toEqual({ relation: 'asked' });
    expect((await profile(ben, ada)).relation).toBe('asks');
    expect((await ben.get('/api/requests')).json()).toEqual({
      toMe: [{ id: ada.person, name: 'Ada' }],
      byMe: [],
    });
    expect(await friends(ada)).toEqual([]);
    expect(await ask(ben, ada)).toEqual({ relation: 'friend' });
    expect(await friends(ada)).toEqual([ben.person]);
    expect((await ben.get('/api/requests')).json()).toEqual({ toMe: [], byMe: [] });
  });

  it('that was declined looks as before to who asked, and is not asked again', async () => {
    const { ada, ben } = await rivals(server);
    await ask(ada, ben);
    await ben.ask('DELETE', `/api/requests/${ada.person}`);
    expect(await ask(ada, ben)).toEqual({ relation: 'asked' });
    expect((await ben.get('/api/requests')).json().toMe).toEqual([]);
  });

  it('[P6] is for those one has played with or is in a group with', async () => {
    const [ada, cem] = [await claimed(server, 'Ada'), await claimed(server, 'Cem')];
    expect(await ask(ada, cem)).toEqual({ reason: { rule: 'P6', code: 'notAllowed' } });
    const { group } = (await ada.post('/api/groups', { name: 'We' })).json();
    const { path } = (await ada.get(`/api/groups/${group.id}`)).json();
    await cem.post(`/api/group-links/${path.split('/').at(-1)}/accept`);
    expect(await ask(ada, cem)).toEqual({ relation: 'asked' });
  });

  it('[P16] is accepted only where there is one', async () => {
    const { ada, ben } = await rivals(server);
    const accepted = await ada.post(`/api/requests/${ben.person}/accept`);
    expect(reasonIn(accepted)).toEqual({ rule: 'P16', code: 'noSuchPerson' });
  });
});
