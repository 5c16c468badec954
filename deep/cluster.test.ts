import { expect, it } from 'vitest';
import { NATS_CURE } from '../tools/nats.mjs';
import { proveCluster } from './cluster.ts';

it('loses and doubles nothing on two nodes through a fault of each kind', { timeout: 300_000 }, async ({
  skip,
}) => {
  const report = await proveCluster({
    faults: ['kill', 'stop', 'cutDatabase', 'slowDatabase', 'killNats', 'crashDatabase'],
    tables: 3,
    nodes: 2,
    people: 4,
    games: ['rowhouse', 'tangramcity'],
    thinkingTime: 600,
    seed: '7'.repeat(32),
  });
  if (!report) {
    const why = `PostgreSQL or NATS is missing; cure: ${NATS_CURE}`;
    console.log(`SKIPPED two nodes on real servers: ${why}`);
    if (process.env.REQUIRE_ALL === '1') expect.fail(why);
    return skip(why);
  }
  expect(report).toMatchObject({ kills: 6, lost: 0, doubled: 0, faults: [] });
  expect(report.finished).toBe(report.tables);
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.overheard).toBeGreaterThan(50);
});
