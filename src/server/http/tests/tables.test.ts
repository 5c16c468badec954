import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { parseRecord, replay } from '#kernel';
import { patched } from '#table';
import {
  command,
  guest,
  openedBy,
  openTestServer,
  plan,
  playOut,
  type TestServer,
  type Visitor,
} from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function started(): Promise<{ ann: Visitor; ben: Visitor; table: string }> {
  const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
  const table = await openedBy(ann);
  await command(ben, table, { do: 'sit', seat: 1 });
  await command(ann, table, { do: 'start' });
  return { ann, ben, table };
}

describe('a table over HTTP', () => {
  it('is opened with its host on the seat they command', async () => {
    const ann = await guest(server, 'Ann');
    const { table } = (await ann.post('/api/tables', { plan: plan(3), seat: 2 })).json();
    expect(table).toMatch(/^[a-z2-7]{12}$/);
    const { table: row } = (await ann.get(`/api/tables/${table}`)).json();
    expect(row.seats).toMatchObject([
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'human', person: ann.person },
    ]);
  });

  it('[P6] puts nobody on a seat unasked', async () => {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const seats = [{ kind: 'human', person: ben.person, standIn: null }, { kind: 'open' }] as const;
    const answer = await ann.post('/api/tables', { plan: plan(2, { seats }) });
    expect(answer.json()).toEqual({ reason: { rule: 'P6', code: 'notAllowed' } });
  });

  it.each([
    [{ plan: plan(2, { game: 'chess' }) }, 'K1'],
    [{ plan: plan(9) }, 'K2'],
    [{ plan: plan(2, { options: { nonsense: true } }) }, 'K3'],
    [{ plan: plan(2), seat: 2 }, 'P1'],
    [{ plan: { ...plan(2), more: 1 } }, 'P1'],
    [{}, 'P1'],
  ])('[K1] [K2] [K3] [P1] is not opened with %j', async (body, rule) => {
    const answer = await (await guest(server, 'Ann')).post('/api/tables', body);
    expect(answer.json().reason.rule).toBe(rule);
  });

  it('[P5] is missed where there is none', async () => {
    const ann = await guest(server, 'Ann');
    const missing = 'nosuchtable2';
    const answers = [
      ...(await Promise.all(
        ['', '/legal', '/tableView', '/at/1', '/replay', '/record', '/links'].map((end) =>
          ann.get(`/api/tables/${missing}${end}`),
        ),
      )),
      await command(ann, missing, { do: 'start' }),
      await command(ann, missing, { do: 'sit', seat: 0 }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ reason: { rule: 'P5', code: 'noSuchTable' } });
    }
  });

  it('carries out a command once, however often it is sent', async () => {
    const { ann, ben, table } = await started();
    const say = { id: 'same', command: { do: 'say', text: 'Hello' } };
    const first = await ann.post(`/api/tables/${table}/commands`, say);
    const again = await ann.post(`/api/tables/${table}/commands`, say);
    expect(first.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const other = await ben.post(`/api/tables/${table}/commands`, say);
    expect(other.json().seq).toBe(first.json().seq + 1);
  });

  it('[T9] refuses a stale answer', async () => {
    const { ann, ben, table } = await started();
    const mover = (await ann.get(`/api/tables/${table}/legal`)).json().legal.length > 0 ? ann : ben;
    const { legal } = (await mover.get(`/api/tables/${table}/legal`)).json();
    const answer = await command(mover, table, { do: 'play', answered: 7, action: legal[0] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ reason: { rule: 'T9', code: 'stale' } });
    expect((await server.app.inject('/metrics')).body).toContain('skyline_refusals_total{code="stale"} 1');
  });

  it('[P7] holds back commands and chat', async () => {
    const other = await openTestServer({ limits: { commandsPerMinute: 4, chatPerMinute: 2 } });
    const ann = await guest(other, 'Ann');
    const table = await openedBy(ann);
    const say = async () => (await command(ann, table, { do: 'say', text: 'Hi' })).statusCode;
    expect([await say(), await say(), await say()]).toEqual([200, 200, 429]);
    expect((await command(ann, table, { do: 'stand' })).statusCode).toBe(200);
    const answer = await command(ann, table, { do: 'sit', seat: 0 });
    expect(answer.json()).toEqual({ reason: { rule: 'P7', code: 'tooFast' } });
    await other.close();
  });
});

