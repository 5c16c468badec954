/** R5: using characters. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { ALL_CHARACTERS, type Character, nameOf } from '../characters.ts';
import { CHARACTERS, PHASES } from '../components.ts';
import { phaseOf } from '../powers.ts';
import { bid, bidding, bidsOf, type Player, play } from './layout.ts';

const act = (staff: Character[], dollars: number, paid: Character[] = []) =>
  play({ players: [{ staff, dollars, paid }, {}], steps: [{ step: 'actTurn', firm: 0 }] });

describe('using characters', () => {
  it('[R5.1] costs one dollar, which stays on the character', () => {
    const { state, answer } = act([23], 3);
    answer(0, { use: 23 });
    expect(at(state.firms, 0)).toMatchObject({ dollars: 2, paid: [23], points: 2 });
  });

  it('[R5.1] [Q1] is not offered without a dollar, and has no limit of dollars', () => {
    expect(act([23], 0).asked()).toEqual([]);
    const { state, answer } = play({
      players: [{ staff: [6], dollars: 30 }, {}],
      pairs: [[0, 0]],
      steps: [{ step: 'draft', seat: 0, picks: 1 }],
    });
    answer(0, { use: 6 });
    expect(at(state.firms, 0).dollars).toBe(31);
  });

  it('[R5.1] names the reason for a character one does not have or cannot pay', () => {
    const { whyNot } = act([23], 1);
    expect(whyNot(0, { use: 25 })).toEqual({ rule: 'R5.1', code: 'notYours' });
    expect(whyNot(0, { use: 'all' })).toEqual({ rule: 'R5.1', code: 'notYours' });
    const broke = play({
      players: [{ staff: [6] }, {}],
      pairs: [[0, 0]],
      steps: [{ step: 'draft', seat: 0, picks: 1 }],
    });
    expect(broke.whyNot(0, { use: 6 })).toEqual({ rule: 'R5.1', code: 'noDollar' });
  });

  it('[R5.2] happens once per round', () => {
    const { answer, asked } = act([23], 3);
    answer(0, { use: 23 });
    expect(asked()).toEqual([]);
    const { whyNot } = act([23, 25], 3, [23]);
    expect(whyNot(0, { use: 23 })).toEqual({ rule: 'R5.2', code: 'noDollar' });
  });

  it('[R5.3] happens in its own phase only', () => {
    const { may, whyNot } = act([6, 16, 23, 28], 3);
    expect(may(0)).toEqual([{ use: 23 }, { done: true }]);
    expect(whyNot(0, { use: 6 })).toEqual({ rule: 'R5.3', code: 'wrongMoment' });
  });

  it('[R5.3] [R5.6] is of the draft, the bidding rounds, the last phase or the end', () => {
    const phases = ALL_CHARACTERS.map(phaseOf);
    expect(PHASES.map((phase) => [phases.indexOf(phase) + 1, phases.lastIndexOf(phase) + 1])).toEqual([
      [1, 11],
      [12, 22],
      [23, 27],
      [28, 42],
    ]);
    expect([nameOf(1), nameOf(22), nameOf(42)]).toEqual(['secretary', 'clerk', 'financier']);
  });

  it('[R5.4] uses copies one by one', () => {
    const { state, may, answer } = act([23, 23], 3);
    answer(0, { use: 23 });
    expect(may(0)).toEqual([{ use: 23 }, { done: true }]);
    answer(0, { use: 23 });
    expect(at(state.firms, 0)).toMatchObject({ points: 4, dollars: 1, paid: [23, 23] });
  });

  it('[R5.5] may use a character hired in the same round', () => {
    const { state, answer } = bidding(CHARACTERS, {
      players: [{ hand: { characters: 1 }, dollars: 1 }, {}],
      shelves: [[23], [], [], [], []],
      piles: [[], [], [], [], []],
    });
    answer(0, bid(1, { characters: 1 }));
    answer(0, { hire: 23 });
    answer(0, { use: 23 });
    expect(at(state.firms, 0).points).toBe(2);
  });

  it('[R5.6] asks no dollar for 28 to 42', () => {
    expect(act([28, 36, 42], 3).asked()).toEqual([]);
  });

  it('[Q8] asks after the last pick, and in between only for 8', () => {
    const players: Player[] = [{ staff: [6, 10], dollars: 1 }, {}];
    const pairs = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    const first = play({ players, pairs, steps: [{ step: 'draft', seat: 0, picks: 1 }] });
    expect(first.may(0)).toEqual([{ pair: 0 }, { pair: 1 }, { pair: 2 }, { use: 6 }, { use: 10 }]);
    first.answer(0, { pair: 0 });
    expect(first.asked()).toEqual([]);
    const last = play({
      players: [{ staff: [6, 10], dollars: 1, pairs: 1 }, {}],
      pairs,
      steps: [{ step: 'draft', seat: 0, picks: 1 }],
    });
    last.answer(0, { pair: 0 });
    expect(last.may(0)).toEqual([{ use: 6 }, { use: 10 }, { done: true }]);
    last.answer(0, { done: true });
    expect(last.asked()).toEqual([]);
  });

  it('[R5.1] [Q3] never offers more characters in a bid than there are dollars', () => {
    const { may } = bidding(CHARACTERS, {
      players: [{ hand: { characters: 1 }, staff: [16, 16], dollars: 1 }, {}],
    });
    expect(bidsOf(may(0))).toEqual(['1: 1 characters', '2: 1 characters [16]']);
  });
});
