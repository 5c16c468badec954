/** R10: alone against Daniel Burnham: the setup, how he moves and what he does. */
import { describe, expect, it } from 'vitest';
import { at, start } from '#kernel';
import { DANIEL, NONE, ROOF, SIDES } from '../components.ts';
import { flatiron } from '../index.ts';
import { outcome } from '../scoring.ts';
import { currentLevel, playerOf } from '../state.ts';
import {
  AVENUE5,
  BLACK,
  BLUE,
  BROADWAY,
  danielCard,
  fullLevel,
  HALL,
  level,
  ORANGE,
  play,
  refusal,
  STREET22,
  STREET23,
  side,
  turnUp,
  WHITE,
} from './layout.ts';

describe('R10 setup', () => {
  it('[R10.1] gives Daniel one of the other boards by lot, on a side of the seat’s choice', () => {
    const boards = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const seed = n.toString(16).padStart(32, '0');
      const { state } = start(flatiron, {}, 1, seed).position;
      const { answer, may, asked } = play(structuredClone(state), seed);
      const own = at(may(0), 0) as { side: number };
      answer(0, own);
      const { prompt } = at(asked(), 0);
      if (prompt.step !== 'chooseDanielSide') throw new Error('his side is asked for');
      expect(prompt.board).not.toBe(own.side % 4);
      expect(may(0)).toEqual([{ side: prompt.board }, { side: prompt.board + 4 }]);
      boards.add(prompt.board);
    }
    expect(boards.size).toBe(4);
  });

  it('[R10.1] refuses another board for Daniel', () => {
    const { state } = start(flatiron, {}, 1, '7'.repeat(32)).position;
    const scene = play(structuredClone(state));
    scene.answer(0, at(scene.may(0), 0));
    expect(refusal(scene.state, 0, { side: playerOf(scene.state, 0).side })).toBe('R10.1 notDealt');
    const reverse = at(scene.may(0), 1);
    expect(refusal(scene.state, 0, { ...reverse, extra: 1 })).toBe('K6 notLegal');
    scene.answer(0, reverse);
    expect(scene.state.daniel).toMatchObject(reverse);
  });

  it('[R10.2] lets Daniel go first, without money, and the seat start with $9', () => {
    const { state } = start(flatiron, { sides: 'purple' }, 1, '7'.repeat(32)).position;
    const { answer, may, state: now, asked } = play(structuredClone(state));
    answer(0, at(may(0), 0));
    expect(playerOf(now, 0).dollars).toBe(9);
    expect(now.daniel?.shown).toHaveLength(1);
    expect(asked()[0]?.prompt.step).toBe('move');
  });
});

describe('R10 Daniel moves', () => {
  it.each([
    ['B1', BROADWAY, HALL],
    ['B2', BROADWAY, AVENUE5],
    ['B3', STREET23, STREET22],
    ['B4', STREET23, HALL],
    ['B5', AVENUE5, BROADWAY],
    ['B6', AVENUE5, STREET23],
    ['B7', STREET22, AVENUE5],
    ['B8', STREET22, BROADWAY],
    ['B9', HALL, STREET22],
  ])('[R10.3] goes to the main place of %s, or to the other one if he is there', (id, main, other) => {
    const first = turnUp(id, { place: NONE });
    expect(first.him.place).toBe(main);
    expect(first.events[0]).toEqual({ did: 'danielMoved', card: danielCard(id), to: main, other: false });
    const second = turnUp(id, { place: main });
    expect(second.him.place).toBe(other);
    expect(second.events[0]).toMatchObject({ to: other, other: true });
  });

  it('[R10.4] scores 2 when he meets the seat', () => {
    const { him, events } = turnUp('B8', {}, { me: { place: STREET22 } });
    expect(events[1]).toEqual({ did: 'danielMet', points: 2 });
    expect(him.points).toBe(2 + 1);
    expect(turnUp('B8', {}, { me: { place: HALL } }).him.points).toBe(1);
  });

  it('[Q27] keeps the seat away from his place', () => {
    const { state, may } = turnUp('B8', {}, { me: { place: HALL } });
    expect(may(0)).not.toContainEqual({ to: STREET22 });
    expect(refusal(state, 0, { to: STREET22 })).toBe('R3.3 placeTaken');
  });
});

