import { expect, it } from 'vitest';
import { NATS_CURE } from '../tools/nats.mjs';
import { holdEvent, holdEventOnNodes } from './events.ts';

it('holds an event with real tables to its end, though the server is killed, one stops and one never comes', {
  timeout: 200_000,
}, async () => {
  const held = await holdEvent(['plays', 'stops', 'plays', 'absent'], 3);
  expect(held).toMatchObject({ rounds: 3, kills: 3, missed: 2 });
  // However often a step was taken again, every table was opened once.
  expect(held.opened).toBe(held.tables);
  expect(held.finishedByBots).toBeGreaterThan(0);
  // What bots finished for everybody says nothing about anybody.
  expect(held.rated).toBe(held.tables - held.finishedByBots);
  expect(held.page.pairings.every(({ scores }) => scores !== null)).toBe(true);
});

it('holds an event once on two nodes, and goes on when the one that moves it on is killed', {
  timeout: 200_000,
}, async ({ skip }) => {
  const held = await holdEventOnNodes(4, 2);
  if (!held) {
    const why = `PostgreSQL or NATS is missing; cure: ${NATS_CURE}`;
    console.log(`SKIPPED an event on two nodes: ${why}`);
    if (process.env.REQUIRE_ALL === '1') expect.fail(why);
    return skip(why);
  }
  expect(held).toMatchObject({ rounds: 3, kills: 2, missed: 0, tables: 6, opened: 6, finishedByBots: 0 });
  // Each round was drawn once.
  for (const round of [1, 2, 3]) {
    const drawn = held.page.pairings.filter((pairing) => pairing.round === round);
    expect(new Set(drawn.flatMap(({ seats }) => seats)).size).toBe(
      drawn.flatMap(({ seats }) => seats).length,
    );
  }
  expect(held.page.pairings.every(({ scores }) => scores !== null)).toBe(true);
});
