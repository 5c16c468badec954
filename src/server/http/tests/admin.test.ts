import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guest, openedBy, openTestServer, plan, type TestServer, Visitor } from './testServer.ts';

/** Filled once somebody has an id. */
const admins: string[] = [];
let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ config: { admins } });
});
afterEach(() => {
  admins.length = 0;
  return server.close();
});

async function adminNamed(name: string): Promise<Visitor> {
  const admin = await guest(server, name);
  admins.push(admin.person);
  return admin;
}

describe('the figures of the server', () => {
  it('are shown to an admin', async () => {
    const began = Date.now();
    const ann = await adminNamed('Ann');
    server.metrics.plays.inc(7);
    server.metrics.sockets.set(3);
    server.metrics.refusals.inc({ code: 'stale' }, 2);
    server.metrics.refusals.inc({ code: 'tooFast' });
    server.metrics.restarts.inc();
    const { since, memory, ...figures } = (await ann.get('/api/admin')).json();
    expect(since).toBeLessThanOrEqual(began);
    expect(since).toBeGreaterThan(began - 60_000);
    expect(memory).toBeGreaterThan(1_000_000);
    expect(figures).toEqual({
      version: '1.2.3',
      sockets: 3,
      people: 1,
      tables: { gathering: 0, playing: 0, over: 0 },
      plays: 7,
      refusals: { stale: 2, tooFast: 1 },
      restarts: 1,
      botFailures: 0,
      ratings: [],
      latest: [],
      names: {},
    });
  });

  it('come with the latest tables and who sits there, also those by link', async () => {
    const ann = await adminNamed('Ann');
    const ben = await guest(server, 'Ben');
    const email = 'ben@example.org';
    await ben.post('/api/me/password', { email, password: 'a long password' });
    const open = await openedBy(ben);
    const byLink = await openedBy(ben, plan(2, { access: 'link' }));
    const answer = await ann.get('/api/admin');
    const { latest, names, tables } = answer.json();
    expect(latest.map(({ id }: { id: string }) => id).sort()).toEqual([open, byLink].sort());
    expect(latest[0]).toMatchObject({ game: 'rowhouse', phase: 'gathering', host: ben.person });
    expect(names).toEqual({ [ben.person]: 'Ben' });
    expect(tables).toEqual({ gathering: 2, playing: 0, over: 0 });
    expect(answer.body).not.toContain(email);
  });

  it('have the shape that the OpenAPI document says', async () => {
    const ann = await adminNamed('Ann');
    const { paths } = (await ann.get('/api/openapi.json')).json();
    const { schema } = paths['/api/admin'].get.responses[200].content['application/json'];
    const figures = (await ann.get('/api/admin')).json();
    expect(Object.keys(figures).sort()).toEqual(schema.required.toSorted());
  });

  it('[P6] are not for others', async () => {
    await adminNamed('Ann');
    const answer = await (await guest(server, 'Eve')).get('/api/admin');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ reason: { rule: 'P6', code: 'notAllowed' } });
  });

  it('[P4] need a session', async () => {
    const answer = await new Visitor(server).get('/api/admin');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ reason: { rule: 'P4', code: 'notSignedIn' } });
  });
});

it('everybody is told whether they are an admin', async () => {
  const [ann, eve] = [await adminNamed('Ann'), await guest(server, 'Eve')];
  expect((await ann.get('/api/me')).json().me.admin).toBe(true);
  expect((await eve.get('/api/me')).json().me.admin).toBe(false);
  expect((await ann.ask('PATCH', '/api/me', { name: 'Anne' })).json().me.admin).toBe(true);
});
