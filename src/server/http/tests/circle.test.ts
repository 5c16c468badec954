/** People among people: profiles, requests for friendship, groups; and what a blocked person can find out by trying. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_HOST } from '../../people/quickHost.ts';
import { command, guest, openedBy, openTestServer, plan, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const reason = (answer: { json(): { reason: unknown } }) => answer.json().reason;
const human = (person: string) => ({ kind: 'human', person, standIn: null });

async function claimed(name: string): Promise<Visitor> {
  const visitor = await guest(server, name);
  const email = `${visitor.person}@example.org`;
  await visitor.post('/api/me/password', { email, password: 'correct horse' });
  return visitor;
}

/** Two who have finished a game: the second gave it up. */
async function rivals(): Promise<{ ada: Visitor; ben: Visitor; table: string }> {
  const [ada, ben] = [await claimed('Ada'), await claimed('Ben')];
  const table = await openedBy(ada);
  await command(ben, table, { do: 'sit', seat: 1 });
  await command(ada, table, { do: 'start' });
  await command(ben, table, { do: 'resign' });
  return { ada, ben, table };
}

const block = (visitor: Visitor, other: Visitor, kind = 'block') =>
  visitor.ask('PUT', `/api/blocks/${other.person}`, { kind });
const profile = async (visitor: Visitor, of: Visitor) =>
  (await visitor.get(`/api/people/${of.person}`)).json();

describe('a profile', () => {
  it('shows games to whom its person wants: everybody, friends, nobody', async () => {
    const { ada, ben, table } = await rivals();
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
    const [ada, gus] = [await claimed('Ada'), await guest(server, 'Gus')];
    expect(await profile(ada, gus)).toMatchObject({ person: { guest: true }, games: null });
    expect((await profile(gus, gus)).games).not.toBeNull();
  });

  it('has a picture of three small numbers', async () => {
    const ada = await claimed('Ada');
    const picture = [4, 2, 1];
    const changed = await ada.ask('PATCH', '/api/me/profile', { picture });
    expect(changed.json()).toEqual({ picture, visible: 'everybody' });
    const { pictures } = (await ada.get(`/api/pictures?of=${ada.person},nobody`)).json();
    expect(pictures).toEqual({ [ada.person]: picture });
    const wrong = await ada.ask('PATCH', '/api/me/profile', { picture: [1, 2, 99] });
    expect(reason(wrong)).toEqual({ rule: 'P1', code: 'malformed' });
  });

  it('[P16] is there for people who are', async () => {
    const [ada, ben] = [await claimed('Ada'), await claimed('Ben')];
    await ben.ask('DELETE', '/api/me');
    for (const id of [ben.person, 'nobody'])
      expect(reason(await ada.get(`/api/people/${id}`))).toEqual({ rule: 'P16', code: 'noSuchPerson' });
  });
});

describe('a request for friendship', () => {
  const ask = async (visitor: Visitor, other: Visitor) =>
    (await visitor.post(`/api/people/${other.person}/ask`)).json();
  const friends = async (visitor: Visitor) =>
    (await visitor.get('/api/friends')).json().friends.map(({ id }: { id: string }) => id);

  it('is accepted by the other, or by asking back', async () => {
    const { ada, ben } = await rivals();
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
    const { ada, ben } = await rivals();
    await ask(ada, ben);
    await ben.ask('DELETE', `/api/requests/${ada.person}`);
    expect(await ask(ada, ben)).toEqual({ relation: 'asked' });
    expect((await ben.get('/api/requests')).json().toMe).toEqual([]);
  });

  it('[P6] is for those one has played with or is in a group with', async () => {
    const [ada, cem] = [await claimed('Ada'), await claimed('Cem')];
    expect(await ask(ada, cem)).toEqual({ reason: { rule: 'P6', code: 'notAllowed' } });
    const { group } = (await ada.post('/api/groups', { name: 'We' })).json();
    const { path } = (await ada.get(`/api/groups/${group.id}`)).json();
    await cem.post(`/api/group-links/${path.split('/').at(-1)}/accept`);
    expect(await ask(ada, cem)).toEqual({ relation: 'asked' });
  });

  it('[P16] is accepted only where there is one', async () => {
    const { ada, ben } = await rivals();
    const accepted = await ada.post(`/api/requests/${ben.person}/accept`);
    expect(reason(accepted)).toEqual({ rule: 'P16', code: 'noSuchPerson' });
  });
});

