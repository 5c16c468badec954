import { expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import { proveAbuse } from './abuse.ts';
import { ATTACK_KINDS } from './fuzz.ts';
import { isSteady } from './steadyMemory.ts';

/** Megabytes the whole server may hold after all of it. */
const BOUND = 600;

it('accepts none of 600 hostile messages a game and answers each', { timeout: 240_000 }, async () => {
  const reports = await proveAbuse(600, 'a'.repeat(32));
  expect(reports.map(({ game }) => game)).toEqual(GAME_IDS);
  for (const { messages, accepted, answers, memory, faults } of reports) {
    expect(faults).toEqual([]);
    expect(accepted).toBe(0);
    expect(messages).toBeGreaterThanOrEqual(600);
    expect(answers.size).toBeGreaterThan(ATTACK_KINDS.length / 2);
    expect(Math.max(...memory)).toBeLessThan(BOUND);
  }
});

it('knows growing memory from flat', () => {
  expect(isSteady([200, 230, 210, 240, 215, 220], 16)).toBe(true);
  expect(isSteady([200, 230, 260, 290, 320, 350], 16)).toBe(false);
});
