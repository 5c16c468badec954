/** R2: the starting state. */
import type { Tools } from '#kernel';
import { BOX } from './components.ts';
import { takeBoard } from './effects.ts';
import { rules } from './flow.ts';
import { emptyRows } from './quarters.ts';
import { type City, type Event, inOrder, type Options, type State, type Step } from './state.ts';

/** R2.3 A board without anything on it, markers at their start. */
export function emptyCity(): City {
  return {
    board: null,
    side: null,
    rows: { dark: emptyRows(), green: emptyRows(), water: emptyRows() },
    pieces: [],
    aside: [],
    rounds: [],
    balance: { dark: 0, green: 0 },
    planningBonus: 0,
    balanceBonus: 0,
  };
}

/** R2.1, R2.4 The start player is drawn by lot, and so are the boards unless they are chosen. */
export function setup(options: Options, seats: number, tools: Tools<Event>): State {
  const { rng, emit } = tools;
  const first = rng.below(seats);
  const state: State = {
    options,
    round: 0,
    first,
    deck: Array.from({ length: BOX.cards }, (_, tile) => tile),
    cards: [],
    discard: [],
    cities: Array.from({ length: seats }, emptyCity),
    agenda: [{ step: 'openSides' }],
  };
  if (seats > 1) emit({ did: 'gotMarker', seat: first });
  if (options.boards === 'drawn') {
    const boards = Array.from({ length: BOX.boards }, (_, board) => board);
    for (const seat of state.cities.keys()) takeBoard(state, seat, rng.draw(boards), tools);
  } else {
    // The last of five seats has no choice (Q3). The next step stands last on the agenda, so the order is turned round.
    const choosing = inOrder(state).slice(0, BOX.boards - 1);
    state.agenda.push(...choosing.map((seat): Step => ({ step: 'chooseBoard', seat })).reverse());
  }
  rules.settle(state, tools);
  return state;
}
