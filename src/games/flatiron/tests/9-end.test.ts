/** R9: the end and the count. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { NONE, ROOF } from '../components.ts';
import { TURN_LIMIT } from '../flow/turnOrder.ts';
import { layTokens, reputationPoints } from '../reputation.ts';
import { decreeCount, finalScore, outcome, scores } from '../scoring.ts';
import { type Player, playerOf, type State } from '../state.ts';
import {
  BLACK,
  BLUE,
  BROADWAY,
  card,
  column,
  decree,
  deedOf,
  fullLevel,
  LOWER,
  level,
  ORANGE,
  play,
  rowOf,
  STREET22,
  STREET23,
  table,
  turnOf,
  UPPER,
  WHITE,
  working,
} from './layout.ts';

const FLOOR = rowOf(STREET23, 1);
const beforeRoof = { levels: ['F01', 'F02', 'F03', 'F04', 'F06'].map(fullLevel), nextFloor: ROOF };

/** A finished game with these seats. */
function over(me: Partial<Player>, rival: Partial<Player>, roofBy = 0): State {
  const levels = [...beforeRoof.levels, { floor: ROOF, by: roofBy, slots: [], setBy: [] }];
  return table({ me, rival, levels, nextFloor: NONE, agenda: [] });
}

/** What a half of a decree scores for a seat with these things. */
function decreeOf(id: string, half: number, me: Partial<Player> = {}, levels = [level('F01')]) {
  const cards = column(STREET23, [decree(id)]);
  const own = half === UPPER ? { above: merge(me.above, cards) } : { below: merge(me.below, cards) };
  const state = table({ me: { dollars: 0, ...me, ...own }, levels });
  return decreeCount(state, playerOf(state, 0)).find(({ card: one }) => one === decree(id))?.points;
}

function merge(one: number[][] | undefined, two: number[][]): number[][] {
  return two.map((cards, street) => [...(one?.[street] ?? []), ...cards]);
}

