import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireAccess } from '../../people/tableAccess.ts';
import { command, guest, openedBy, openTestServer, plan, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const NO_LINK = { reason: { rule: 'P15', code: 'noSuchLink' } };

async function seatLink() {
  const ann = await guest(server, 'Ann');
  const table = await openedBy(ann, plan(3, { access: 'link' }));
  const made = (await ann.post('/api/links', { kind: 'seat', table, seat: 2 })).json();
  return { ann, table, made };
}

describe('a table by link', () => {
  const NEEDS_LINK = { reason: { rule: 'P24', code: 'needsLink' } };
  const say = { do: 'say', text: 'hello' };
  const addresses = (table: string) =>
    ['', '/tableView', '/legal', '/at/1', '/replay', '/record'].map((rest) => `/api/tables/${table}${rest}`);

  it('[P24] is closed to whoever knows its address only', async () => {
    const { ann, table } = await seatLink();
    const eve = await guest(server, 'Eve');
    for (const url of addresses(table)) {
      const answer = await eve.get(url);
      expect(answer.statusCode).toBe(403);
      expect([url, answer.json()]).toEqual([url, NEEDS_LINK]);
    }
    expect((await new Visitor(server).get(`/api/tables/${table}`)).json()).toEqual(NEEDS_LINK);
    expect((await command(eve, table, say)).json()).toEqual(NEEDS_LINK);
    expect((await command(eve, table, { do: 'start' })).json()).toEqual(NEEDS_LINK);
    expect((await eve.post('/api/links', { kind: 'watch', table })).json().reason.rule).toBe('P6');
    expect((await ann.get(`/api/tables/${table}/tableView`)).json().seq).toBe(1);
  });

  it('[P24] is open to whoever has followed a link to watch, also once that is revoked', async () => {
    const { ann, table } = await seatLink();
    const { id, token, path } = (await ann.post('/api/links', { kind: 'watch', table })).json();
    expect(path).toBe(`/table/${table}?link=${token}`);
    const zoe = await guest(server, 'Zoe');
    expect((await zoe.get(`/api/links/${token}`)).json()).toMatchObject({
      kind: 'watch',
      table: { id: table },
    });
    expect((await zoe.get(`/api/tables/${table}`)).statusCode).toBe(403);
    for (let n = 0; n < 2; n++)
      expect((await zoe.post(`/api/links/${token}/accept`)).json()).toEqual({ table, seat: null });
    await ann.ask('DELETE', `/api/links/${id}`);
    expect((await zoe.get(`/api/tables/${table}/tableView`)).json().tableView.viewer).toBe('spectator');
    expect((await command(zoe, table, say)).statusCode).toBe(200);
    expect((await command(zoe, table, { do: 'sit', seat: 1 })).json().reason.rule).toBe('P6');
    expect((await zoe.get('/api/me/export')).json().watched).toEqual([table]);
    const late = await guest(server, 'Lea');
    expect((await late.post(`/api/links/${token}/accept`)).json()).toEqual(NO_LINK);
  });

  it('[P24] stays open to whoever gave up the seat of a link, or came too late for it', async () => {
    const { table, made } = await seatLink();
    const [ben, cy] = [await guest(server, 'Ben'), await guest(server, 'Cy')];
    await ben.post(`/api/links/${made.token}/accept`);
    expect((await cy.post(`/api/links/${made.token}/accept`)).json().reason.rule).toBe('T2');
    await command(ben, table, { do: 'stand' });
    for (const one of [ben, cy]) expect((await one.get(`/api/tables/${table}`)).statusCode).toBe(200);
  });

  it('[P24] is shared by whoever sits there, and its host may revoke that', async () => {
    const { ann, table, made } = await seatLink();
    const ben = await guest(server, 'Ben');
    await ben.post(`/api/links/${made.token}/accept`);
    const shared = (await ben.post('/api/links', { kind: 'watch', table })).json();
    const { links } = (await ann.get(`/api/tables/${table}/links`)).json();
    expect(links.map(({ kind }: { kind: string }) => kind)).toEqual(['seat', 'watch']);
    expect((await ann.ask('DELETE', `/api/links/${shared.id}`)).statusCode).toBe(200);
    expect((await ben.get(`/api/links/${shared.token}`)).json()).toEqual(NO_LINK);
  });

  it('[P24] has rematches that the same people may watch', async () => {
    const { ann, table, made } = await seatLink();
    const [ben, zoe, eve] = [
      await guest(server, 'Ben'),
      await guest(server, 'Zoe'),
      await guest(server, 'Eve'),
    ];
    await ben.post(`/api/links/${made.token}/accept`);
    const { token } = (await ann.post('/api/links', { kind: 'watch', table })).json();
    await zoe.post(`/api/links/${token}/accept`);
    await command(ann, table, { do: 'seatBot', seat: 1, level: 'level1' });
    await command(ann, table, { do: 'start' });
    await command(ben, table, { do: 'resign' });
    await command(ann, table, { do: 'resign' });
    await command(ann, table, { do: 'rematch' });
    const { tableView } = (await zoe.get(`/api/tables/${table}/tableView`)).json();
    expect((await zoe.get(`/api/tables/${tableView.next}/tableView`)).statusCode).toBe(200);
    expect((await eve.get(`/api/tables/${tableView.next}/tableView`)).json()).toEqual(NEEDS_LINK);
    expect((await eve.get(`/api/tables/${table}/record`)).json()).toEqual(NEEDS_LINK);
    expect((await zoe.get(`/api/tables/${table}/record`)).statusCode).toBe(200);
  });

  it('[P24] is open to admins and the host’s friends', async () => {
    const { ann, table } = await seatLink();
    const ben = await guest(server, 'Ben');
    const { token } = (await ann.post('/api/links', { kind: 'friend' })).json();
    await ben.post(`/api/links/${token}/accept`);
    expect((await ben.get(`/api/tables/${table}/tableView`)).statusCode).toBe(200);
    const row = await server.store.row(table);
    if (!row) throw new Error('no row');
    await expect(requireAccess(server.store, row, 'root', ['root'])).resolves.toBeUndefined();
  });
});
