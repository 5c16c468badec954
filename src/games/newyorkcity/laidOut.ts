/** Positions laid out by hand: what a lesson or a test names, and everything else as bare as can be. */
import { ALL_CHARACTERS, type Character } from './characters.ts';
import {
  CARDS_PER_KIND,
  characterTile,
  KINDS,
  type Kind,
  SHELF_ROOM,
  SHELVES,
  SKYSCRAPERS_PER_COLOR,
} from './components.ts';
import { add, type Counts, none, total } from './counts.ts';
import { noVehicles } from './effects.ts';
import { asCounts } from './flow/pairs.ts';
import type { Bid, Firm, State, Step } from './state.ts';

export type Cards = Partial<Record<Kind, number>>;

/** Counts from names. */
export function counts(cards: Cards = {}): Counts {
  return KINDS.map((kind) => cards[kind] ?? 0);
}

/** A bid as an answer. */
export function bid(value: number, cards: Cards = {}, staff: Character[] = [], back = 0): Bid {
  return { value, cards: counts(cards), staff, back };
}

/** A player as it is wanted. */
export type Player = Partial<Omit<Firm, 'hand' | 'reserve'>> & { hand?: Cards; reserve?: Cards };

function firmOf({ hand, reserve, ...given }: Player, isTom: boolean): Firm {
  const built = given.built ?? [0, 0, 0, 0, 0, 0];
  const board = given.board ?? 0;
  return {
    played: none(),
    bid: 0,
    doubled: false,
    staff: [],
    paid: [],
    dollars: 0,
    supply: isTom ? 0 : SKYSCRAPERS_PER_COLOR - board - total(built),
    vehicles: noVehicles(),
    points: 0,
    statue: 0,
    pairs: 0,
    left: none(),
    ...given,
    board,
    built,
    hand: counts(hand),
    reserve: counts(reserve),
  };
}

/** The dark tiles of each value. */
const DARK = Array.from({ length: SHELVES }, (_, shelf) =>
  ALL_CHARACTERS.flatMap((character) => {
    const { value, dark } = characterTile(character);
    return value === shelf + 1 ? Array.from({ length: dark }, () => character) : [];
  }),
);

/** An elevator with these characters in sight; the other dark ones wait. */
export function elevatorWith(shown: readonly (readonly Character[])[]): Pick<State, 'shelves' | 'piles'> {
  return {
    shelves: shown.map((tiles) => [...tiles]),
    piles: DARK.map((tiles, shelf) => {
      const pile = [...tiles];
      for (const character of shown[shelf] ?? []) pile.splice(pile.indexOf(character), 1);
      return pile;
    }),
  };
}

export type Layout = Partial<Omit<State, 'firms' | 'deck' | 'options' | 'agenda'>> & {
  players: Player[];
  toms?: number;
  level?: State['options']['level'];
  /** What is still to do, the next step first. */
  steps: Step[];
};

/** R4.2 Where nothing else is said: round five, Manhattan is A, the Bronx B and so on to Jersey City, which is X. */
export function layOut({ players, toms = 0, level = 'A6', steps, ...given }: Layout): State {
  const firms = players.map((player, i) => firmOf(player, i >= players.length - toms));
  const state: State = {
    options: { toms, level, mode: 'B', cards: 4 },
    seats: players.length - toms,
    round: 5,
    letters: [0, 1, 2, 3, 4, 5],
    base: [6, 7, 8, 8, 9, 10],
    black: [2, 2, 2, 2, 2, 2],
    laid: [[], [], [], [], [], []],
    tiles: [],
    offer: [],
    links: 0b1111111111,
    statue: true,
    discard: none(),
    pairs: [],
    ...elevatorWith(DARK.map((tiles) => tiles.slice(0, SHELF_ROOM))),
    stacks: [],
    gone: [],
    space: players.map(() => 0),
    order: players.map((_, firm) => firm),
    bidding: 0,
    opener: 0,
    late: -1,
    hasty: [],
    ...given,
    firms,
    deck: [],
    agenda: steps.toReversed(),
  };
  state.deck = rest(state);
  return state;
}

/** The cards that are nowhere else. */
function rest({ firms, pairs, discard }: State): Counts {
  const deck = KINDS.map(() => CARDS_PER_KIND);
  add(deck, discard, -1);
  for (const pair of pairs) add(deck, asCounts(pair), -1);
  for (const { hand, reserve, played } of firms)
    for (const held of [hand, reserve, played]) add(deck, held, -1);
  return deck;
}
