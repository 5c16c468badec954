/** Ratings over HTTP: which games count, what ladders and profiles show, and to whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportOf } from '../../people/exportPerson.ts';
import { RatingLoop } from '../../ratings/ratingLoop.ts';
import { claimed, reasonIn } from './rivals.ts';
import { command, guest, openTestServer, plan, type TestServer, type Visitor } from './testServer.ts';

let server: TestServer;
let loop: RatingLoop;
beforeAll(async () => {
  server = await openTestServer();
  const logError = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  // As if all had ended a minute ago.
  loop = new RatingLoop({ store: server.store, now: () => Date.now() + 60_000, logError });
});
afterAll(async () => {
  await loop.stop();
  await server.close();
});

const CLOCK = { bank: 600_000, increment: 0, cap: 600_000 };
const RATED = plan(2, { clock: CLOCK, rated: 'people' });
const BOT = { kind: 'bot', level: 'level2' } as const;

const opened = (host: Visitor, wanted = RATED) => host.post('/api/tables', { plan: wanted, seat: 0 });

/** A game between two that the second gives up. */
async function finished(winner: Visitor, loser: Visitor, wanted = RATED): Promise<string> {
  const { table } = (await opened(winner, wanted)).json();
  await command(loser, table, { do: 'sit', seat: 1 });
  await command(winner, table, { do: 'start' });
  await command(loser, table, { do: 'resign' });
  return table;
}

const changesOf = async (visitor: Visitor, table: string) =>
  (await visitor.get(`/api/tables/${table}/ratings`)).json();
const ladder = async (visitor: Visitor, name = 'people/rowhouse/2') =>
  (await visitor.get(`/api/ladders/${name}`)).json();
const ratingsOf = async (visitor: Visitor, of: Visitor) =>
  (await visitor.get(`/api/people/${of.person}/ratings`)).json().ratings;

describe('a rated game', () => {
  it('[P70] needs a clock, and everybody or else only bots as rivals', async () => {
    const ada = await claimed(server, 'Ada');
    const bots = plan(2, { clock: CLOCK, rated: 'bots' });
    for (const wrong of [
      { ...RATED, clock: null },
      { ...RATED, access: 'link' as const },
      { ...RATED, seats: [{ kind: 'open' } as const, BOT] },
      bots,
      { ...RATED, seats: RATED.seats.slice(1) },
    ]) {
      const answer = await opened(ada, wrong);
      expect(reasonIn(answer)).toEqual({ rule: 'P70', code: 'cannotBeRated' });
    }
    const seats = [{ kind: 'open' } as const, BOT];
    expect((await opened(ada, { ...bots, seats })).statusCode).toBe(200);
    const nobodyThere = await ada.post('/api/tables', { plan: { ...bots, seats: [BOT, BOT] }, seat: null });
    expect(reasonIn(nobodyThere)).toEqual({ rule: 'P70', code: 'cannotBeRated' });
  });

  it('[P71] is for people with an account', async () => {
    const someone = await guest(server, 'Guest');
    const answer = await opened(someone);
    expect([answer.statusCode, reasonIn(answer)]).toEqual([403, { rule: 'P71', code: 'ratedNeedsAccount' }]);
  });

  it('changes ratings a moment after its end, once', async () => {
    const [ada, ben] = [await claimed(server, 'Ada'), await claimed(server, 'Ben')];
    const table = await finished(ada, ben);
    expect(await changesOf(ada, table)).toEqual({ waiting: true, changes: [] });
    await Promise.all([loop.run(), loop.run()]);
    const { waiting, changes } = await changesOf(ben, table);
    expect(waiting).toBe(false);
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual({
      person: ada.person,
      games: 1,
      before: null,
      after: { low: 1460, middle: 2105, high: 2751, provisional: true },
    });
    const { entries, mine, names, people } = await ladder(ben);
    expect(people).toBe(2);
    expect(entries.map(({ person }: { person: string }) => names[person])).toEqual(['Ada', 'Ben']);
    expect(mine).toMatchObject({ person: ben.person, place: 2, games: 1 });
    expect(await ratingsOf(ben, ada)).toMatchObject([
      { kind: 'people', game: 'rowhouse', seats: 2, games: 1, change: null },
    ]);
    await finished(ben, ada);
    await loop.run();
    const [again] = await ratingsOf(ada, ada);
    expect(again.games).toBe(2);
    expect(again.change).toBeLessThan(0);
    const course = await ada.get(`/api/people/${ada.person}/ratings/people/rowhouse/2`);
    expect(course.json().steps.map(({ games }: { games: number }) => games)).toEqual([1, 2]);
    const person = await server.store.person(ada.person);
    const { ratings } = await exportOf(server.store, person ?? expect.fail());
    expect(ratings.now).toMatchObject([{ ladder: 'people rowhouse 2', games: 2 }]);
    expect(ratings.steps.map(({ table: one }) => one)).toContain(table);
  });

  it('does not count with a guest at the table, without being asked for, or where it is called off', async () => {
    const [ada, ben] = [await claimed(server, 'Ada'), await claimed(server, 'Ben')];
    const withGuest = await finished(ada, await guest(server, 'Guest'));
    const { rated: _, ...unrated } = RATED;
    const casual = await finished(ada, ben, unrated);
    const { table: calledOff } = (await opened(ada)).json();
    await command(ben, calledOff, { do: 'sit', seat: 1 });
    await command(ada, calledOff, { do: 'start' });
    await command(ada, calledOff, { do: 'propose', request: { kind: 'end' } });
    await command(ben, calledOff, { do: 'agree' });
    await loop.run();
    for (const table of [withGuest, casual, calledOff])
      expect(await changesOf(ada, table)).toEqual({ waiting: false, changes: [] });
    expect(await ratingsOf(ada, ada)).toEqual([]);
  });

  it('against bots counts on a ladder of its own, with the bots on it', async () => {
    const ada = await claimed(server, 'Ada');
    const seats = [{ kind: 'open' } as const, BOT];
    const { table } = (await opened(ada, plan(2, { clock: CLOCK, rated: 'bots', seats }))).json();
    await command(ada, table, { do: 'start' });
    expect(reasonIn(await command(ada, table, { do: 'propose', request: { kind: 'end' } }))).toEqual({
      rule: 'T40',
      code: 'rated',
    });
    await command(ada, table, { do: 'resign' });
    await loop.run();
    const { entries, bots } = await ladder(ada, 'bots/rowhouse/2');
    expect(entries).toMatchObject([{ person: ada.person, place: 1, games: 1 }]);
    expect(bots.map(({ level }: { level: string }) => level)).toContain('level6');
    expect((await ladder(ada)).mine).toBeNull();
  });
});

