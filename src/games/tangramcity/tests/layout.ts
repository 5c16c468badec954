/** Positions laid out by hand for tests of single rules. */
import { at, type Reason, Refused, type Seat } from '#kernel';
import { scene } from '#kernel/testing';
import { BOX, TILES, type Tile, type TileName } from '../components.ts';
import { layBoard } from '../effects.ts';
import { rules } from '../flow.ts';
import { emptyCity } from '../setup.ts';
import type { Spot } from '../spots.ts';
import type { Action, City, DealtCard, State, Step } from '../state.ts';
import { piecesIn, rowsIn } from './pictures.ts';

/** A tile by its name. */
export function tileNamed(name: TileName): Tile {
  return TILES.findIndex((tile) => tile.name === name);
}

/** Seats on boards A, B, C …, dark side up, ready for round 1 with seat 0 as start player. */
export function ready(seats: number, changes: Partial<State> = {}): State {
  return {
    options: { boards: 'drawn' },
    round: 0,
    first: 0,
    deck: Array.from({ length: BOX.cards }, (_, tile) => tile),
    cards: [],
    discard: [],
    cities: Array.from({ length: seats }, (_, board) => onBoard(board)),
    agenda: [{ step: 'openRound' }],
    ...changes,
  };
}

/** A city with nothing but the dark start area of a board. */
export function onBoard(board: number): City {
  const city = { ...emptyCity(), board };
  layBoard(city, 'dark');
  return city;
}

/** A city drawn as text: d dark, g green, w water. */
export function drawn(picture: string): City {
  const pieces = piecesIn(picture);
  const only = (letter: string) => rowsIn(pieces.filter((piece) => piece.letter === letter));
  return {
    ...emptyCity(),
    board: 0,
    side: 'dark',
    rows: { dark: only('d'), green: only('g'), water: only('w') },
  };
}

/** Round 1 with these cards, the first of them in play. */
export function playing(seats: number, names: readonly TileName[], changes: Partial<State> = {}): State {
  const tiles = names.map(tileNamed);
  const cards = tiles.map((tile): DealtCard => ({ tile, holders: [], open: true }));
  const steps = cards.map((_, card): Step => ({ step: 'playCard', card }));
  const state = ready(seats);
  return {
    ...state,
    round: 1,
    deck: state.deck.filter((tile) => !tiles.includes(tile)),
    cards,
    agenda: [{ step: 'closeRound' }, ...steps.reverse()],
    ...changes,
  };
}

/** A scene with words for what tests ask most. */
export function play(state: State) {
  const played = scene(rules, state);
  const spots = (seat: Seat) => played.may(seat).filter((answer): answer is Spot => 'row' in answer);
  return {
    ...played,
    spots,
    city: (seat: Seat): City => at(state.cities, seat),
    /** What every open decision asks for, by seat. */
    steps: () => played.asked().map(({ seat, prompt }) => [seat, prompt.step]),
    /** Lets all seats asked answer with the first answer they have, once. */
    all(): void {
      for (const { seat } of played.asked()) played.answer(seat, at(played.may(seat), 0) as Action);
    },
    decline(seat: Seat): void {
      played.answer(seat, played.may(seat).find((answer) => 'decline' in answer) as Action);
    },
  };
}

/** Why this was refused; undefined when it was not. */
export function refusalOf(run: () => unknown): Reason | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  return undefined;
}
