import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rivals } from './rivals.ts';
import { guest, openedBy, openTestServer, type TestServer } from './testServer.ts';

const ORIGIN = 'https://skyline.example';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ config: { publicUrl: ORIGIN } });
});
afterAll(() => server.close());

const ask = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('the growing city', () => {
  it('[P90] is drawn of a finished game, names nobody, and may be shown anywhere as a picture', async () => {
    const { table } = await rivals(server);
    const { body, headers, statusCode } = await ask(`/replay/${table}/growth.svg`);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^<svg xmlns.*<\/svg>$/s);
    expect(body).not.toMatch(/Ada|Ben/);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[\w+/]+=';frame-ancestors 'none';sandbox$/,
    );
  });

  it('[P90] is not drawn of a game that goes on, nor of one that is not there', async () => {
    const running = await openedBy(await guest(server, 'Ann'));
    for (const table of [running, 'nosuchtable2']) {
      const answer = await ask(`/replay/${table}/growth.svg`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ reason: { rule: 'P90', code: 'noPreview' } });
    }
  });

  it('[P7] is drawn only so often for one address', async () => {
    const strict = await openTestServer({ limits: { commandsPerMinute: 2 } });
    try {
      const tables = [];
      for (let n = 0; n < 3; n++) tables.push((await rivals(strict)).table);
      const [one = '', two = '', three = ''] = tables;
      const statuses = [];
      for (const table of [one, one, two, three])
        statuses.push((await strict.app.inject(`/replay/${table}/growth.svg`)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('the page for frames', () => {
  it('[P91] may stand in a frame, and runs and asks nothing', async () => {
    const { ada, table } = await rivals(server);
    await ada.ask('PATCH', '/api/me', { name: '<i>Ada&' });
    const { body, headers, statusCode } = await ask(`/embed/${table}`, { 'accept-language': 'de' });
    expect(statusCode).toBe(200);
    expect(headers['x-frame-options']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/<script|<form|<button|\son\w+=/);
    expect(body).toContain('&#60;i&#62;Ada&#38; ');
    expect(body).toContain('Zug um Zug ansehen');
    expect(body).toContain(`<img src="/replay/${table}/growth.svg"`);
    expect(body).toContain(`href="${ORIGIN}/replay/${table}" target="_blank" rel="noopener"`);
    expect((await ask(`/embed/${table}?lang=pl`)).body).toContain('Obejrzyj ruch po ruchu');
    await ada.ask('DELETE', '/api/me', {});
    expect((await ask(`/embed/${table}`)).body).not.toContain('Ada');
  });

  it('[P91] is the only page that may: all others refuse', async () => {
    const { table } = await rivals(server);
    for (const path of ['/', `/replay/${table}`, `/table/${table}`, '/lobby', '/embed', '/api/lobby']) {
      const { headers } = await ask(path);
      expect(headers['x-frame-options'], path).toBe('DENY');
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
  });

  it('[P90] [P91] says in words that a game cannot be shown', async () => {
    const running = await openedBy(await guest(server, 'Ann'));
    for (const table of [running, 'nosuchtable2', '%3Cb%3E']) {
      const { body, statusCode } = await ask(`/embed/${table}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('This game cannot be shown here.');
      expect(body).not.toContain('Ann');
    }
  });
});

describe('oEmbed', () => {
  const embedding = (query: Record<string, string>) => ask(`/api/oembed?${new URLSearchParams(query)}`);

  it('[P92] is named in the head of the page, and says how the game is shown', async () => {
    const { table } = await rivals(server);
    const replay = `${ORIGIN}/replay/${table}`;
    const { body } = await ask(`/replay/${table}`);
    const [, href = ''] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(body) ?? [];
    const address = new URL(href.replaceAll('&#38;', '&'));
    expect(address.searchParams.get('url')).toBe(replay);
    const found = (await ask(address.pathname + address.search)).json();
    expect(found).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Skyline',
      width: 640,
      height: 420,
      thumbnail_url: `${replay}/picture.png`,
    });
    expect(found.title).toMatch(/^Rowhouse: Ada \d+, Ben \d+$/);
    expect(found.html).toMatch(
      new RegExp(`^<iframe src="${ORIGIN}/embed/${table}" title="Rowhouse: .*</iframe>$`),
    );
  });

  it('[P92] keeps within the room that there is', async () => {
    const { table } = await rivals(server);
    const url = `${ORIGIN}/replay/${table}?at=3`;
    const sizes = [];
    for (const room of [{ maxwidth: '400' }, { maxheight: '294' }, { maxwidth: '2000', maxheight: '2000' }]) {
      const { width, height } = (await embedding({ url, ...room, dnt: '1' })).json();
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [400, 294],
      [400, 294],
      [640, 420],
    ]);
  });

  it('[P92] knows the replays of this server alone, and answers as JSON', async () => {
    const { table } = await rivals(server);
    const running = await openedBy(await guest(server, 'Ann'));
    for (const url of [
      `https://elsewhere.example/replay/${table}`,
      `${ORIGIN}/table/${table}`,
      `${ORIGIN}/replay/${running}`,
      'javascript:alert(1)',
      'none',
    ])
      expect((await embedding({ url })).json()).toEqual({ reason: { rule: 'P90', code: 'noPreview' } });
    const replay = `${ORIGIN}/replay/${table}`;
    expect((await embedding({ url: replay, format: 'xml' })).statusCode).toBe(400);
    expect((await embedding({ url: replay, maxwidth: 'wide' })).statusCode).toBe(400);
  });
});