describe('a game in play', () => {
  it('is seen by everybody as themselves', async () => {
    const { ann, ben, table } = await started();
    const eve = await guest(server, 'Eve');
    const seen = async (visitor: Visitor) => (await visitor.get(`/api/tables/${table}/tableView`)).json();
    expect((await seen(ann)).tableView.viewer).toBe(0);
    expect((await seen(ben)).tableView.viewer).toBe(1);
    expect((await seen(eve)).tableView.viewer).toBe('spectator');
    expect((await seen(eve)).names).toEqual({ [ann.person]: 'Ann', [ben.person]: 'Ben' });
  });

  it.each(['replay', 'at/3'])('[P8] shows its %s to nobody with other eyes', async (what) => {
    const { ann, ben, table } = await started();
    const eve = await guest(server, 'Eve');
    const ask = (visitor: Visitor, as: string) => visitor.get(`/api/tables/${table}/${what}?as=${as}`);
    expect((await ask(ann, '0')).statusCode).toBe(200);
    for (const answer of [await ask(ann, '1'), await ask(ben, 'spectator'), await ask(eve, '0')]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({ reason: { rule: 'P8', code: 'notNow' } });
    }
  });

  it('[P8] keeps its record, and so its seed, to itself', async () => {
    const { ann, table } = await started();
    const answer = await ann.get(`/api/tables/${table}/record`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ reason: { rule: 'P8', code: 'notNow' } });
    const loaded = await server.store.load(table);
    expect(loaded).toBeDefined();
    const seed = /"seed":"([0-9a-f]{32})"/.exec(JSON.stringify(loaded))?.[1] ?? 'none';
    expect(seed).not.toBe('none');
    for (const url of ['', '/tableView', '/replay', '/at/3', '/legal'])
      expect((await ann.get(`/api/tables/${table}${url}`)).body).not.toContain(seed);
  });
});

describe('a finished game', () => {
  it('can be looked at with all eyes, step by step or at one entry', async () => {
    const { ann, ben, table } = await started();
    await playOut(table, ann, ben);
    for (const as of ['0', '1', 'spectator']) {
      const { first, frames } = (await ann.get(`/api/tables/${table}/replay?as=${as}`)).json();
      const middle = Math.floor(frames.length / 2);
      const tableView = frames
        .slice(0, middle + 1)
        .reduce(
          (tableView: object, { patch }: { patch: never }) => (patch ? patched(tableView, patch) : tableView),
          first,
        );
      const at = (await ann.get(`/api/tables/${table}/at/${frames[middle].seq}?as=${as}`)).json();
      expect(at.tableView).toEqual(tableView);
      expect(frames.at(-1).seq).toBe((await server.store.row(table))?.seq);
    }
    const beyond = await ann.get(`/api/tables/${table}/at/100000`);
    expect(beyond.json().reason.rule).toBe('P1');
    expect((await ann.get(`/api/tables/${table}/replay?as=2`)).json().reason.rule).toBe('P1');
    expect((await ann.get(`/api/tables/${table}/replay?as=you`)).json().reason.rule).toBe('P1');
  });

  it('gives a record that the rules play to the same end', async () => {
    const { ann, ben, table } = await started();
    await playOut(table, ann, ben);
    const answer = await ann.get(`/api/tables/${table}/record`);
    const { game } = await loadTitle('rowhouse');
    const { position } = replay(game, parseRecord(answer.body));
    const { tableView } = (await ann.get(`/api/tables/${table}/tableView`)).json();
    expect(game.outcome(position.state)).toEqual(tableView.outcome);
  });

  it('gives a record with the players’ names, which are there again when it is brought back', async () => {
    const { ann, ben, table } = await started();
    await playOut(table, ann, ben);
    const record = (await ann.get(`/api/tables/${table}/record`)).json();
    expect(record.names).toEqual(['Ann', 'Ben']);
    const { id } = (await ann.post('/api/records', record)).json();
    const { names } = (await ann.get(`/api/records/${id}/replay`)).json();
    expect(names).toEqual({ seat0: 'Ann', seat1: 'Ben' });
  });
});
