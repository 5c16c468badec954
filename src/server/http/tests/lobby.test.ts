import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClockRule } from '#table';
import { command, guest, openedBy, openTestServer, plan, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ limits: { tablesPerHour: 10 } });
});
afterEach(() => server.close());

const quick = (visitor: Visitor, more: object = {}) =>
  visitor.post('/api/quick', { game: 'rowhouse', seats: 2, ...more });

describe('the lobby', () => {
  it('shows public tables that gather, with names', async () => {
    const ann = await guest(server, 'Ann');
    const open = await openedBy(ann);
    await openedBy(ann, plan(2, { access: 'link' }));
    const lobby = (await new Visitor(server).get('/api/lobby')).json();
    expect(lobby.tables).toMatchObject([
      { id: open, game: 'rowhouse', phase: 'gathering', host: ann.person },
    ]);
    expect(lobby.names).toEqual({ [ann.person]: 'Ann' });
  });

  it('says how people play at a table', async () => {
    const ann = await guest(server, 'Ann');
    const clock = { bank: 60_000, increment: 5000, cap: 60_000 };
    const quick = await openedBy(ann, plan(2, { clock }));
    const slow = await openedBy(ann);
    const { tables } = (await new Visitor(server).get('/api/lobby')).json();
    const paces = Object.fromEntries(tables.map(({ id, pace }: { id: string; pace: unknown }) => [id, pace]));
    expect(paces).toEqual({ [quick]: { clock, after: 600_000 }, [slow]: { clock: null, after: 600_000 } });
  });

  it('shows public games that have begun, but nobody their own', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const [open, closed] = [await openedBy(ann), await openedBy(ann, plan(2, { access: 'link' }))];
    await command(ben, open, { do: 'sit', seat: 1 });
    await command(ann, closed, { do: 'seatBot', seat: 1, level: 'level1' });
    for (const table of [open, closed]) await command(ann, table, { do: 'start' });
    const watched = async (visitor: Visitor) =>
      (await visitor.get('/api/lobby')).json().watch.map(({ id }: { id: string }) => id);
    expect(await watched(new Visitor(server))).toEqual([open]);
    expect(await watched(ben)).toEqual([]);
  });

  it('shows a queue for every game and size of two and more', async () => {
    const { quick } = (await new Visitor(server).get('/api/lobby')).json();
    expect(quick).toContainEqual({ game: 'rowhouse', seats: 2, median: null, waiting: 0 });
    expect(quick.every(({ seats }: { seats: number }) => seats >= 2)).toBe(true);
    expect(new Set(quick.map(({ game }: { game: string }) => game)).size).toBeGreaterThan(3);
  });
});

describe('my tables', () => {
  it('are told apart by what waits for me', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const table = await openedBy(ann);
    expect((await ann.get('/api/me/next')).json()).toEqual({ table: null });
    await command(ben, table, { do: 'sit', seat: 1 });
    await command(ann, table, { do: 'start' });
    const later = await openedBy(ann);
    const { tables, names } = (await ann.get('/api/me/tables')).json();
    const byId = Object.fromEntries(tables.map((row: { id: string }) => [row.id, row]));
    expect(byId[later]).toMatchObject({ phase: 'gathering', waiting: false });
    expect(names[ben.person]).toBe('Ben');
    const waiting = (await server.store.row(table))?.awaited.includes(0);
    expect(byId[table]).toMatchObject({ phase: 'playing', waiting });
    const nexts = [(await ann.get('/api/me/next')).json(), (await ben.get('/api/me/next')).json()];
    expect(nexts).toContainEqual({ table });
    expect((await (await guest(server, 'Eve')).get('/api/me/tables')).json().tables).toEqual([]);
  });
});

describe('the tables that wait for me', () => {
  const playing = async (bank: number | null) => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const clock = bank === null ? null : { bank, increment: 0, cap: bank };
    return { ann, ben, table: await begun(ann, ben, clock) };
  };
  const begun = async (ann: Visitor, ben: Visitor, clock: ClockRule | null) => {
    const table = await openedBy(ann, plan(2, { clock }));
    await command(ben, table, { do: 'sit', seat: 1 });
    await command(ann, table, { do: 'start' });
    return table;
  };

  it('come with the least time first, and the first as I see it', async () => {
    const { ann, ben, table: calm } = await playing(null);
    const slow = await begun(ann, ben, { bank: 900_000, increment: 0, cap: 900_000 });
    const quick = await begun(ann, ben, { bank: 60_000, increment: 0, cap: 60_000 });
    const { tables, first, names } = (await ann.get('/api/me/waiting')).json();
    expect(tables.map(({ id }: { id: string }) => id)).toEqual([quick, slow, calm]);
    const [left, more, none] = tables.map(({ left }: { left: number | null }) => left);
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
    expect(more).toBeGreaterThan(800_000);
    expect(none).toBeNull();
    expect(first).toMatchObject({ tableView: { id: quick, viewer: 0 }, last: null });
    expect(names[ben.person]).toBe('Ben');
    expect((await ann.get('/api/me/next')).json()).toEqual({ table: quick });
  });

  it('say what somebody else did last, and no more than one may know', async () => {
    const { ann, ben, table } = await playing(null);
    const { legal } = (await ben.get(`/api/tables/${table}/legal`)).json();
    await command(ben, table, { do: 'play', answered: 0, action: legal[0] });
    const { first } = (await ann.get('/api/me/waiting')).json();
    expect(first.last.happening).toMatchObject({ did: 'played', seat: 1, action: null });
    expect((await ben.get('/api/me/waiting')).json()).toMatchObject({ tables: [], first: null });
  });
});

