import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, guest, openedBy, openTestServer, plan, type TestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const accepting = (coding: string) => ({ headers: { 'accept-encoding': coding } });

function unpack(payload: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(payload);
  return coding === 'gzip' ? gunzipSync(payload) : payload;
}

describe('big answers without secrets', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=0.5, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
  ])('are compressed for who accepts %j', async (accepted, coding) => {
    const plain = await server.app.inject('/api/openapi.json');
    const answer = await server.app.inject({ url: '/api/openapi.json', ...accepting(accepted) });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(String(unpack(answer.rawPayload, coding))).toBe(plain.body);
    if (coding) expect(answer.rawPayload.length).toBeLessThan(plain.body.length / 4);
  });

  it('are replays of games that are over, never what a seat knows while one runs', async () => {
    const ann = await guest(server, 'Ann');
    const table = await openedBy(
      ann,
      plan(2, { seats: [{ kind: 'open' }, { kind: 'bot', level: 'level1' }] }),
    );
    const codingOf = async (rest: string) => {
      const answer = await ann.ask('GET', `/api/tables/${table}${rest}`, undefined, accepting('br'));
      expect(answer.statusCode).toBe(200);
      return answer.headers['content-encoding'];
    };
    for (let n = 0; n < 20; n++) await command(ann, table, { do: 'say', text: 'x'.repeat(200) });
    await command(ann, table, { do: 'start' });
    expect([await codingOf('/replay'), await codingOf('/tableView')]).toEqual([undefined, undefined]);
    await command(ann, table, { do: 'resign' });
    expect([await codingOf('/replay'), await codingOf('/tableView')]).toEqual(['br', undefined]);
  });
});
