import { expect, it } from 'vitest';
import type { Holder } from '#table';
import { hasTime } from './hasTime.ts';

const ada: Holder = { kind: 'human', person: 'ada', standIn: null };
const CLOCK = { bank: 600_000, increment: 0, cap: 600_000 };

const table = (left: number, part: Partial<Parameters<typeof hasTime>[0]['tableView']> = {}) => ({
  tableView: {
    clock: CLOCK,
    clocks: { left: [left, 600_000], since: 1_000, late: [] },
    awaited: [0],
    seats: [ada, ada],
    phase: 'playing' as const,
    viewer: 0,
    ...part,
  },
  clockOffset: 500,
});

it('is a minute or more on the clock', () => {
  expect(hasTime(table(70_000), 10_500)).toBe(true);
  expect(hasTime(table(70_000), 10_501)).toBe(false);
});

it('does not run out while others think', () => {
  expect(hasTime(table(70_000, { awaited: [1] }), 600_000)).toBe(true);
});

it('is there without a clock, and after the end', () => {
  expect(hasTime(table(0, { clock: null }), 10_000)).toBe(true);
  expect(hasTime(table(0, { phase: 'over' }), 10_000)).toBe(true);
});
