import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '#kernel';
import { api } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that gives this answer, whatever it is asked. */
function answering(status: number, body: string) {
  const asked = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

describe('the routes of the server', () => {
  it('are asked as JSON, and answer with what they give', async () => {
    const asked = answering(200, '{"table":"abc"}');
    expect(await api.quick('rowhouse', 2, true)).toEqual({ table: 'abc' });
    const [path, init] = asked.mock.calls[0] ?? [];
    expect(path).toBe('/api/quick');
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(String(init?.body))).toEqual({ game: 'rowhouse', seats: 2, bots: true });
  });

  it.each([
    [
      'its own reason',
      404,
      '{"reason":{"rule":"P15","code":"noSuchLink"}}',
      { rule: 'P15', code: 'noSuchLink' },
    ],
    ['none at all', 502, '<html>', { rule: 'P19', code: 'failed' }],
  ])('refuse with %s', async (_what, status, body, reason) => {
    answering(status, body);
    await expect(api.offer('token')).rejects.toEqual(new Refused(reason));
  });

  it('may be out of reach for a moment', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(api.me()).rejects.toMatchObject({ reason: { rule: 'P8', code: 'notNow' } });
  });

  it('are asked for one viewpoint where one is chosen', async () => {
    const asked = answering(200, '{}');
    await api.replay({ kind: 'tables', id: 'abc' }, undefined);
    await api.replay({ kind: 'records', id: 'abc' }, 0);
    expect(asked.mock.calls.map(([path]) => path)).toEqual([
      '/api/tables/abc/replay',
      '/api/records/abc/replay?as=0',
    ]);
  });
});
