/** R2.5, R2.6, R10.1, R10.2: choosing boards, dealing Daniel in, the first turn. */
import { at } from '#kernel';
import { fieldOf } from '../attempt.ts';
import { danielOf } from '../changes.ts';
import { AMOUNTS } from '../components/amounts.ts';
import { BOARD_COUNT, DANIELS, NONE, NOWHERE } from '../components.ts';
import type { Obstacle } from '../refusals.ts';
import { type Options, playerOf } from '../state.ts';
import type { Chapter } from '../steps.ts';
import { danielSteps, turnSteps } from './turnOrder.ts';

type Opening = 'chooseBoard' | 'dealDaniel' | 'chooseDanielSide' | 'drawFirst';

export const opening: Chapter<Opening> = {
  /** R2.5 One of the two boards, on a side of one's choice. */
  chooseBoard: {
    legal: ({ players, options }, { seat }) =>
      at(players, seat)
        .boards.flatMap((board) => sidesOf(board, options))
        .map((side) => ({ side })),
    play(draft, { seat }, { side }, { emit }) {
      playerOf(draft, seat).side = side;
      emit({ did: 'choseBoard', seat, side });
    },
    whyNot: ({ players, options }, { seat }, attempt) =>
      sideObstacle(attempt, at(players, seat).boards, options, 'R2.5'),
  },

  /** R10.1 One of the boards that are left, by lot. */
  dealDaniel: {
    run(draft, _step, { next, rng, emit }) {
      const own = at(draft.players, 0).side % BOARD_COUNT;
      const others = Array.from({ length: BOARD_COUNT }, (_, board) => board).filter(
        (board) => board !== own,
      );
      const board = rng.pick(others);
      draft.daniel = {
        side: board,
        place: NOWHERE,
        points: 0,
        deck: DANIELS.map((_, card) => card),
        shown: [],
        last: NONE,
        repeats: 0,
        cards: [],
      };
      emit({ did: 'dealtDaniel', board });
      if (draft.options.sides === 'any') next({ step: 'chooseDanielSide', seat: 0, board });
    },
  },

  chooseDanielSide: {
    legal: ({ options }, { board }) => sidesOf(board, options).map((side) => ({ side })),
    play(draft, _step, { side }, { emit }) {
      danielOf(draft).side = side;
      emit({ did: 'setDanielSide', side });
    },
    whyNot: ({ options }, { board }, attempt) => sideObstacle(attempt, [board], options, 'R10.1'),
  },

  /** R2.6, R10.2 The first seat by lot, or Daniel; the money. */
  drawFirst: {
    run(draft, _step, { next, rng, emit }) {
      if (draft.daniel) {
        at(draft.players, 0).dollars = AMOUNTS.soloMoney;
        emit({ did: 'began', seat: 0, dollars: AMOUNTS.soloMoney, first: false });
        next(...danielSteps());
        return;
      }
      draft.first = rng.below(2);
      for (let turn = 0; turn < 2; turn++) {
        const seat = (draft.first + turn) % 2;
        const dollars = at(AMOUNTS.startMoney, turn);
        playerOf(draft, seat).dollars = dollars;
        emit({ did: 'began', seat, dollars, first: turn === 0 });
      }
      next(...turnSteps(draft.first));
    },
  },
};

/** The sides of a board that the table plays with. */
export function sidesOf(board: number, { sides }: Options): number[] {
  return sides === 'purple' ? [board] : [board, board + BOARD_COUNT];
}

/** R2.5, R10.1 Why this side cannot be played on; undefined where the attempt names none, or one that is offered. */
function sideObstacle(attempt: unknown, boards: readonly number[], options: Options, rule: string): Obstacle {
  const side = fieldOf(attempt, 'side');
  if (side === undefined || boards.some((board) => sidesOf(board, options).some((one) => one === side)))
    return undefined;
  const dealt = boards.some((board) => side === board + BOARD_COUNT);
  return dealt ? { rule: 'R2.5', code: 'purpleOnly' } : { rule, code: 'notDealt' };
}