describe('R9 the end', () => {
  it('[R9.1] [Q2] finishes the turn of the roof, then stops without another turn', () => {
    const state = working([FLOOR, deedOf('S01', UPPER)], { me: { dollars: 5 }, ...beforeRoof });
    const { answer, asked } = play(state);
    answer(0, { use: true });
    expect(outcome(state)).toBeUndefined();
    answer(0, { use: true });
    expect(asked()).toEqual([]);
    expect(playerOf(state, 0).dollars).toBe(3);
    expect(outcome(state)).toEqual({ ranking: [[0], [1]], ending: 'roof' });
  });

  it('[R9.1] still lets newspapers be spent at the end of that turn', () => {
    const state = working([FLOOR], { me: { dollars: 5, hand: [0] }, ...beforeRoof });
    const { answer, asked } = play(state);
    answer(0, { use: true });
    answer(0, { spend: 0 });
    expect(playerOf(state, 0).dollars).toBe(3);
    expect(asked()).toEqual([]);
  });

  it('[R9.2] scores -3 on 23rd Street and 5 on Broadway, as in the example', () => {
    const above = merge(column(STREET23, [card('S12')]), column(BROADWAY, []));
    const below = merge(column(STREET23, [card('S10')]), column(BROADWAY, [card('S07'), card('S03')]));
    const player = playerOf(table({ me: { above, below } }), 0);
    expect(layTokens(player)).toEqual([
      { street: 0, reputation: 3, points: 5 },
      { street: 1, reputation: -1, points: -3 },
      { street: 2, reputation: 0, points: 0 },
      { street: 3, reputation: 0, points: 0 },
    ]);
    expect(reputationPoints(player)).toBe(2);
  });

  it('[R9.2] counts the reputation of decrees too', () => {
    const player = playerOf(table({ me: { above: column(BROADWAY, [decree('D02')]) } }), 0);
    expect(reputationPoints(player)).toBe(5);
  });

  it('[R9.3] [Q22] lays tokens where they bring most', () => {
    const player = (tokens: number, below: number[][]) => playerOf(table({ me: { tokens, below } }), 0);
    expect(reputationPoints(player(2, column(BROADWAY, [])))).toBe(10);
    expect(reputationPoints(player(4, column(BROADWAY, [])))).toBe(20);
    const bad = column(STREET23, [card('S12')]);
    expect(reputationPoints(player(0, bad))).toBe(-3);
    expect(reputationPoints(player(1, bad))).toBe(2);
    expect(reputationPoints(player(4, bad))).toBe(15);
    expect(layTokens(player(4, bad)).map(({ points }) => points)).toEqual([5, 5, 5, 0]);
    const worse = column(BROADWAY, [card('S05'), card('S06')]);
    expect(reputationPoints(player(1, worse))).toBe(2);
    expect(layTokens(player(1, worse)).reduce((sum, { points }) => sum + points, 0)).toBe(2);
  });

  it('[R9.4] [Q3] [Q39] shows decrees as they stand, and adds them to the track only at the end', () => {
    const state = over({ points: 40, above: column(BROADWAY, [decree('D05')]) }, { points: 30 });
    expect(scores(state)[0]).toEqual({ total: 48, parts: { play: 40, reputation: 5, decrees: 3 } });
    state.agenda = [{ step: 'closeTurn', seat: 0 }];
    expect(scores(state)[0]).toEqual({ total: 40, parts: { play: 40, reputation: 0, decrees: 0 } });
    expect(finalScore(state, at(state.players, 0)).total).toBe(48);
    expect(playerOf(state, 0).points).toBe(40);
  });

  it('[R9.5] scores 1 per two street cards', () => {
    const below = column(BROADWAY, [card('S01'), card('S02'), card('S03')]);
    expect(decreeOf('D01', LOWER, { below })).toBe(1);
  });

  it('[R9.6] scores 1 per street card, not for decrees', () => {
    const below = column(BROADWAY, [card('S01'), card('S02'), decree('D05')]);
    expect(decreeOf('D01', UPPER, { below })).toBe(2);
    const above = [[card('S01')], [], [card('S17'), decree('D03')], [card('S25')]];
    expect(decreeOf('D01', LOWER, { above, below: column(BROADWAY, [card('S02')]) })).toBe(2);
    expect(decreeOf('D01', UPPER, { above, below: column(BROADWAY, [card('S02')]) })).toBe(4);
  });

  it('[R9.7] scores 2 per stored pillar', () => {
    expect(decreeOf('D04', UPPER, { stored: 0b0111 })).toBe(6);
  });

  it('[R9.8] [Q24] scores 3 per level with both colours, the unfinished one included', () => {
    const levels = [
      level('F01', [ORANGE, BLUE, WHITE]),
      level('F02', [ORANGE, BLACK, WHITE]),
      level('F03', [BLUE, ORANGE, NONE]),
    ];
    expect(decreeOf('D06', UPPER, {}, levels)).toBe(6);
    expect(decreeOf('D06', LOWER, {}, levels)).toBe(3);
    expect(decreeOf('D07', UPPER, {}, levels)).toBe(6);
    expect(decreeOf('D07', LOWER, {}, levels)).toBe(0);
    expect(decreeOf('D08', UPPER, {}, levels)).toBe(3);
    expect(decreeOf('D08', LOWER, {}, levels)).toBe(3);
  });

  it('[R9.9] [Q28] scores 1 per $2, at most 12', () => {
    expect(decreeOf('D02', UPPER, { dollars: 7 })).toBe(3);
    expect(decreeOf('D02', UPPER, { dollars: 60 })).toBe(12);
  });

  it('[R9.10] [Q28] scores 1 per $1, at most 12', () => {
    expect(decreeOf('D02', LOWER, { dollars: 7 })).toBe(7);
    expect(decreeOf('D02', LOWER, { dollars: 60 })).toBe(12);
  });

  it('[R9.11] [Q23] scores 1 per positive reputation, tokens included, negatives left out', () => {
    const below = column(BROADWAY, [card('S07'), card('S06')]);
    expect(decreeOf('D03', LOWER, { below, tokens: 2 })).toBe(4);
  });

  it('[R9.12] scores 1 per two of them', () => {
    const below = column(BROADWAY, [card('S07'), card('S06')]);
    expect(decreeOf('D03', UPPER, { below, tokens: 2 })).toBe(2);
  });

  it('[R9.13] scores 2 per own decree, itself included', () => {
    const above = column(BROADWAY, [decree('D01')]);
    expect(decreeOf('D05', LOWER, { above })).toBe(4);
    const mixed = [[decree('D01')], [card('S09')], [decree('D02')], []];
    const below = column(STREET22, [card('S25'), decree('D03')]);
    expect(decreeOf('D05', LOWER, { above: mixed, below })).toBe(8);
  });

  it('[R9.14] [Q24] scores 2 per pillar of its colour in the building, whoever set it', () => {
    const levels = [level('F01', [ORANGE, BLUE, WHITE]), level('F15', [ORANGE, ORANGE, NONE])];
    expect(decreeOf('D09', UPPER, {}, levels)).toBe(6);
    expect(decreeOf('D09', LOWER, {}, levels)).toBe(2);
    expect(decreeOf('D10', UPPER, {}, levels)).toBe(2);
    expect(decreeOf('D10', LOWER, {}, levels)).toBe(0);
  });

  it('[R9.15] scores the points shown', () => {
    expect(decreeOf('D04', LOWER)).toBe(3);
    expect(decreeOf('D05', UPPER)).toBe(3);
  });

  it('[R9.16] ranks by points, and gives a tie to the builder of the roof', () => {
    expect(outcome(over({ points: 50 }, { points: 51 }))).toEqual({ ranking: [[1], [0]], ending: 'roof' });
    expect(outcome(over({ points: 50 }, { points: 50 }, 1))?.ranking).toEqual([[1], [0]]);
    expect(outcome(over({ points: 50 }, { points: 50 }, 0))?.ranking).toEqual([[0], [1]]);
  });

  it('[Q25] may count below nothing', () => {
    const below = column(STREET23, [card('S10')]);
    expect(at(scores(over({ points: 1, below }, {})), 0).total).toBe(-2);
  });

  it('[R9.2] [R9.4] tells the count column by column and decree by decree', () => {
    const state = working([FLOOR], {
      me: { dollars: 5, above: column(BROADWAY, [decree('D05')]) },
      ...beforeRoof,
    });
    const { answer, events } = play(state);
    answer(0, { use: true });
    expect(events).toContainEqual({ did: 'scoredStreet', seat: 0, street: 0, reputation: 1, points: 5 });
    expect(events).toContainEqual({ did: 'scoredDecree', seat: 0, card: decree('D05'), half: 0, points: 3 });
    expect(events.filter(({ did }) => did === 'scoredStreet')).toHaveLength(8);
  });

  it('[Q29] stops after 200 turns of each seat, with ties left as they are', () => {
    expect(TURN_LIMIT).toBe(200);
    const levels = [fullLevel('F01'), { ...level('F05'), by: 1 }];
    const state = table({ levels, turns: 2 * TURN_LIMIT - 1, agenda: turnOf(0, { step: 'act', seat: 0 }) });
    at(state.players, 0).place = BROADWAY;
    const { answer, asked } = play(state);
    answer(0, { do: 'money' });
    expect(asked()).toEqual([]);
    expect(outcome(state)).toEqual({ ranking: [[0, 1]], ending: 'turnLimit' });

    const early = table({ turns: 2 * TURN_LIMIT - 2, agenda: turnOf(0, { step: 'act', seat: 0 }) });
    at(early.players, 0).place = BROADWAY;
    const going = play(early);
    going.answer(0, { do: 'money' });
    expect(going.asked()[0]?.seat).toBe(1);
  });
});
