import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE, LONGEST_MESSAGE, PROTOCOL } from '#protocol';
import { LIMITS } from '../../config.ts';
import { Player } from '../../tests/player.ts';
import { QUICK_PLAN, type Running, runServer } from '../../tests/runServer.ts';

let running: Running;
beforeAll(async () => {
  const limits = {
    ...LIMITS,
    commandsPerMinute: 60,
    messagesPerSecond: 50,
    tablesPerHour: 1000,
    socketsPerPerson: 3,
  };
  running = await runServer({ limits, trustProxy: true });
});
afterAll(() => running.end());

const guest = (name = 'Guest') => Player.guest(running.server.port, name);
const connected = (name = 'Guest') => Player.connected(running.server.port, name);

describe('who has no session', () => {
  it.each([
    ['none', ''],
    ['a made-up one', 'x'.repeat(43)],
  ])('[P4] (%s) is sent away without a word', async (_, token) => {
    const player = new Player(running.server.port);
    player.token = token;
    await player.dial();
    player.send({ ask: 'hello', protocol: PROTOCOL });
    expect(await player.closes()).toEqual({ code: CLOSE.notSignedIn, reason: '' });
    expect(player.received).toEqual([]);
  });

  it('[P4] watches what is public, and may do no more', async () => {
    const host = await guest('Ann');
    const [open, closed] = [await host.open(QUICK_PLAN), await host.open({ ...QUICK_PLAN, access: 'link' })];
    const stranger = new Player(running.server.port);
    await stranger.dial({}, '?watch');
    stranger.send({ ask: 'hello', protocol: PROTOCOL });
    expect(await stranger.hears('welcome')).toMatchObject({ person: '' });
    stranger.send({ ask: 'watch', table: open, since: 0 });
    expect((await stranger.hears('table')).tableView.viewer).toBe('spectator');
    expect(await stranger.hears('around')).toMatchObject({ watching: 1 });
    stranger.send({ ask: 'command', table: open, id: 'c1', command: { do: 'sit', seat: 1 } });
    expect(await stranger.hears('refused')).toMatchObject({ reason: { rule: 'P4', code: 'notSignedIn' } });
    stranger.send({ ask: 'watch', table: closed, since: 0 });
    expect(await stranger.hears('error')).toMatchObject({ reason: { rule: 'P24', code: 'needsLink' } });
    expect(stranger.received.some(({ tell }) => tell === 'waiting')).toBe(false);
    stranger.leave();
  });

  it('[P7] is not let in any number of times from one address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const strangers = Array.from({ length: 31 }, () => new Player(running.server.port));
    for (const stranger of strangers) await stranger.dial(headers, '?watch');
    expect(await strangers[30]?.closes()).toMatchObject({ code: CLOSE.tooFast });
    strangers[0]?.leave();
    await expect
      .poll(async () => {
        const again = new Player(running.server.port);
        await again.dial(headers, '?watch');
        again.send({ ask: 'hello', protocol: PROTOCOL });
        return Promise.race([
          again.hears('welcome').then(() => 'welcome'),
          again.closes().then(() => 'closed'),
        ]);
      })
      .toBe('welcome');
    for (const stranger of strangers) stranger.leave();
  });

  it('is let in with a cookie', async () => {
    const player = await guest();
    const cookie = `skyline=${player.token}`;
    player.token = '';
    await player.dial({ cookie });
    player.send({ ask: 'hello', protocol: PROTOCOL });
    expect(await player.hears('welcome')).toMatchObject({ person: player.person, protocol: PROTOCOL });
    player.leave();
  });
});

describe('who has not said hello', () => {
  it('gets nothing, whatever happens meanwhile', async () => {
    const player = await connected();
    await player.hears('waiting');
    const silent = new Player(running.server.port);
    silent.token = player.token;
    await silent.dial();
    const table = await player.open({
      ...QUICK_PLAN,
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'level1' }],
    });
    await player.ask('POST', `/api/tables/${table}/commands`, { id: 'start', command: { do: 'start' } });
    expect(await player.hears('waiting')).toMatchObject({ tables: [table] });
    expect(silent.received).toEqual([]);
    silent.leave();
    player.leave();
  });
});

