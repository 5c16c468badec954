/** Every way of sending against a real receiver. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel';
import { channelOf } from '../../store/tests/sample.ts';
import { messageOf } from '../message.ts';
import { hookSender, signatureOf } from '../sendHook.ts';
import { openMailer } from '../sendMail.ts';
import { newVapidKeys, pushSender } from '../sendPush.ts';
import { httpReceiver, mailReceiver, PushSubscriber, vapidOf } from '../testing/receivers.ts';

const BASE = 'https://skyline.example.org';
const vapid = newVapidKeys();
const browser = new PushSubscriber();
const [http, mail] = await Promise.all([httpReceiver(), mailReceiver()]);
const address = `http://${http.host}/hook`;
const hook = channelOf('ben', { address, keys: { form: 'json', secret: 'shared' } });
const push = channelOf('ben', {
  kind: 'push',
  address,
  keys: { p256dh: browser.p256dh, auth: browser.auth },
});
const mailbox = channelOf('ben', { kind: 'mail', address: 'ben@example.org', keys: {} });
const notice = { kind: 'turn', key: 'table1 5' } as const;
const message = messageOf(notice, { id: 'table1', game: 'flatiron' }, hook, '/stop/token');
const sendHook = hookSender(BASE, [http.host]);
const sendPush = pushSender(vapid, BASE, [http.host]);
let mailer: ReturnType<typeof openMailer>;

beforeAll(() => {
  mailer = openMailer({ url: mail.url, from: 'Skyline <skyline@example.org>', base: BASE });
});
afterAll(async () => {
  mailer.close();
  await Promise.all([http.close(), mail.close()]);
});
beforeEach(() => {
  for (const list of [http.posted, http.statuses, mail.mails, mail.codes]) list.length = 0;
});

describe('a webhook', () => {
  it('gets JSON with a signature', async () => {
    expect(await sendHook(hook, message)).toEqual({ was: 'sent', answer: '201' });
    const { headers, body } = http.posted[0] ?? {};
    expect(JSON.parse(String(body))).toEqual({
      kind: 'turn',
      table: 'table1',
      game: 'flatiron',
      title: 'Your turn in Flatiron',
      line: 'The others are waiting for you.',
      open: `${BASE}/table/table1`,
      stop: `${BASE}/stop/token`,
      key: 'table1 5',
    });
    const time = String(headers?.['x-skyline-time']);
    expect(headers?.['x-skyline-signature']).toBe(`sha256=${signatureOf('shared', time, String(body))}`);
  });

  it('of Discord, Slack and ntfy gets what they read, each with a link that stops it', async () => {
    for (const form of ['discord', 'slack', 'ntfy']) await sendHook({ ...hook, keys: { form } }, message);
    const [discord, slack, ntfy] = http.posted.map(({ body }) => String(body));
    const text = `Your turn in Flatiron\nThe others are waiting for you. ${BASE}/table/table1\nStop these messages: ${BASE}/stop/token`;
    expect(JSON.parse(discord ?? '')).toEqual({ content: text, allowed_mentions: { parse: [] } });
    expect(JSON.parse(slack ?? '')).toEqual({ text });
    expect(ntfy).toBe(`The others are waiting for you.\nStop these messages: ${BASE}/stop/token`);
    expect(http.posted[2]?.headers).toMatchObject({ click: `${BASE}/table/table1` });
  });

  it('that fails is tried again, and one that is not there is refused', async () => {
    http.statuses.push(503, 429, 404, 302);
    expect(await sendHook(hook, message)).toEqual({ was: 'later', answer: '503' });
    expect(await sendHook(hook, message)).toEqual({ was: 'later', answer: '429', wait: 7000 });
    expect(await sendHook(hook, message)).toEqual({ was: 'refused', answer: '404' });
    expect(await sendHook(hook, message)).toEqual({ was: 'refused', answer: '302' });
    const nowhere = { ...hook, address: 'http://127.0.0.1:9/' };
    expect(await hookSender(BASE, ['127.0.0.1:9'])(nowhere, message)).toEqual({
      was: 'later',
      answer: 'unreachable',
    });
    expect(await hookSender(BASE, [])(hook, message)).toEqual({ was: 'gone', answer: 'closed' });
  });
});

describe('a browser', () => {
  it('decrypts what it gets, and its push service knows from whom it comes', async () => {
    expect(await sendPush(push, message)).toEqual({ was: 'sent', answer: '201' });
    const [posted] = http.posted;
    if (!posted) throw new Error('nothing came');
    const { title, line } = message;
    expect(browser.decrypt(posted)).toEqual({
      kind: 'turn',
      table: 'table1',
      game: 'flatiron',
      title,
      line,
      open: '/table/table1',
      stop: '/stop/token',
      stopLabel: 'Stop these messages',
      key: 'table1 5',
    });
    expect(() => new PushSubscriber().decrypt(posted)).toThrow();
    expect(vapidOf(posted, vapid.publicKey)).toMatchObject({ aud: `http://${http.host}`, sub: BASE });
    expect(() => vapidOf(posted, newVapidKeys().publicKey)).toThrow();
    expect(posted.headers).toMatchObject({ ttl: '86400', urgency: 'high' });
    expect(posted.headers.topic).toMatch(/^[\w-]{32}$/);
  });

  it('that has left is forgotten, and one that is busy is tried again', async () => {
    http.statuses.push(410, 429);
    expect(await sendPush(push, message)).toEqual({ was: 'gone', answer: '410' });
    expect(await sendPush(push, message)).toEqual({ was: 'later', answer: '429', wait: 7000 });
    const wrong = { ...push, keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    expect(await sendPush(wrong, message)).toEqual({ was: 'gone', answer: 'keys' });
  });
});

describe('a mail', () => {
  it('says it in the language of its person, with links and one click that stops it', async () => {
    for (const language of LANGUAGES) {
      const message = messageOf(notice, { id: 'table1', game: 'flatiron' }, { language }, '/stop/token');
      expect(await mailer.send({ ...mailbox, language }, message)).toEqual({ was: 'sent', answer: '250' });
    }
    expect(new Set(mail.mails.map((text) => /^Subject: (.*)$/m.exec(text)?.[1])).size).toBe(LANGUAGES.length);
    const [text = ''] = mail.mails;
    for (const part of [
      'From: Skyline <skyline@example.org>',
      'To: ben@example.org',
      'Subject: Your turn in Flatiron',
      `List-Unsubscribe: <${BASE}/api/stop/token>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Auto-Submitted: auto-generated',
      `${BASE}/table/table1`,
      `${BASE}/stop/token`,
    ])
      expect(text).toContain(part);
    const id = /^Message-ID: (.*)$/im.exec(text)?.[1];
    await mailer.send(mailbox, message);
    expect(mail.mails.at(-1)).toContain(id);
  });

  it('that bounces marks its address, and one that is put off is tried again', async () => {
    mail.codes.push(550, 451);
    expect(await mailer.send(mailbox, message)).toEqual({ was: 'gone', answer: '550' });
    expect(await mailer.send(mailbox, message)).toEqual({ was: 'later', answer: '451' });
    const nobody = openMailer({ url: 'smtp://127.0.0.1:9', from: 'a@b.c', base: BASE });
    expect(await nobody.send(mailbox, message)).toEqual({ was: 'later', answer: 'unreachable' });
  });
});
