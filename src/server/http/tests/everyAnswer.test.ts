/** Every answer has the same form and the same headers, whoever gives it: a route, Fastify, or Node itself. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './testServer.ts';

const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** How long a request may take at the impatient server, in milliseconds. */
const IMPATIENT = 600;

let server: TestServer;
let impatient: TestServer;
beforeAll(async () => {
  server = await openTestServer({ config: { logLevel: 'info' } });
  impatient = await openTestServer({ config: { requestTime: IMPATIENT, logLevel: 'info' } });
  for (const { app } of [server, impatient]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await impatient.close();
});

function dial({ app }: TestServer) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  return { socket, heard: () => heard, closed: once(socket, 'close') };
}

/** What the server answers to these bytes before it closes the connection. */
async function raw(bytes: string) {
  const { socket, heard, closed } = dial(server);
  socket.write(bytes);
  await closed;
  const [head = '', body = ''] = heard().split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { status: Number(status.split(' ')[1]), headers, body };
}

const end = 'Host: localhost\r\nConnection: close\r\n\r\n';
const reason = (rule: string, code: string) => JSON.stringify({ reason: { rule, code } });

describe('an error', () => {
  it.each([
    ['[P1] an address that cannot be read', `GET /% HTTP/1.1\r\n${end}`, 400, 'P1', 'malformed'],
    ['[P1] the same below the API', `GET /api/tables/%E0%A4%A HTTP/1.1\r\n${end}`, 400, 'P1', 'malformed'],
    ['[P21] nothing at an address of the API', `GET /api/x HTTP/1.1\r\n${end}`, 404, 'P21', 'noSuchAddress'],
    ['[P21] the API itself', `GET /api HTTP/1.1\r\n${end}`, 404, 'P21', 'noSuchAddress'],
    ['[P21] the same, written otherwise', `GET /%61pi/x HTTP/1.1\r\n${end}`, 404, 'P21', 'noSuchAddress'],
    ['[P21] no such file', `GET /assets/gone.js HTTP/1.1\r\n${end}`, 404, 'P21', 'noSuchAddress'],
    ['[P21] nothing to send to', `POST / HTTP/1.1\r\n${end}`, 404, 'P21', 'noSuchAddress'],
    ['[P22] a method it does not take', `DELETE /api/lobby HTTP/1.1\r\n${end}`, 405, 'P22', 'wrongMethod'],
    ['[P22] a method nobody takes', `TRACE /api/me HTTP/1.1\r\n${end}`, 405, 'P22', 'wrongMethod'],
    [
      '[P2] too long a part of an address',
      `GET /api/tables/${'a'.repeat(200)} HTTP/1.1\r\n${end}`,
      414,
      'P2',
      'tooLong',
    ],
    ['[P2] too long an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${end}`, 431, 'P2', 'tooLong'],
    ['[P2] too many headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n${end}`, 431, 'P2', 'tooLong'],
    [
      '[P2] too big a body',
      `POST /api/guest HTTP/1.1\r\nContent-Length: 70000\r\nContent-Type: application/json\r\n${end}`,
      413,
      'P2',
      'tooLong',
    ],
    ['[P1] no HTTP', 'what is this\r\n\r\n', 400, 'P1', 'malformed'],
    ['[P1] another protocol', '\u0016\u0003\u0001\u0002', 400, 'P1', 'malformed'],
    ['[P1] no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'P1', 'malformed'],
    [
      '[P1] two lengths',
      `POST /api/guest HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${end}`,
      400,
      'P1',
      'malformed',
    ],
    ['[P1] an expectation', `GET / HTTP/1.1\r\nExpect: coffee\r\n${end}`, 417, 'P1', 'malformed'],
    ['[P4] no session', `GET /api/me/tables HTTP/1.1\r\n${end}`, 401, 'P4', 'notSignedIn'],
  ])('has the form and the headers of all: %s', async (_name, bytes, status, rule, code) => {
    const answer = await raw(bytes);
    expect(answer).toMatchObject({ status, body: reason(rule, code) });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(HEADERS));
    expect(server.log.join('')).not.toContain('"stack"');
  });

  it('[P22] names the methods that the address takes', async () => {
    const { headers } = await raw(`OPTIONS /api/me HTTP/1.1\r\n${end}`);
    expect(headers.allow).toBe('GET, PATCH, DELETE');
  });
});

describe('a page', () => {
  it.each([
    ['/', 200],
    ['/rules/flatiron/', 200],
    ['/table/abcdefgh2345?link=x', 200],
    ['/nowhere', 404],
    ['/rules/flatiron/more/and/more', 404],
    ['/apiary', 404],
  ])('answers %s with %i and all headers', async (address, status) => {
    const answer = await raw(`GET ${address} HTTP/1.1\r\n${end}`);
    expect(answer).toMatchObject({ status, body: expect.stringContaining('<title>Skyline</title>') });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(HEADERS));
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});

describe('[P23] a request that does not arrive', () => {
  const POST =
    'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n';
  const SLOW = [
    ['drips its body', `${POST}\r\n{`, ' '],
    ['drips its headers', POST, 'X: y\r\n'],
    ['says nothing', '', ''],
    [
      'sends its body in drips of chunks',
      `${POST.replace(/Content-Length.*\r\n/, 'Transfer-Encoding: chunked\r\n')}\r\n`,
      '1\r\n \r\n',
    ],
  ] as const;

  it.each(SLOW)('is cut when it %s, and others are served meanwhile', async (_name, first, drop) => {
    const begun = Date.now();
    const clients = Array.from({ length: 30 }, () => dial(impatient));
    for (const { socket } of clients) socket.write(first);
    const dripping = setInterval(() => {
      for (const { socket } of clients) if (drop !== '') socket.write(drop);
    }, IMPATIENT / 20);
    expect((await fetchMe()).status).toBe(200);
    await Promise.all(clients.map(({ closed }) => closed));
    clearInterval(dripping);
    expect(Date.now() - begun).toBeLessThan(5 * IMPATIENT);
    const answers = clients.map(({ heard }) => heard()).filter((answer) => answer !== '');
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
      expect(answer).toContain(reason('P23', 'slowRequest'));
      for (const header of HEADERS) expect(answer).toContain(`${header}: `);
    }
    expect(impatient.log.join('')).not.toContain('"stack"');
    expect((await fetchMe()).status).toBe(200);
  });

  it('is counted', async () => {
    const { values } = await impatient.metrics.refusals.get();
    expect(values.find(({ labels }) => labels.code === 'slowRequest')?.value).toBeGreaterThan(0);
  });

  function fetchMe(): Promise<Response> {
    return fetch(`http://127.0.0.1:${(impatient.app.server.address() as AddressInfo).port}/api/me`);
  }
});
