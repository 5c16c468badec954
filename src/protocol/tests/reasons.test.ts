import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROTOCOL_REASONS, refusedAtDoor } from '../index.ts';

it('has a number and a code for every rule of RULES.md', () => {
  const rules = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8');
  const listed = [...rules.matchAll(/^- \*\*(P\d+)\*\* .*\(`(\w+)`\)\.$/gm)].map(([, rule, code]) => [
    code,
    rule,
  ]);
  expect(Object.fromEntries(listed)).toEqual(PROTOCOL_REASONS);
});

it('refuses with number and code', () => {
  expect(refusedAtDoor('noSuchTable').reason).toEqual({ rule: 'P5', code: 'noSuchTable' });
});
