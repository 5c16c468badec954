import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './testServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'skyline-redocly-'));
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What Redocly's recommended rules say of a document, errors and warnings alike. */
function problemsOf(document: unknown): string[] {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const args = ['lint', '--extends=recommended-strict', '--format=json', file];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = spawnSync(join('node_modules', '.bin', 'redocly'), args, { encoding: 'utf8', env });
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return problems.map(({ ruleId }: { ruleId: string }) => ruleId);
}

describe('Redocly', () => {
  it('finds no fault in the OpenAPI document, and one where there is one', async () => {
    const document = (await server.app.inject('/api/openapi.json')).json();
    expect(problemsOf(document)).toEqual([]);
    delete document.servers;
    expect(problemsOf(document)).toEqual(['no-empty-servers']);
  });
});
