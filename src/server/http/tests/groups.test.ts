/** Groups: who is in them, who may change them, what is said there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reasonIn } from './rivals.ts';
import { command, guest, openTestServer, plan, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('a group', () => {
  const found = async (host: Visitor, name = 'Thursday') => {
    const { group } = (await host.post('/api/groups', { name })).json();
    const token = async () =>
      (await host.get(`/api/groups/${group.id}`)).json().path.split('/').at(-1) as string;
    return { id: group.id as string, token };
  };
  const NO_GROUP = { rule: 'P40', code: 'noSuchGroup' };

  it('is joined by its link, and left', async () => {
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const { id, token } = await found(ada);
    const link = await token();
    expect((await new Visitor(server).get(`/api/group-links/${link}`)).json()).toEqual({
      id,
      name: 'Thursday',
      host: 'Ada',
      people: 1,
    });
    expect((await ben.post(`/api/group-links/${link}/accept`)).json().group).toMatchObject({
      id,
      name: 'Thursday',
    });
    await ben.post(`/api/group-links/${link}/accept`);
    expect((await ben.get(`/api/groups/${id}`)).json()).toMatchObject({
      people: [ada.person, ben.person],
      names: { [ben.person]: 'Ben' },
    });
    expect((await ben.get('/api/groups')).json().groups).toHaveLength(1);
    await ada.ask('DELETE', `/api/groups/${id}/people/${ada.person}`);
    expect((await ben.get(`/api/groups/${id}`)).json().group.host).toBe(ben.person);
  });

  it('[P40] is there only for its people', async () => {
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const { id } = await found(ada);
    for (const answer of [
      await ben.get(`/api/groups/${id}`),
      await ben.get(`/api/groups/${id}/lines`),
      await ben.post(`/api/groups/${id}/lines`, { text: 'let me in' }),
      await ben.post(`/api/groups/${id}/tables`, { plan: plan(), seat: null }),
      await ben.ask('PATCH', `/api/groups/${id}`, { name: 'Mine' }),
      await ben.ask('DELETE', `/api/groups/${id}/people/${ada.person}`),
      await ada.get('/api/groups/nowhere'),
    ])
      expect(reasonIn(answer)).toEqual(NO_GROUP);
  });

  it('[P15] [P6] is its host’s to rename, to pass on, and to clear; whoever is removed needs a new link', async () => {
    const [ada, ben, cem] = [
      await guest(server, 'Ada'),
      await guest(server, 'Ben'),
      await guest(server, 'Cem'),
    ];
    const { id, token } = await found(ada);
    const link = await token();
    for (const one of [ben, cem]) await one.post(`/api/group-links/${link}/accept`);
    const change = (who: Visitor, body: object) => who.ask('PATCH', `/api/groups/${id}`, body);
    expect(reasonIn(await change(ben, { name: 'Ours' }))).toEqual({ rule: 'P6', code: 'notAllowed' });
    expect((await change(ada, { name: 'Ours' })).json().group.name).toBe('Ours');
    expect(reasonIn(await change(ada, { host: 'stranger' }))).toEqual({ rule: 'P16', code: 'noSuchPerson' });
    const remove = (who: Visitor, whom: Visitor) =>
      who.ask('DELETE', `/api/groups/${id}/people/${whom.person}`);
    expect(reasonIn(await remove(ben, cem))).toEqual({ rule: 'P6', code: 'notAllowed' });
    expect((await remove(ada, ben)).statusCode).toBe(200);
    expect(reasonIn(await ben.post(`/api/group-links/${link}/accept`))).toEqual({
      rule: 'P15',
      code: 'noSuchLink',
    });
    expect(reasonIn(await ben.get(`/api/group-links/${id}-${'x'.repeat(22)}`))).toEqual({
      rule: 'P15',
      code: 'noSuchLink',
    });
    expect((await change(ada, { host: cem.person })).json().group.host).toBe(cem.person);
    expect(reasonIn(await remove(ada, cem))).toEqual({ rule: 'P6', code: 'notAllowed' });
  });

  it('[P17] is one of twenty that somebody may be in', async () => {
    const ada = await guest(server, 'Ada');
    for (let n = 0; n < 20; n++) await ada.post('/api/groups', { name: `Group ${n}` });
    expect(reasonIn(await ada.post('/api/groups', { name: 'One more' }))).toEqual({
      rule: 'P17',
      code: 'tooMany',
    });
  });

  it('[P41] has lines with something to see, of those who are still here', async () => {
    const [ada, ben] = [await guest(server, 'Ada'), await guest(server, 'Ben')];
    const { id, token } = await found(ada);
    await ben.post(`/api/group-links/${await token()}/accept`);
    const say = (who: Visitor, text: string) => who.post(`/api/groups/${id}/lines`, { text });
    for (const text of ['', ' \u200b ', 'x'.repeat(501)])
      expect(reasonIn(await say(ada, text))).toEqual({ rule: 'P41', code: 'badLine' });
    await say(ada, 'hello');
    await say(ben, 'hi');
    const { lines, names } = (await ben.get(`/api/groups/${id}/lines`)).json();
    expect(lines).toMatchObject([
      { person: ada.person, text: 'hello' },
      { person: ben.person, text: 'hi' },
    ]);
    expect(names).toEqual({ [ada.person]: 'Ada', [ben.person]: 'Ben' });
    await ada.ask('PUT', `/api/blocks/${ben.person}`, { kind: 'mute' });
    expect((await ada.get(`/api/groups/${id}/lines`)).json().lines).toMatchObject([{ text: 'hello' }]);
    await ben.ask('DELETE', '/api/me');
    await ada.ask('DELETE', `/api/blocks/${ben.person}/mute`);
    expect((await ada.get(`/api/groups/${id}/lines`)).json().lines).toHaveLength(1);
  });

  it('has tables of its own, whose people sit down without a link', async () => {
    const [ada, ben, cem] = [
      await guest(server, 'Ada'),
      await guest(server, 'Ben'),
      await guest(server, 'Cem'),
    ];
    const { id, token } = await found(ada);
    await ben.post(`/api/group-links/${await token()}/accept`);
    const opened = await ada.post(`/api/groups/${id}/tables`, { plan: plan(2, { access: 'link' }), seat: 0 });
    const { table } = opened.json();
    expect((await ben.get(`/api/groups/${id}`)).json().tables).toMatchObject([
      { id: table, phase: 'gathering' },
    ]);
    expect(reasonIn(await cem.get(`/api/tables/${table}`))).toEqual({ rule: 'P24', code: 'needsLink' });
    expect((await command(ben, table, { do: 'sit', seat: 1 })).statusCode).toBe(200);
  });
});
