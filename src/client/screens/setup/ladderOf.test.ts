import { expect, it } from 'vitest';
import { ladderOf } from './ladderOf.ts';

const CLOCK = { bank: 1, increment: 0, cap: 1 };

it.each([
  ['among people at a public table', CLOCK, 'public', ['me', 'open'], 'people'],
  ['among people whom the host only watches', CLOCK, 'public', ['open', 'open'], 'people'],
  ['not by link', CLOCK, 'link', ['me', 'open'], undefined],
  ['not without a clock', null, 'public', ['me', 'open'], undefined],
  ['against bots, by link as well', CLOCK, 'link', ['level2', 'me', 'level4'], 'bots'],
  ['not against bots without the host', CLOCK, 'public', ['level2', 'open'], undefined],
  ['not among people and bots', CLOCK, 'public', ['me', 'open', 'level2'], undefined],
  ['not alone', CLOCK, 'public', ['me'], undefined],
] as const)('a game may count %s', (_where, clock, access, seats, ladder) =>
  expect(ladderOf(clock, access, seats)).toBe(ladder),
);
