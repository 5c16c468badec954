/** Silly habits that bots have had, found in their games and laid out again. */
import { describe, expect, it } from 'vitest';
import { botNamed, seedNumber } from '#bots';
import { type BotName, Rng } from '#kernel';
import { heuristics } from '../bot/index.ts';
import { type Deed, NONE, printedDeed, ROOF } from '../components.ts';
import { linkOf } from '../effects/deeds.ts';
import { flatiron } from '../index.ts';
import type { State } from '../state.ts';
import {
  AVENUE5,
  BLUE,
  BROADWAY,
  card,
  column,
  decree,
  deedOf,
  fullLevel,
  level,
  ORANGE,
  paper,
  rowOf,
  STREET22,
  STREET23,
  side,
  table,
  turnOf,
  UPPER,
  WHITE,
} from './layout.ts';

const LEVELS: readonly BotName[] = ['level4', 'level5'];
const atRoof = { levels: ['F01', 'F02', 'F03', 'F04', 'F06'].map(fullLevel), nextFloor: ROOF };

function choice(name: BotName, state: State) {
  const bot = botNamed(name, flatiron, heuristics);
  return bot.choose(0, flatiron.view(state, 0), flatiron.legalActions(state, 0), Rng.fromSeed(seedNumber(1)));
}

const asked = (deed: Deed) => turnOf(0, { step: 'work', seat: 0, deed });

describe.each(LEVELS)('%s', (name) => {
  it('[R8.6] swaps a lesser pillar for the best one before it builds (deal 130010)', () => {
    const state = table({
      levels: [fullLevel('F01'), level('F05')],
      me: {
        side: side('D-reverse'),
        place: STREET23,
        dollars: 3,
        stored: (1 << ORANGE) | (1 << BLUE),
        hand: [paper('swap')],
      },
      agenda: asked(printedDeed(side('D-reverse'), STREET23, 1)),
    });
    expect(choice(name, state)).toEqual({ spend: paper('swap') });
  });

  it('[R8.6] swaps its only pillar, the least of its board, before it builds it (deal 130011)', () => {
    const state = table({
      levels: [fullLevel('F01'), level('F05')],
      me: {
        side: side('B-reverse'),
        place: AVENUE5,
        dollars: 4,
        stored: 1 << ORANGE,
        hand: [paper('swap')],
      },
      agenda: asked(printedDeed(side('B-reverse'), AVENUE5, 1)),
    });
    expect(choice(name, state)).toEqual({ spend: paper('swap') });
  });

  it('[R5.8] builds the roof of a game that is won, and does not go on threatening to (deal 130010)', () => {
    const other = deedOf('S16', UPPER);
    const floor = printedDeed(side('C-purple'), AVENUE5, 1);
    const state = table({
      ...atRoof,
      me: {
        side: side('C-purple'),
        place: STREET23,
        dollars: 11,
        points: 75,
        stored: 1 << WHITE,
        above: column(STREET23, [card('S16'), card('S11')]),
      },
      rival: { points: 45, dollars: 5, place: AVENUE5, stored: 1 << BLUE },
      agenda: turnOf(0, { step: 'pickDeed', seat: 0, deed: other, chain: linkOf(other).used }),
    });
    expect(choice(name, state)).toEqual({ deed: floor });
  });

  it('[R5.8] uses the floor of a column when its roof wins, also by a little', () => {
    const floor = rowOf(STREET23, 1);
    const state = table({
      ...atRoof,
      me: { place: STREET23, dollars: 9, points: 60, stored: 1 << BLUE },
      rival: { points: 52, dollars: 2, place: BROADWAY },
      agenda: asked(floor),
    });
    expect(choice(name, state)).toEqual({ use: true });
  });

  it('[R5.8] does not build the roof of a game that it loses', () => {
    const state = table({
      ...atRoof,
      me: { place: STREET23, dollars: 9, points: 50, below: column(BROADWAY, [decree('D06')]) },
      rival: { points: 80, dollars: 2, place: BROADWAY },
      agenda: asked(rowOf(STREET23, 1)),
    });
    expect(choice(name, state)).toEqual({ skip: true });
  });

  it('[R7.1] keeps a pillar whose colour may repeat on the level', () => {
    const state = table({
      levels: [fullLevel('F01'), level('F15', [ORANGE, NONE, NONE])],
      me: { place: BROADWAY, dollars: 4, stored: 1 << ORANGE },
      agenda: asked(rowOf(BROADWAY, 0)),
    });
    expect(choice(name, state)).toEqual({ skip: true });
  });

  it('[R5.2] keeps a pillar for the next level when this one is full', () => {
    const state = table({
      levels: [fullLevel('F01'), fullLevel('F05')],
      me: { place: STREET22, dollars: 12, stored: 1 << ORANGE },
      rival: { dollars: 2 },
      agenda: asked(rowOf(BROADWAY, 0)),
    });
    expect(choice(name, state)).toEqual({ skip: true });
  });
});
