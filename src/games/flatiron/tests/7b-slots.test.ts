/** R7: bonuses of slots. */
import { describe, expect, it } from 'vitest';
import { NONE } from '../components.ts';
import { currentLevel, playerOf } from '../state.ts';
import {
  BLACK,
  BLUE,
  BROADWAY,
  buildOn,
  card,
  column,
  LOWER,
  level,
  ORANGE,
  paper,
  play,
  refusal,
  rowOf,
  STREET23,
  WHITE,
  working,
} from './layout.ts';

const BUILD_ONE = rowOf(BROADWAY, 1);

describe('R7 slots', () => {
  it('[R7.11] gives points', () => {
    expect(buildOn('F01', 0, WHITE).me.points).toBe(2 + 2);
  });

  it('[R7.12] gives a newspaper by lot, hidden', () => {
    const { me, events, state } = buildOn('F01', 2, WHITE);
    expect(me.hand).toHaveLength(1);
    expect(state.papers).toHaveLength(12);
    expect(events).toContainEqual({ did: 'drewPaper', seat: 0, paper: me.hand[0] });
  });

  it('[R7.12] gives nothing when no newspaper is left', () => {
    expect(buildOn('F01', 2, WHITE, { papers: [] }).me.hand).toEqual([]);
  });

  it('[R7.13] [R1.6] gives a reputation token while there is one', () => {
    const { me, state, events } = buildOn('F02', 2, WHITE);
    expect(me.tokens).toBe(1);
    expect(events.at(-1)).toEqual({ did: 'tookToken', seat: 0 });
    expect(state.tokens).toBe(3);
    expect(buildOn('F02', 2, WHITE, { tokens: 0 }).me.tokens).toBe(0);
  });

  it('[R7.14] [Q18] sells the top card of any deck at its price, or none', () => {
    const { may, answer, me, state } = buildOn('F08', 0, WHITE, { me: { dollars: 4 } });
    expect(may(0)).toEqual([{ deck: 0 }, { deck: 1 }, { deck: 2 }, { skip: true }]);
    expect(refusal(state, 0, { deck: 3 })).toBe('R4.1 tooPoor');
    answer(0, { deck: STREET23 });
    answer(0, { half: LOWER });
    expect(me).toMatchObject({ dollars: 0, below: column(BROADWAY, [card('S03')]) });

    const declined = buildOn('F08', 0, WHITE, { me: { dollars: 4 } });
    declined.answer(0, { skip: true });
    expect(declined.me.dollars).toBe(3);
    expect(buildOn('F08', 0, WHITE, { me: { dollars: 1 } }).asked()[0]?.seat).toBe(1);
  });

  it('[R7.15] gives dollars', () => {
    const { me, events } = buildOn('F04', 1, WHITE);
    expect(me.dollars).toBe(3);
    expect(events.at(-1)).toEqual({ did: 'gained', seat: 0, dollars: 3, cause: 'bonus' });
  });

  it('[R7.16] [Q32] uses the newspaper of the day, or not', () => {
    const used = buildOn('F06', 2, WHITE);
    expect(refusal(used.state, 0, { spend: paper('swap') })).toBe('R8.1 insideAction');
    used.answer(0, { use: true });
    expect(used.me.dollars).toBe(3);
    expect(used.events).toContainEqual({ did: 'usedPaper', seat: 0, paper: paper('dollars3') });
    const declined = buildOn('F06', 2, WHITE);
    declined.answer(0, { skip: true });
    expect(declined.me.dollars).toBe(0);
    const impossible = buildOn('F06', 2, WHITE, { paper: paper('swap') });
    expect(impossible.asked()[0]?.seat).toBe(1);
  });

  it('[R7.16] [R8.8] may go from newspaper to build to newspaper, while slots last', () => {
    const state = working([BUILD_ONE], {
      me: { dollars: 2, stored: (1 << ORANGE) | (1 << WHITE) },
      levels: [level('F06', [BLACK, NONE, NONE])],
      paper: paper('build1'),
      papers: [],
    });
    const { answer, asked } = play(state);
    answer(0, { use: true });
    answer(0, { color: WHITE });
    answer(0, { slot: 2 });
    answer(0, { use: true });
    expect(currentLevel(state).slots).toEqual([BLACK, ORANGE, WHITE]);
    expect(playerOf(state, 0).dollars).toBe(0);
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[R7.17] gives points for its colour only, but takes any', () => {
    const { me, events } = buildOn('F03', 1, ORANGE);
    expect(me.points).toBe(4 + 3);
    expect(events.at(-1)).toEqual({ did: 'scored', seat: 0, points: 3, cause: 'bonus' });
    expect(buildOn('F03', 1, BLUE).me.points).toBe(5);
  });
});
