import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SoftKey } from './softKey.ts';
import {
  command,
  guest,
  openedBy,
  openTestServer,
  plan,
  playOut,
  type TestServer,
  Visitor,
} from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('export', () => {
  it('has everything of a person, and no secret', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const table = await openedBy(ann);
    await command(ben, table, { do: 'sit', seat: 1 });
    await command(ann, table, { do: 'say', text: 'Good luck' });
    await command(ben, table, { do: 'say', text: 'You too' });
    const seatLink = (await ann.post('/api/links', { kind: 'seat', table, seat: null })).json();
    const friendLink = (await ann.post('/api/links', { kind: 'friend' })).json();
    await ben.post(`/api/links/${friendLink.token}/accept`);
    const key = new SoftKey('localhost', 'http://localhost');
    const { challenge } = (await ann.post('/api/me/passkey/options')).json();
    await ann.post('/api/me/passkey', key.create(challenge));
    await ann.post('/api/me/password', { email: 'export@example.org', password: 'correct horse' });
    const record = { game: 'rowhouse', options: {}, seats: 2, seed: '0'.repeat(32), plays: [] };
    const brought = (await ann.post('/api/records', record)).json();

    const learned = { flatiron: { lessons: ['goal'], games: 1 } };
    await ann.ask('PUT', '/api/me/learning', { learned });

    const answer = await ann.get('/api/me/export');
    expect(answer.headers['content-disposition']).toContain('attachment');
    const all = answer.json();
    expect(all.person).toMatchObject({
      id: ann.person,
      name: 'Ann',
      email: 'export@example.org',
      hasPassword: true,
    });
    expect(all.tables).toMatchObject([
      {
        id: table,
        game: 'rowhouse',
        host: true,
        seats: [0],
        said: [{ text: 'Good luck' }],
        links: [{ seat: null }],
      },
    ]);
    expect(all.friends).toEqual([{ id: ben.person, name: 'Ben' }]);
    expect(all.passkeys).toMatchObject([{ id: key.id }]);
    expect(all.records).toMatchObject([{ id: brought.id, record }]);
    expect(all.learning).toEqual(learned);

    const person = await server.store.person(ann.person);
    const passkey = await server.store.passkey(key.id);
    const secrets = [
      ann.cookies.get('skyline'),
      seatLink.token,
      seatLink.id,
      friendLink.token,
      person?.passwordHash,
      passkey?.publicKey,
    ];
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(10);
      expect(answer.body).not.toContain(secret);
    }
    expect(answer.body).not.toContain('You too');
  });
});

describe('leaving for good', () => {
  it('leaves running games to bots, and nothing of the person', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    await ann.post('/api/me/password', { email: 'gone@example.org', password: 'correct horse' });
    const table = await openedBy(ann);
    await command(ben, table, { do: 'sit', seat: 1 });
    await command(ann, table, { do: 'say', text: 'my secret line' });
    await command(ann, table, { do: 'start' });
    const gathering = await openedBy(ann, plan(2));
    const link = (await ann.post('/api/links', { kind: 'seat', table: gathering, seat: 1 })).json();
    const session = ann.cookie();

    const answer = await ann.ask('DELETE', '/api/me');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/^skyline=;.*Expires=Thu, 01 Jan 1970/);

    const { table: row, names } = (await ben.get(`/api/tables/${table}`)).json();
    expect(row.seats[0]).toMatchObject({ kind: 'bot' });
    expect(row.phase).toBe('playing');
    expect(names[ann.person] ?? '').toBe('');
    expect(server.named).toContainEqual([ann.person, '']);
    expect(await server.store.person(ann.person)).toMatchObject({
      name: '',
      email: null,
      passwordHash: null,
      gone: true,
    });
    const old = await server.app.inject({ url: '/api/me', headers: { cookie: session } });
    expect(old.json()).toEqual({ me: null });
    const login = { email: 'gone@example.org', password: 'correct horse' };
    expect((await new Visitor(server).post('/api/sign-in', login)).json().reason.rule).toBe('P13');
    expect((await ben.get(`/api/links/${link.token}`)).json().reason.rule).toBe('P15');
    expect((await server.store.row(gathering))?.seats).toMatchObject([{ kind: 'open' }, { kind: 'open' }]);

    await playOut(table, ben);
    const replay = await ben.get(`/api/tables/${table}/replay?as=0`);
    expect(replay.statusCode).toBe(200);
    expect(replay.body).not.toContain('my secret line');
    expect(replay.json().frames.at(-1).seq).toBe((await server.store.row(table))?.seq);
  });

  it('leaves no word of theirs anywhere in the database', async () => {
    const [ann, ben] = [await guest(server, 'Annabella'), await guest(server, 'Ben')];
    await ann.post('/api/me/password', { email: 'everywhere@example.org', password: 'correct horse' });
    const table = await openedBy(ann);
    await command(ben, table, { do: 'sit', seat: 1 });
    await command(ann, table, { do: 'start' });
    for (let n = 0; n < 40; n++) await command(ann, table, { do: 'say', text: `unmistakable ${n}` });
    const other = await openedBy(ben);
    await command(ann, other, { do: 'say', text: 'unmistakable too' });
    const record = { game: 'rowhouse', options: {}, seats: 2, seed: 'ab'.repeat(16), plays: [] };
    await ann.post('/api/records', record);
    const words = ['Annabella', 'everywhere@example.org', 'unmistakable', 'ab'.repeat(16)];
    const hash = (await server.store.person(ann.person))?.passwordHash ?? '';
    for (const word of [...words, hash]) expect(await everythingStored()).toContain(word);
    await ann.ask('DELETE', '/api/me');
    for (const word of [...words, hash]) expect(await everythingStored()).not.toContain(word);
  });

  it('[P8] waits while the server goes down, so that no seat is left to nobody', async () => {
    const other = await openTestServer();
    const ann = await guest(other, 'Ann');
    await openedBy(ann);
    await other.tables.drain();
    const answer = await ann.ask('DELETE', '/api/me');
    expect(answer.statusCode).toBe(409);
    expect(await other.store.person(ann.person)).toMatchObject({ gone: false, name: 'Ann' });
    await other.close();
  });

  it('works for a finished game too, whose replay stays', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const table = await openedBy(ann);
    await command(ben, table, { do: 'sit', seat: 1 });
    await command(ann, table, { do: 'start' });
    await playOut(table, ann, ben);
    const before = (await ben.get(`/api/tables/${table}/record`)).json();
    expect(before.names).toEqual(['Ann', 'Ben']);
    expect((await ann.ask('DELETE', '/api/me')).statusCode).toBe(200);
    const after = (await ben.get(`/api/tables/${table}/record`)).json();
    expect(after).toEqual({ ...before, names: ['', 'Ben'] });
    const { names } = (await ben.get(`/api/tables/${table}/replay?as=0`)).json();
    expect(names[ann.person] ?? '').toBe('');
  });
});

/** Every value of every table of the database. */
async function everythingStored(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'skyline-leaving-'));
  await server.store.backup(join(folder, 'copy.db'));
  const db = new Database(join(folder, 'copy.db'));
  const tables = db.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  const rows = tables.flatMap(({ name }) => db.prepare(`select * from "${name}"`).all());
  db.close();
  rmSync(folder, { recursive: true });
  return JSON.stringify(rows);
}
