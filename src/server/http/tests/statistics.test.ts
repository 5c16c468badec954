/** Statistics over HTTP: of a game, of a person for those to whom they show their games, and reviews. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reasonIn, rivals } from './rivals.ts';
import { openTestServer, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const of = (visitor: Visitor, whose: Visitor, query = '') =>
  visitor.get(`/api/people/${whose.person}/statistics/rowhouse${query}`);

it('of a person are for those to whom they show their games', async () => {
  const { ada, ben } = await rivals(server);
  const stranger = new Visitor(server);
  expect((await of(stranger, ada)).json()).toMatchObject({
    person: { id: ada.person, name: 'Ada' },
    isOwn: false,
    figures: {
      seats: 2,
      bySeats: [{ seats: 2, games: 1 }],
      total: { games: 1, contests: 1, won: 1 },
      listed: [{ place: 1, players: 2, seat: 0 }],
      opponents: [{ person: ben.person, games: 1, won: 1, lost: 0 }],
      turns: [{ games: 1, won: 1 }],
      traits: { rows: [{ id: '0', games: 1, won: 1 }] },
      reviewed: null,
      names: { [ben.person]: 'Ben' },
    },
  });
  expect((await of(ada, ada)).json().figures.reviewed).toMatchObject({ cost: { games: 0 }, tables: [] });
  expect((await of(ada, ada, '?seats=4')).json().figures).toMatchObject({ seats: 4, total: { games: 0 } });
  await ada.ask('PATCH', '/api/me/profile', { visible: 'nobody' });
  expect((await of(ben, ada)).json().figures).toBeNull();
  expect((await of(ada, ada)).json().figures).not.toBeNull();
  const nobody = await ada.get('/api/people/nobody/statistics/rowhouse');
  expect(reasonIn(nobody)).toEqual({ rule: 'P16', code: 'noSuchPerson' });
});

it('of a game name nobody, and unknown games are refused', async () => {
  const { ada } = await rivals(server);
  const found = await new Visitor(server).get('/api/statistics/rowhouse');
  expect(found.json()).toMatchObject({ seats: 2, contests: expect.any(Number), turns: expect.any(Array) });
  expect(found.json().games).toBeGreaterThan(0);
  expect(found.body).not.toContain(ada.person);
  const alone = await ada.get('/api/statistics/tangramcity?seats=1&among=people');
  expect(alone.json()).toMatchObject({ seats: 1, bySeats: [], games: 0, since: null });
  expect(reasonIn(await ada.get('/api/statistics/chess'))).toEqual({ rule: 'K1', code: 'unknownGame' });
  expect(reasonIn(await ada.get('/api/statistics/rowhouse?seats=99'))).toMatchObject({ rule: 'P1' });
});

it('[P75] [P76] keep reviews of games of one’s own whose figures can be true', async () => {
  const { ada, ben, table } = await rivals(server);
  const keep = (visitor: Visitor, id: string, change = {}) =>
    visitor.ask('PUT', `/api/me/reviews/${id}`, { decisions: 40, cost: 12.3456, good: 31, ...change });
  const nobodys = { rule: 'P75', code: 'noSuchResult' };
  expect(reasonIn(await keep(ada, 'nosuchtable1'))).toEqual(nobodys);
  const stranger = (await rivals(server)).ada;
  expect(reasonIn(await keep(stranger, table))).toEqual(nobodys);
  for (const change of [{ good: 41 }, { cost: 20_001 }, { decisions: 0, good: 0 }])
    expect(reasonIn(await keep(ada, table, change)), JSON.stringify(change)).toEqual({
      rule: 'P76',
      code: 'badReview',
    });
  expect((await of(ada, ada)).json().figures.reviewed.tables).toEqual([]);
  expect((await keep(ada, table)).statusCode).toBe(200);
  expect((await keep(ada, table, { good: 32 })).statusCode).toBe(200);
  expect((await of(ada, ada)).json().figures.reviewed).toEqual({
    cost: { games: 1, decisions: 40, cost: 12.346, good: 32 },
    tables: [table],
  });
  expect((await of(ben, ada)).json().figures.reviewed).toBeNull();
  const taken = (await ada.get('/api/me/export')).json();
  expect(taken.reviews).toMatchObject([{ table, decisions: 40, cost: 12_346, good: 32 }]);
  expect(taken.results[0].players[0].approach).toEqual({
    turn: expect.any(Number),
    traits: { rows: ['0'] },
  });
  expect(JSON.stringify(taken.reviews)).not.toContain(ada.person);
});