describe('quick match', () => {
  it('brings two people together, and starts', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const first = (await quick(ann)).json();
    expect(first).toMatchObject({ seat: 0, started: false });
    const url = '/api/quick/rowhouse/2';
    expect((await ben.get(url)).json()).toEqual({ game: 'rowhouse', seats: 2, median: null, waiting: 1 });
    const second = (await quick(ben)).json();
    expect(second).toEqual({ table: first.table, seat: 1, started: true });
    const { table } = (await ann.get(`/api/tables/${first.table}`)).json();
    expect(table.phase).toBe('playing');
    const after = (await ben.get(url)).json();
    expect(after.waiting).toBe(0);
    expect(after.median).toBeGreaterThanOrEqual(0);
    expect(after.median).toBeLessThan(60_000);
  });

  it('gives the median of the last fifty waits', async () => {
    for (let n = 1; n <= 60; n++) await server.store.addWait('rowhouse', 3, n * 1000, n);
    const { median } = (await new Visitor(server).get('/api/quick/rowhouse/3')).json();
    expect(median).toBe(36_000);
  });

  it('keeps one seat for one person, however often they ask', async () => {
    const ann = await guest(server, 'Ann');
    const first = (await quick(ann)).json();
    expect((await quick(ann)).json()).toEqual(first);
  });

  it('sends nobody to an own table of the wrong size or game', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const small = (await quick(ann)).json();
    const large = (await quick(ben, { seats: 3 })).json();
    expect(large.table).not.toBe(small.table);
    expect((await new Visitor(server).get('/api/lobby')).json().tables).toEqual([]);
  });

  it('loses nobody when many come at once', async () => {
    const people = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => guest(server, name)));
    const matched = await Promise.all(people.map(async (person) => (await quick(person)).json()));
    const tables = new Set(matched.map(({ table }) => table));
    expect(tables.size).toBe(3);
    expect(matched.filter(({ started }) => started)).toHaveLength(3);
  });

  it('starts with bots when somebody will not wait', async () => {
    const ann = await guest(server, 'Ann');
    const { table } = (await quick(ann, { seats: 3 })).json();
    expect((await quick(ann, { seats: 3, bots: true })).json()).toEqual({ table, seat: 0, started: true });
    const row = (await ann.get(`/api/tables/${table}`)).json().table;
    expect(row.seats.slice(1)).toEqual([
      { kind: 'bot', level: 'level3' },
      { kind: 'bot', level: 'level3' },
    ]);
    expect((await ann.get('/api/quick/rowhouse/3')).json().median).toBeNull();
  });

  it('offers a bot’s seat to the next one, until somebody has answered', async () => {
    const [ann, ben, eve] = [
      await guest(server, 'Ann'),
      await guest(server, 'Ben'),
      await guest(server, 'Eve'),
    ];
    const { table } = (await quick(ann, { bots: true })).json();
    const offered = async () =>
      (await eve.get('/api/lobby')).json().withBots.map(({ id }: { id: string }) => id);
    expect(await offered()).toEqual([table]);
    expect((await quick(ann, { bots: true })).json()).toEqual({ table, seat: 0, started: true });
    expect((await quick(ben)).json()).toEqual({ table, seat: 1, started: true });
    expect(await offered()).toEqual([]);
    expect((await ben.get('/api/quick/rowhouse/2')).json().median).toBeNull();

    const other = (await quick(eve, { bots: true })).json().table;
    expect(other).not.toBe(table);
    const { legal } = (await eve.get(`/api/tables/${other}/legal`)).json();
    await command(eve, other, { do: 'play', answered: 0, action: legal[0] });
    expect(await offered()).toEqual([]);
    const late = await guest(server, 'Late');
    expect((await quick(late)).json()).toMatchObject({ seat: 0, started: false });
  });

  it('does not seat anybody with people who have long gone', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const first = (await quick(ann)).json();
    const row = await server.store.row(first.table);
    const gathering = server.store.gathering;
    server.store.gathering = async (limit) =>
      (await gathering(limit)).map((each) => ({ ...each, updated: (row?.updated ?? 0) - 31 * 60_000 }));
    expect((await quick(ben)).json().table).not.toBe(first.table);
  });

  it.each([
    [{ game: 'chess' }, 'K1'],
    [{ seats: 1 }, 'K2'],
    [{ seats: 9 }, 'K2'],
  ])('[K1] [K2] is not there for %j', async (wrong, rule) => {
    const ann = await guest(server, 'Ann');
    const answer = await quick(ann, wrong);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().reason.rule).toBe(rule);
  });

  it('[P7] counts among the tables one may open', async () => {
    const ann = await guest(server, 'Ann');
    for (let n = 0; n < 10; n++)
      expect((await ann.post('/api/tables', { plan: plan() })).statusCode).toBe(200);
    const answer = await quick(ann);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    const more = await ann.post('/api/tables', { plan: plan() });
    expect(more.json()).toEqual({ reason: { rule: 'P7', code: 'tooFast' } });
  });
});
