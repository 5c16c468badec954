/** One account on several devices, and a forgotten password. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailReceiver, mailReceiver } from '../../notices/testing/receivers.ts';
import { guest, openTestServer, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
let mail: MailReceiver;
beforeAll(async () => {
  mail = await mailReceiver();
  const sender = { url: mail.url, from: 'skyline@example.org' };
  server = await openTestServer({ config: { publicUrl: 'http://localhost', mail: sender } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const reason = (answer: { json(): { reason: unknown } }) => answer.json().reason;
const PASSWORD = 'correct horse';

/** Somebody with a password, signed in on a second device. */
async function onTwoDevices(): Promise<{ ada: Visitor; phone: Visitor; email: string }> {
  const ada = await guest(server, 'Ada');
  const email = `${ada.person}@example.org`;
  await ada.post('/api/me/password', { email, password: PASSWORD });
  const phone = new Visitor(server);
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36' };
  await phone.ask('POST', '/api/sign-in', { email, password: PASSWORD }, { headers });
  return { ada, phone, email };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/me')).json().me !== null;

describe('sessions', () => {
  it('are listed by device, this one marked, and name nothing that signs in', async () => {
    const { ada } = await onTwoDevices();
    const { sessions } = (await ada.get('/api/me/sessions')).json();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toMatchObject([{ device: '' }]);
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    expect(other).toMatchObject({ device: 'Chrome · Android', current: false });
    for (const { hash } of await server.store.sessionsOf(ada.person))
      expect(JSON.stringify(sessions)).not.toContain(hash);
  });

  it('[P42] are ended one by one, and nobody ends another’s', async () => {
    const { ada, phone } = await onTwoDevices();
    const eve = await guest(server, 'Eve');
    const { sessions } = (await ada.get('/api/me/sessions')).json();
    const other = sessions.find(({ current }: { current: boolean }) => !current).id;
    const end = (who: Visitor) => who.ask('DELETE', `/api/me/sessions/${other}`);
    expect(reason(await end(eve))).toEqual({ rule: 'P42', code: 'noSuchSession' });
    expect(await isSignedIn(phone)).toBe(true);
    const told = vi.spyOn(server.tables, 'signedOut');
    expect((await end(ada)).statusCode).toBe(200);
    expect(told).toHaveBeenCalledWith(ada.person);
    expect(await isSignedIn(phone)).toBe(false);
    expect(reason(await end(ada))).toEqual({ rule: 'P42', code: 'noSuchSession' });
  });

  it('are ended all but this one', async () => {
    const { ada, phone } = await onTwoDevices();
    await ada.ask('DELETE', '/api/me/sessions');
    expect([await isSignedIn(ada), await isSignedIn(phone)]).toEqual([true, false]);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) =>
    new Visitor(server).post('/api/password/forgotten', { email, language: 'de' });
  const linkFor = async (email: string, count = 1) => {
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count));
    return (
      /\/reset\/([\w-]+)/.exec(
        mailsTo(email)
          .at(-1)
          ?.replace(/=\r?\n/g, '') ?? '',
      )?.[1] ?? ''
    );
  };
  const mailsTo = (email: string) =>
    mail.mails.map((text) => text.replace(/=\r?\n/g, '')).filter((text) => text.includes(`To: ${email}`));
  const reset = (token: string, password = 'a new password') =>
    new Visitor(server).post('/api/password/reset', { token, password });

  it('is set anew by a link that ends all sessions, and counts once', async () => {
    const { ada, phone, email } = await onTwoDevices();
    expect((await new Visitor(server).get('/api/password')).json()).toEqual({ mail: true });
    await ask(email);
    const token = await linkFor(email);
    expect(token.length).toBeLessThanOrEqual(100);
    expect(mailsTo(email)[0]).toContain('30 Minuten');
    expect(reason(await reset(token, 'short'))).toEqual({ rule: 'P11', code: 'badPassword' });
    const fresh = new Visitor(server);
    expect((await fresh.post('/api/password/reset', { token, password: 'a new password' })).json()).toEqual({
      person: ada.person,
    });
    expect(await isSignedIn(fresh)).toBe(true);
    expect([await isSignedIn(ada), await isSignedIn(phone)]).toEqual([false, false]);
    expect(reason(await reset(token))).toEqual({ rule: 'P26', code: 'expiredLink' });
    const sign = (password: string) => new Visitor(server).post('/api/sign-in', { email, password });
    expect([(await sign(PASSWORD)).statusCode, (await sign('a new password')).statusCode]).toEqual([
      401, 200,
    ]);
  });

  it('[P26] counts for half an hour, and once when it is used twice at the same moment', async () => {
    const { email } = await onTwoDevices();
    await ask(email);
    const token = await linkFor(email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    expect(reason(await reset(token))).toEqual({ rule: 'P26', code: 'expiredLink' });
    vi.useRealTimers();
    const both = await Promise.all([reset(token, 'the first one'), reset(token, 'the second one')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('[P25] links that were changed are refused', async () => {
    const [{ email }, other] = [await onTwoDevices(), await onTwoDevices()];
    await ask(email);
    const token = await linkFor(email);
    const [, ...rest] = token.split('-');
    const forged = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      [other.ada.person, ...rest].join('-'),
      `${token}x`,
      'x'.repeat(60),
    ];
    for (const one of forged) expect(reason(await reset(one))).toEqual({ rule: 'P25', code: 'forgedLink' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('the answer says nothing of whether the address is known, and an address gets three mails a day', async () => {
    const { email } = await onTwoDevices();
    const answers = [await ask(email), await ask('nobody@example.org')];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ]);
    for (let n = 0; n < 4; n++) expect((await ask(email)).statusCode).toBe(200);
    await linkFor(email, 3);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mailsTo(email)).toHaveLength(3);
    expect(mailsTo('nobody@example.org')).toEqual([]);
  });

  it('[P6] is not spoken of where the server sends no mail', async () => {
    const silent = await openTestServer();
    const visitor = new Visitor(silent);
    expect((await visitor.get('/api/password')).json()).toEqual({ mail: false });
    const answer = await visitor.post('/api/password/forgotten', { email: 'a@example.org', language: 'en' });
    expect(reason(answer)).toEqual({ rule: 'P6', code: 'notAllowed' });
    await silent.close();
  });
});
