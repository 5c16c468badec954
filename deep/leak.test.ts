import { expect, it } from 'vitest';
import { allPairs, proveNoLeaks } from './leak.ts';

it('sends the same bytes whatever a viewer may not know', { timeout: 240_000 }, async () => {
  const report = await proveNoLeaks(allPairs(8, '5'.repeat(32)));
  expect(report.faults).toEqual([]);
  expect(report.pairs).toBe(40);
  expect(report.refusals).toBeGreaterThan(1000);
  expect(report.entries).toBeGreaterThan(100);
});

it('would notice: what is hidden from spectators is not hidden from every seat', {
  timeout: 240_000,
}, async () => {
  const hidden = allPairs(12, '6'.repeat(32)).filter(({ viewer }) => viewer === 'spectator');
  const report = await proveNoLeaks(hidden.map((pair) => ({ ...pair, viewer: 0, script: [] })));
  expect(report.faults.length).toBeGreaterThan(0);
});
