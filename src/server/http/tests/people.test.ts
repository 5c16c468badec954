import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, guest, openedBy, openTestServer, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const refusal = (answer: { json(): { reason: unknown } }) => answer.json().reason;

describe('guests', () => {
  it('have a name and a session, and nothing else', async () => {
    const ann = await guest(server, '  Ann   Lee ');
    const { me } = (await ann.get('/api/me')).json();
    expect(me).toMatchObject({ id: ann.person, name: 'Ann Lee', email: null, passkeys: 0, guest: true });
    expect(ann.person).toMatch(/^[a-z2-7]{16}$/);
  });

  it('keep their token out of reach of scripts and other sites', async () => {
    const answer = await new Visitor(server).post('/api/guest', { name: 'Ann' });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^skyline=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.body).not.toContain(cookie.slice(8, 51));
  });

  it.each([
    ['', 'nothing'],
    ['   ', 'spaces'],
    ['x'.repeat(25), 'too long'],
    ['a\u0000b', 'a control character'],
    ['a\u202eb', 'text turned round'],
    ['\u3164', 'a Hangul filler'],
    ['\u2800 \u115f\u1160\uffa0', 'blanks of other scripts'],
    ['\u034f\ufe0f\u200d', 'what only changes others'],
    ['\u{e0041}', 'a tag'],
  ])('[P10] cannot be called %j (%s)', async (name) => {
    const answer = await new Visitor(server).post('/api/guest', { name });
    expect(answer.statusCode).toBe(400);
    expect(refusal(answer)).toEqual({ rule: 'P10', code: 'badName' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('may have any letters, counted as people count', async () => {
    const name = '🏙️'.repeat(12);
    expect([...name]).toHaveLength(24);
    const ann = await guest(server, name);
    expect((await ann.get('/api/me')).json().me.name).toBe(name);
  });

  it('[P10] are called by what can be seen, joined emoji included', async () => {
    const ann = await guest(server, ' A\u200bnne\u0301\u3164 👩🏽‍🚀🏳️‍🌈 ');
    expect((await ann.get('/api/me')).json().me.name).toBe('Ann\u00e9 👩🏽‍🚀🏳️‍🌈');
  });

  it('take another name, and tables hear of it', async () => {
    const ann = await guest(server, 'Ann');
    const answer = await ann.ask('PATCH', '/api/me', { name: 'Anne' });
    expect(answer.json().me.name).toBe('Anne');
    expect(server.named).toContainEqual([ann.person, 'Anne']);
    expect(refusal(await ann.ask('PATCH', '/api/me', { name: '' }))).toMatchObject({ rule: 'P10' });
  });

  it('keep what they have learned, merged from all their devices', async () => {
    const ann = await guest(server, 'Ann');
    expect((await ann.get('/api/me/learning')).json()).toEqual({ learned: {} });
    const put = (learned: unknown) => ann.ask('PUT', '/api/me/learning', { learned });
    await put({ flatiron: { lessons: ['goal'], best: 6 } });
    const all = { flatiron: { lessons: ['goal', 'turn'], best: 6 } };
    expect((await put({ flatiron: { lessons: ['turn'], best: 2 } })).json()).toEqual({ learned: all });
    expect((await ann.get('/api/me/learning')).json()).toEqual({ learned: all });
    for (const garbage of [undefined, 'x', { flatiron: { lessons: 'all' } }, { flatiron: { best: 3 } }]) {
      const answer = await put(garbage);
      expect(answer.statusCode).toBe(400);
      expect(refusal(answer)).toMatchObject({ rule: 'P1' });
    }
    expect((await ann.get('/api/me/learning')).json()).toEqual({ learned: all });
  });

  it('without a session are nobody', async () => {
    const nobody = new Visitor(server);
    expect((await nobody.get('/api/me')).json()).toEqual({ me: null });
    for (const url of [
      '/api/me/tables',
      '/api/me/next',
      '/api/me/learning',
      '/api/me/export',
      '/api/friends',
    ]) {
      const answer = await nobody.get(url);
      expect(answer.statusCode).toBe(401);
      expect(refusal(answer)).toEqual({ rule: 'P4', code: 'notSignedIn' });
    }
  });

  it('keep their cookie as long as they come', async () => {
    const ann = await guest(server, 'Ann');
    expect((await ann.get('/api/me')).headers['set-cookie']).toBeUndefined();
    const { session } = server.store;
    server.store.session = async (hash) => {
      const found = await session(hash);
      return found && { ...found, used: found.used - 2 * 86_400_000 };
    };
    const answer = await ann.get('/api/friends');
    server.store.session = session;
    expect(answer.headers['set-cookie']).toContain(`skyline=${ann.cookies.get('skyline')}; Max-Age=15552000`);
  });

  it('sign out for good', async () => {
    const ann = await guest(server, 'Ann');
    const old = ann.cookie();
    expect((await ann.post('/api/sign-out')).statusCode).toBe(200);
    const answer = await ann.ask('GET', '/api/me', undefined, { headers: { cookie: old } });
    expect(answer.json()).toEqual({ me: null });
  });
});

describe('programs', () => {
  it('get a bearer’s token instead of a cookie', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/guest',
      payload: { name: 'Robot', bearer: true },
    });
    const { person, token } = answer.json();
    expect(answer.headers['set-cookie']).toBeUndefined();
    const me = await server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    expect(me.json().me).toMatchObject({ id: person, name: 'Robot' });
    expect(me.headers['set-cookie']).toBeUndefined();
  });

  it('with a wrong token are nobody, whatever their cookie says', async () => {
    const ann = await guest(server, 'Ann');
    const answer = await ann.ask('GET', '/api/me', undefined, { headers: { authorization: 'Bearer no' } });
    expect(answer.json()).toEqual({ me: null });
  });
});

