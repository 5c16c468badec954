import { expect, it } from 'vitest';
import { proveCrashes } from './crash.ts';

it('loses and doubles nothing through 6 kills, two of each kind, and every game comes to its end', {
  timeout: 240_000,
}, async () => {
  const report = await proveCrashes({ kills: 6, tables: 5, seed: '7'.repeat(32) });
  expect(report).toMatchObject({ kills: 6, lost: 0, doubled: 0, faults: [] });
  expect(report.finished).toBe(report.tables);
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.resent).toBeGreaterThan(10);
  expect(report.compared).toBeGreaterThan(0);
});
