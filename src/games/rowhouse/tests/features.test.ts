/** What fitted weights are applied to. */
import { describe, expect, it } from 'vitest';
import { featuresIn } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { BRICK, CREAM, house, MOSS, street, tile } from './layout.ts';

const { fitting } = heuristics;

describe('the features of a house', () => {
  it('count its storeys by what they are or may become', () => {
    const storeys = [BRICK.slice(0, 3), CREAM.slice(0, 2), [tile(MOSS, 0)]];
    const [mine, other] = featuresIn(fitting, street({ houses: [house({ storeys, bonus: 2 }), house()] }));
    expect(mine).toEqual({ bonus: 2, tiles: 6, full: 1, rows: 1, pairs: 1, isFirst: 1 });
    expect(other).toEqual({ bonus: 0, tiles: 0, full: 0, rows: 0, pairs: 0, isFirst: 0 });
  });
});

describe('the phases', () => {
  it('are thirds of the rounds, and none at the end', () => {
    const phase = (round: number) => fitting?.phaseOf(street({ round, agenda: [{ step: 'openRound' }] }));
    expect([1, 3, 4, 6, 7, 9].map(phase)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(fitting?.phaseOf(street())).toBe(-1);
  });
});
