import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE, command } from '#protocol';
import { LIMITS } from '../../config.ts';
import { createMetrics } from '../../metrics.ts';
import { openTestServer, type TestServer } from './testServer.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const api = read('docs/api.md');
const operating = read('docs/operating.md');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('docs/api.md', () => {
  it('names every route, and no other', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json();
    const there = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const named = [...api.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^\s`]+)`/g)].map(
      ([, route]) => route,
    );
    expect([...new Set(named)].sort()).toEqual(there.sort());
  });

  it('names every command, and no other', () => {
    const [paragraph = ''] = /^\*\*Commands\*\* \(`do`\): .*?\n\n/ms.exec(api) ?? [];
    const options = new Set(command.options.map(({ entries }) => entries.do.literal));
    const named = [...paragraph.matchAll(/`(\w+)`/g)].map(([, word]) => word);
    const other = ['do', 'back', 'pause', 'end', 'level', 'text', 'phrase'];
    expect(named.filter((word) => !other.includes(String(word))).sort()).toEqual([...options].sort());
  });

  it('knows why sockets are closed', () => {
    for (const code of Object.values(CLOSE)) expect(api).toContain(String(code));
  });
});

describe('docs/operating.md', () => {
  it('names every setting, and no other', () => {
    const sources = read('src/server/config.ts') + read('src/server/http/healthRoutes.ts');
    const names = /\b(?:PORT|HOST|DATABASE_URL|NATS_URL|SMTP_URL|SKYLINE_[A-Z_]+)\b/g;
    const rows = operating.split('\n').flatMap((line) => /^\| `([A-Z_]+)` \|/.exec(line)?.[1] ?? []);
    const settings = new Set(sources.match(names)?.filter((name) => !name.startsWith('HIGHEST')));
    expect(rows.toSorted()).toEqual([...settings].toSorted());
  });

  it('knows the limits', () => {
    const rows = [
      `| commands | ${LIMITS.commandsPerMinute} a minute`,
      `| chat | ${LIMITS.chatPerMinute} lines a minute`,
      `| reports | ${LIMITS.reportsPerDay} a day`,
      `| events announced | ${LIMITS.eventsPerWeek} a week`,
      `| new tables, imported records, exports | ${LIMITS.tablesPerHour} an hour`,
      `| sign-ins and passwords tried | ${LIMITS.loginsPerMinute} a minute`,
      `| new guests | ${LIMITS.requestsPerMinute / 10} a minute`,
      `| HTTP requests to \`/api\` | ${LIMITS.requestsPerMinute} a minute`,
      `| sockets | ${LIMITS.socketsPerPerson} for each person; ${LIMITS.messagesPerSecond} messages a second`,
    ];
    for (const row of rows) expect(operating).toContain(row);
  });

  it('names every metric of ours', async () => {
    const metrics = await createMetrics().registry.getMetricsAsJSON();
    const ours = metrics.map(({ name }) => name).filter((name) => name.startsWith('skyline_'));
    expect(ours.length).toBeGreaterThan(7);
    for (const name of ours) expect(operating).toContain(name);
  });
});
