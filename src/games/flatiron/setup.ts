/** R2, R10.1: the starting state. */
import { at, type Tools, together } from '#kernel';
import { AMOUNTS } from './components/amounts.ts';
import {
  BOARD_COUNT,
  CARDS,
  COLORS,
  DECREE_COUNT,
  FIRST_DECREE,
  FLOOR_TILES,
  NONE,
  NOWHERE,
  PAPER_COPIES,
  PAPERS,
  ROOF,
  SLOTS,
  STREETS,
} from './components.ts';
import type { Event } from './events.ts';
import { rules } from './flow.ts';
import type { Obstacle } from './refusals.ts';
import type { Options, Player, State } from './state.ts';
import type { Step } from './steps.ts';

/** R10.16 Only Daniel can be made harder. */
export function refuse({ hard }: Options, seats: number): Obstacle {
  return hard && seats > 1 ? { rule: 'R10.16', code: 'hardIsSolo' } : undefined;
}

/** R2.1 to R2.5 Everything is drawn and dealt; then the boards are chosen. */
export function setup(options: Options, seats: number, tools: Tools<Event>): State {
  const { rng, emit } = tools;
  const floors = FLOOR_TILES.flatMap((_, floor) => (floor === ROOF ? [] : [floor]));
  const start = rng.pick(floors.filter((floor) => at(FLOOR_TILES, floor).starting));
  floors.splice(floors.indexOf(start), 1);
  const nextFloor = rng.draw(floors);
  const papers = PAPERS.flatMap((_, paper) => Array.from({ length: at(PAPER_COPIES, paper) }, () => paper));
  const paper = rng.draw(papers);
  emit({ did: 'opened', floor: start, next: nextFloor, paper });
  const decks = STREETS.map((_, deck) => {
    const unseen = CARDS.flatMap((card, number) => (card.deck === deck ? [number] : []));
    return { top: rng.draw(unseen), unseen, under: [] };
  });
  const allDecrees = Array.from({ length: DECREE_COUNT }, (_, decree) => FIRST_DECREE + decree);
  const decrees = Array.from({ length: AMOUNTS.decreesShown }, () => rng.draw(allDecrees));
  const boards = Array.from({ length: BOARD_COUNT }, (_, board) => board);
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const dealt = [rng.draw(boards), rng.draw(boards)];
    emit({ did: 'dealtBoards', seat, boards: [...dealt] });
    return newPlayer(dealt);
  });
  const choosing = together<Step>(...players.map((_, seat): Step[] => [{ step: 'chooseBoard', seat }]));
  const after: Step[] =
    seats === 1 ? [{ step: 'drawFirst' }, { step: 'dealDaniel' }] : [{ step: 'drawFirst' }];
  const state: State = {
    options,
    players,
    daniel: null,
    first: 0,
    turns: 0,
    levels: [{ floor: start, by: NONE, slots: Array(SLOTS).fill(NONE), setBy: Array(SLOTS).fill(NONE) }],
    nextFloor,
    floors,
    decks,
    decrees: decrees.sort((one, two) => one - two),
    supply: COLORS.map(() => AMOUNTS.pillarsPerColor),
    tokens: AMOUNTS.reputationTokens,
    paper,
    papers,
    oldPapers: [],
    delivery: [],
    newsboy: 0,
    agenda: [...after, choosing],
  };
  rules.settle(state, tools);
  return state;
}

/** A seat before the game, with the boards it was dealt. */
export function newPlayer(boards: number[]): Player {
  return {
    boards,
    side: NONE,
    place: NOWHERE,
    dollars: 0,
    points: 0,
    tokens: 0,
    stored: 0,
    above: STREETS.map(() => []),
    below: STREETS.map(() => []),
    hand: [],
    given: [],
  };
}
