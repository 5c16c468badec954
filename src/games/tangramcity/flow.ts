/** R2 to R9: the sequence of play, one entry per kind of step. */
import { at, flow, type Tools, together } from '#kernel';
import { placements, whyNotThere } from './actions.ts';
import { BOX, FACES, FOUNTAIN, ROUNDS, type Tile } from './components.ts';
import { deal, dealLast, discardCards, turnOver } from './dealing.ts';
import { layBoard, offer, place, takeBoard } from './effects.ts';
import { passMarker, scoreEnd, scoreRound } from './roundEnd.ts';
import { type Answers, cityOf, type Event, type Refusal, type State, type Step } from './state.ts';

export const rules = flow<State, Step, Answers, Event, Refusal>(['openSides', 'playCard', 'playLastCards'], {
  /** R2.1 One of the boards nobody has. */
  chooseBoard: {
    legal: (state) => freeBoards(state).map((board) => ({ board })),
    play: (draft, { seat }, { board }, tools) => takeBoard(draft, seat, board, tools),
    whyNot(_state, _step, attempt) {
      const { board } = Object(attempt) as { board?: unknown }; // any JSON, read as an object
      const exists = Number.isInteger(board) && Number(board) >= 0 && Number(board) < BOX.boards;
      return exists ? { rule: 'R2.1', code: 'boardTaken' } : { rule: 'R1.1', code: 'noSuchBoard' };
    },
  },

  /** R2.2 All seats choose their side at once; the last of five boards needs no choosing (Q3). */
  openSides: {
    run(draft, _step, tools) {
      for (const [seat, { board }] of draft.cities.entries()) {
        if (board === null) takeBoard(draft, seat, at(freeBoards(draft), 0), tools);
      }
      const lanes = draft.cities.map((_, seat): Step[] => [{ step: 'chooseSide', seat }]);
      tools.next(together(...lanes), { step: 'openRound' });
    },
  },

  /** R2.2 Which side of the board lies up. */
  chooseSide: {
    legal: () => FACES.map((side) => ({ side })),
    play(draft, { seat }, { side }, { emit }) {
      layBoard(cityOf(draft, seat), side);
      emit({ did: 'choseSide', seat, side });
    },
    whyNot: () => ({ rule: 'R2.2', code: 'noSuchSide' }),
  },

  /** R3.1, R8.1 The cards of a round are dealt. */
  openRound: {
    run(draft, _step, tools) {
      draft.round += 1;
      tools.emit({ did: 'opened', round: draft.round });
      if (draft.round === ROUNDS.last) {
        tools.next({ step: 'playLastCards' }, { step: 'closeRound' });
        return;
      }
      deal(draft, tools);
      const cards = draft.cards.map((_, card): Step => ({ step: 'playCard', card }));
      tools.next(...cards, { step: 'closeRound' });
    },
  },

  /** R3.8, R3.9 A card is turned, and all place its tile; after the last one comes the fountain (R5.1, Q8). */
  playCard: {
    run(draft, { card }, tools) {
      const tile = turnOver(draft, card, tools);
      tools.next(...placing(draft, [tile], card === draft.cards.length - 1, tools));
    },
  },

  /** R8.1, R8.2 Three cards in any order, then the fountain. */
  playLastCards: {
    run(draft, _step, tools) {
      tools.next(...placing(draft, dealLast(draft, tools), true, tools));
    },
  },

  /** R4 One of these tiles is placed or declined; in the last round the others follow. */
  placeTile: {
    legal: (state, { seat, tiles }) => placements(cityOf(state, seat), tiles),
    play(draft, { seat, tiles }, answer, tools) {
      const done = place(cityOf(draft, seat), seat, answer, tools);
      if (tiles.length === 1) return;
      const others = tiles.filter((tile) => tile !== done);
      tools.next(...offer(draft, seat, others, tools));
    },
    whyNot: (state, { seat, tiles }, attempt) => whyNotThere(cityOf(state, seat), tiles, attempt),
  },

  /** Q6 A full city has no room for a fountain. */
  offerFountain: {
    run: (draft, { seat }, tools) => tools.next(...offer(draft, seat, [FOUNTAIN], tools)),
  },

  /** R5.1, R5.2 The fountain of the round is placed or declined. */
  placeFountain: {
    legal: (state, { seat }) => placements(cityOf(state, seat), [FOUNTAIN]),
    play: (draft, { seat }, answer, tools) => void place(cityOf(draft, seat), seat, answer, tools),
    whyNot: (state, { seat }, attempt) => whyNotThere(cityOf(state, seat), [FOUNTAIN], attempt),
  },

  /** R6, R7, R9.1 Points, balance, discards; then the next round or the end. */
  closeRound: {
    run(draft, _step, tools) {
      scoreRound(draft, tools);
      discardCards(draft);
      if (draft.round === ROUNDS.last) {
        scoreEnd(draft, tools);
        return;
      }
      passMarker(draft, tools);
      tools.next({ step: 'openRound' });
    },
  },
});

/** All seats place these tiles at once, each in its own lane; a lone seat needs no lanes. */
function placing(draft: State, tiles: readonly Tile[], thenFountain: boolean, tools: Tools<Event>) {
  const lanes = draft.cities.map((_, seat) => {
    const lane = offer(draft, seat, tiles, tools);
    if (thenFountain) lane.push({ step: 'offerFountain', seat });
    return lane;
  });
  return lanes.length === 1 ? at(lanes, 0) : [together(...lanes)];
}

function freeBoards({ cities }: State): number[] {
  const boards = Array.from({ length: BOX.boards }, (_, board) => board);
  return boards.filter((board) => cities.every((city) => city.board !== board));
}
