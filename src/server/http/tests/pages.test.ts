import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { languageOf, readPages } from '../pages.ts';
import { securityHeaders } from '../securityHeaders.ts';

const folder = mkdtempSync(join(tmpdir(), 'skyline-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the language of a page', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['en;q=0.5, pl', 'pl'],
    ['ja,de;q=0.7', 'de'],
    ['de;q=0,it;q=0.1', 'it'],
    ['*', 'en'],
    ['x'.repeat(5000), 'en'],
  ])('for %s is %s', (wished, language) => {
    expect(languageOf(wished)).toBe(language);
  });
});

it('gives each address its page, and allows the script and the style sheet in it', () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<style>a{}</style><script data-path="^/$">go()</script><script type="module" src="/a.js"></script>',
  );
  expect(readPages(folder).fileFor('/lobby', 'fr')).toBe('index.html');
  mkdirSync(join(folder, 'pages'));
  const kinds = [
    { name: 'home', path: '^/$' },
    { name: 'other', path: '' },
  ];
  writeFileSync(join(folder, 'pages/pages.json'), JSON.stringify(kinds));
  const pages = readPages(folder);
  expect(pages.fileFor('/', 'de')).toBe('pages/home.de.html');
  expect(pages.fileFor('/../secret', '../../x')).toBe('pages/other.en.html');
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  const policy = securityHeaders(pages.home)['content-security-policy'];
  expect(policy).toContain(`;script-src 'self' ${hash('go()')};`);
  expect(policy).toContain(`;style-src 'self' ${hash('a{}')};`);
});

it('refuses a folder without a page', () => {
  expect(() => readPages(join(folder, 'nowhere'))).toThrow('the client is not built');
});
