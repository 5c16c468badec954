import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusedByTable, TABLE_REASONS } from '../index.ts';

it('has a number and a code for every rule of RULES.md', () => {
  const rules = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8');
  const listed = [...rules.matchAll(/^- \*\*(T\d+)\*\* .*\(`(\w+)`\)\.$/gm)].map(([, rule, code]) => [
    code,
    rule,
  ]);
  expect(Object.fromEntries(listed)).toEqual(TABLE_REASONS);
});

it('[T21] has a refusal for commands that take too long', () => {
  expect(refusedByTable('tooSlow').reason).toEqual({ rule: 'T21', code: 'tooSlow' });
});
