import { describe, expect, it } from 'vitest';
import { safePath } from '../../log.ts';
import { SoftKey } from './softKey.ts';
import { command, guest, openedBy, openTestServer, plan, Visitor } from './testServer.ts';

describe('the log', () => {
  it('tells what happened without a single secret', async () => {
    const server = await openTestServer({ config: { logLevel: 'trace' } });
    const ann = await guest(server, 'Ann');
    const secrets = [ann.cookies.get('skyline')];
    const login = { email: 'log@example.org', password: 'correct horse' };
    await ann.post('/api/me/password', login);
    secrets.push(ann.cookies.get('skyline'), login.email, login.password);
    await ann.post('/api/sign-in', { ...login, password: 'wrong horse battery' });
    await ann.post('/api/sign-in', login);
    secrets.push(ann.cookies.get('skyline'), 'wrong horse battery');
    const table = await openedBy(ann, plan(2, { access: 'link' }));
    const link = (await ann.post('/api/links', { kind: 'seat', table, seat: 1 })).json();
    const ben = await guest(server, 'Ben');
    await ben.get(`/join/${link.token}`);
    await ben.get(`/api/links/${link.token}?why=${link.token}`);
    await ben.post(`/api/links/${link.token}/accept`);
    await command(ann, table, { do: 'start' });
    await command(ann, table, { do: 'say', text: 'between you and me' });
    secrets.push(ben.cookies.get('skyline'), link.token, 'between you and me');
    const { token } = (await new Visitor(server).post('/api/guest', { name: 'Robot', bearer: true })).json();
    await server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    const { challenge } = (await ann.post('/api/me/passkey/options')).json();
    await ann.post('/api/me/passkey', new SoftKey('localhost', 'http://localhost').create(challenge));
    secrets.push(token, challenge, ann.cookies.get('skyline-passkey'), ann.cookies.get('skyline'));
    const seed = /"seed":"([0-9a-f]{32})"/.exec(JSON.stringify(await server.store.load(table)))?.[1];
    secrets.push(seed);
    server.store.person = () => Promise.reject(new Error('broken'));
    await ann.get('/api/me');
    await server.close();

    const log = server.log.join('');
    expect(log).toContain('/api/links/…/accept');
    expect(log).toContain('/join/…');
    expect(log).toContain('"msg":"request failed"');
    expect(JSON.parse(server.log[0] ?? '')).toMatchObject({
      reqId: expect.any(String),
      method: 'POST',
      path: '/api/guest',
      status: 200,
      msg: 'request',
    });
    expect(server.log.length).toBeGreaterThan(15);
    for (const line of server.log) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(8);
      expect(log).not.toContain(secret);
    }
  });

  it('cuts what must not be read even where it is logged by mistake', async () => {
    const server = await openTestServer({ config: { logLevel: 'info' } });
    server.app.log.info(
      { headers: { cookie: 'skyline=abc', authorization: 'Bearer abc' }, password: 'abc' },
      'oops',
    );
    await server.close();
    expect(server.log.join('')).toContain('oops');
    expect(server.log.join('')).not.toContain('abc');
  });

  it('is silent when told so', async () => {
    const server = await openTestServer();
    await guest(server, 'Ann');
    await server.close();
    expect(server.log).toEqual([]);
  });

  it.each([
    ['/join/abc123', '/join/…'],
    ['/friend/abc123?x=1', '/friend/…'],
    ['/api/links/abc123/accept', '/api/links/…/accept'],
    ['/api/lobby?q=secret', '/api/lobby'],
    ['/%6aoin/abc123', '/join/…'],
    ['//join//abc123', '/join/…'],
    ['/join/%', '…'],
  ])('writes %s as %s', (url, safe) => {
    expect(safePath(url)).toBe(safe);
  });
});
