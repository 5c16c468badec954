/** Blunders that lower levels were seen to make, or that would look silly: the higher levels never play them. */
import { describe, expect, it } from 'vitest';
import { botNamed, seedNumber } from '#bots';
import { type BotName, Rng } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { FOUNTAIN, ROUNDS, type TileName } from '../components.ts';
import { tangramcity } from '../index.ts';
import type { Action, DealtCard, State, Step } from '../state.ts';
import { drawn, play, ready, tileNamed } from './layout.ts';

interface Position {
  readonly name: string;
  readonly picture: string;
  readonly rounds: readonly number[];
  /** Tiles played in earlier rounds. */
  readonly earlier: readonly number[];
  /** The cards of this round; undefined are those that nobody has seen. */
  readonly cards: readonly (TileName | undefined)[];
  /** How many of them are played already; if all are, the fountain is next. */
  readonly played: number;
  /** What is never played here. */
  readonly never: (action: Action) => boolean;
}

/** A lone seat in this position, just before its decision. Where its tiles lie is in the picture, so all of them count as set aside. */
function stateIn({ picture, rounds, earlier, cards, played }: Position): State {
  const tiles = cards.map((name) => (name === undefined ? null : tileNamed(name)));
  const gone = [...earlier, ...tiles.slice(0, played).flatMap((tile) => tile ?? [])];
  const left = tiles.slice(played).flatMap((tile) => tile ?? []);
  const isLast = rounds.length + 1 === ROUNDS.last;
  const turning = tiles.map((_, card): Step => ({ step: 'playCard', card })).slice(played);
  const placing: Step[] = left.length > 0 ? [{ step: 'placeTile', seat: 0, tiles: left }] : [];
  const fountain: Step[] = isLast || played === cards.length ? [{ step: 'offerFountain', seat: 0 }] : [];
  const state = ready(1, {
    round: rounds.length + 1,
    deck: ready(1).deck.filter((tile) => !earlier.includes(tile) && !tiles.includes(tile)),
    cards: tiles.map((tile): DealtCard => ({ tile, holders: [], open: tile !== null })),
    discard: [...earlier],
    cities: [{ ...drawn(picture), rounds: [...rounds], aside: [...gone, ...rounds.map(() => FOUNTAIN)] }],
    agenda: [{ step: 'closeRound' }, ...fountain, ...(isLast ? placing : turning.reverse())],
  });
  return play(state).state;
}

function answersOf(level: BotName, position: Position, seeds: number): Action[] {
  const state = stateIn(position);
  const bot = botNamed(level, tangramcity, heuristics);
  const legal = tangramcity.legalActions(state, 0);
  return Array.from({ length: seeds }, (_, n) =>
    bot.choose(0, tangramcity.view(state, 0), legal, Rng.fromSeed(seedNumber(n + 1))),
  );
}

const isPlaced = (action: Action) => 'turn' in action;
const isAt = (row: number, column: number, turn: number) => (action: Action) =>
  'turn' in action && action.row === row && action.column === column && action.turn === turn;

/** All but house, angle and domino. */
const BEFORE_LAST = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22];

