import { beforeAll, expect, it } from 'vitest';
import { allPairs, type LeakReport, proveNoLeaks } from './leak.ts';

/** Of each game; `npm run deep:leak` compares many more. */
const EACH = 3;
const PAIRS = allPairs(EACH, '5'.repeat(32));

/** What is hidden from spectators, shown to a seat: these pairs must differ. */
const LEAKING = PAIRS.filter(({ viewer }) => viewer === 'spectator').map((pair) => ({
  ...pair,
  id: `leaking${pair.id}`,
  viewer: 0,
  script: [],
}));

let report: LeakReport;
beforeAll(async () => {
  report = await proveNoLeaks([...PAIRS, ...LEAKING]);
}, 240_000);

const isOfLeaking = (fault: string) => fault.startsWith('leaking');

it('sends the same bytes whatever a viewer may not know', () => {
  expect(report.faults.filter((fault) => !isOfLeaking(fault))).toEqual([]);
  expect(LEAKING.length).toBeGreaterThan(0);
  expect(report.pairs).toBe(PAIRS.length + LEAKING.length);
  expect(report.refusals).toBeGreaterThan(1000);
  expect(report.entries).toBeGreaterThan(100);
});

it('would notice: what is hidden from spectators is not hidden from every seat', () => {
  expect(report.faults.some(isOfLeaking)).toBe(true);
});
