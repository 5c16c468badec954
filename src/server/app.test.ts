import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

const PAGE = '<!doctype html><title>Skyline</title>';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skyline-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), 'export {};');
  app = await buildApp({ clientFolder: folder, version: '1.2.3' });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the application', () => {
  it('says that it is well', async () => {
    const answer = await app.inject('/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok', version: '1.2.3' });
  });

  it.each(['/', '/play/rowhouse', '/play/rowhouse?seed=1.2', '/nowhere'])(
    'gives the page for %s',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toBe(PAGE);
    },
  );

  it('lets hashed files be kept', async () => {
    const answer = await app.inject('/assets/main-1a2b3c.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['GET', '/assets/gone.js'],
    ['GET', '/favicon.ico'],
    ['POST', '/'],
    ['GET', '/../../package.json'],
  ] as const)('answers %s %s with 404', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ status: 'not found' });
  });

  it('allows scripts of its own only', async () => {
    const policy = (await app.inject('/')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('does not start without a client', async () => {
    await expect(buildApp({ clientFolder: join(folder, 'missing'), version: '' })).rejects.toThrow(
      'the client is not built',
    );
  });
});

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toEqual({ port: 3000, host: 'localhost' });
    expect(readConfig({ PORT: '', HOST: '' })).toEqual({ port: 3000, host: 'localhost' });
  });

  it('come from the environment', () => {
    expect(readConfig({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' });
  });

  it.each(['http', '-1', '80.5', '65536', '0x50', ' 80'])('refuse PORT=%s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number');
  });
});
