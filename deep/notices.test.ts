import { expect, it } from 'vitest';
import { proveNotices } from './notices.ts';

it('tells everybody who is away through 2 kills, nobody who is there, and hardly anybody twice', {
  timeout: 300_000,
}, async () => {
  const report = await proveNotices({ changes: 60, kills: 2, tables: 18, seed: '7'.repeat(32) });
  expect(report).toMatchObject({ kills: 2, untold: 0, presentTold: 0 });
  // A kill between sending and noting it tells once more.
  expect(report.twice).toBeLessThanOrEqual(2);
  expect(report.changes.hook + report.changes.push + report.changes.mail).toBeGreaterThanOrEqual(60);
  expect(Math.min(...Object.values(report.changes))).toBeGreaterThan(0);
});