describe('a blocked person’s tricks', () => {
  /** What a stranger would be told, and what the blocked one is. */
  const alike = async (url: string, blocked: Visitor, stranger: Visitor) => {
    const [one, two] = [await blocked.get(url), await stranger.get(url)];
    expect(one.statusCode).toBe(two.statusCode);
    return [one.json(), two.json()];
  };

  async function blocked() {
    const { ada, ben, table } = await rivals();
    await block(ada, ben);
    return { ada, ben, table, cem: await claimed('Cem') };
  }

  it('profile and lists show nothing of it', async () => {
    const { ada, ben, cem } = await blocked();
    const [seen, strange] = await alike(`/api/people/${ada.person}`, ben, cem);
    expect({ ...seen, mayAsk: false }).toEqual({ ...strange, mayAsk: false });
    expect((await ben.get('/api/blocks')).json()).toEqual({ blocks: [] });
    expect((await ben.get('/api/me/export')).body).not.toContain('"block"');
    expect((await ada.get('/api/blocks')).json().blocks).toEqual([
      { person: ben.person, name: 'Ben', kind: 'block' },
    ]);
  });

  it('asking to be friends looks as if it were not answered', async () => {
    const { ada, ben } = await blocked();
    expect((await ben.post(`/api/people/${ada.person}/ask`)).json()).toEqual({ relation: 'asked' });
    expect((await profile(ben, ada)).relation).toBe('asked');
    expect((await ada.get('/api/requests')).json().toMe).toEqual([]);
    expect((await profile(ada, ben)).relation).toBe('none');
    expect(reason(await ada.post(`/api/requests/${ben.person}/accept`))).toEqual({
      rule: 'P16',
      code: 'noSuchPerson',
    });
  });

  it('[P15] links of either look revoked to the other', async () => {
    const { ada, ben, cem } = await blocked();
    const linkBy = async (visitor: Visitor, body: object) =>
      (await visitor.post('/api/links', body)).json().token;
    const table = await openedBy(ada, plan(3, { access: 'link' }));
    const revoked = await ada.post('/api/links', { kind: 'friend' });
    await ada.ask('DELETE', `/api/links/${revoked.json().id}`);
    const asRevoked = (await cem.get(`/api/links/${revoked.json().token}`)).json();
    for (const body of [{ kind: 'friend' }, { kind: 'seat', table, seat: null }, { kind: 'watch', table }]) {
      const token = await linkBy(ada, body);
      expect((await ben.get(`/api/links/${token}`)).json()).toEqual(asRevoked);
      expect((await ben.post(`/api/links/${token}/accept`)).json()).toEqual(asRevoked);
      expect((await cem.get(`/api/links/${token}`)).statusCode).toBe(200);
    }
    expect((await ada.post(`/api/links/${await linkBy(ben, { kind: 'friend' })}/accept`)).json()).toEqual(
      asRevoked,
    );
    expect((await ada.get('/api/friends')).json().friends).toEqual([]);
    expect((await ben.get(`/api/tables/${table}`)).json()).toEqual({
      reason: { rule: 'P24', code: 'needsLink' },
    });
  });

  it('quick match puts them at different tables', async () => {
    const { ada, ben, cem } = await blocked();
    const join = async (visitor: Visitor) =>
      (await visitor.post('/api/quick', { game: 'rowhouse', seats: 2 })).json();
    const first = await join(ada);
    const second = await join(ben);
    expect(second).toMatchObject({ started: false });
    expect(second.table).not.toBe(first.table);
    expect(await join(cem)).toMatchObject({ table: first.table, started: true });
    expect((await server.store.row(first.table))?.host).toBe(QUICK_HOST);
  });

  it('a running game goes on, and a friendship has ended as any other', async () => {
    const [ada, ben] = [await claimed('Ada'), await claimed('Ben')];
    const { token } = (await ada.post('/api/links', { kind: 'friend' })).json();
    await ben.post(`/api/links/${token}/accept`);
    const table = await openedBy(ada);
    await command(ben, table, { do: 'sit', seat: 1 });
    await command(ada, table, { do: 'start' });
    await block(ada, ben);
    expect((await ben.get('/api/friends')).json().friends).toEqual([]);
    expect((await command(ben, table, { do: 'say', text: 'still here' })).statusCode).toBe(200);
    expect((await server.store.row(table))?.seats).toEqual([human(ada.person), human(ben.person)]);
  });

  it('in a group they say what only the others read, and see no tables they could not sit at', async () => {
    const { ada, ben, cem } = await blocked();
    const { group } = (await ada.post('/api/groups', { name: 'We' })).json();
    const { path } = (await ada.get(`/api/groups/${group.id}`)).json();
    for (const one of [ben, cem]) await one.post(`/api/group-links/${path.split('/').at(-1)}/accept`);
    await ben.post(`/api/groups/${group.id}/lines`, { text: 'rude' });
    await cem.post(`/api/groups/${group.id}/lines`, { text: 'kind' });
    const read = async (visitor: Visitor) =>
      (await visitor.get(`/api/groups/${group.id}/lines`))
        .json()
        .lines.map(({ text }: { text: string }) => text);
    expect(await read(ada)).toEqual(['kind']);
    expect(await read(ben)).toEqual(['rude', 'kind']);
    const opened = await ada.post(`/api/groups/${group.id}/tables`, {
      plan: plan(2, { access: 'link' }),
      seat: 0,
    });
    const { table } = opened.json();
    const tables = async (visitor: Visitor) =>
      (await visitor.get(`/api/groups/${group.id}`)).json().tables.map(({ id }: { id: string }) => id);
    expect(await tables(cem)).toEqual([table]);
    expect(await tables(ben)).toEqual([]);
    expect(reason(await ben.get(`/api/tables/${table}`))).toEqual({ rule: 'P24', code: 'needsLink' });
    expect(reason(await command(ben, table, { do: 'sit', seat: 1 }))).toEqual({
      rule: 'P6',
      code: 'notAllowed',
    });
    expect((await command(cem, table, { do: 'sit', seat: 1 })).statusCode).toBe(200);
  });

  it('all of it ends with the block', async () => {
    const { ada, ben } = await blocked();
    await ben.post(`/api/people/${ada.person}/ask`);
    await ada.ask('DELETE', `/api/blocks/${ben.person}/block`);
    expect((await ada.get('/api/blocks')).json().blocks).toEqual([]);
    expect((await ada.get('/api/requests')).json().toMe).toEqual([{ id: ben.person, name: 'Ben' }]);
  });

  it('[P6] [P16] [P17] one blocks others, who exist, so many at most', async () => {
    const ada = await claimed('Ada');
    expect(reason(await block(ada, ada))).toEqual({ rule: 'P6', code: 'notAllowed' });
    const nobody = await ada.ask('PUT', '/api/blocks/nobody', { kind: 'mute' });
    expect(reason(nobody)).toEqual({ rule: 'P16', code: 'noSuchPerson' });
  });
});

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
      expect(reason(answer)).toEqual(NO_GROUP);
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
    expect(reason(await change(ben, { name: 'Ours' }))).toEqual({ rule: 'P6', code: 'notAllowed' });
    expect((await change(ada, { name: 'Ours' })).json().group.name).toBe('Ours');
    expect(reason(await change(ada, { host: 'stranger' }))).toEqual({ rule: 'P16', code: 'noSuchPerson' });
    const remove = (who: Visitor, whom: Visitor) =>
      who.ask('DELETE', `/api/groups/${id}/people/${whom.person}`);
    expect(reason(await remove(ben, cem))).toEqual({ rule: 'P6', code: 'notAllowed' });
    expect((await remove(ada, ben)).statusCode).toBe(200);
    expect(reason(await ben.post(`/api/group-links/${link}/accept`))).toEqual({
      rule: 'P15',
      code: 'noSuchLink',
    });
    expect(reason(await ben.get(`/api/group-links/${id}-${'x'.repeat(22)}`))).toEqual({
      rule: 'P15',
      code: 'noSuchLink',
    });
    expect((await change(ada, { host: cem.person })).json().group.host).toBe(cem.person);
    expect(reason(await remove(ada, cem))).toEqual({ rule: 'P6', code: 'notAllowed' });
  });

  it('[P17] is one of twenty that somebody may be in', async () => {
    const ada = await guest(server, 'Ada');
    for (let n = 0; n < 20; n++) await ada.post('/api/groups', { name: `Group ${n}` });
    expect(reason(await ada.post('/api/groups', { name: 'One more' }))).toEqual({
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
      expect(reason(await say(ada, text))).toEqual({ rule: 'P41', code: 'badLine' });
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
    expect(reason(await cem.get(`/api/tables/${table}`))).toEqual({ rule: 'P24', code: 'needsLink' });
    expect((await command(ben, table, { do: 'sit', seat: 1 })).statusCode).toBe(200);
  });
});
