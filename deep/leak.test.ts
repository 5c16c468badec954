import { beforeAll, expect, it } from 'vitest';
import { NATS_CURE } from '../tools/nats.mjs';
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

let report: LeakReport | null;
beforeAll(async () => {
  report = await proveNoLeaks([...PAIRS, ...LEAKING]);
}, 240_000);

const isOfLeaking = (fault: string) => fault.startsWith('leaking');

it('sends the same bytes whatever a viewer may not know', () => {
  if (!report) return expect.fail('there is no report');
  expect(report.faults.filter((fault) => !isOfLeaking(fault))).toEqual([]);
  expect(LEAKING.length).toBeGreaterThan(0);
  expect(report.pairs).toBe(PAIRS.length + LEAKING.length);
  expect(report.refusals).toBeGreaterThan(1000);
  expect(report.entries).toBeGreaterThan(100);
});

it('would notice: what is hidden from spectators is not hidden from every seat', () => {
  expect(report?.faults.some(isOfLeaking)).toBe(true);
});

it('sends them from two nodes as well, which tell each other nothing that can be read', {
  timeout: 240_000,
}, async ({ skip }) => {
  const some = [...allPairs(1, '6'.repeat(32)), ...LEAKING];
  const found = await proveNoLeaks(some, true);
  if (!found) {
    const why = `PostgreSQL or NATS is missing; cure: ${NATS_CURE}`;
    console.log(`SKIPPED the leak proof on two nodes: ${why}`);
    if (process.env.REQUIRE_ALL === '1') expect.fail(why);
    return skip(why);
  }
  expect(found.faults.filter((fault) => !isOfLeaking(fault))).toEqual([]);
  expect(found.faults.some(isOfLeaking)).toBe(true);
  expect(found).toMatchObject({ pairs: some.length });
  expect(found.overheard).toBeGreaterThan(20);
});
