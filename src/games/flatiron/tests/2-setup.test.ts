/** R2: setup. */
import { describe, expect, it } from 'vitest';
import { at, start } from '#kernel';
import { refusalOf } from '#kernel/testing';
import { CARDS, FLOOR_TILES, NONE, NOWHERE, PAPER_COPIES } from '../components.ts';
import { flatiron } from '../index.ts';
import type { Options, State } from '../state.ts';
import { play, refusal } from './layout.ts';

const SEEDS = Array.from({ length: 30 }, (_, n) => n.toString(16).padStart(32, '0'));
const begin = (seed: string, options: Partial<Options> = {}, seats = 2): State =>
  start(flatiron, options, seats, seed).position.state;

describe('R2 setup', () => {
  it('[R2.1] starts on any of the four starting floors, shows the next and hides three more', () => {
    const starts = new Set<number>();
    for (const seed of SEEDS) {
      const { levels, nextFloor, floors } = begin(seed);
      const first = at(levels, 0).floor;
      starts.add(first);
      const none = [NONE, NONE, NONE];
      expect(levels).toEqual([{ floor: first, by: NONE, slots: none, setBy: none }]);
      expect(at(FLOOR_TILES, first).starting).toBe(true);
      expect(new Set([first, nextFloor, ...floors]).size).toBe(15);
    }
    expect(starts.size).toBe(4);
    expect(flatiron.view(begin(at(SEEDS, 0)), 0).stack).toBe(3);
  });

  it('[R2.1] lets the other starting floors come up later', () => {
    const nexts = SEEDS.map((seed) => begin(seed).nextFloor);
    expect(nexts.some((floor) => at(FLOOR_TILES, floor).starting)).toBe(true);
  });

  it('[R2.2] shows one newspaper, hides thirteen, and puts the newsboy on 10', () => {
    const { paper, papers, newsboy, oldPapers } = begin(at(SEEDS, 1));
    const counts = PAPER_COPIES.map((_, kind) => [paper, ...papers].filter((one) => one === kind).length);
    expect(counts).toEqual(PAPER_COPIES);
    expect(papers).toHaveLength(13);
    expect(oldPapers).toEqual([]);
    expect(newsboy).toBe(0);
  });

  it('[R2.3] shows the top card of each deck', () => {
    const { decks } = begin(at(SEEDS, 1));
    for (const [number, { top, unseen }] of decks.entries()) {
      expect(at(CARDS, top).deck).toBe(number);
      expect(unseen).toHaveLength(7);
    }
  });

  it.each([1, 2])('[R1.6] [R2.6] begins with all there is in the supply, %i playing', (seats) => {
    const state = begin(at(SEEDS, 1), {}, seats);
    expect(state).toMatchObject({ supply: [7, 7, 7, 7], tokens: 4, delivery: [], turns: 0 });
    expect(() => flatiron.check(state)).not.toThrow();
    for (const { place, points, stored, hand } of state.players)
      expect({ place, points, stored, hand }).toEqual({ place: NOWHERE, points: 0, stored: 0, hand: [] });
  });

  it('[R2.4] offers six different decrees', () => {
    const { decrees } = begin(at(SEEDS, 1));
    expect(new Set(decrees).size).toBe(6);
    expect(decrees).toEqual(decrees.toSorted((one, two) => one - two));
    expect(new Set(SEEDS.flatMap((seed) => begin(seed).decrees)).size).toBe(10);
  });

  it('[R2.5] [Q35] deals two boards to each seat, which choose at the same time', () => {
    const state = begin(at(SEEDS, 1));
    const dealt = state.players.flatMap(({ boards }) => boards);
    expect(dealt.toSorted()).toEqual([0, 1, 2, 3]);
    const { may, asked, answer } = play(structuredClone(state));
    expect(asked().map(({ seat }) => seat)).toEqual([0, 1]);
    const [one = 0, two = 0] = at(state.players, 1).boards;
    expect(may(1)).toEqual([{ side: one }, { side: one + 4 }, { side: two }, { side: two + 4 }]);
    answer(1, { side: two + 4 });
    expect(asked().map(({ seat }) => seat)).toEqual([0]);
    const foreign = at(at(state.players, 1).boards, 0);
    expect(refusal(state, 0, { side: foreign })).toBe('R2.5 notDealt');
    const reverse = at(at(state.players, 0).boards, 1) + 4;
    for (const attempt of [{ side: reverse, extra: 1 }, { to: 1 }])
      expect(refusal(state, 0, attempt)).toBe('K6 notLegal');
  });

  it('[R2.5] can keep to the purple sides', () => {
    const state = begin(at(SEEDS, 1), { sides: 'purple' });
    const { boards } = at(state.players, 0);
    expect(flatiron.legalActions(state, 0)).toEqual(boards.map((side) => ({ side })));
    expect(refusal(state, 0, { side: at(boards, 0) + 4 })).toBe('R2.5 purpleOnly');
    expect(refusal(state, 0, { side: at(at(state.players, 1).boards, 0) + 4 })).toBe('R2.5 notDealt');
    expect(refusal(state, 0, { side: at(boards, 0), extra: 1 })).toBe('K6 notLegal');
  });

  it('[R2.6] draws the first seat by lot and gives $7 and $9', () => {
    const firsts = new Set<number>();
    for (const seed of SEEDS) {
      const { state, asked, may, answer } = play(structuredClone(begin(seed)), seed);
      answer(0, at(may(0), 0));
      answer(1, at(may(1), 0));
      firsts.add(state.first);
      expect(asked()).toEqual([{ seat: state.first, prompt: { step: 'move', seat: state.first } }]);
      expect(at(state.players, state.first)).toMatchObject({ dollars: 7, points: 0, place: NOWHERE });
      expect(at(state.players, 1 - state.first).dollars).toBe(9);
    }
    expect(firsts).toEqual(new Set([0, 1]));
  });

  it('[R10.16] refuses a hard Daniel where he does not play', () => {
    const reason = { rule: 'R10.16', code: 'hardIsSolo' };
    expect(refusalOf(() => begin(at(SEEDS, 0), { hard: true }))).toEqual(reason);
    expect(begin(at(SEEDS, 0), { hard: true }, 1).options.hard).toBe(true);
    expect(at(begin(at(SEEDS, 0)).players, 0).side).toBe(NONE);
  });
});
