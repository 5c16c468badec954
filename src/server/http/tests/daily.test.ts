import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedNumber } from '#bots';
import { loadTitle } from '#games';
import { Rng } from '#kernel';
import { DAILY_GAMES } from '#table';
import type { HandedIn } from '../../daily/checkEntry.ts';
import { honestGame } from '../../daily/testing/honestGame.ts';
import { guest, openTestServer, type TestServer, Visitor } from './testServer.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 19, 12);
const TODAY = '2026-11-19';

let server: TestServer;
let games = 0;
let lucks = 0;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const newId = () => `attempt${++games}`;
const reasonOf = (answer: { json(): { reason?: { rule: string; code: string } } }) => {
  const { reason } = answer.json();
  return reason && `${reason.rule} ${reason.code}`;
};

/** An honest game of today, always another one. */
async function played(visitor: Visitor, game = 'tangramcity'): Promise<HandedIn> {
  const { games } = (await visitor.get('/api/daily')).json();
  const deal = games.find((one: { game: string }) => one.game === game);
  lucks += 1;
  return honestGame(await loadTitle(game), { ...deal, day: 0 }, Rng.fromSeed(seedNumber(lucks)));
}

const handIn = (visitor: Visitor, id: string, game: HandedIn, day = TODAY) =>
  visitor.ask('PUT', `/api/daily/${game.record.game}/${day}/${id}`, game);
const start = (visitor: Visitor, id: string, game = 'tangramcity', day = TODAY) =>
  visitor.post(`/api/daily/${game}`, { day, id });

/** Somebody with an account. */
async function account(name: string): Promise<Visitor> {
  const visitor = await guest(server, name);
  const claim = { email: `${name.toLowerCase()}@example.org`, password: 'a long password' };
  await visitor.post('/api/me/password', claim);
  return visitor;
}

describe('the deals of a day', () => {
  it('are the same for everybody, and new on the next', async () => {
    const first = (await new Visitor(server).get('/api/daily')).json();
    const second = (await (await guest(server, 'Ann')).get('/api/daily')).json();
    expect(first.day).toBe(TODAY);
    expect(first.games.map(({ game }: { game: string }) => game)).toEqual(DAILY_GAMES);
    expect(second.games).toEqual(first.games);
    vi.setSystemTime(NOON + 24 * HOUR);
    const next = (await new Visitor(server).get('/api/daily')).json();
    expect(next.day).toBe('2026-11-20');
    expect(next.earlier).toEqual([TODAY]);
    const seeds = [...first.games, ...next.games].map(({ seed }: { seed: string }) => seed);
    expect(new Set(seeds).size).toBe(2 * DAILY_GAMES.length);
  });

  it('[P80] are there from the beginning of the day', async () => {
    const ann = await guest(server, 'Ann');
    await ann.get('/api/daily');
    for (const place of [
      'tangramcity/2026-11-21',
      'tangramcity/2020-01-01',
      `rowhouse/${TODAY}`,
      `x/${TODAY}`,
    ])
      expect(reasonOf(await ann.get(`/api/daily/${place}`))).toBe('P80 noSuchDay');
    expect(reasonOf(await start(ann, newId(), 'tangramcity', '2026-11-22'))).toBe('P80 noSuchDay');
    expect(reasonOf(await handIn(ann, newId(), await played(ann), '2026-11-22'))).toBe('P80 noSuchDay');
    expect(reasonOf(await ann.get(`/api/daily/tangramcity/${TODAY}/nothing`))).toBe('P80 noSuchDay');
  });
});

