/** Positions laid out by hand: for lessons, drawings of rules, and the tests of the rules. */
import { clone } from '#kernel';
import { BOX } from './box.ts';
import {
  CARDS,
  FIRST_DECREE,
  FLOOR_TILES,
  NONE,
  PAPER_COPIES,
  PAPERS,
  ROOF,
  SIDES,
  STREETS,
} from './components.ts';
import { newPlayer } from './setup.ts';
import type { Level, Player, State } from './state.ts';
import type { Step } from './steps.ts';

export const [BROADWAY, STREET23, AVENUE5, STREET22, HALL] = [0, 1, 2, 3, 4];
export const [ORANGE, BLUE, WHITE, BLACK] = [0, 1, 2, 3];
export const UPPER = 0;
export const LOWER = 1;

/** The number of a piece among those of its kind. */
export function numberOf(ids: readonly string[], id: string): number {
  const number = ids.indexOf(id);
  if (number < 0) throw new Error(`no such piece: ${id}`);
  return number;
}

const idsOf = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);

export const card = (id: string) => numberOf(idsOf(CARDS), id);
export const decree = (id: string) => FIRST_DECREE + numberOf(idsOf(BOX.values.decrees.value), id);
export const floorTile = (id: string) => numberOf(idsOf(FLOOR_TILES), id);
export const side = (id: string) => numberOf(idsOf(SIDES), id);
export const paper = (id: (typeof PAPERS)[number]) => PAPERS.indexOf(id);

export function level(id: string, colors: readonly number[] = [NONE, NONE, NONE]): Level {
  return {
    floor: floorTile(id),
    by: NONE,
    slots: [...colors],
    setBy: colors.map((color) => (color === NONE ? NONE : 0)),
  };
}

/** Cards in one column of a board, and nothing in the others. */
export function column(street: number, cards: readonly number[]): number[][] {
  return STREETS.map((_, one) => (one === street ? [...cards] : []));
}

export type Changes = Partial<Omit<State, 'players'>> & {
  readonly me?: Partial<Player>;
  readonly rival?: Partial<Player>;
  /** The top cards of the decks by their ids; else the first of each. */
  readonly tops?: readonly string[];
};

/** Two seats on boards A and B, purple; seat 0 is about to move. The first level is F01 (a dollar on Broadway). */
export function table({ me = {}, rival = {}, tops = [], ...changes }: Changes = {}): State {
  const players = [
    { ...newPlayer([0, 1]), side: side('A-purple'), dollars: 9, ...me },
    { ...newPlayer([2, 3]), side: side('B-purple'), dollars: 9, ...rival },
  ];
  const owned = players.flatMap(({ above, below }) => [...above.flat(), ...below.flat()]);
  const decks = STREETS.map((_, deck) => {
    const cards = CARDS.flatMap((one, number) =>
      one.deck === deck && !owned.includes(number) ? [number] : [],
    );
    const wanted = tops[deck];
    const top = wanted === undefined ? (cards[0] ?? NONE) : card(wanted);
    return { top, unseen: cards.filter((one) => one !== top), under: [] };
  });
  const levels = clone(changes.levels ?? [level('F01')]);
  const used = levels.map(({ floor }) => floor);
  const nextFloor = changes.nextFloor ?? floorTile('F05');
  const today = changes.paper ?? paper('dollars3');
  const seen = [
    today,
    ...(changes.oldPapers ?? []),
    ...(changes.delivery ?? []),
    ...players.flatMap(({ hand }) => hand),
  ];
  return {
    options: { sides: 'any', hard: false },
    players,
    daniel: null,
    first: 0,
    turns: 0,
    nextFloor,
    floors: FLOOR_TILES.flatMap((_, floor) =>
      floor === ROOF || floor === nextFloor || used.includes(floor) ? [] : [floor],
    ),
    decks,
    decrees: ['D01', 'D02', 'D03', 'D05', 'D06', 'D09'].map(decree).filter((one) => !owned.includes(one)),
    supply: [0, 1, 2, 3].map(
      (color) =>
        7 -
        players.filter(({ stored }) => (stored >> color) & 1).length -
        levels.flatMap(({ slots }) => slots).filter((one) => one === color).length,
    ),
    tokens: 4 - players.reduce((sum, { tokens }) => sum + tokens, 0),
    paper: today,
    papers: PAPERS.flatMap((_, kind) =>
      Array<number>(Math.max(0, (PAPER_COPIES[kind] ?? 0) - seen.filter((one) => one === kind).length)).fill(
        kind,
      ),
    ),
    oldPapers: [],
    delivery: [],
    newsboy: 0,
    agenda: turnOf(0),
    ...changes,
    levels,
  };
}

/** The agenda of a turn, next step last. */
export function turnOf(seat: number, ...first: Step[]): Step[] {
  const begun: Step[] = first.length > 0 ? first : [{ step: 'move', seat }];
  return [{ step: 'nextTurn', seat }, { step: 'endTurn', seat }, ...begun.toReversed()];
}
