import { describe, expect, it } from 'vitest';
import { cachePolicyFor } from './cachePolicy.ts';

const HOME = 'https://skyline.test';

describe('what the service worker does with a request', () => {
  it.each([
    ['GET', '/', 'navigate', 'page'],
    ['GET', '/play/rowhouse?seed=1', 'navigate', 'page'],
    ['GET', '/table/abc', 'navigate', 'page'],
    ['GET', '/assets/main-1.js', 'cors', 'file'],
    ['GET', '/emblem.svg', 'no-cors', 'file'],
    ['GET', '/api/me', 'cors', 'leave'],
    ['GET', '/api/me/export', 'navigate', 'leave'],
    ['GET', '/health', 'navigate', 'leave'],
    ['GET', '/metrics', 'cors', 'leave'],
    ['GET', '/socket', 'cors', 'leave'],
    ['GET', '/apiary', 'navigate', 'page'],
    ['POST', '/', 'navigate', 'leave'],
  ])('%s %s (%s): %s', (method, path, mode, policy) => {
    expect(cachePolicyFor({ method, url: `${HOME}${path}`, mode }, HOME)).toBe(policy);
  });

  it('ignores requests to other servers', () => {
    const request = { method: 'GET', url: 'https://elsewhere.test/a.js', mode: 'cors' };
    expect(cachePolicyFor(request, HOME)).toBe('leave');
  });
});