describe('a page from elsewhere', () => {
  it.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])(
    '[P9] (%s) is sent away',
    async (origin) => {
      const player = await guest();
      await player.dial({ origin });
      expect(await player.closes()).toEqual({ code: CLOSE.wrongOrigin, reason: '' });
      expect(player.received).toEqual([]);
    },
  );

  it('is not our own', async () => {
    const player = await guest();
    await player.dial({ origin: `http://127.0.0.1:${running.server.port}` });
    player.send({ ask: 'hello', protocol: PROTOCOL });
    expect(await player.hears('welcome')).toMatchObject({ build: '1.2.3' });
    player.leave();
  });
});

describe('what comes before hello', () => {
  it.each([
    ['a ping', { ask: 'ping' }],
    ['a table', { ask: 'watch', table: 'abcdefgh2345', since: 0 }],
    ['garbage', 'garbage'],
    ['a hello of another protocol', { ask: 'hello', protocol: PROTOCOL + 1 }],
  ])('[P3] (%s) is not answered', async (_, message) => {
    const player = await guest();
    await player.dial();
    player.send(message);
    expect(await player.closes()).toEqual({ code: CLOSE.wrongProtocol, reason: '' });
    expect(player.received).toEqual([]);
  });
});

describe('what nobody understands', () => {
  it.each([
    ['no JSON', '{'],
    ['no message', '[]'],
    ['null', 'null'],
    ['an unknown question', '{"ask":"everything"}'],
    [
      'a command nobody may have',
      '{"ask":"command","table":"abcdefgh2345","id":"x","command":{"do":"playBot","seat":0,"action":{}}}',
    ],
    ['more than is asked for', '{"ask":"ping","more":1}'],
    ['a number too many', '{"ask":"watch","table":"abcdefgh2345","since":-1}'],
  ])('[P1] (%s) gets an error and nothing else', async (_, message) => {
    const player = await connected();
    await player.hears('waiting');
    player.send(message);
    expect(await player.hears('error')).toEqual({ tell: 'error', reason: { rule: 'P1', code: 'malformed' } });
    player.send({ ask: 'ping' });
    await player.hears('pong');
    expect(player.received).toEqual([]);
    player.leave();
  });

  it('because it is binary gets an error', async () => {
    const player = await connected();
    player.socket?.send(Buffer.from('{"ask":"ping"}'), { binary: true });
    expect(await player.hears('error')).toMatchObject({ reason: { code: 'malformed' } });
    player.leave();
  });

  it('[P2] because it is too long gets an error, and a huge one ends the socket', async () => {
    const player = await connected();
    player.send(`{"ask":"ping"${' '.repeat(LONGEST_MESSAGE)}}`);
    expect(await player.hears('error')).toEqual({ tell: 'error', reason: { rule: 'P2', code: 'tooLong' } });
    player.send(' '.repeat(4 * LONGEST_MESSAGE + 1));
    expect(await player.closes()).toMatchObject({ code: 1009 });
  });

  it('ends the socket when it comes again and again', async () => {
    const player = await connected();
    for (let n = 0; n < 20; n++) player.send('garbage');
    const { code, reason } = await player.closes();
    expect(code).toBe(CLOSE.tooFast);
    expect(Number(reason)).toBeGreaterThan(0);
    expect(player.received.filter(({ tell }) => tell === 'error')).toHaveLength(10);
  });
});

