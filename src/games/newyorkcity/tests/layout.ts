/** Positions laid out by hand for the rule tests. */
import { scene } from '#kernel/testing';
import { ALL_CHARACTERS, type Character } from '../characters.ts';
import { CARDS_PER_KIND, characterTile, KINDS, type Kind, SHELF_ROOM } from '../components.ts';
import { add, type Counts, none, total } from '../counts.ts';
import { asCounts } from '../flow/pairs.ts';
import { rules } from '../flow.ts';
import type { Bid, Firm, State, Step } from '../state.ts';

export type Cards = Partial<Record<Kind, number>>;

/** Counts from names. */
export function counts(cards: Cards = {}): Counts {
  return KINDS.map((kind) => cards[kind] ?? 0);
}

/** A player as a test wants it; the rest is as bare as can be. */
export type Player = Partial<Omit<Firm, 'hand' | 'reserve' | 'played'>> & { hand?: Cards; reserve?: Cards };

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
    supply: isTom ? 0 : 20 - board - total(built),
    vehicles: [0, 0, 0, 0, 0],
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

/** Four tiles of each value in sight, the others of that value waiting. */
const SHELVES = [1, 2, 3, 4, 5].map((worth) =>
  ALL_CHARACTERS.flatMap((character) => {
    const { value, dark } = characterTile(character);
    return value === worth ? Array.from({ length: dark }, () => character) : [];
  }),
);

export type Layout = Partial<Omit<State, 'firms' | 'deck' | 'options' | 'agenda'>> & {
  players: Player[];
  toms?: number;
  level?: State['options']['level'];
  steps: Step[];
};

/** R4.2 Without other attempts: round five, Manhattan is A, the Bronx B and so on to Jersey City, which is X. */
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
    shelves: SHELVES.map((tiles) => tiles.slice(0, SHELF_ROOM)),
    piles: SHELVES.map((tiles) => tiles.slice(SHELF_ROOM)),
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

export function play(layout: Layout, seed?: string) {
  return scene(rules, layOut(layout), seed);
}

/** A bidding round about to open. */
export function bidding(kind: number, layout: Omit<Layout, 'steps'>) {
  return play({ ...layout, steps: [{ step: 'openBidding', kind }] });
}

/** A bid as an answer. */
export function bid(value: number, cards: Cards = {}, staff: Character[] = [], back = 0): Bid {
  return { value, cards: counts(cards), staff, back };
}

/** The bids among a seat's answers, shortly: "3: 2 press, 1 joker [16] -1". */
export function bidsOf(answers: readonly object[]): string[] {
  return answers
    .filter((answer): answer is Bid => 'value' in answer)
    .map(({ value, cards, staff, back }) => {
      const laid = cards.flatMap((count, kind) => (count > 0 ? [`${count} ${KINDS[kind]}`] : [])).join(', ');
      return `${value}: ${laid}${staff.length > 0 ? ` [${staff.join()}]` : ''}${back > 0 ? ` -${back}` : ''}`;
    });
}

/** One seat with a hand against a Tom with open cards. */
export function against(kind: number, hand: Cards, tom: Cards, more: Partial<Layout> = {}) {
  return bidding(kind, { players: [{ hand }, { reserve: tom }], toms: 1, ...more });
}

/** A seat with these characters opens a bidding round against a seat with one press card. */
export function turn(
  kind: number,
  staff: Character[],
  hand: Cards,
  player: Player = {},
  more: Partial<Layout> = {},
) {
  return bidding(kind, {
    players: [{ staff, hand, dollars: staff.length, ...player }, { hand: { press: 1 } }],
    ...more,
  });
}
