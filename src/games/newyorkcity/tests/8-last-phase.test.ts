/** R8: the last phase. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { play } from './layout.ts';

const DONE = { done: true } as const;

describe('the last phase', () => {
  it('[R8.1] [Q27] goes in press order as it stands at the beginning', () => {
    const { asked, answer, state } = play({
      players: [
        { staff: [26], dollars: 1 },
        { staff: [27, 23], dollars: 2 },
      ],
      space: [1, 0],
      order: [0, 1],
      steps: [{ step: 'openActs' }],
    });
    expect(asked()[0]?.seat).toBe(0);
    answer(0, DONE);
    answer(1, { use: 27 });
    expect(state.order).toEqual([1, 0]);
    expect(asked()[0]?.seat).toBe(1);
    answer(1, { use: 23 });
    expect(asked()).toEqual([]);
  });

  it('[R8.2] lets a seat use as many as it likes, in any order', () => {
    const { may, answer, state } = play({
      players: [{ staff: [25, 23, 24], dollars: 3 }, {}],
      steps: [{ step: 'openActs' }],
    });
    expect(may(0)).toEqual([{ use: 23 }, { use: 24 }, { use: 25 }, DONE]);
    answer(0, { use: 25 });
    answer(0, { use: 23 });
    expect(may(0)).toEqual([{ use: 24 }, DONE]);
    answer(0, DONE);
    expect(at(state.firms, 0)).toMatchObject({ points: 5, dollars: 1 });
  });
});
