/** Every board can be filled, dark and green in balance: played through the whole game. */
import { describe, expect, it } from 'vitest';
import { apply, at, start } from '#kernel';
import { BOARDS, type Face } from '../components.ts';
import { tangramcity } from '../index.ts';
import type { Action } from '../state.ts';
import { mirrored, spotsOf, TILINGS, type Tiling } from './tilings.ts';

/** A lone seat builds the tiling, whatever order the cards come in, and goes without the tiles left over. */
function build(board: number, side: Face, tiling: Tiling) {
  const { tiles, fountains } = spotsOf(tiling);
  let { position } = start(tangramcity, { boards: 'chosen' }, 1, `${board}`.repeat(32));
  for (;;) {
    const [decision] = tangramcity.decisions(position.state);
    if (!decision) return position.state;
    position = apply(tangramcity, position, 0, answer(decision.prompt.step, position.state)).position;
  }

  function answer(step: string, state: typeof position.state): Action {
    if (step === 'chooseBoard') return { board };
    if (step === 'chooseSide') return { side };
    if (step === 'placeFountain') return at(fountains, state.cities[0]?.rounds.length ?? 0);
    const asked = tangramcity.decisions(state)[0]?.prompt;
    const tile = asked?.step === 'placeTile' ? at(asked.tiles, 0) : -1;
    return tiles.find((spot) => spot.tile === tile) ?? { decline: tile };
  }
}

describe.each(TILINGS.map((tiling, board) => ({ board, tiling })))('board $board', ({ board, tiling }) => {
  it('[R9.2] [R9.3] [Q16] is filled on its dark side for 49, 15 and 20 points', () => {
    const state = build(board, 'dark', tiling);
    const [score] = tangramcity.scores(state);
    expect(score?.parts).toMatchObject({ round6: 49, planning: 15, balance: 20 });
    const city = at(state.cities, 0);
    expect(city.balance.dark).toBe(city.balance.green);
    expect(city.pieces).toHaveLength(21 + 6);
    expect(city.aside).toHaveLength(2);
    tangramcity.check(state);
  });

  it('[R1.5] [R9.2] [R9.3] is filled on its green side by the mirror image', () => {
    const [score] = tangramcity.scores(build(board, 'green', mirrored(tiling)));
    expect(score?.parts).toMatchObject({ round6: 49, planning: 15, balance: 20 });
  });
});

describe('the tilings', () => {
  it('[Q16] have so many squares of each colour', () => {
    const counts = TILINGS.map((tiling, board) => at(build(board, 'dark', tiling).cities, 0).balance.dark);
    expect(counts).toEqual([21, 20, 22, 19, 20]);
    expect(BOARDS).toHaveLength(TILINGS.length);
  });
});
