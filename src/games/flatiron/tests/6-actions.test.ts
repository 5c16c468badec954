/** R6: the actions of boards and street cards. */
import { describe, expect, it } from 'vitest';
import { deedCard, NONE, ROOF } from '../components.ts';
import { chainChoices, linkOf } from '../effects/deeds.ts';
import { currentLevel, playerOf } from '../state.ts';
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
  paper,
  play,
  refusal,
  rowOf,
  STREET22,
  STREET23,
  UPPER,
  WHITE,
  working,
} from './layout.ts';

/** Uses one action with what it needs, and gives the seat as it is then. */
function use(deed: number, changes: Parameters<typeof working>[1] = {}) {
  const scene = play(working([deed], changes));
  scene.answer(0, { use: true });
  return { ...scene, me: playerOf(scene.state, 0) };
}

/** Why the action cannot be used; a newspaper in hand makes the game ask. */
function whyNot(deed: number, changes: Parameters<typeof working>[1] = {}) {
  const { state } = play(working([deed], { ...changes, me: { hand: [0], ...changes.me } }));
  return refusal(state, 0, { use: true });
}

const five = ['F01', 'F02', 'F03', 'F04', 'F06'].map(fullLevel);

describe('R6 actions', () => {
  it.each([
    ['S24', UPPER, 2],
    ['S01', UPPER, 3],
    ['S03', UPPER, 4],
    ['S04', UPPER, 5],
  ])('[R6.1] gains the dollars shown: %s', (id, half, dollars) => {
    expect(use(deedOf(id, half), { me: { dollars: 0 } }).me.dollars).toBe(dollars);
  });

  it('[R6.1] is also the action of the purple sides', () => {
    expect(use(rowOf(STREET22, 1), { me: { dollars: 0 } }).me.dollars).toBe(3);
  });

  it('[R6.2] [Q17] gains $1 per floor, the first level and the roof included', () => {
    expect(use(deedOf('S05', UPPER), { me: { dollars: 0 } }).me.dollars).toBe(1);
    const done = { levels: [...five, { floor: ROOF, by: 0, slots: [], setBy: [] }], nextFloor: NONE };
    expect(use(deedOf('S05', UPPER), { me: { dollars: 0 }, ...done }).me.dollars).toBe(6);
  });

  it('[R6.3] [Q11] swaps a stored pillar for a colour that is not stored', () => {
    const stored = (1 << ORANGE) | (1 << BLUE);
    const { state, answer, may, me } = use(deedOf('S12', UPPER), { me: { dollars: 0, stored } });
    expect(may(0)).toEqual([{ color: ORANGE }, { color: BLUE }]);
    expect(refusal(state, 0, { color: BLACK })).toBe('R6.3 colorNotStored');
    answer(0, { color: BLUE });
    expect(may(0)).toEqual([{ color: WHITE }, { color: BLACK }]);
    expect(refusal(state, 0, { color: ORANGE })).toBe('R5.2 colorStored');
    answer(0, { color: BLACK });
    expect(me.stored).toBe((1 << ORANGE) | (1 << BLACK));
    expect(state.supply).toEqual([6, 7, 7, 6]);
    expect(whyNot(deedOf('S12', UPPER))).toBe('R6.3 nothingStored');
    expect(whyNot(deedOf('S12', UPPER), { me: { stored: 0b1111 } })).toBe('R5.2 nothingToBuy');
  });

  it('[R6.4] scores 1 point per two floors', () => {
    expect(use(deedOf('S17', UPPER), { levels: five }).me.points).toBe(2);
    expect(whyNot(deedOf('S17', UPPER))).toBe('R6.4 tooFewFloors');
  });

  it('[R6.5] [R5.2] buys any colour that is not stored at the price shown', () => {
    const { state, answer, may, me } = use(deedOf('S02', UPPER), {
      me: { dollars: 2, stored: 1 << BLUE },
      supply: [7, 6, 7, 0],
    });
    expect(may(0)).toEqual([{ color: ORANGE }, { color: WHITE }]);
    expect(refusal(state, 0, { color: BLUE })).toBe('R5.2 colorStored');
    expect(refusal(state, 0, { color: BLACK })).toBe('R1.6 noneInSupply');
    expect(refusal(state, 0, { color: ORANGE, extra: 1 })).toBe('K6 notLegal');
    answer(0, { color: WHITE });
    expect(me).toMatchObject({ dollars: 0, stored: (1 << BLUE) | (1 << WHITE) });
    expect(whyNot(deedOf('S02', UPPER), { me: { dollars: 1 } })).toBe('R5.1 tooPoor');
    expect(whyNot(deedOf('S02', UPPER), { me: { stored: 0b1111 } })).toBe('R5.2 nothingToBuy');
  });

  it('[R6.6] [Q10] builds two pillars for $3 and 2 more points', () => {
    const stored = (1 << ORANGE) | (1 << BLUE);
    const { answer, me, asked } = use(deedOf('S09', UPPER), {
      me: { dollars: 3, stored },
      newsboy: 5,
    });
    answer(0, { color: ORANGE });
    answer(0, { slot: 1 });
    answer(0, { slot: 2 });
    expect(me).toMatchObject({ dollars: 2, stored: 0, points: 4 + 5 + 2 });
    expect(asked()[0]?.prompt.step).toBe('closeTurn');
    expect(whyNot(deedOf('S09', UPPER), { me: { stored: 1 } })).toBe('R6.6 needsTwo');
    expect(
      whyNot(deedOf('S09', UPPER), { me: { stored }, levels: [level('F01', [WHITE, BLACK, NONE])] }),
    ).toBe('R6.6 needsTwo');
  });

  it('[R6.7] uses another own action for $1 and its own price', () => {
    const { answer, may, me, events } = use(deedOf('S04', LOWER), {
      me: { dollars: 4, below: column(BROADWAY, [card('S04')]) },
    });
    expect(may(0)).toContainEqual({ deed: rowOf(BROADWAY, 0) });
    expect(may(0)).not.toContainEqual({ deed: deedOf('S04', LOWER) });
    expect(may(0)).not.toContainEqual({ deed: rowOf(STREET23, 0) });
    answer(0, { deed: rowOf(BROADWAY, 0) });
    expect(me).toMatchObject({ dollars: 0, stored: 1 << ORANGE });
    expect(events).toContainEqual({ did: 'chained', seat: 0, deed: rowOf(BROADWAY, 0), cost: 1 });
    expect(whyNot(deedOf('S04', LOWER), { me: { dollars: 0 } })).toBe('R6.7 tooPoor');
  });

  it('[R6.7] [Q15] refuses what is no choice of the chain', () => {
    const { state } = use(deedOf('S04', LOWER), {
      me: { dollars: 3, above: column(STREET22, [card('S31')]) },
    });
    expect(refusal(state, 0, { deed: deedOf('S01', UPPER) })).toBe('R6.7 nothingToUse');
    expect(refusal(state, 0, { deed: rowOf(STREET23, 0) })).toBe('R5.1 tooPoor');
    expect(refusal(state, 0, { deed: deedOf('S31', UPPER) })).toBe('Q15 chainUsed');
    expect(refusal(state, 0, { deed: 'x' })).toBe('R6.7 nothingToUse');
    const visible = use(deedOf('S25', UPPER));
    expect(refusal(visible.state, 0, { deed: rowOf(STREET23, 0) })).toBe('R6.9 nothingToUse');
  });

  it('[R6.8] builds a pillar for $2 and 1 more point', () => {
    const { answer, me } = use(deedOf('S01', LOWER), { me: { dollars: 2, stored: 1 << BLUE } });
    answer(0, { slot: 0 });
    expect(me).toMatchObject({ dollars: 0, points: 5 + 2 + 1 });
  });

  it('[R6.9] [Q16] uses either half of a card on the decks, which stays there', () => {
    const state = working([deedOf('S25', UPPER)], { me: { dollars: 1 } });
    const { answer, may } = play(state);
    const tops = state.decks.map(({ top }) => top);
    answer(0, { use: true });
    expect(may(0)).toContainEqual({ deed: deedOf('S01', UPPER) });
    const owned = may(0).filter((one) => 'deed' in one && deedCard(one.deed).type === 'trade');
    expect(owned).toEqual([]);
    answer(0, { deed: deedOf('S01', UPPER) });
    expect(playerOf(state, 0).dollars).toBe(3);
    expect(state.decks.map(({ top }) => top)).toEqual(tops);
    expect(whyNot(deedOf('S25', UPPER), { me: { dollars: 0 } })).toBe('R6.9 tooPoor');
  });

  it('[Q15] uses each kind of chain once, and never comes back to itself', () => {
    const me = {
      dollars: 9,
      above: column(STREET22, [card('S25'), card('S31')]),
      below: column(BROADWAY, [card('S04')]),
    };
    const state = working([], { me });
    const [other, visible] = [deedOf('S04', LOWER), deedOf('S25', UPPER)];
    const fromOther = chainChoices(state, 0, other, linkOf(other).used);
    expect(fromOther).toContain(deedOf('S25', UPPER));
    expect(fromOther).not.toContain(deedOf('S31', UPPER));
    const both = chainChoices(state, 0, visible, linkOf(other).used | linkOf(visible).used);
    const types = both.map((deed) => deedCard(deed).type);
    expect(types).not.toContain('otherAction');
    expect(types).not.toContain('visibleCard');
    expect(both.length).toBeGreaterThan(0);
  });

  it('[Q15] says so when nothing in the chain can be used', () => {
    const me = { dollars: 1, stored: 0, above: column(STREET22, [card('S31')]), side: 4 };
    expect(whyNot(deedOf('S31', UPPER), { me, supply: [0, 0, 0, 0] })).toBe('allowed');
    const stuck = { dollars: 1, side: 5, above: column(STREET22, [card('S31')]) };
    expect(whyNot(deedOf('S31', UPPER), { me: stuck, supply: [0, 0, 0, 0] })).toBe('R6.7 nothingToUse');
    const decks = [0, 1, 2, 3].map(() => ({ top: NONE, unseen: [], under: [] }));
    expect(whyNot(deedOf('S25', UPPER), { me: { dollars: 1 }, decks })).toBe('R6.9 nothingToUse');
  });

  it('[R6.10] builds a colour that the level already has', () => {
    const levels = [level('F01', [NONE, BLUE, NONE])];
    const { answer, me, state } = use(deedOf('S07', UPPER), {
      me: { dollars: 1, stored: 1 << BLUE },
      levels,
    });
    answer(0, { slot: 2 });
    expect(me).toMatchObject({ dollars: 0, points: 5 });
    expect(currentLevel(state).slots).toEqual([NONE, BLUE, BLUE]);
  });

  it('[R6.11] does one of the three things of City Hall from afar', () => {
    const { may, answer, me, state } = use(deedOf('S09', LOWER), { me: { dollars: 4 } });
    expect(may(0)).toEqual([{ do: 'buy' }, { do: 'activate' }, { do: 'money' }]);
    answer(0, { do: 'buy' });
    answer(0, { decree: decree('D05') });
    answer(0, { street: BROADWAY, half: UPPER });
    expect(me).toMatchObject({ dollars: 0, above: column(BROADWAY, [decree('D05')]) });
    expect(me.place).toBe(BROADWAY);
    expect(state.decrees).toHaveLength(5);

    const paperToo = use(deedOf('S09', LOWER), { me: { dollars: 1 } });
    expect(refusal(paperToo.state, 0, { do: 'buy' })).toBe('R4.4 tooPoor');
    paperToo.answer(0, { do: 'activate' });
    expect(paperToo.me.dollars).toBe(3);
    expect(whyNot(deedOf('S09', LOWER), { me: { dollars: 0 } })).toBe('R6.11 tooPoor');
  });

  it('[R6.11] [Q38] takes $2 from afar, even when City Hall itself pays $4', () => {
    const { answer, me } = use(deedOf('S09', LOWER), { me: { dollars: 1 }, levels: [level('F09')] });
    answer(0, { do: 'money' });
    expect(me.dollars).toBe(2);
  });

  it('[R6.12] builds the floor for $3 and 4 points', () => {
    const { me, state } = use(deedOf('S15', LOWER), { me: { dollars: 3 }, levels: [fullLevel('F01')] });
    expect(me).toMatchObject({ dollars: 0, points: 4 });
    expect(state.levels).toHaveLength(2);
  });

  it('[R6.13] [Q7] uses the newspaper of the day, which stays', () => {
    const { me, state, events } = use(deedOf('S06', UPPER), { me: { dollars: 0 } });
    expect(me.dollars).toBe(3);
    expect(state.paper).toBe(paper('dollars3'));
    expect(events[0]).toEqual({ did: 'usedPaper', seat: 0, paper: paper('dollars3') });
    expect(whyNot(deedOf('S06', UPPER), { paper: paper('swap') })).toBe('R6.3 nothingStored');
  });

  it.each([
    ['S03', LOWER, ORANGE],
    ['S16', LOWER, BLUE],
    ['S18', UPPER, WHITE],
    ['S28', LOWER, BLACK],
  ])('[R6.14] scores 2 points if its colour is on the level: %s', (id, half, color) => {
    expect(use(deedOf(id, half), { levels: [level('F01', [NONE, color, NONE])] }).me.points).toBe(2);
    expect(whyNot(deedOf(id, half), { levels: [level('F01', [NONE, (color + 1) % 4, NONE])] })).toBe(
      'R6.14 colorMissing',
    );
  });

  it.each([
    [10, 1],
    [19, 1],
    [34, 3],
    [50, 5],
    [88, 5],
  ])('[R6.15] gains $1 per newsboy space: with %i points $%i', (points, dollars) => {
    const { me } = use(deedOf('S08', UPPER), { me: { dollars: 0, points }, newsboy: 5 });
    expect(me.dollars).toBe(dollars);
    expect(whyNot(deedOf('S08', UPPER), { me: { points: 9 } })).toBe('R6.15 newsboyAhead');
  });

  it('[R6.5] [R6.13] [R6.11] [R6.2] are the actions of the reverse sides', () => {
    const types = ['A', 'B', 'C', 'D'].map((_, board) => {
      const start = (board + 4) * 8;
      return Array.from({ length: 4 }, (_, street) => deedCard(start + street * 2 + 1).type).filter(
        (type) => !['build1', 'build2', 'floor'].includes(type),
      );
    });
    expect(types).toEqual([['dollarsPerFloor'], ['buyAny'], ['newspaper'], ['cityHall']]);
  });
});
