/** R6: actions that lead to another action, to City Hall or to the newspaper of the day. */
import { describe, expect, it } from 'vitest';
import { deedCard, NONE, printedDeed } from '../components.ts';
import { chainChoices, linkOf } from '../effects/deeds.ts';
import { playerOf } from '../state.ts';
import {
  BROADWAY,
  card,
  column,
  decree,
  deedOf,
  LOWER,
  level,
  ORANGE,
  paper,
  play,
  refusal,
  rowOf,
  STREET22,
  STREET23,
  side,
  UPPER,
  use,
  whyNot,
  working,
} from './layout.ts';

describe('R6 actions that lead on', () => {
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
    expect(refusal(state, 0, { deed: rowOf(BROADWAY, 0), extra: 1 })).toBe('R5.1 tooPoor');
    expect(refusal(state, 0, { spend: paper('swap') })).toBe('R8.1 insideAction');
    expect(refusal(state, 0, { skip: true })).toBe('K6 notLegal');
    expect(refusal(state, 0, { deed: 'x' })).toBe('R6.7 nothingToUse');
    const visible = use(deedOf('S25', UPPER));
    expect(refusal(visible.state, 0, { deed: rowOf(STREET23, 0) })).toBe('R6.9 nothingToUse');
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

  it('[R6.7] [Q15] leaves nothing to use to whoever can pay only for the first action', () => {
    const me = { side: side('B-reverse'), above: column(STREET22, [card('S31')]) };
    expect(whyNot(deedOf('S31', UPPER), { me: { ...me, dollars: 1 } })).toBe('R6.7 nothingToUse');
    expect(whyNot(deedOf('S31', UPPER), { me: { ...me, dollars: 2 } })).toBe('allowed');
    expect(use(deedOf('S31', UPPER), { me: { ...me, dollars: 3 } }).may(0)).toEqual([
      { deed: printedDeed(me.side, 0, 0) },
      { deed: printedDeed(me.side, 1, 1) },
      { deed: printedDeed(me.side, 2, 0) },
    ]);
  });

  it('[R6.9] goes on at once where only one action can follow', () => {
    const none = { top: NONE, unseen: [], under: [] };
    const decks = [{ ...none, top: card('S01') }, none, none, none];
    const { me, asked, events } = use(deedOf('S25', UPPER), { me: { dollars: 5 }, decks });
    expect(me.dollars).toBe(7);
    expect(asked()[0]?.seat).toBe(1);
    expect(events).toEqual([
      { did: 'chained', seat: 0, deed: deedOf('S01', UPPER), cost: 1 },
      { did: 'gained', seat: 0, dollars: 3, cause: 'action' },
    ]);
    expect(() => linkOf(deedOf('S01', UPPER))).toThrow('dollars leads to no other action');
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
    expect(paperToo.events).toEqual([{ did: 'reachedHall', seat: 0, cost: 1 }]);
    expect(refusal(paperToo.state, 0, { do: 'buy' })).toBe('R4.4 tooPoor');
    expect(refusal(paperToo.state, 0, { spend: paper('swap') })).toBe('R8.1 insideAction');
    paperToo.answer(0, { do: 'activate' });
    expect(paperToo.me.dollars).toBe(3);
    expect(whyNot(deedOf('S09', LOWER), { me: { dollars: 0 } })).toBe('R6.11 tooPoor');
  });

  it('[R6.11] [Q38] takes $2 from afar, even when City Hall itself pays $4', () => {
    const { answer, me } = use(deedOf('S09', LOWER), { me: { dollars: 1 }, levels: [level('F09')] });
    answer(0, { do: 'money' });
    expect(me.dollars).toBe(2);
  });

  it('[R6.13] [Q7] uses the newspaper of the day, which stays', () => {
    const { me, state, events } = use(deedOf('S06', UPPER), { me: { dollars: 0 } });
    expect(me.dollars).toBe(3);
    expect(state.paper).toBe(paper('dollars3'));
    expect(events[0]).toEqual({ did: 'usedPaper', seat: 0, paper: paper('dollars3') });
    expect(whyNot(deedOf('S06', UPPER), { paper: paper('swap') })).toBe('R6.3 nothingStored');
  });
});
