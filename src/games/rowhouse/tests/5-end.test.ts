import { describe, expect, it } from 'vitest';
import { scene } from '#kernel/testing';
import { rules } from '../flow.ts';
import { outcome, scoreOf, storeyPoints } from '../scoring.ts';
import { BRICK, CREAM, house, MOSS, OCHRE, SLATE, street, tile } from './layout.ts';

const allDifferent = [tile(BRICK, 8), tile(CREAM, 8), tile(SLATE, 8)];
const onePair = [tile(MOSS, 7), tile(MOSS, 8), tile(OCHRE, 8)];

describe('R5 the end', () => {
  it('[R5.1] ends after the last round, nine or fewer', () => {
    const houses = [house({ hand: BRICK.slice(0, 1) }), house({ hand: CREAM.slice(0, 1) })];
    expect(scene(rules, street({ houses, round: 8, agenda: [{ step: 'closeRound' }] })).asked().length).toBe(
      2,
    );
    expect(scene(rules, street({ houses, round: 9, agenda: [{ step: 'closeRound' }] })).asked().length).toBe(
      0,
    );
    const short = street({ round: 3, agenda: [{ step: 'closeRound' }] });
    short.options = { ...short.options, rounds: 3 };
    const { state, asked } = scene(rules, short);
    expect(asked()).toEqual([]);
    expect(outcome(state)?.ending).toBe('lastRound');
  });

  it('[R5.2] ends early when a house has two storeys of a single colour', () => {
    const rows = house({ storeys: [BRICK.slice(0, 3), [], CREAM.slice(0, 3)] });
    const { state, asked } = scene(
      rules,
      street({ houses: [house(), rows], agenda: [{ step: 'closeRound' }] }),
    );
    expect(asked()).toEqual([]);
    expect(outcome(state)).toEqual({ ranking: [[1], [0]], ending: 'twoRows' });
  });

  it('[R5.2] goes on while the second storey of a single colour is not complete', () => {
    const rows = house({ storeys: [BRICK.slice(0, 3), [], CREAM.slice(0, 2)] });
    const { state, asked } = scene(
      rules,
      street({ houses: [house(), rows], agenda: [{ step: 'closeRound' }] }),
    );
    expect(asked()).toHaveLength(2);
    expect(outcome(state)).toBeUndefined();
  });

  it('[R5.3] scores full storeys only: 6 alike, 4 different, else 2', () => {
    expect(storeyPoints(BRICK.slice(0, 3))).toBe(6);
    expect(storeyPoints(allDifferent)).toBe(4);
    expect(storeyPoints(onePair)).toBe(2);
    expect(storeyPoints(BRICK.slice(0, 2))).toBe(0);
  });

  it('[R5.4] counts each bonus point', () => {
    const score = scoreOf(house({ storeys: [allDifferent, [], []], bonus: 3 }));
    expect(score).toEqual({ total: 7, parts: { storeys: 4, bonus: 3 } });
  });

  it('[R5.5] breaks ties by storeys of a single colour, else shares the rank', () => {
    const row = house({ storeys: [BRICK.slice(0, 3), [], []] });
    const mixed = house({ storeys: [allDifferent, onePair, []] });
    const alsoMixed = house({ bonus: 6 });
    expect(outcome(street({ houses: [mixed, row, alsoMixed] }))?.ranking).toEqual([[1], [0, 2]]);
  });
});
