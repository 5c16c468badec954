import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createMetrics } from '../../metrics.ts';
import { createTableLimits } from '../../socket/rateLimits.ts';
import { buildApp } from '../app.ts';
import { openTestServer, PAGE, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('the application', () => {
  it('says that it is well', async () => {
    const answer = await server.app.inject('/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok', version: '1.2.3' });
  });

  it.each([
    ['/', 200],
    ['/play/rowhouse', 200],
    ['/play/rowhouse?seed=1.2', 200],
    ['/nowhere', 404],
    ['/apiary', 404],
  ])('gives the page for %s, with %i', async (url, status) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toBe(PAGE);
  });

  it('lets hashed files be kept', async () => {
    const answer = await server.app.inject('/assets/main-1a2b3c.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['GET', '/assets/gone.js'],
    ['GET', '/missing.ico'],
    ['POST', '/'],
    ['GET', '/../../package.json'],
    ['GET', '/api/nothing'],
  ] as const)('[P21] answers %s %s with 404', async (method, url) => {
    const answer = await server.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ reason: { rule: 'P21', code: 'noSuchAddress' } });
  });

  it('allows scripts and sockets of its own only', async () => {
    const policy = (await server.app.inject('/')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('lets nobody keep what the API says', async () => {
    const answer = await server.app.inject('/api/lobby');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8}$/);
  });

  it('does not start without a client', async () => {
    const config = readConfig({});
    const limits = createTableLimits(config.limits);
    const parts = { ...server, version: '', config, limits, metrics: createMetrics(), ready: () => true };
    const clientFolder = join(tmpdir(), 'skyline-missing');
    await expect(buildApp({ ...parts, log: { write: () => {} }, clientFolder })).rejects.toThrow(
      'the client is not built',
    );
  });
});

describe('readiness', () => {
  it('ends while the server drains', async () => {
    expect((await server.app.inject('/ready')).statusCode).toBe(200);
    server.isReady = false;
    const answer = await server.app.inject('/ready');
    server.isReady = true;
    expect(answer.statusCode).toBe(503);
    expect((await server.app.inject('/health')).statusCode).toBe(200);
  });

  it('ends when the store does not answer', async () => {
    const other = await openTestServer();
    await other.store.close();
    expect((await other.app.inject('/ready')).statusCode).toBe(503);
    other.store.close = async () => {};
    await other.close();
  });
});

describe('metrics', () => {
  it('are for this machine', async () => {
    await server.app.inject('/api/lobby');
    const answer = await server.app.inject('/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('skyline_request_seconds_count{route="/api/lobby",status="200"}');
    expect(answer.body).toContain('skyline_plays_total');
    expect(answer.body).toContain('process_cpu_seconds_total');
  });

  it('are not for others, nor through a proxy', async () => {
    const far = await server.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
    const proxied = await server.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } });
    for (const answer of [far, proxied]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ reason: { rule: 'P6', code: 'notAllowed' } });
    }
  });

  it('can be opened', async () => {
    const open = await openTestServer({ config: { openMetrics: true } });
    const answer = await open.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
    await open.close();
    expect(answer.statusCode).toBe(200);
  });
});

describe('TLS', () => {
  it('is not claimed over plain HTTP', async () => {
    const answer = await server.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    [{ trustProxy: true }, { 'x-forwarded-proto': 'https' }],
    [{ secure: true }, {}],
  ])('with %j makes cookies secure and stays', async (config, headers) => {
    const other = await openTestServer({ config });
    const answer = await new Visitor(other).ask('POST', '/api/guest', { name: 'Ann' }, { headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toContain('; Secure');
    expect(answer.headers['strict-transport-security']).toBe('max-age=15552000');
    await other.close();
  });
});