describe('claiming an account', () => {
  it('keeps the person and their seats, and changes the session', async () => {
    const ann = await guest(server, 'Ann');
    const table = await openedBy(ann);
    const before = ann.cookie();
    const answer = await ann.post('/api/me/password', {
      email: ' Ann@Example.org ',
      password: 'correct horse',
    });
    expect(answer.json()).toEqual({ person: ann.person });
    expect(ann.cookie()).not.toBe(before);
    expect((await ann.get('/api/me')).json().me).toMatchObject({ email: 'ann@example.org', guest: false });
    const old = await ann.ask('GET', '/api/me', undefined, { headers: { cookie: before } });
    expect(old.json()).toEqual({ me: null });

    const elsewhere = new Visitor(server);
    const entered = await elsewhere.post('/api/sign-in', {
      email: 'ANN@example.org',
      password: 'correct horse',
    });
    expect(entered.json()).toEqual({ person: ann.person });
    const { tables } = (await elsewhere.get('/api/me/tables')).json();
    expect(tables).toMatchObject([{ id: table, host: ann.person }]);
    expect((await command(elsewhere, table, { do: 'stand' })).statusCode).toBe(200);
  });

  it('changes the session at every sign-in', async () => {
    const ben = await guest(server, 'Ben');
    const login = { email: 'ben@example.org', password: 'correct horse' };
    await ben.post('/api/me/password', login);
    const before = ben.cookie();
    await ben.post('/api/sign-in', login);
    expect(ben.cookie()).not.toBe(before);
    const old = await ben.ask('GET', '/api/me', undefined, { headers: { cookie: before } });
    expect(old.json()).toEqual({ me: null });
  });

  it.each(['short', 'x'.repeat(201)])('[P11] refuses the password %j', async (password) => {
    const ann = await guest(server, 'Ann');
    const answer = await ann.post('/api/me/password', { email: 'p11@example.org', password });
    expect(answer.statusCode).toBe(400);
    expect(refusal(answer)).toEqual({ rule: 'P11', code: 'badPassword' });
  });

  it('[P12] refuses an address that somebody else has', async () => {
    const email = 'taken@example.org';
    const [one, two] = [await guest(server, 'One'), await guest(server, 'Two')];
    await one.post('/api/me/password', { email, password: 'correct horse' });
    const answer = await two.post('/api/me/password', { email, password: 'battery staple' });
    expect(answer.statusCode).toBe(409);
    expect(refusal(answer)).toEqual({ rule: 'P12', code: 'emailTaken' });
    expect((await two.get('/api/me')).json().me.guest).toBe(true);
  });

  it('[P13] asks for the current password before it is changed, and ends other sessions', async () => {
    const ann = await guest(server, 'Ann');
    const email = 'change@example.org';
    await ann.post('/api/me/password', { email, password: 'correct horse' });
    const other = new Visitor(server);
    await other.post('/api/sign-in', { email, password: 'correct horse' });
    const refused = await ann.post('/api/me/password', { email, password: 'battery staple' });
    expect(refusal(refused)).toEqual({ rule: 'P13', code: 'wrongLogin' });
    const current = 'correct horse';
    expect(
      (await ann.post('/api/me/password', { email, password: 'battery staple', current })).statusCode,
    ).toBe(200);
    expect((await other.get('/api/me')).json()).toEqual({ me: null });
    expect((await ann.get('/api/me')).json().me.email).toBe(email);
  });

  it('[P13] answers a wrong password and an unknown address alike', async () => {
    const ann = await guest(server, 'Ann');
    await ann.post('/api/me/password', { email: 'known@example.org', password: 'correct horse' });
    const asking = new Visitor(server);
    const wrong = await asking.post('/api/sign-in', { email: 'known@example.org', password: 'wrong horse' });
    const unknown = await asking.post('/api/sign-in', {
      email: 'unknown@example.org',
      password: 'wrong horse',
    });
    expect(refusal(wrong)).toEqual({ rule: 'P13', code: 'wrongLogin' });
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.body).toBe(wrong.body);
    const kinds = (headers: object) => Object.keys(headers).sort();
    expect(kinds(unknown.headers)).toEqual(kinds(wrong.headers));
  });
});
