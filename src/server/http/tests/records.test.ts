import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playMatch, random, seedNumber } from '#bots';
import { GAME_IDS, loadTitle } from '#games';
import type { GameRecord } from '#kernel';
import { guest, openTestServer, type TestServer, Visitor } from './testServer.ts';

let server: TestServer;
let ann: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  ann = await guest(server, 'Ann');
});
afterAll(() => server.close());

async function recordOf(id: string): Promise<GameRecord> {
  const { game } = await loadTitle(id);
  const seats = Math.max(2, game.seats.min);
  return playMatch(game, Array(seats).fill(random()), {}, seedNumber(42)).record;
}

describe('records', () => {
  it.each(GAME_IDS)('of %s are brought, kept and given back byte by byte', async (id) => {
    const record = await recordOf(id);
    const answer = await ann.post('/api/records', record);
    expect(answer.json()).toEqual({ id: expect.stringMatching(/^[a-z2-7]{12}$/) });
    const kept = await new Visitor(server).get(`/api/records/${answer.json().id}`);
    expect(kept.body).toBe(JSON.stringify(record));
  });

  it('can be looked at with all eyes', async () => {
    const record = await recordOf('rowhouse');
    const { id } = (await ann.post('/api/records', record)).json();
    const visitor = new Visitor(server);
    const { first, frames } = (await visitor.get(`/api/records/${id}/replay?as=1`)).json();
    expect(first).toMatchObject({ game: 'rowhouse', viewer: 1, phase: 'gathering' });
    expect(frames).toHaveLength(record.plays.length + 1);
    expect(frames[0].happening.did).toBe('dealt');
    const spectator = (await visitor.get(`/api/records/${id}/replay`)).json();
    expect(spectator.first.viewer).toBe('spectator');
    expect((await visitor.get(`/api/records/${id}/replay?as=2`)).json().reason.rule).toBe('P1');
  });

  it('[K1] [K2] [K3] [K4] [K5] are refused where the rules refuse them', async () => {
    const record = await recordOf('rowhouse');
    const [first] = record.plays;
    const wrong: [object, string][] = [
      [{ ...record, game: 'chess' }, 'K1'],
      [{ ...record, seats: 99 }, 'K2'],
      [{ ...record, seats: 1.5 }, 'K2'],
      [{ ...record, options: { nonsense: 1 } }, 'K3'],
      [{ ...record, seed: 'abc' }, 'K4'],
      [{ ...record, plays: [{ seat: 9, action: {} }] }, 'K5'],
      [{ ...record, plays: [{ seat: first?.seat ?? 0, action: { storey: 'roof' } }] }, 'R3.1'],
      [{ ...record, plays: [{ seat: 0.5, action: {} }] }, 'P1'],
      [{ ...record, plays: 'none' }, 'P1'],
      [[record], 'P1'],
    ];
    for (const [body, rule] of wrong) {
      const answer = await ann.post('/api/records', body);
      expect([rule, answer.json().reason?.rule]).toEqual([rule, rule]);
    }
    expect((await server.store.recordsOf(ann.person)).length).toBeLessThan(10);
  });

  it('[P1] are not nested 100,000 deep, wherever that is', async () => {
    const record = JSON.stringify(await recordOf('rowhouse'));
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const [place, inside] of [
      ['"options":{', `"options":{"a":${deep},`],
      ['"plays":[', `"plays":[{"seat":0,"action":${deep}},`],
      ['{"game":', `{"more":${deep},"game":`],
    ] as const) {
      const body = record.replace(place, inside);
      const answer = await ann.ask('POST', '/api/records', undefined, {
        payload: body,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ reason: { rule: 'P1', code: 'malformed' } });
    }
  });

  it('[P10] give their players names that can be seen', async () => {
    const record = { ...(await recordOf('rowhouse')), names: ['\u3164', 'A\u202en\u200bn'] };
    const { id } = (await ann.post('/api/records', record)).json();
    expect((await ann.get(`/api/records/${id}`)).json().names).toEqual(['', 'Ann']);
  });

  it('[P2] are neither huge nor endless', async () => {
    const record = await recordOf('rowhouse');
    const long = { ...record, plays: Array(5001).fill(record.plays[0]) };
    expect((await ann.post('/api/records', long)).json()).toEqual({
      reason: { rule: 'P2', code: 'tooLong' },
    });
    const huge = await ann.post('/api/records', { ...record, note: 'x'.repeat(2_200_000) });
    expect(huge.statusCode).toBe(413);
  });

  it('[P4] are brought by people', async () => {
    const answer = await new Visitor(server).post('/api/records', await recordOf('rowhouse'));
    expect(answer.statusCode).toBe(401);
  });

  it('[P18] are missed where there is none', async () => {
    for (const url of ['/api/records/nothinghere2', '/api/records/nothinghere2/replay']) {
      const answer = await ann.get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ reason: { rule: 'P18', code: 'noSuchRecord' } });
    }
  });
});
