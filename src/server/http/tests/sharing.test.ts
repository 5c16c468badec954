import { afterAll, beforeAll, expect, it } from 'vitest';
import { pixelsOf } from '../../pictures/testing/readPng.ts';
import { rivals } from './rivals.ts';
import { command, guest, openedBy, openTestServer, PAGE, plan, type TestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ config: { publicUrl: 'https://skyline.example' } });
});
afterAll(() => server.close());

const page = (table: string, language = 'en') =>
  server.app.inject({ url: `/replay/${table}`, headers: { 'accept-language': language } });
const picture = (table: string) => server.app.inject(`/replay/${table}/picture.png`);

it('[P90] tells names and points of a finished game in the head of its page', async () => {
  const { ada, table } = await rivals(server);
  const { body, headers } = await page(table);
  expect(body).toMatch(/<title>Rowhouse: Ada \d+, Ben \d+ · Skyline<\/title>/);
  expect(body).toMatch(/<meta property="og:title" content="Rowhouse: Ada \d+, Ben \d+">/);
  expect(body).toContain('content="A finished game of Rowhouse. Watch it move by move."');
  expect(body).toContain(`<meta property="og:url" content="https://skyline.example/replay/${table}">`);
  expect(body).toContain(`content="https://skyline.example/replay/${table}/picture.png"`);
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language' });
  expect((await page(table, 'de')).body).toContain('Eine beendete Partie Rowhouse.');
  await ada.ask('DELETE', '/api/me', {});
  expect((await page(table)).body).not.toContain('Ada');
});

it('[P90] draws a finished game, and names nobody', async () => {
  const { ada, ben, table } = await rivals(server);
  const answer = await picture(table);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { width, height, bytes } = pixelsOf(answer.rawPayload);
  expect([width, height]).toEqual([1200, 630]);
  expect(new Set(bytes).size).toBeGreaterThan(50);
  await ada.ask('PATCH', '/api/me', { name: 'Wilhelmina' });
  await ben.ask('PATCH', '/api/me', { name: 'Bo' });
  const again = await rivals(server);
  expect((await picture(table)).rawPayload).toEqual(answer.rawPayload);
  expect(again.table).not.toBe(table);
});

it('[P90] shows no game that still goes on, none at a table by link, and none that is not there', async () => {
  const ann = await guest(server, 'Ann');
  const running = await openedBy(ann);
  const { table: byLink } = (
    await ann.post('/api/tables', { plan: plan(1, { access: 'link' }), seat: 0 })
  ).json();
  await command(ann, byLink, { do: 'start' });
  await command(ann, byLink, { do: 'resign' });
  for (const table of [running, byLink, 'nosuchtable2']) {
    expect((await page(table)).body).toBe(PAGE);
    const answer = await picture(table);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ reason: { rule: 'P90', code: 'noPreview' } });
  }
});

it('[P90] writes names as text, whatever signs are in them', async () => {
  const { ada, table } = await rivals(server);
  await ada.ask('PATCH', '/api/me', { name: `<b>"'&$1$&` });
  const { body } = await page(table);
  expect(body).toContain('&#60;b&#62;&#34;&#39;&#38;$1$&#38; ');
  expect(body).not.toContain('<b>');
});

it('[P7] draws only so many new pictures for one address, and shows those that it has', async () => {
  const strict = await openTestServer({ limits: { commandsPerMinute: 2 } });
  try {
    const tables = [];
    for (let n = 0; n < 3; n++) tables.push((await rivals(strict)).table);
    const [one = '', two = '', three = ''] = tables;
    const ask = (table: string) => strict.app.inject(`/replay/${table}/picture.png`);
    const answers = [await ask(one), await ask(one), await ask(two), await ask(three)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});

it('[P24] lets whoever comes by a link see a public game again, without a session', async () => {
  const { table } = await rivals(server);
  const replay = (await server.app.inject(`/api/tables/${table}/replay`)).json();
  expect(replay.first.viewer).toBe('spectator');
  expect(replay.frames.length).toBeGreaterThan(2);
  expect((await server.app.inject(`/api/tables/${table}/record`)).json().game).toBe('rowhouse');
});

it('[P8] [P24] shows them no seat of a game that goes on, and nothing of a table by link', async () => {
  const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
  const table = await openedBy(ann);
  await command(ben, table, { do: 'sit', seat: 1 });
  await command(ann, table, { do: 'start' });
  const ask = async (path: string) => (await server.app.inject(`/api/tables/${path}`)).json();
  expect((await ask(`${table}/replay`)).first.viewer).toBe('spectator');
  expect((await ask(`${table}/replay?as=0`)).reason).toEqual({ rule: 'P8', code: 'notNow' });
  expect((await ask(`${table}/record`)).reason).toEqual({ rule: 'P8', code: 'notNow' });
  const byLink = await openedBy(ann, plan(2, { access: 'link' }));
  for (const path of ['replay', 'record'])
    expect((await ask(`${byLink}/${path}`)).reason).toEqual({ rule: 'P24', code: 'needsLink' });
});
