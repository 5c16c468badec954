import { describe, expect, it } from 'vitest';
import { Rng } from '#kernel';
import { heuristics } from '../bot/index.ts';
import type { Street } from '../components.ts';
import { BRONZE_BAR2, BRONZE_SQUARE, build, type Layout, lot, play, SILVER_BAR3 } from './layout.ts';

describe('the heuristics', () => {
  it('[R5.5] likes points, land and what fits on it', () => {
    const given = play({ estates: [{ lots: ['Y01'] }, {}] });
    const before = heuristics.evaluate(play({ estates: [{ lots: ['Y01'] }, {}], seat: 1 }).state, 0);
    given.answer(0, lot('Y02'));
    expect(heuristics.evaluate(given.state, 0)).toBeGreaterThan(before);
    const [small, large] = [build(BRONZE_BAR2, 1, 7, 1), build(BRONZE_SQUARE, 1, 7)];
    expect(heuristics.prior(given.state, 0, large)).toBeGreaterThan(heuristics.prior(given.state, 0, small));
  });

  it('[R4.2] prefers lots that make room for more, and lots on streets in play', () => {
    const { state } = play({ estates: [{ lots: ['Y01'] }, {}], streets: ['cedar', 'nassau', 'wall'] });
    const [beside, apart, onStreets] = ['Y02', 'Y05', 'R01'].map((sign) =>
      heuristics.prior(state, 0, lot(sign)),
    );
    expect(beside).toBeGreaterThan(apart ?? 0);
    expect(onStreets).toBeGreaterThan(apart ?? 0);
  });

  it('[R6.1] counts what falls under a new building on streets in play', () => {
    const given: Layout = {
      estates: [{ points: 6, buildings: [build(BRONZE_BAR2, 1, 9, 1)], lots: ['Y08'] }, {}],
    };
    const over = build(SILVER_BAR3, 1, 9, 1);
    const priorOn = (streets: Street[]) => heuristics.prior(play({ ...given, streets }).state, 0, over);
    expect(priorOn(['nassau', 'wall', 'pine'])).toBe(priorOn(['broadway', 'wall', 'pine']));
  });

  it('[R3.1] counts a turn that is still to be taken for what its best answer brings', () => {
    const given = play({ estates: [{ lots: ['Y01'] }, {}] });
    const before = heuristics.evaluate(given.state, 0);
    given.answer(0, lot('Y02'));
    expect(heuristics.evaluate(given.state, 0)).toBeLessThanOrEqual(before);
  });

  it('[R4.2] [R5.1] samples every answer of a short list', () => {
    const given = play({ estates: [{ lots: ['Y11'], cards: ['landGrab'] }, {}] });
    given.answer(0, lot('R01'));
    const rng = Rng.fromSeed('3'.repeat(32));
    const drawn = new Set(
      Array.from({ length: 400 }, () => JSON.stringify(heuristics.sample(given.state, 0, rng))),
    );
    expect(drawn).toEqual(new Set(given.may(0).map((answer) => JSON.stringify(answer))));
  });
});
