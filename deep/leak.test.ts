import { beforeAll, expect, it } from 'vitest';
import { allPairs, type LeakReport, proveNoLeaks } from './leak.ts';

const PAIRS = allPairs(5, '5'.repeat(32));

/** What is hidden from spectators, shown to a seat: these pairs must differ. */
const LEAKING = allPairs(5, '6'.repeat(32))
  .filter(({ viewer }) => viewer === 'spectator')
  .map((pair) => ({ ...pair, id: `leaking${pair.id}`, viewer: 0, script: [] }));

let report: LeakReport;
beforeAll(async () => {
  report = await proveNoLeaks([...PAIRS, ...LEAKING]);
}, 240_000);

const isOfLeaking = (fault: string) => fault.startsWith('leaking');

it('sends the same bytes whatever a viewer may not know', () => {
  expect(report.faults.filter((fault) => !isOfLeaking(fault))).toEqual([]);
  expect(report.pairs).toBe(25 + LEAKING.length);
  expect(report.refusals).toBeGreaterThan(1000);
  expect(report.entries).toBeGreaterThan(100);
});

it('would notice: what is hidden from spectators is not hidden from every seat', () => {
  expect(report.faults.some(isOfLeaking)).toBe(true);
});
