import { expect, it } from 'vitest';
import { proveDaily } from './daily.ts';
import { FORGERIES } from './forgeries.ts';

it('counts every honest game of the day and none that is forged', { timeout: 300_000 }, async () => {
  const forged = FORGERIES.length;
  const report = await proveDaily({ entries: 2 * forged, forged, seed: '6'.repeat(32) });
  expect(report).toMatchObject({ forged, slipped: 0, faults: [] });
  expect(report.counted).toBe(report.honest);
  expect(report.honest).toBeGreaterThanOrEqual(forged);
  const refused = Object.values(report.refusals).reduce((sum, count) => sum + count, 0);
  expect(refused).toBe(forged);
});