describe('an attempt', () => {
  it('counts once it was played again', async () => {
    const ann = await guest(server, 'Ann');
    const id = newId();
    expect((await start(ann, id)).statusCode).toBe(200);
    const game = await played(ann);
    const answer = await handIn(ann, id, game);
    expect(answer.json().own).toEqual({
      id,
      result: { value: game.scores[0], place: 1, scores: game.scores },
    });
    expect((await handIn(ann, id, await played(ann))).json()).toEqual(answer.json());
    const day = (await ann.get(`/api/daily/tangramcity/${TODAY}`)).json();
    expect(day.own.id).toBe(id);
    expect(day.tally).toContainEqual({ value: game.scores[0], count: 1 });
    const today = (await ann.get('/api/daily')).json();
    expect(today.games[0]).toMatchObject({ game: 'tangramcity', own: { id } });
    expect(today).toMatchObject({ streak: { now: 1, longest: 1 }, lately: [TODAY] });
  });

  it('[P81] is the first one', async () => {
    const [ann, ben] = await Promise.all([guest(server, 'Ann'), guest(server, 'Ben')]);
    const id = newId();
    const game = await played(ann);
    await start(ann, id);
    expect(reasonOf(await start(ann, newId()))).toBe('P81 playedAlready');
    expect(reasonOf(await handIn(ann, newId(), game))).toBe('P81 playedAlready');
    expect(reasonOf(await start(ben, id))).toBe('P81 playedAlready');
    expect(reasonOf(await handIn(ben, id, game))).toBe('P81 playedAlready');
    expect((await handIn(ann, id, game)).statusCode).toBe(200);
    expect(reasonOf(await handIn(ann, newId(), game))).toBe('P81 playedAlready');
  });

  it('[P81] two devices at the same moment have one', async () => {
    const ann = await guest(server, 'Ann');
    const [one, two] = [await played(ann), await played(ann)];
    const answers = await Promise.all([handIn(ann, newId(), one), handIn(ann, newId(), two)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('[P82] without a network counts until noon of the next day', async () => {
    const [ann, ben] = await Promise.all([guest(server, 'Ann'), guest(server, 'Ben')]);
    const [one, two] = [await played(ann), await played(ben)];
    vi.setSystemTime(NOON + 23 * HOUR);
    expect(reasonOf(await start(ann, newId()))).toBe('P82 dayOver');
    expect((await handIn(ann, newId(), one)).statusCode).toBe(200);
    vi.setSystemTime(NOON + 24 * HOUR);
    expect(reasonOf(await handIn(ben, newId(), two))).toBe('P82 dayOver');
  });

  it('[P83] [P84] that is forged changes nothing', async () => {
    const ann = await guest(server, 'Ann');
    const { record, scores } = await played(ann);
    const id = newId();
    await start(ann, id);
    const before = (await ann.get(`/api/daily/tangramcity/${TODAY}`)).json();
    const forged = { ...record, seed: seedNumber(1) };
    expect(reasonOf(await handIn(ann, id, { record: forged, scores }))).toBe('P83 otherDeal');
    expect(reasonOf(await handIn(ann, id, { record, scores: [999] }))).toBe('P84 notPlayedSo');
    expect((await ann.get(`/api/daily/tangramcity/${TODAY}`)).json()).toEqual(before);
    expect((await handIn(ann, id, { record, scores })).statusCode).toBe(200);
  });

  it('[P1] [P2] [P4] is well formed, not endless, and somebody’s', async () => {
    const ann = await guest(server, 'Ann');
    const game = await played(ann);
    expect(reasonOf(await handIn(new Visitor(server), newId(), game))).toBe('P4 notSignedIn');
    expect(reasonOf(await start(new Visitor(server), newId()))).toBe('P4 notSignedIn');
    expect(reasonOf(await ann.ask('PUT', `/api/daily/tangramcity/${TODAY}/x`, { scores: [1] }))).toBe(
      'P1 malformed',
    );
    const endless = { ...game.record, plays: Array(5001).fill(game.record.plays[0]) };
    expect(reasonOf(await handIn(ann, newId(), { ...game, record: endless }))).toBe('P2 tooLong');
  });

  it('makes a row of days', async () => {
    const ann = await guest(server, 'Ann');
    for (const day of [0, 1, 3, 4]) {
      vi.setSystemTime(NOON + day * 24 * HOUR);
      const date = new Date(NOON + day * 24 * HOUR).toISOString().slice(0, 10);
      expect((await handIn(ann, newId(), await played(ann), date)).statusCode).toBe(200);
    }
    vi.setSystemTime(NOON + 5 * 24 * HOUR);
    const today = (await ann.get('/api/daily')).json();
    expect(today.streak).toEqual({ now: 2, longest: 2 });
    expect(today.lately.sort()).toEqual(['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23']);
  });
});

describe('the best of a day', () => {
  it('[P80] are shown, and watched, by those who have played, and by everybody once the day is closed', async () => {
    const ann = await account('Anna');
    const guests = await Promise.all([guest(server, 'Ben'), guest(server, 'Cem')]);
    const [ben, cem] = guests as [Visitor, Visitor];
    const game = 'flatiron';
    const [id, bens] = [newId(), newId()];
    const annas = await played(ann, game);
    await handIn(ann, id, annas);
    await handIn(ben, bens, await played(ben, game));
    const day = `/api/daily/${game}/${TODAY}`;
    const best = [{ id, person: ann.person, name: 'Anna', value: expect.any(Number), scores: annas.scores }];
    expect((await ben.get(day)).json().best).toEqual(best);
    expect((await cem.get(day)).json()).toMatchObject({ best: null, own: null });
    const record = (await ben.get(`${day}/${id}`)).json();
    expect(record).toMatchObject({ game, plays: annas.record.plays, names: ['Anna'] });
    expect((await ben.get(`${day}/${bens}`)).json().names).toEqual(['Ben']);
    expect(reasonOf(await ann.get(`${day}/${bens}`))).toBe('P80 noSuchDay');
    expect(reasonOf(await cem.get(`${day}/${id}`))).toBe('P80 noSuchDay');
    vi.setSystemTime(NOON + 24 * HOUR);
    expect((await cem.get(day)).json().best).toEqual(best);
    expect((await new Visitor(server).get(`${day}/${id}`)).json().plays).toEqual(annas.record.plays);
    await ann.ask('PATCH', '/api/me/profile', { visible: 'friends' });
    expect((await cem.get(day)).json().best).toEqual([]);
  });

  it('go with their person, and come with the export', async () => {
    const ann = await account('Annie');
    const id = newId();
    const game = await played(ann, 'newyorkcity');
    await handIn(ann, id, game);
    const exported = (await ann.get('/api/me/export')).json();
    expect(exported.daily).toEqual([
      {
        day: TODAY,
        game: 'newyorkcity',
        started: NOON,
        result: expect.objectContaining({ scores: game.scores, finished: NOON }),
        plays: game.record.plays,
      },
    ]);
    await ann.ask('DELETE', '/api/me');
    const ben = await guest(server, 'Ben');
    const { tally } = (await ben.get(`/api/daily/newyorkcity/${TODAY}`)).json();
    expect(tally).toEqual([]);
  });
});
