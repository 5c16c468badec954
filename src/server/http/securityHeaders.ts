/** Headers that go with every answer, also with those that never reach a route. */
import { createHash } from 'node:crypto';

export type Headers = Readonly<Record<string, string>>;

/** What a page of ours never asks a browser for. */
const UNUSED = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** For a server that shows this page. */
export function securityHeaders(page: string): Headers {
  return {
    'content-security-policy': contentPolicy(page),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    // Other sites do not learn addresses with tokens in them, and browsers still send the origin (P9).
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/** P91 For a page that other sites show in a frame: it runs nothing, asks nothing, and has only pictures of this server. */
export function frameHeaders(page: string): Headers {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "img-src 'self'",
      `style-src ${hashesOf(page, 'style').join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
    ].join(';'),
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** For a picture that moves by its own style sheet. */
export function growthPolicy(picture: string): string {
  const styles = hashesOf(picture, 'style').join(' ');
  return `default-src 'none';style-src ${styles};frame-ancestors 'none';sandbox`;
}

/** Everything comes from the server itself, the socket included; of what stands in the page, only what stood there when the server started. */
function contentPolicy(page: string): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashesOf(page, 'script')].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(page, 'style')].join(' ')}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join(';');
}

function hashesOf(page: string, element: 'script' | 'style'): string[] {
  const found = page.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'));
  const written = Array.from(found, ([, text = '']) => text).filter((text) => text !== '');
  return written.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