describe('R10 Daniel acts', () => {
  it('[R10.5] scores all the popularity he shows: 3 with B2, B4 and then B8, as in the example', () => {
    const { him, events } = turnUp('B8', { shown: [danielCard('B2'), danielCard('B4')] });
    expect(him.points).toBe(3);
    expect(events).toContainEqual({
      did: 'danielPopular',
      card: danielCard('B8'),
      points: 3,
      instead: false,
    });
  });

  it('[R10.5] does the same with B4', () => {
    expect(turnUp('B4', { shown: [danielCard('B6')] }).him.points).toBe(2);
  });

  it.each([
    ['B1', ORANGE, [0, 1, 2]],
    ['B3', BLUE, [2, 0, 1]],
    ['B5', WHITE, [1, 2, 0]],
    ['B7', BLACK, [2, 1, 0]],
  ])(
    '[R10.6] sets the pillar of %s in its order of slots, for his board and 1 more, without bonus',
    (id, color, order) => {
      const points = at(at(SIDES, side('B-purple')).points, color) + 1;
      const taken: number[] = [NONE, NONE, NONE];
      const others = [ORANGE, BLUE, WHITE, BLACK].filter((one) => one !== color);
      for (const [n, slot] of order.entries()) {
        const { state, him, events } = turnUp(id, {}, { levels: [level('F01', taken)] });
        const { slots, setBy } = currentLevel(state);
        expect(slots[slot]).toBe(color);
        expect(setBy[slot]).toBe(DANIEL);
        expect(him.points).toBe(points);
        expect(state.supply[color]).toBe(6);
        expect(events).toContainEqual({
          did: 'danielBuilt',
          card: danielCard(id),
          color,
          level: 0,
          slot,
          points,
        });
        expect(state.papers).toHaveLength(13);
        taken[slot] = at(others, n);
      }
    },
  );

  it('[R10.7] scores popularity instead when the colour stands there or the level is full', () => {
    const shown = [danielCard('B4'), danielCard('B8')];
    const same = turnUp('B1', { shown }, { levels: [level('F01', [NONE, ORANGE, NONE])] });
    expect(same.him.points).toBe(2);
    expect(same.events).toContainEqual({
      did: 'danielPopular',
      card: danielCard('B1'),
      points: 2,
      instead: true,
    });
    const full = turnUp('B7', { shown: [danielCard('B4')] }, { levels: [fullLevel('F01')] });
    expect(full.him.points).toBe(1);
  });

  it('[Q27] cannot set a colour that the supply lacks', () => {
    const { him, state } = turnUp('B1', { shown: [danielCard('B4')] }, { supply: [0, 7, 7, 7] });
    expect(him.points).toBe(1);
    expect(currentLevel(state).slots).toEqual([NONE, NONE, NONE]);
  });

  it.each(['B2', 'B6', 'B9'])('[R10.8] builds the floor with %s for 6 points', (id) => {
    const { him, state, events } = turnUp(id, {}, { levels: [fullLevel('F01')] });
    expect(him.points).toBe(6);
    expect(state.levels).toHaveLength(2);
    expect(currentLevel(state).by).toBe(DANIEL);
    expect(state.decks.every(({ under }) => under.length === 1)).toBe(true);
    expect(events.map(({ did }) => did)).toContain('danielBuiltFloor');
  });

  it('[R10.8] [R9.1] ends the game when that is the roof', () => {
    const levels = ['F01', 'F02', 'F03', 'F04', 'F06'].map(fullLevel);
    const { state, asked, events } = turnUp('B9', {}, { levels, nextFloor: ROOF });
    expect(asked()).toEqual([]);
    expect(outcome(state)).toEqual({ ranking: [[1], [0]], ending: 'danielWins' });
    expect(events.at(-1)).toEqual({ did: 'danielCounted', cards: 0, reputation: 0, total: 6 });
  });

  it.each(['B2', 'B6', 'B9'])('[R10.9] takes a decree by lot with %s while the level is open', (id) => {
    const { him, state } = turnUp(id);
    expect(him.cards).toHaveLength(1);
    expect(state.decrees).toHaveLength(5);
    expect(state.decrees).not.toContain(him.cards[0]);
    expect(him.points).toBe(0);
  });

  it('[R10.9] [Q27] takes nothing when no decree is left', () => {
    const { him, events } = turnUp('B9', {}, { decrees: [] });
    expect(him.cards).toEqual([]);
    expect(events).toContainEqual({ did: 'danielTookDecree', card: danielCard('B9'), decree: NONE });
  });

  it('[R10.10] ignores the effects of floors', () => {
    const same = turnUp('B1', {}, { levels: [level('F15', [NONE, ORANGE, NONE])] });
    expect(currentLevel(same.state).slots).toEqual([NONE, ORANGE, NONE]);
    const bonus = turnUp('B1', {}, { levels: [level('F05')] });
    expect(bonus.him.points).toBe(2 + 1);
  });
});
