import { describe, expect, it } from 'vitest';
import { Rng } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { BRONZE_BAR2, BRONZE_SQUARE, build, lot, play } from './layout.ts';

describe('the heuristics', () => {
  it('[R5.5] likes points, land and what fits on it', () => {
    const given = play({ estates: [{ lots: ['Y01'] }, {}] });
    const before = heuristics.evaluate(play({ estates: [{ lots: ['Y01'] }, {}], seat: 1 }).state, 0);
    given.answer(0, lot('Y02'));
    expect(heuristics.evaluate(given.state, 0)).toBeGreaterThan(before);
    const [small, large] = [build(BRONZE_BAR2, 1, 7, 1), build(BRONZE_SQUARE, 1, 7)];
    expect(heuristics.prior(given.state, 0, large)).toBeGreaterThan(heuristics.prior(given.state, 0, small));
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
