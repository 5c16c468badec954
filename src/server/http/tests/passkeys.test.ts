import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Challenges } from '../../people/passkeyChallenges.ts';
import { SoftKey } from './softKey.ts';
import { guest, openTestServer, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const BAD = { reason: { rule: 'P14', code: 'badPasskey' } };

async function withPasskey(name: string) {
  const visitor = await guest(server, name);
  const key = new SoftKey('localhost', 'http://localhost');
  const options = (await visitor.post('/api/me/passkey/options')).json();
  const answer = await visitor.post('/api/me/passkey', key.create(options.challenge));
  return { visitor, key, options, answer };
}

describe('passkeys', () => {
  it('claim an account, which keeps its person', async () => {
    const { visitor, options, answer } = await withPasskey('Ann');
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Skyline' },
      user: { name: 'Ann', displayName: 'Ann' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
      excludeCredentials: [],
    });
    expect(answer.json()).toEqual({ person: visitor.person });
    expect((await visitor.get('/api/me')).json().me).toMatchObject({ passkeys: 1, guest: false });
  });

  it('[P1] are not asked for where the name of the server is none', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/sign-in/passkey/options',
      headers: { host: '%%%' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().reason).toEqual({ rule: 'P1', code: 'malformed' });
  });

  it('change the session when they are added', async () => {
    const visitor = await guest(server, 'Ann');
    const before = visitor.cookies.get('skyline');
    const { challenge } = (await visitor.post('/api/me/passkey/options')).json();
    await visitor.post('/api/me/passkey', new SoftKey('localhost', 'http://localhost').create(challenge));
    expect(visitor.cookies.get('skyline')).not.toBe(before);
    const old = await server.app.inject({ url: '/api/me', headers: { cookie: `skyline=${before}` } });
    expect(old.json()).toEqual({ me: null });
  });

  it('sign their person in elsewhere, and count on', async () => {
    const { visitor, key } = await withPasskey('Ben');
    const elsewhere = new Visitor(server);
    for (const count of [1, 2]) {
      const options = (await elsewhere.post('/api/sign-in/passkey/options')).json();
      expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
      const answer = await elsewhere.post('/api/sign-in/passkey', key.get(options.challenge));
      expect(answer.json()).toEqual({ person: visitor.person });
      expect(await server.store.passkey(key.id)).toMatchObject({ counter: count });
    }
    expect((await elsewhere.get('/api/me')).json().me.name).toBe('Ben');
  });

  it('[P14] are refused for another challenge, origin, site or signature', async () => {
    const { key } = await withPasskey('Cy');
    const wrong = [
      (challenge: string) => key.get(`${challenge}x`),
      (challenge: string) => key.at('localhost', 'http://evil.example').get(challenge),
      (challenge: string) => key.at('evil.example', 'http://localhost').get(challenge),
      (challenge: string) => ({
        ...new SoftKey('localhost', 'http://localhost').get(challenge),
        id: key.id,
        rawId: key.id,
      }),
      (challenge: string) => new SoftKey('localhost', 'http://localhost').get(challenge),
    ];
    for (const make of wrong) {
      const thief = new Visitor(server);
      const { challenge } = (await thief.post('/api/sign-in/passkey/options')).json();
      const answer = await thief.post('/api/sign-in/passkey', make(challenge));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(BAD);
      expect(thief.cookies.has('skyline')).toBe(false);
    }
  });

  it('[P14] answer a challenge once, and only in the browser that was asked', async () => {
    const { key } = await withPasskey('Di');
    const browser = new Visitor(server);
    const { challenge } = (await browser.post('/api/sign-in/passkey/options')).json();
    const answer = key.get(challenge);
    expect((await new Visitor(server).post('/api/sign-in/passkey', answer)).json()).toEqual(BAD);
    expect((await browser.post('/api/sign-in/passkey', answer)).statusCode).toBe(200);
    expect((await browser.post('/api/sign-in/passkey', answer)).json()).toEqual(BAD);
  });

  it('[P14] cannot be added with somebody else’s challenge', async () => {
    const [ann, eve] = [await guest(server, 'Ann'), await guest(server, 'Eve')];
    const { challenge } = (await ann.post('/api/me/passkey/options')).json();
    eve.cookies.set('skyline-passkey', ann.cookies.get('skyline-passkey') ?? '');
    const made = new SoftKey('localhost', 'http://localhost').create(challenge);
    expect((await eve.post('/api/me/passkey', made)).json()).toEqual(BAD);
  });

  it('[P1] are checked for their shape first', async () => {
    const answer = await new Visitor(server).post('/api/sign-in/passkey', { id: 'x' });
    expect(answer.json()).toEqual({ reason: { rule: 'P1', code: 'malformed' } });
  });

  it('are made for the public address behind a proxy', async () => {
    const other = await openTestServer({ config: { publicUrl: 'https://skyline.example.org' } });
    const options = (await new Visitor(other).post('/api/sign-in/passkey/options')).json();
    expect(options.rpId).toBe('skyline.example.org');
    await other.close();
  });
});

describe('challenges', () => {
  it('last five minutes', async () => {
    let now = 0;
    const challenges = new Challenges(server.store, () => now);
    const [one, two] = [await challenges.add('one', undefined), await challenges.add('two', 'ann')];
    now = 299_999;
    expect(await challenges.take(one)).toEqual({ challenge: 'one', person: undefined });
    expect(await challenges.take(one)).toBeUndefined();
    expect(await challenges.take(undefined)).toBeUndefined();
    now = 300_000;
    expect(await challenges.take(two)).toBeUndefined();
  });
});
