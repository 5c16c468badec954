import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

describe('chance of one’s own', () => {
  it('[T34] comes along with a link and with a quick match', async () => {
    const salt = '0011223344556677';
    const { table, made } = await seatLink();
    const ben = await guest(server, 'Ben');
    await ben.post(`/api/links/${made.token}/accept`, { salt });
    const cid = await guest(server, 'Cid');
    const { table: quick } = (await cid.post('/api/quick', { game: 'rowhouse', seats: 3, salt })).json();
    for (const [id, person] of [
      [table, ben.person],
      [quick, cid.person],
    ]) {
      const entries = await server.store.entries(id, 0);
      expect(entries.map(({ happening }) => happening)).toContainEqual(
        expect.objectContaining({ did: 'sat', person, salt }),
      );
    }
    const wrong = await ben.post(`/api/links/${made.token}/accept`, { salt: 'none' });
    expect(wrong.json()).toEqual({ reason: { rule: 'P1', code: 'malformed' } });
  });
});

describe('seat links', () => {
  it('show what they offer before anybody is signed in', async () => {
    const { ann, table, made } = await seatLink();
    expect(made.path).toBe(`/join/${made.token}`);
    expect(made.token).toMatch(/^[\w-]{22}$/);
    const offered = (await new Visitor(server).get(`/api/links/${made.token}`)).json();
    expect(offered).toMatchObject({
      kind: 'seat',
      from: ann.person,
      seat: 2,
      table: { id: table },
      settled: { clock: null, absence: { after: 600_000, timeout: 'bot', level: 'level3' } },
      names: { [ann.person]: 'Ann' },
    });
  });

  it('give their seat', async () => {
    const { table, made } = await seatLink();
    const ben = await guest(server, 'Ben');
    const accepted = await ben.post(`/api/links/${made.token}/accept`);
    expect(accepted.json()).toEqual({ table, seat: 2 });
    expect((await ben.post(`/api/links/${made.token}/accept`)).json()).toEqual({ table, seat: 2 });
    const { table: row, names } = (await ben.get(`/api/tables/${table}`)).json();
    expect(row.seats[2]).toEqual({ kind: 'human', person: ben.person, standIn: null });
    expect(names[ben.person]).toBe('Ben');
  });

  it('[T2] do not give a seat twice', async () => {
    const { made } = await seatLink();
    await (await guest(server, 'Ben')).post(`/api/links/${made.token}/accept`);
    const late = await (await guest(server, 'Cy')).post(`/api/links/${made.token}/accept`);
    expect(late.statusCode).toBe(422);
    expect(late.json()).toEqual({ reason: { rule: 'T2', code: 'seatTaken' } });
  });

  it('without a seat give the first that is open', async () => {
    const { ann, table } = await seatLink();
    const { token } = (await ann.post('/api/links', { kind: 'seat', table, seat: null })).json();
    expect((await (await guest(server, 'Ben')).post(`/api/links/${token}/accept`)).json().seat).toBe(1);
    expect((await (await guest(server, 'Cy')).post(`/api/links/${token}/accept`)).json().seat).toBe(2);
  });

  it('[P15] give nothing once revoked', async () => {
    const { ann, table, made } = await seatLink();
    expect((await ann.ask('DELETE', `/api/links/${made.id}`)).statusCode).toBe(200);
    const ben = await guest(server, 'Ben');
    const answer = await ben.post(`/api/links/${made.token}/accept`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(NO_LINK);
    expect((await ben.get(`/api/links/${made.token}`)).json()).toEqual(NO_LINK);
    const { links } = (await ann.get(`/api/tables/${table}/links`)).json();
    expect(links).toMatchObject([{ id: made.id, seat: 2, revoked: true }]);
    expect(JSON.stringify(links)).not.toContain(made.token);
  });

  it('[P15] are revoked by nobody else, nor by their token', async () => {
    const { ann, made } = await seatLink();
    const eve = await guest(server, 'Eve');
    expect((await eve.ask('DELETE', `/api/links/${made.id}`)).json()).toEqual(NO_LINK);
    expect((await ann.ask('DELETE', `/api/links/${made.token}`)).json()).toEqual(NO_LINK);
    expect((await eve.get(`/api/links/${made.token}`)).statusCode).toBe(200);
  });

  it('[P6] are the host’s to make and to list', async () => {
    const { table } = await seatLink();
    const eve = await guest(server, 'Eve');
    for (const answer of [
      await eve.post('/api/links', { kind: 'seat', table, seat: 1 }),
      await eve.get(`/api/tables/${table}/links`),
    ])
      expect(answer.json()).toEqual({ reason: { rule: 'P6', code: 'notAllowed' } });
    const missing = await eve.post('/api/links', { kind: 'seat', table: 'nosuchtable2', seat: 1 });
    expect(missing.json()).toEqual({ reason: { rule: 'P5', code: 'noSuchTable' } });
  });

  it('[P1] are for seats that exist', async () => {
    const { ann, table } = await seatLink();
    const answer = await ann.post('/api/links', { kind: 'seat', table, seat: 3 });
    expect(answer.json().reason.rule).toBe('P1');
  });

  it('[P17] are fifty at most', async () => {
    const { ann, table } = await seatLink();
    for (let n = 1; n < 50; n++) await ann.post('/api/links', { kind: 'seat', table, seat: 1 });
    const answer = await ann.post('/api/links', { kind: 'seat', table, seat: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ reason: { rule: 'P17', code: 'tooMany' } });
  });

  it('[P6] are the only way to a seat by link, but for the host’s friends', async () => {
    const { ann, table } = await seatLink();
    const ben = await guest(server, 'Ben');
    const sit = () => command(ben, table, { do: 'sit', seat: 1 });
    expect((await sit()).json()).toEqual({ reason: { rule: 'P6', code: 'notAllowed' } });
    const { token } = (await ann.post('/api/links', { kind: 'friend' })).json();
    await ben.post(`/api/links/${token}/accept`);
    expect((await sit()).statusCode).toBe(200);
  });
});

describe('friends', () => {
  it('[P16] are made by link, and end once for both', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const { token, path } = (await ann.post('/api/links', { kind: 'friend' })).json();
    expect(path).toBe(`/friend/${token}`);
    expect((await ben.post(`/api/links/${token}/accept`)).json()).toEqual({ table: null, seat: null });
    expect((await ben.post(`/api/links/${token}/accept`)).statusCode).toBe(200);
    expect((await ann.get('/api/friends')).json()).toEqual({ friends: [{ id: ben.person, name: 'Ben' }] });
    expect((await ben.get('/api/friends')).json()).toEqual({ friends: [{ id: ann.person, name: 'Ann' }] });
    expect((await ann.ask('DELETE', `/api/friends/${ben.person}`)).statusCode).toBe(200);
    expect((await ben.get('/api/friends')).json()).toEqual({ friends: [] });
    const again = await ann.ask('DELETE', `/api/friends/${ben.person}`);
    expect(again.json()).toEqual({ reason: { rule: 'P16', code: 'noSuchPerson' } });
  });

  it('[P6] are other people', async () => {
    const ann = await guest(server, 'Ann');
    const { token } = (await ann.post('/api/links', { kind: 'friend' })).json();
    expect((await ann.post(`/api/links/${token}/accept`)).json().reason.rule).toBe('P6');
  });

  it('[P15] have a week to follow the link', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const { token } = (await ann.post('/api/links', { kind: 'friend' })).json();
    const later = Date.now() + 8 * 86_400_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    const answer = await ben.get(`/api/links/${token}`);
    vi.restoreAllMocks();
    expect(answer.json()).toEqual(NO_LINK);
  });

  it('see each other’s open tables', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const { token } = (await ann.post('/api/links', { kind: 'friend' })).json();
    await ben.post(`/api/links/${token}/accept`);
    const table = await openedBy(ann, plan(2, { access: 'link' }));
    const { friends, tables, names } = (await ben.get('/api/lobby')).json();
    expect(friends).toMatchObject([{ id: table, host: ann.person }]);
    expect(names[ann.person]).toBe('Ann');
    expect(tables.map(({ id }: { id: string }) => id)).not.toContain(table);
    expect((await (await guest(server, 'Eve')).get('/api/lobby')).json().friends).toEqual([]);
  });
});
