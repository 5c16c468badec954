import { expect, it } from 'vitest';
import { holdEvent } from './events.ts';

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
