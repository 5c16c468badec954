import { describe, expect, it } from 'vitest';
import { flatiron, type Step } from '#games/flatiron';
import { COLORS, DEEDS, PAPERS, STREETS } from '#games/flatiron/components';
import { questionOf } from '#games/flatiron/queries';
import { apply, Refused } from '#kernel';
import { actionsOf, attemptAt, spotOf, tapsOf } from './targets.ts';
import { askedIn } from './testing/games.ts';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Every part a finger can reach. */
const SPOTS = [
  ...range(5).map((place) => `place:${place}`),
  ...STREETS.flatMap((_, street) => [
    `card:${street}`,
    `use:${street}`,
    `end:${street}:0`,
    `end:${street}:1`,
  ]),
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
      const taps = tapsOf(legal, view);
      for (const action of legal) expect(actionsOf(taps.get(spotOf(action, view)) ?? [])).toEqual([action]);
    }
  });

  it('a tap that gives several answers gives them legally', () => {
    const several = new Set<string>();
    let count = 0;
    for (const { position, seat, legal } of askedIn(seats, 5)) {
      for (const [spot, tap] of tapsOf(legal, flatiron.view(position.state, seat))) {
        if (tap.length < 2) continue;
        several.add(spot.split(':')[0] ?? '');
        let now = position;
        for (const action of actionsOf(tap)) now = apply(flatiron, now, seat, action).position;
        count += 1;
      }
    }
    expect([...several].sort()).toEqual(['card', 'coin', 'decree', 'paper', 'use']);
    expect(count).toBeGreaterThan(100);
  });

  it('the games have asked nearly everything', () => {
    expect([...kinds].length).toBeGreaterThanOrEqual(seats === 1 ? 15 : 16);
  });

  it('a tap on what cannot be chosen is refused with a rule', () => {
    let refusals = 0;
    for (const { position, seat, legal } of askedIn(seats, 4)) {
      const view = flatiron.view(position.state, seat);
      const taps = tapsOf(legal, view);
      for (const spot of SPOTS) {
        if (taps.has(spot)) continue;
        const attempt = attemptAt(spot, view);
        if (!attempt) continue;
        try {
          let now = position;
          for (const action of attempt) now = apply(flatiron, now, seat, action).position;
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
