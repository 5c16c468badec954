import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '#kernel';
import { api } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers every request with this. */
function stubServer(status: number, body: string) {
  const request = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', request);
  return request;
}

describe('the routes of the server', () => {
  it('send and receive JSON', async () => {
    const request = stubServer(200, '{"table":"abc"}');
    expect(await api.quick('rowhouse', 2, true)).toEqual({ table: 'abc' });
    const [path, init] = request.mock.calls[0] ?? [];
    expect(path).toBe('/api/quick');
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(String(init?.body))).toEqual({ game: 'rowhouse', seats: 2, bots: true });
  });

  it.each([
    ['the reason', 404, '{"reason":{"rule":"P15","code":"noSuchLink"}}', { rule: 'P15', code: 'noSuchLink' }],
    ['no reason', 502, '<html>', { rule: 'P19', code: 'failed' }],
  ])('refuse with %s of the server', async (_what, status, body, reason) => {
    stubServer(status, body);
    await expect(api.offer('token')).rejects.toEqual(new Refused(reason));
  });

  it('refuse if the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(api.me()).rejects.toMatchObject({ reason: { rule: 'P8', code: 'notNow' } });
  });

  it('request a replay from one viewpoint if one is chosen', async () => {
    const request = stubServer(200, '{}');
    await api.replay({ kind: 'tables', id: 'abc' }, undefined);
    await api.replay({ kind: 'records', id: 'abc' }, 0);
    expect(request.mock.calls.map(([path]) => path)).toEqual([
      '/api/tables/abc/replay',
      '/api/records/abc/replay?as=0',
    ]);
  });
});
