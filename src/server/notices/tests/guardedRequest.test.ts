/** What strangers' addresses may lead to. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isClosed } from '../closedNetworks.ts';
import { ClosedAddress, checkedAddress, guardedPost } from '../guardedRequest.ts';

const server = createServer((request, response) => {
  if (request.url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1/secret' });
  else response.writeHead(429, { 'retry-after': '7' });
  response.end('x'.repeat(100_000));
});
let host = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const post = (address: string, trusted: readonly string[] = [], found: readonly string[] = []) =>
  guardedPost(address, {
    headers: {},
    body: 'hello',
    trusted,
    lookup: ((_host: string, _options: object, done: (error: null, all: object[]) => void) =>
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as never,
  });

describe('[P27] an address', () => {
  it.each([
    'http://example.org/',
    'https://example.org:8080/',
    'https://user:pass@example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://10.0.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'no address',
  ])('such as %s is not asked', (address) => {
    expect(() => checkedAddress(address, [])).toThrow(ClosedAddress);
  });

  it('in the open is asked', () => {
    for (const address of [
      'https://discord.com/api/webhooks/1/x',
      'https://1.1.1.1/',
      'https://[2606:4700::1]/',
    ])
      expect(checkedAddress(address, []).href).toBe(address);
    expect(isClosed('93.184.216.34')).toBe(false);
  });

  it('whose name leads into a closed network is not asked, whatever else it leads to', async () => {
    await expect(post('https://rebound.example.org/', [], ['10.0.0.1'])).rejects.toThrow(ClosedAddress);
    await expect(post('https://both.example.org/', [], ['1.1.1.1', '::1'])).rejects.toThrow(ClosedAddress);
    await expect(post('https://nothing.example.org/')).rejects.toThrow(ClosedAddress);
  });

  it('that the operator trusts is asked, and redirects are not followed', async () => {
    expect(await post(`http://${host}/`, [host])).toEqual({ status: 429, retryAfter: 7000 });
    expect(await post(`http://${host}/moved`, [host])).toMatchObject({ status: 302 });
  });
});
