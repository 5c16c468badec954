/** R3: the turn. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { columnDeeds } from '../columns.ts';
import { CITY_HALL } from '../components.ts';
import { playerOf } from '../state.ts';
import {
  AVENUE5,
  actingAt,
  BROADWAY,
  card,
  column,
  decree,
  deedOf,
  HALL,
  LOWER,
  ORANGE,
  paper,
  play,
  refusal,
  rowOf,
  STREET22,
  STREET23,
  table,
  UPPER,
} from './layout.ts';

describe('R3 the turn', () => {
  it('[R3.1] [R3.4] moves, then does one thing, then the other seat moves', () => {
    const { asked, may, answer } = play(table());
    expect(asked()).toEqual([{ seat: 0, prompt: { step: 'move', seat: 0 } }]);
    answer(0, { to: STREET23 });
    expect(may(0)).toEqual([{ do: 'buy' }, { do: 'activate' }, { do: 'money' }]);
    answer(0, { do: 'money' });
    expect(asked()).toEqual([{ seat: 1, prompt: { step: 'move', seat: 1 } }]);
    expect(may(0)).toEqual([]);
  });

  it('[R3.2] [Q20] lets the first move go to any of the five places', () => {
    expect(play(table()).may(0)).toEqual([{ to: 0 }, { to: 1 }, { to: 2 }, { to: 3 }, { to: 4 }]);
  });

  it('[R3.2] makes the architect go somewhere else', () => {
    const state = table({ me: { place: AVENUE5 } });
    expect(play(state).may(0)).not.toContainEqual({ to: AVENUE5 });
    expect(refusal(state, 0, { to: AVENUE5 })).toBe('R3.2 mustMove');
    for (const to of [5, -1, 1.5, '1']) expect(refusal(state, 0, { to })).toBe('R3.2 noSuchPlace');
    expect(refusal(state, 0, null)).toBe('R3.2 mustMove');
    expect(refusal(state, 0, { do: 'money' })).toBe('R3.2 mustMove');
    expect(refusal(state, 0, { skip: true })).toBe('R3.2 mustMove');
  });

  it('[R3.4] wants one of the three things done, and none after them [R3.1]', () => {
    const state = actingAt(BROADWAY, { me: { hand: [paper('dollars3')] } });
    expect(refusal(state, 0, { skip: true })).toBe('R3.4 mustAct');
    expect(refusal(state, 0, { to: HALL })).toBe('R3.4 mustAct');
    expect(refusal(state, 0, { do: 'build' })).toBe('R3.4 mustAct');
    play(state).answer(0, { do: 'money' });
    expect(refusal(state, 0, { to: HALL })).toBe('R3.1 hasActed');
    for (const late of [{ do: 'buy' }, { use: true }]) expect(refusal(state, 0, late)).toBe('R3.1 hasActed');
  });

  it('[R8.1] names the newspaper that is missing, whatever is asked', () => {
    const me = { hand: [paper('dollars3')], dollars: 0 };
    const missing = { spend: paper('swap') };
    const { state, answer } = play(actingAt(BROADWAY, { me }));
    expect(refusal(state, 0, missing)).toBe('R8.1 notInHand');
    answer(0, { do: 'activate' });
    expect(refusal(state, 0, missing)).toBe('R8.1 notInHand');
    answer(0, { skip: true });
    answer(0, { skip: true });
    expect(refusal(state, 0, missing)).toBe('R8.1 notInHand');
    expect(refusal(state, 0, { skip: true })).toBe('K6 notLegal');
  });

  it('[R3.3] keeps the architect away from the other one, also at City Hall', () => {
    const state = table({ me: { place: AVENUE5 }, rival: { place: HALL } });
    expect(play(state).may(0)).toEqual([{ to: BROADWAY }, { to: STREET23 }, { to: STREET22 }]);
    expect(refusal(state, 0, { to: HALL })).toBe('R3.3 placeTaken');
  });

  it.each([BROADWAY, STREET23, AVENUE5, STREET22, HALL])('[R3.5] takes $2 at place %i', (place) => {
    const { state, answer, events } = play(actingAt(place, { me: { dollars: 0 } }));
    answer(0, { do: 'money' });
    expect(playerOf(state, 0).dollars).toBe(2);
    expect(events).toContainEqual({ did: 'tookMoney', seat: 0, dollars: 2 });
  });

  it('[R3.6] [Q1] uses a column from the outermost card above to the outermost below', () => {
    const player = playerOf(
      table({
        me: { above: column(BROADWAY, [card('S01'), card('S02')]), below: column(BROADWAY, [card('S03')]) },
      }),
      0,
    );
    expect(columnDeeds(player, BROADWAY)).toEqual([
      deedOf('S02', UPPER),
      deedOf('S01', UPPER),
      rowOf(BROADWAY, 0),
      rowOf(BROADWAY, 1),
      deedOf('S03', LOWER),
    ]);
  });

  it('[R3.6] leaves decrees out: they have no action', () => {
    const { players } = table({
      me: { above: column(BROADWAY, [decree('D01')]), below: column(BROADWAY, [decree('D02')]) },
    });
    expect(columnDeeds(at(players, 0), BROADWAY)).toEqual([rowOf(BROADWAY, 0), rowOf(BROADWAY, 1)]);
  });

  it('[R3.6] [R3.7] goes through the actions one by one, each to be used or skipped', () => {
    const state = actingAt(BROADWAY, {
      me: { dollars: 5, above: column(BROADWAY, [card('S01')]), below: column(BROADWAY, [card('S07')]) },
    });
    const { asked, may, answer } = play(state);
    answer(0, { do: 'activate' });
    expect(asked()[0]?.prompt).toEqual({ step: 'work', seat: 0, deed: deedOf('S01', UPPER) });
    expect(may(0)).toEqual([{ use: true }, { skip: true }]);
    answer(0, { skip: true });
    expect(playerOf(state, 0).dollars).toBe(5);
    answer(0, { use: true });
    expect(playerOf(state, 0)).toMatchObject({ dollars: 2, stored: 1 << ORANGE });
    expect(asked()[0]?.prompt).toMatchObject({ deed: rowOf(BROADWAY, 1) });
    answer(0, { skip: true });
    answer(0, { use: true });
    expect(playerOf(state, 0).dollars).toBe(4);
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[R3.7] passes over what cannot be done', () => {
    const { asked, answer } = play(actingAt(BROADWAY, { me: { dollars: 0 } }));
    answer(0, { do: 'activate' });
    expect(asked()[0]).toEqual({ seat: 1, prompt: { step: 'move', seat: 1 } });
  });

  it('[Q31] asks about impossible actions while newspapers are in hand, and says why they are', () => {
    const state = actingAt(BROADWAY, { me: { dollars: 0, hand: [paper('dollars3')] } });
    const { may, answer, state: now } = play(state);
    answer(0, { do: 'activate' });
    expect(may(0)).toEqual([{ skip: true }, { spend: paper('dollars3') }]);
    expect(refusal(now, 0, { use: true })).toBe('R5.1 tooPoor');
    answer(0, { spend: paper('dollars3') });
    expect(may(0)).toEqual([{ use: true }, { skip: true }]);
  });

  it('[Q33] does not use a card that comes into the column meanwhile', () => {
    const state = actingAt(BROADWAY, {
      me: { dollars: 9, hand: [paper('cardCheaper')] },
      decks: table().decks,
    });
    const { may, answer, asked } = play(state);
    answer(0, { do: 'activate' });
    answer(0, { spend: paper('cardCheaper') });
    answer(0, { deck: BROADWAY });
    answer(0, { half: LOWER });
    expect(at(playerOf(state, 0).below, BROADWAY)).toEqual([card('S01')]);
    expect(may(0)).toContainEqual({ skip: true });
    answer(0, { skip: true });
    expect(asked()[0]).toEqual({ seat: 1, prompt: { step: 'move', seat: 1 } });
  });

  it('[R3.8] [Q7] uses the newspaper of the day at City Hall, where it stays', () => {
    const { state, answer } = play(actingAt(CITY_HALL, { me: { dollars: 0 } }));
    answer(0, { do: 'activate' });
    expect(playerOf(state, 0).dollars).toBe(3);
    expect(state.paper).toBe(paper('dollars3'));
    expect(state.oldPapers).toEqual([]);
  });

  it('[Q30] does not activate City Hall when the newspaper cannot be done', () => {
    const state = actingAt(CITY_HALL, { paper: paper('swap') });
    expect(play(state).may(0)).toEqual([{ do: 'buy' }, { do: 'money' }]);
    expect(refusal(state, 0, { do: 'activate' })).toBe('R6.3 nothingStored');
  });

  it('[R3.1] refuses answers of the seat that is not asked, and any junk', () => {
    const state = table();
    expect(refusal(state, 1, { to: 0 })).toBe('K5 noDecision');
    for (const junk of [undefined, 7, 'x', [], [[]], {}, { to: {} }, { spend: null }, { spend: 'a' }])
      expect(refusal(state, 0, junk)).not.toBe('allowed');
  });
});