describe('ladders and ratings', () => {
  it('are seen by whom their people let see their games', async () => {
    const [ada, ben] = [await claimed(server, 'Ada'), await claimed(server, 'Ben')];
    const table = await finished(ada, ben);
    await loop.run();
    await ada.ask('PATCH', '/api/me/profile', { visible: 'nobody' });
    expect(await ratingsOf(ben, ada)).toBeNull();
    expect(await ratingsOf(ada, ada)).toHaveLength(1);
    const course = await ben.get(`/api/people/${ada.person}/ratings/people/rowhouse/2`);
    expect(course.json()).toEqual({ steps: null });
    const { changes } = await changesOf(ben, table);
    expect(changes.map(({ person }: { person: string }) => person)).toEqual([ben.person]);
    const { entries } = await ladder(ben);
    expect(entries.map(({ person }: { person: string }) => person)).not.toContain(ada.person);
  });

  it('[P72] are there for titles and numbers of seats that there are', async () => {
    const ada = await guest(server, 'Ada');
    for (const name of ['people/chess/2', 'people/flatiron/1', 'bots/flatiron/3']) {
      const answer = await ada.get(`/api/ladders/${name}`);
      expect([answer.statusCode, reasonIn(answer)]).toEqual([404, { rule: 'P72', code: 'noSuchLadder' }]);
    }
    expect((await ada.get('/api/people/nobody/ratings')).statusCode).toBe(404);
  });

  it('of somebody who is gone are gone', async () => {
    const [ada, ben] = [await claimed(server, 'Ada'), await claimed(server, 'Ben')];
    await finished(ada, ben);
    await loop.run();
    await server.store.forgetPerson(ada.person);
    const { entries } = await ladder(ben);
    expect(entries.map(({ person }: { person: string }) => person)).not.toContain(ada.person);
    expect(await server.store.ratingsOf(ada.person)).toEqual([]);
  });
});