/** Seen in games of levels 4 and 5. */
const SEEN: readonly Position[] = [
  {
    name: 'breaks up a free block with a house',
    picture: `
      ddd ddd d\\g ggg ggg g\\d ddd
      ddd w\\d ddd ggg ggg ddd ddd
      ... ddd ddd d\\g ggg d/g ggg
      ... d/g ggg w\\g g\\d d\\g g/w
      ... .\\d ddd d/. ... d/g ggg
      ... ... ... ... ./g ggg ...
      ... ... ... ... .\\g g/. ...`,
    rounds: [9, 18, 24],
    earlier: [16, 15, 9, 14, 1, 10, 20, 7, 5, 3, 2, 11],
    cards: ['domino', 'shortTrapezoid', 'diamond', 'house'],
    played: 3,
    never: isAt(4, 0, 1),
  },
  {
    name: 'leaves a hole behind a domino',
    picture: `
      ... ... ... ... ... ... ...
      ... ... ... ... ... ... ...
      ... ./d ddd ddd d/g ggg ggg
      ... ./d d\\. ./g ggg g\\d ddd
      ... ddd ddd ddd ddd ddd w\\d
      ... ... ggg ggg g\\d ddd ggg
      ... ... ggg ggg w/d d\\g ggg`,
    rounds: [6, 15],
    earlier: [19, 2, 14, 1, 8, 7, 21, 9],
    cards: ['hook', 'dominoAndTriangle', 'longParallelogram', 'domino'],
    played: 3,
    never: isAt(5, 1, 1),
  },
  {
    name: 'puts the fountain at the rim while a hole remains among built squares',
    picture: `
      w/d g/d d/g ggg ddd ddd ddd
      ddd ddd d\\g w\\d ddd ddd ddd
      g\\d ggg g\\d d\\g g\\d ddd ...
      ggg ggg ggg ddd ggg ddd ...
      ... w/g ggg ddd d/. ... ...
      ggg ggg ggg g\\d ... ... ...
      ggg g\\. ... ... ... ... ...`,
    rounds: [6, 9, 18],
    earlier: [11, 2, 0, 4, 10, 5, 14, 8, 3, 17, 15, 22],
    cards: ['zigzag', 'angle', 'largeTriangle', 'domino'],
    played: 4,
    never: isAt(6, 1, 1),
  },
  {
    name: 'points a home plate at the rim',
    picture: `
      ... ... ... ... ... ... ...
      ./g ggg ... d\\. ... ... ...
      ggg ggg g\\d ddd d/. ./g ggg
      ggg ggg g/d ddd ddd ddd ggg
      ddd ddd ddd ddd ddd ggg ggg
      ddd d/g g\\d w\\d d/g ggg ggg
      ddd d\\g g/w w\\g ggg g\\d d/w`,
    rounds: [8, 14, 18, 28],
    earlier: [21, 13, 0, 7, 4, 12, 15, 11, 1, 9, 22, 5, 3, 10, 17, 20],
    cards: ['cornerWithWedgeIn', 'homePlate', undefined, undefined],
    played: 1,
    never: isAt(0, 4, 3),
  },
];

/** Would look silly at any level that thinks ahead. */
const SILLY: readonly Position[] = [
  {
    name: 'leaves the last hole of a large rectangle to put the last fountain elsewhere',
    picture: `
      ddd ddd ddd d\\. ddd ddd ddd
      ddd ddd ddd ddd ddd ddd ddd
      ddd ddd ddd ddd ddd ddd ddd
      ggg ggg ggg ggg ggg ggg ggg
      ggg ggg ggg ggg ggg ggg ggg
      ggg ggg ggg ggg ggg ggg ggg
      ggg ggg g/. ... ... ... ...`,
    rounds: [8, 14, 21, 28, 35],
    earlier: BEFORE_LAST,
    cards: ['house', 'angle', 'domino'],
    played: 3,
    never: (action) => !isAt(0, 3, 1)(action),
  },
  {
    name: 'lays the last tile in the colour that is ahead',
    picture: `
      ddd ddd ddd ddd ddd ddd ddd
      ddd ddd ddd ddd ddd ddd ddd
      ddd ddd ddd ddd ddd ddd ddd
      ddd ddd ddd d/g ggg ggg ggg
      ggg ggg ggg ggg ggg ggg ggg
      ggg ggg ggg ggg ggg ggg ggg
      ggg ggg ggg ggg ggg ... ...`,
    rounds: [8, 14, 21, 28, 35],
    earlier: BEFORE_LAST,
    cards: ['house', 'angle', 'domino'],
    played: 2,
    never: (action) => !('face' in action) || action.face === 'dark',
  },
  {
    name: 'gives up even colours for a tile that brings nothing',
    picture: `
      ddd ddd ddd ddd ddd ddd ddd
      ddd ddd ddd ddd ddd ddd ddd
      ddd ddd ddd ddd ddd ddd ddd
      ggg ggg ggg ggg ggg ggg ggg
      ggg ggg ggg ggg ggg ggg ggg
      ggg ggg ggg ggg ggg ggg ggg
      ... ... ... ... ... ... ...`,
    rounds: [8, 14, 21, 28, 35],
    earlier: BEFORE_LAST,
    cards: ['house', 'angle', 'domino'],
    played: 2,
    never: isPlaced,
  },
];

describe.each([...SEEN, ...SILLY])('$name', (position) => {
  it('but not level 6', () => {
    expect(answersOf('level6', position, 2).filter(position.never)).toEqual([]);
  });
});

describe.each(SILLY)('$name', (position) => {
  it('but not level 5', () => {
    expect(answersOf('level5', position, 4).filter(position.never)).toEqual([]);
  });
});

describe.each(SEEN)('$name', (position) => {
  it('but may do something else', () => {
    const legal = tangramcity.legalActions(stateIn(position), 0);
    expect(legal.some(position.never)).toBe(true);
    expect(legal.every(position.never)).toBe(false);
  });
});
