import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_MESSAGE } from '#protocol';
import { readConfig } from '../../config.ts';
import { guest, openTestServer, type TestServer } from '../../http/tests/testServer.ts';
import { createMetrics } from '../../metrics.ts';
import type { Tables } from '../../tables/tables.ts';
import { Player } from '../../tests/player.ts';
import { createTableLimits } from '../rateLimits.ts';
import { Sockets } from '../sockets.ts';
import { WaitingTables } from '../waitingTables.ts';

let server: TestServer;
let port: number;
let sockets: Sockets;
const metrics = createMetrics();
let isBroken = false;
/** How long the store takes to answer, in milliseconds. */
let delay = 0;
beforeAll(async () => {
  server = await openTestServer({ config: { logLevel: 'info' } });
  const { session } = server.store;
  server.store.session = async (hash) => {
    if (isBroken) throw new Error('no such column');
    await wait(delay);
    return session(hash);
  };
  const config = readConfig({});
  sockets = new Sockets({
    config,
    store: server.store,
    // Nobody follows a table here.
    tables: {} as Tables,
    waiting: new WaitingTables(server.store, () => {}),
    metrics,
    limits: createTableLimits(config.limits),
    version: '1.2.3',
    ready: () => true,
    serving: () => true,
    recheck: 20,
  });
  await sockets.register(server.app);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = server.app.addresses()[0]?.port ?? 0;
});
afterAll(async () => {
  sockets.close();
  await server.close();
});

describe('garbage', () => {
  it('[P1] [P2] is counted, not logged', async () => {
    const ada = new Player(port);
    ada.token = (await guest(server, 'Ada')).cookies.get('skyline') ?? '';
    const counted = async (code: string) =>
      (await metrics.refusals.get()).values.find(({ labels }) => labels.code === code)?.value ?? 0;
    await ada.connect();
    ada.send('{"ask":');
    ada.send(' '.repeat(4 * LONGEST_MESSAGE + 1));
    expect(await ada.closes()).toMatchObject({ code: 1009 });
    expect([await counted('malformed'), await counted('tooLong')]).toEqual([1, 1]);
    expect(server.log.join('')).not.toMatch(/stack|RangeError|WS_ERR/);
  });
});

describe('a database that does not answer for a while', () => {
  it('keeps people out meanwhile, and throws nobody out', async () => {
    const ada = new Player(port);
    ada.token = (await guest(server, 'Ada')).cookies.get('skyline') ?? '';
    await ada.connect();
    isBroken = true;
    const bob = new Player(port);
    bob.token = ada.token;
    await expect(bob.dial()).rejects.toThrow('500');
    await wait(100);
    expect(ada.closed).toBeUndefined();
    isBroken = false;
    await bob.connect();
    for (const player of [ada, bob]) player.leave();
  });
});

describe('whoever knocks in an odd way', () => {
  /** What the process would have ended with. */
  const faults: string[] = [];
  const note = (error: Error) => faults.push(error.message);
  beforeEach(() => {
    faults.length = 0;
    process.on('uncaughtException', note);
  });
  afterEach(() => {
    process.off('uncaughtException', note);
    delay = 0;
  });

  it('does no harm by going while the server looks up who they are', async () => {
    delay = 50;
    for (let n = 0; n < 10; n++) {
      const socket = connect(port, '127.0.0.1');
      socket.write(knock({}));
      await wait(10);
      socket.resetAndDestroy();
    }
    await wait(100);
    expect(faults).toEqual([]);
  });

  it.each([
    ['another version', { version: '12' }],
    ['a wrong key', { key: 'x' }],
    ['another protocol', { upgrade: 'h2c' }],
    ['another method', { line: 'POST /socket HTTP/1.1' }],
    ['a page', { line: 'GET / HTTP/1.1' }],
    ['an unknown page', { line: 'GET /nowhere.txt HTTP/1.1' }],
    ['the API', { line: 'GET /api/me HTTP/1.1' }],
    ['a name that is none', { host: '%%%' }],
    ['a frame that is none', { more: '\xff\xff\xff\xff' }],
    ['a frame that is too big', { more: `\x81\xff${'\x00'.repeat(4)}\xff\xff\xff\xff` }],
  ])('does no harm with %s', async (_, odd) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(knock(odd), 'latin1');
    await Promise.race([new Promise((resolve) => socket.once('close', resolve)), wait(500)]);
    socket.resetAndDestroy();
    await wait(20);
    expect(faults).toEqual([]);
    expect((await server.app.inject('/health')).statusCode).toBe(200);
  });
});

/** A request for a socket with a session that is none, or one that is odd in some way. */
function knock(odd: {
  readonly line?: string;
  readonly host?: string;
  readonly upgrade?: string;
  readonly version?: string;
  readonly key?: string;
  readonly more?: string;
}): string {
  const { line = 'GET /socket HTTP/1.1', host = 'x', upgrade = 'websocket', version = '13', more = '' } = odd;
  const { key = Buffer.alloc(16, 'k').toString('base64') } = odd;
  return [
    line,
    `Host: ${host}`,
    'Connection: Upgrade',
    `Upgrade: ${upgrade}`,
    `Sec-WebSocket-Version: ${version}`,
    `Sec-WebSocket-Key: ${key}`,
    'Cookie: skyline=x',
    `\r\n${more}`,
  ].join('\r\n');
}
