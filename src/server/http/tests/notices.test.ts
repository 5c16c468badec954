/** Channels and settings over HTTP: who may set up what, and links that stop it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type HttpReceiver,
  httpReceiver,
  type MailReceiver,
  mailReceiver,
  PushSubscriber,
} from '../../notices/testing/receivers.ts';
import { guest, openTestServer, type TestServer, type Visitor } from './testServer.ts';

let http: HttpReceiver;
let mail: MailReceiver;
let server: TestServer;
let ada: Visitor;

beforeAll(async () => {
  [http, mail] = await Promise.all([httpReceiver(), mailReceiver()]);
});
afterAll(() => Promise.all([http.close(), mail.close()]));
beforeEach(async () => {
  server = await openTestServer({
    config: {
      publicUrl: 'http://localhost',
      mail: { url: mail.url, from: 'skyline@example.org' },
      trustedHooks: [http.host],
    },
  });
  ada = await guest(server, 'Ada');
});
afterEach(() => server.close());

const { p256dh, auth } = new PushSubscriber();
const pushAt = (endpoint: string) => ({ kind: 'push', endpoint, p256dh, auth, language: 'en' });
const hookAt = (address: string, form = 'json') => ({ kind: 'hook', address, form, language: 'en' });
const claim = (visitor: Visitor) =>
  visitor.post('/api/me/password', { email: `${visitor.person}@example.org`, password: 'correct horse' });
const reasonOf = (answer: { json(): { reason: { code: string } } }) => answer.json().reason.code;
const linkIn = (text: string, page: string) =>
  new RegExp(`/${page}/([\\w-]+)`).exec(text.replace(/=\r?\n/g, ''))?.[1] ?? '';

describe('a person', () => {
  it('says when and where to be told', async () => {
    const before = (await ada.get('/api/me/settings')).json();
    expect(before).toMatchObject({
      mail: true,
      settings: { quiet: null },
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
    });
    const change = { zone: 'Europe/Zurich', quiet: { from: 1320, to: 480 } };
    const { settings } = (await ada.ask('PATCH', '/api/me/settings', change)).json();
    expect(settings).toEqual({ ...before.settings, ...change });
    expect((await ada.ask('PATCH', '/api/me/settings', { zone: 'Nowhere/Land' })).statusCode).toBe(400);
  });

  it('is reached by a browser, which may renew its subscription', async () => {
    const endpoint = `http://${http.host}/push/1`;
    const { channel } = (
      await ada.post('/api/me/channels', { ...pushAt(endpoint), device: 'Pixel 8' })
    ).json();
    expect(channel).toMatchObject({ kind: 'push', name: 'Pixel 8', state: 'on' });
    expect((await ada.post(`/api/me/channels/${channel.id}/test`)).json()).toEqual({
      was: 'sent',
      answer: '201',
    });
    const { language: _language, ...renewed } = pushAt(`http://${http.host}/push/2`);
    await ada.post('/api/me/channels', { ...renewed, replaces: endpoint });
    const { channels } = (await ada.get('/api/me/channels')).json();
    expect(channels).toMatchObject([{ id: channel.id, name: 'Pixel 8' }]);
    expect(await ada.get('/api/me/export').then((answer) => answer.json().channels)).toHaveLength(1);
  });

  it('[P17] has ten browsers at most, [P28] and only their own', async () => {
    for (let n = 0; n < 10; n++) await ada.post('/api/me/channels', pushAt(`https://push.example.org/${n}`));
    expect(reasonOf(await ada.post('/api/me/channels', pushAt('https://push.example.org/11')))).toBe(
      'tooMany',
    );
    const [first] = (await ada.get('/api/me/channels')).json().channels;
    const eve = await guest(server, 'Eve');
    for (const answer of [
      await eve.ask('PATCH', `/api/me/channels/${first.id}`, { on: false }),
      await eve.ask('DELETE', `/api/me/channels/${first.id}`),
      await eve.post(`/api/me/channels/${first.id}/test`),
    ])
      expect(reasonOf(answer)).toBe('noSuchChannel');
    await ada.ask('PATCH', `/api/me/channels/${first.id}`, { on: false });
    await ada.ask('DELETE', `/api/me/channels/${first.id}`);
    expect((await ada.get('/api/me/channels')).json().channels).toHaveLength(9);
  });

  it('[P6] sets up mail and webhooks only with an account, [P27] and none in closed networks', async () => {
    expect(reasonOf(await ada.post('/api/me/channels', hookAt(`http://${http.host}/`)))).toBe('notAllowed');
    await claim(ada);
    for (const address of ['https://10.0.0.1/', 'http://example.org/', 'https://localhost/x', 'nonsense'])
      for (const body of [hookAt(address), pushAt(address)])
        expect(reasonOf(await ada.post('/api/me/channels', body))).toBe('closedAddress');
    for (const address of ['a@b.c,d@e.f', 'no address', 'a@b.c\r\nBcc: d@e.f'])
      expect(reasonOf(await ada.post('/api/me/channels', { kind: 'mail', address, language: 'en' }))).toBe(
        'closedAddress',
      );
    const made = (await ada.post('/api/me/channels', hookAt(`http://${http.host}/hook`))).json();
    expect(made).toMatchObject({ secret: expect.any(String), channel: { name: http.host, form: 'json' } });
  });

  it('[P7] confirms a mail address before anything is written to it', async () => {
    await claim(ada);
    const body = { kind: 'mail', address: 'Ada@Example.org', language: 'de' };
    const { channel } = (await ada.post('/api/me/channels', body)).json();
    expect(channel).toMatchObject({ name: 'ada@example.org', state: 'unconfirmed' });
    expect(reasonOf(await ada.post(`/api/me/channels/${channel.id}/test`))).toBe('notNow');
    expect(reasonOf(await ada.ask('PATCH', `/api/me/channels/${channel.id}`, { on: true }))).toBe('notNow');
    const token = linkIn(mail.mails.at(-1) ?? '', 'confirm');
    // Whoever reads the mail need not be signed in on this device.
    const reader = { method: 'POST', url: `/api/confirm/${token}` } as const;
    expect((await server.app.inject(reader)).statusCode).toBe(200);
    expect((await ada.get('/api/me/channels')).json().channels).toMatchObject([{ state: 'on' }]);
    await ada.post('/api/me/channels', body);
    expect(reasonOf(await server.app.inject(reader))).toBe('expiredLink');
    await ada.post('/api/me/channels', body);
    expect(reasonOf(await ada.post('/api/me/channels', body))).toBe('tooFast');
  });
});

describe('a link in a message', () => {
  it('[P25] [P26] stops it with one click, also a mail program’s, unless it is forged or expired', async () => {
    await claim(ada);
    const { channel } = (await ada.post('/api/me/channels', hookAt(`http://${http.host}/hook`))).json();
    await ada.post(`/api/me/channels/${channel.id}/test`);
    const token = linkIn(String(http.posted.at(-1)?.body), 'stop');
    const press = (token: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/stop/${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect(reasonOf(await press(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).toBe(
      'forgedLink',
    );
    expect(reasonOf(await server.app.inject({ method: 'POST', url: `/api/confirm/${token}` }))).toBe(
      'forgedLink',
    );
    expect((await press(token)).statusCode).toBe(200);
    expect((await ada.get('/api/me/channels')).json().channels).toMatchObject([{ state: 'off' }]);
    await ada.ask('DELETE', `/api/me/channels/${channel.id}`);
    expect(reasonOf(await press(token))).toBe('expiredLink');
    expect(server.log.join()).not.toContain(token);
  });
});
