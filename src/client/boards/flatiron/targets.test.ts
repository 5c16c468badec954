import { describe, expect, it } from 'vitest';
import { flatiron, type Step } from '#games/flatiron';
import { COLORS, DEEDS, PAPERS, STREETS } from '#games/flatiron/components';
import { questionOf } from '#games/flatiron/queries';
import { apply, Refused } from '#kernel';
import { attemptAt, choicesOf, spotOf, targetsOf } from './targets.ts';
import { askedIn } from './testing/games.ts';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Every part a finger can reach. */
const SPOTS = [
  ...range(5).map((place) => `place:${place}`),
  ...STREETS.flatMap((_, street) => [`deck:${street}`, `end:${street}:0`, `end:${street}:1`]),
  ...COLORS.flatMap((_, color) => [`supply:${color}`, `store:${color}`]),
  ...range(3).map((slot) => `slot:${slot}`),
  ...PAPERS.map((_, paper) => `hand:${paper}`),
  ...range(DEEDS.length).map((deed) => `deed:${deed}`),
];

describe.each([1, 2])('with %i seats', (seats) => {
  const seeds = [1, 2, 3];
  const kinds = new Set<Step['step']>();

  it.each(seeds)('every answer has a spot of its own in game %i', (seed) => {
    for (const { position, seat, prompt, legal } of askedIn(seats, seed)) {
      kinds.add(prompt.step);
      const view = flatiron.view(position.state, seat);
      expect(questionOf(view)).toEqual(prompt);
      const targets = targetsOf(legal, view);
      expect(targets.size).toBe(legal.length);
      for (const action of legal) expect(targets.get(spotOf(action, view))).toEqual(action);
      for (const action of choicesOf(legal)) expect(legal).toContain(action);
    }
  });

  it('the games have asked nearly everything', () => {
    expect([...kinds].length).toBeGreaterThanOrEqual(seats === 1 ? 15 : 16);
  });

  it('a tap on what cannot be chosen is refused with a rule', () => {
    let refusals = 0;
    for (const { position, seat, legal } of askedIn(seats, 4)) {
      const view = flatiron.view(position.state, seat);
      const targets = targetsOf(legal, view);
      for (const spot of SPOTS) {
        if (targets.has(spot)) continue;
        const attempt = attemptAt(spot, view);
        if (!attempt) continue;
        try {
          apply(flatiron, position, seat, attempt);
          expect.fail(`${spot} was taken as an answer`);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          expect(error.reason.rule, `${spot}: ${error.reason.code}`).toMatch(/^[RQ]\d/);
          refusals += 1;
        }
      }
    }
    expect(refusals).toBeGreaterThan(100);
  });
});
