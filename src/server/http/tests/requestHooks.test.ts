import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../config.ts';
import { guest, openTestServer, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('the door', () => {
  it('[P1] looks at every body before anything goes down into it', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json();
    const taking = Object.entries<Record<string, { requestBody?: unknown }>>(paths).flatMap(
      ([path, methods]) =>
        Object.keys(methods)
          .filter((method) => methods[method]?.requestBody)
          .map(
            (method) => [method.toUpperCase() as 'POST', path.replace(/\{\w+\}/g, 'abcdefgh2345')] as const,
          ),
    );
    expect(taking.length).toBeGreaterThan(10);
    const ann = await guest(server, 'Ann');
    for (const [method, url] of taking) {
      const answer = await ann.ask(method, url, undefined, {
        payload: `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
        headers: { 'content-type': 'application/json' },
      });
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        400,
        { reason: { rule: 'P1', code: 'malformed' } },
      ]);
    }
  });

  it('[P9] lets no other site act for somebody', async () => {
    const ann = await guest(server, 'Ann');
    for (const origin of [
      'http://evil.example',
      'null',
      'http://localhost:81',
      'http://localhost.evil.example',
    ]) {
      const answer = await ann.ask('PATCH', '/api/me', { name: 'Eve' }, { headers: { origin } });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ reason: { rule: 'P9', code: 'wrongOrigin' } });
    }
    const none = await server.app.inject({
      method: 'DELETE',
      url: '/api/me',
      headers: { host: 'localhost', cookie: ann.cookie() },
    });
    expect(none.statusCode).toBe(403);
    const login = await new Visitor(server).ask(
      'POST',
      '/api/sign-in',
      { email: 'a@b', password: 'x' },
      { headers: { origin: 'http://evil.example' } },
    );
    expect(login.json().reason.rule).toBe('P9');
    expect((await ann.get('/api/me')).json().me.name).toBe('Ann');
  });

  it('[P9] is not gone round by writing the address otherwise', async () => {
    const ann = await guest(server, 'Ann');
    const headers = { origin: 'http://evil.example' };
    for (const url of ['/%61pi/me', '/api/%6de', '//api/me', '/API/me']) {
      const answer = await ann.ask('PATCH', url, { name: 'Eve' }, { headers });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await ann.get('/api/me')).json().me.name).toBe('Ann');
    expect((await ann.get('/%61pi/me')).headers['cache-control']).toBe('no-store');
  });

  it('[P9] knows its public address', async () => {
    const other = await openTestServer({ config: { publicUrl: 'https://skyline.example.org' } });
    const ann = await guest(other, 'Ann');
    const headers = { origin: 'https://skyline.example.org' };
    expect((await ann.ask('PATCH', '/api/me', { name: 'Anne' }, { headers })).statusCode).toBe(200);
    await other.close();
  });

  it('[P1] takes nothing malformed', async () => {
    const ann = await guest(server, 'Ann');
    const raw = (payload: string, type = 'application/json') =>
      ann.ask('PATCH', '/api/me', undefined, { payload, headers: { 'content-type': type } });
    const answers = [
      await raw('{"name":'),
      await raw('{"name":1}'),
      await raw('{"name":"Ann","more":1}'),
      await raw('[]'),
      await raw('name=Ann', 'application/x-www-form-urlencoded'),
      await raw('{"name":"Ann"}', 'text/plain'),
      await ann.ask('PATCH', '/api/me'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ reason: { rule: 'P1', code: 'malformed' } });
    }
  });

  it('[P2] takes nothing too long', async () => {
    const ann = await guest(server, 'Ann');
    const answer = await ann.ask('PATCH', '/api/me', { name: 'x'.repeat(70_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ reason: { rule: 'P2', code: 'tooLong' } });
  });

  it('[P19] says nothing about what broke', async () => {
    const other = await openTestServer({ config: { logLevel: 'error' } });
    const ann = await guest(other, 'Ann');
    other.store.friendsOf = () => Promise.reject(new Error('disk on fire'));
    const answer = await ann.get('/api/friends');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ reason: { rule: 'P19', code: 'failed' } });
    expect(other.log.join('')).toContain('disk on fire');
    await other.close();
  });
});

describe('[P7] limits', () => {
  it('hold back logins of one address, and say for how long', async () => {
    const other = await openTestServer({ limits: { loginsPerMinute: LIMITS.loginsPerMinute } });
    const visitor = new Visitor(other);
    const login = () => visitor.post('/api/sign-in', { email: 'a@example.org', password: 'wrong horse' });
    for (let n = 0; n < LIMITS.loginsPerMinute; n++) expect((await login()).statusCode).toBe(401);
    const answer = await login();
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({ reason: { rule: 'P7', code: 'tooFast' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    const elsewhere = await visitor.ask(
      'POST',
      '/api/sign-in',
      { email: 'a@example.org', password: 'wrong horse' },
      { remoteAddress: '192.0.2.7' },
    );
    expect(elsewhere.statusCode).toBe(401);
    await other.close();
  });

  it('count by the address that the nearest proxy saw, not by what anybody claims', async () => {
    const other = await openTestServer({ config: { trustProxy: true }, limits: { requestsPerMinute: 2 } });
    const from = async (forwarded: string) =>
      (await other.app.inject({ url: '/api/me', headers: { 'x-forwarded-for': forwarded } })).statusCode;
    const statuses = [await from('192.0.2.1'), await from('10.0.0.1, 192.0.2.1')];
    expect([...statuses, await from('10.0.0.2, 192.0.2.1')]).toEqual([200, 200, 429]);
    expect(await from('192.0.2.2')).toBe(200);
    await other.close();
  });

  it('do not count by what anybody claims where there is no proxy', async () => {
    const other = await openTestServer({ limits: { requestsPerMinute: 1 } });
    const from = async (forwarded: string) =>
      (await other.app.inject({ url: '/api/me', headers: { 'x-forwarded-for': forwarded } })).statusCode;
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([200, 429]);
    await other.close();
  });

  it('hold back floods of guests', async () => {
    const other = await openTestServer({ limits: { requestsPerMinute: 20 } });
    const statuses = [];
    for (let n = 0; n < 3; n++)
      statuses.push((await new Visitor(other).post('/api/guest', { name: 'Ann' })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    await other.close();
  });

  it('hold back all requests of one address', async () => {
    const other = await openTestServer({ limits: { requestsPerMinute: 3 } });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await other.app.inject('/api/me')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await other.app.inject('/health')).statusCode).toBe(200);
    await other.close();
  });
});