describe('too much', () => {
  it('at once ends the socket with the seconds to wait', async () => {
    const player = await connected();
    for (let n = 0; n < 150; n++) player.send({ ask: 'ping' });
    expect(await player.closes()).toEqual({ code: CLOSE.tooFast, reason: '1' });
  });

  it('[P52] of the same line is refused, and other lines are not', async () => {
    const player = await connected();
    const table = await player.open(QUICK_PLAN);
    const say = async (text: string) => (await player.command(table, { do: 'say', text })).tell;
    const tells = [
      await say('Again!'),
      await say('again'),
      await say('again'),
      await say('AGAIN'),
      await say('ok'),
    ];
    expect(tells).toEqual(['done', 'done', 'done', 'refused', 'done']);
    player.leave();
  });

  it('[P7] of commands or lines is refused', async () => {
    const player = await connected();
    const table = await player.open(QUICK_PLAN);
    const answers = [];
    for (let n = 0; n < 22; n++) answers.push(player.command(table, { do: 'say', text: `line ${n}` }));
    const refused = (await Promise.all(answers)).filter(({ tell }) => tell === 'refused');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { rule: 'P7', code: 'tooFast' } });
    player.leave();
  });

  it('[P7] of commands is the same whichever way they come', async () => {
    const player = await connected();
    const table = await player.open(QUICK_PLAN);
    const command = { do: 'clearSeat', seat: 1 } as const;
    // Neither way alone would be too much, together they are; a minute's worth comes back only in a minute.
    const half = Array.from({ length: 50 }, (_, n) => n);
    const sent = half.map((n) => player.command(table, command, `socket${n}`));
    const posted = half.map((n) =>
      player.ask('POST', `/api/tables/${table}/commands`, { id: `http${n}`, command }),
    );
    const [answers, results] = await Promise.all([Promise.all(sent), Promise.allSettled(posted)]);
    const refused = answers.filter(({ tell }) => tell === 'refused');
    const failed = results.filter((result) => result.status === 'rejected');
    expect(refused.length + failed.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ reason: { rule: 'P7' } });
    for (const answer of failed) expect(String(answer.reason)).toMatch(/429 .*P7/);
    player.leave();
  });

  it('of attempts from one address is sent away, with the seconds to wait', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.9' };
    const dial = async () => {
      const player = new Player(running.server.port);
      await player.dial(headers);
      return player.closes();
    };
    for (let n = 0; n < LIMITS.requestsPerMinute; n += 50)
      for (const { code } of await Promise.all(Array.from({ length: 50 }, dial)))
        expect(code).toBe(CLOSE.notSignedIn);
    // However slow this machine is, it dials faster than ten times a second.
    let last = await dial();
    for (let n = 0; n < 50 && last.code !== CLOSE.tooFast; n++)
      last = (await Promise.all(Array.from({ length: 50 }, dial)))[49] ?? last;
    expect(last).toEqual({ code: CLOSE.tooFast, reason: '1' });
  });

  it('of sockets for one person is refused', async () => {
    const player = await connected();
    const more = [];
    for (let n = 0; n < 3; n++) {
      const other = new Player(player.port);
      other.token = player.token;
      await other.dial();
      more.push(other);
    }
    expect(await more[2]?.closes()).toMatchObject({ code: CLOSE.tooFast });
    expect(more[0]?.closed).toBeUndefined();
    for (const one of [player, ...more]) one.leave();
  });
});

describe('tables', () => {
  it('[P5] that do not exist cannot be watched', async () => {
    const player = await connected();
    player.send({ ask: 'watch', table: 'abcdefgh2345', since: 0 });
    expect(await player.hears('error')).toEqual({
      tell: 'error',
      reason: { rule: 'P5', code: 'noSuchTable' },
    });
    player.send({ ask: 'legal', table: 'abcdefgh2345' });
    expect(await player.hears('error')).toMatchObject({ reason: { code: 'noSuchTable' } });
    player.leave();
  });

  it('[P24] [P6] by link may be watched by who has followed one, but not sat down at', async () => {
    const [host, other] = [await connected('Host'), await connected('Other')];
    const table = await host.open({ ...QUICK_PLAN, access: 'link' });
    const needsLink = { reason: { rule: 'P24', code: 'needsLink' } };
    for (const ask of [{ ask: 'watch', table, since: 0 } as const, { ask: 'legal', table } as const]) {
      other.send(ask);
      expect(await other.hears('error')).toMatchObject(needsLink);
    }
    expect(await other.command(table, { do: 'say', text: 'hello' })).toMatchObject(needsLink);
    const { token } = await host.ask<{ token: string }>('POST', '/api/links', { kind: 'watch', table });
    await other.ask('POST', `/api/links/${token}/accept`, {});
    expect((await other.watch(table)).tableView.viewer).toBe('spectator');
    expect(await other.command(table, { do: 'say', text: 'hello' })).toMatchObject({ seq: 2 });
    expect(await other.command(table, { do: 'sit', seat: 1 })).toMatchObject({
      tell: 'refused',
      reason: { rule: 'P6', code: 'notAllowed' },
    });
    host.leave();
    other.leave();
  });
});

describe('somebody who is gone', () => {
  it('has no socket any more', async () => {
    const player = await connected();
    await player.ask('DELETE', '/api/me');
    expect(await player.closes()).toMatchObject({ code: CLOSE.notSignedIn });
  });
});
