import { describe, expect, it } from 'vitest';
import { FIGURES, needOf, simulate } from './model.ts';

const SEED = '1901'.repeat(8);

describe('the model of capacity', () => {
  it('needs one node for few people, and grows with them', () => {
    const [few, some, many] = [needOf(1000), needOf(40_000), needOf(400_000)];
    expect([few.nodes, few.copies]).toEqual([1, 1]);
    expect(some.nodes).toBeGreaterThan(few.nodes);
    expect(many.nodes).toBeGreaterThan(5 * some.nodes);
    // Players of a table come to different nodes, but there are never more copies than people and a home.
    expect(many.copies).toBeLessThanOrEqual(FIGURES.peoplePerTable + 0.4);
  });

  it('waits longer the busier a node is, and never less than a sync takes', () => {
    const need = needOf(10_000);
    const [calm, busy] = [need, { ...need, plays: 3 * need.plays }].map((one) => simulate(one, 20_000, SEED));
    expect(busy?.nodeBusy).toBeGreaterThan(2.5 * (calm?.nodeBusy ?? 0));
    expect(busy?.p99).toBeGreaterThan(calm?.p99 ?? Infinity);
    expect(calm?.median).toBeGreaterThan(FIGURES.sync / 2);
  });

  it('is as busy as the formulas say', () => {
    const need = needOf(100_000);
    const { databaseBusy } = simulate(need, 50_000, SEED);
    expect(databaseBusy / (need.databaseCores * FIGURES.load)).toBeCloseTo(1, 1);
  });
});
