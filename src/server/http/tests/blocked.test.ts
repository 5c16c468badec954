/** What a blocked person can find out by trying: nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICK_HOST } from '../../people/quickHost.ts';
import { block, claimed, profile, reasonIn, rivals } from './rivals.ts';
import { command, openedBy, openTestServer, plan, type TestServer, type Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const human = (person: string) => ({ kind: 'human', person, standIn: null });

describe('a blocked person’s tricks', () => {
  /** What a stranger would be told, and what the blocked one is. */
  const alike = async (url: string, blocked: Visitor, stranger: Visitor) => {
    const [one, two] = [await blocked.get(url), await stranger.get(url)];
    expect(one.statusCode).toBe(two.statusCode);
    return [one.json(), two.json()];
  };

  async function blocked() {
    const { ada, ben, table } = await rivals(server);
    await block(ada, ben);
    return { ada, ben, table, cem: await claimed(server, 'Cem') };
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
    expect(reasonIn(await ada.post(`/api/requests/${ben.person}/accept`))).toEqual({
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
    const [ada, ben] = [await claimed(server, 'Ada'), await claimed(server, 'Ben')];
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
    expect(reasonIn(await ben.get(`/api/tables/${table}`))).toEqual({ rule: 'P24', code: 'needsLink' });
    expect(reasonIn(await command(ben, table, { do: 'sit', seat: 1 }))).toEqual({
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

  it('[P6] [P16] one blocks others, who exist', async () => {
    const ada = await claimed(server, 'Ada');
    expect(reasonIn(await block(ada, ada))).toEqual({ rule: 'P6', code: 'notAllowed' });
    const nobody = await ada.ask('PUT', '/api/blocks/nobody', { kind: 'mute' });
    expect(reasonIn(nobody)).toEqual({ rule: 'P16', code: 'noSuchPerson' });
  });
});
