/** R4: buying street cards and decrees. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { CITY_HALL } from '../components.ts';
import { playerOf } from '../state.ts';
import {
  AVENUE5,
  actingAt,
  BROADWAY,
  card,
  column,
  decree,
  HALL,
  LOWER,
  play,
  refusal,
  STREET22,
  STREET23,
  table,
  UPPER,
} from './layout.ts';

/** Decks whose top cards are these, deck by deck; the rest is unseen. */
function decksWith(tops: Record<number, string>) {
  return table().decks.map((deck, number) => {
    const id = tops[number];
    if (id === undefined) return deck;
    const all = [deck.top, ...deck.unseen];
    return { ...deck, top: card(id), unseen: all.filter((one) => one !== card(id)) };
  });
}

describe('R4 cards', () => {
  it('[R4.1] [R4.2] [Q5] buys the top card of the deck and puts it into the column of its own street', () => {
    const state = actingAt(STREET23, { me: { dollars: 5 }, decks: decksWith({ [STREET23]: 'S23' }) });
    const { may, answer, events } = play(state);
    answer(0, { do: 'buy' });
    expect(may(0)).toEqual([{ half: UPPER }, { half: LOWER }]);
    answer(0, { half: UPPER });
    const { above, dollars } = playerOf(state, 0);
    expect(above).toEqual(column(AVENUE5, [card('S23')]));
    expect(dollars).toBe(3);
    expect(events).toContainEqual({ did: 'boughtCard', seat: 0, card: card('S23'), half: UPPER, price: 2 });
  });

  it('[R4.2] shows the lower half below, outside the cards that are there', () => {
    const state = actingAt(STREET23, {
      me: { dollars: 5, below: column(AVENUE5, [card('S17')]) },
      decks: decksWith({ [STREET23]: 'S23' }),
    });
    const { answer } = play(state);
    answer(0, { do: 'buy' });
    answer(0, { half: LOWER });
    expect(at(playerOf(state, 0).below, AVENUE5)).toEqual([card('S17'), card('S23')]);
  });

  it('[R4.1] turns up the next card of the deck', () => {
    const state = actingAt(STREET23, { me: { dollars: 5 } });
    const { top, unseen } = at(state.decks, STREET23);
    const before = [...unseen];
    const { answer } = play(state);
    answer(0, { do: 'buy' });
    answer(0, { half: UPPER });
    expect(before).toContain(at(state.decks, STREET23).top);
    expect(at(state.decks, STREET23).top).not.toBe(top);
    expect(at(state.decks, STREET23).unseen).toHaveLength(6);
  });

  it('[R4.1] needs the money', () => {
    const state = actingAt(STREET23, { me: { dollars: 1 } });
    expect(play(state).may(0)).toEqual([{ do: 'activate' }, { do: 'money' }]);
    expect(refusal(state, 0, { do: 'buy' })).toBe('R4.1 tooPoor');
  });

  it('[R4.1] buys with the last dollar', () => {
    const { state, answer, may } = play(actingAt(STREET23, { me: { dollars: 3 } }));
    expect(may(0)).toContainEqual({ do: 'buy' });
    answer(0, { do: 'buy' });
    answer(0, { half: UPPER });
    expect(playerOf(state, 0).dollars).toBe(0);
  });

  it('[R4.1] needs a card: a deck may be empty', () => {
    const decks = table().decks.map((deck, number) =>
      number === STREET23 ? { top: -1, unseen: [], under: [] } : deck,
    );
    expect(refusal(actingAt(STREET23, { decks }), 0, { do: 'buy' })).toBe('R4.1 deckEmpty');
  });

  it('[R4.3] [Q4] takes at most three cards into a column, decrees included, on whatever deck the card lies', () => {
    const state = actingAt(STREET23, {
      me: { above: column(AVENUE5, [card('S17'), decree('D01')]), below: column(AVENUE5, [card('S18')]) },
      decks: decksWith({ [STREET23]: 'S23' }),
    });
    expect(play(state).may(0)).not.toContainEqual({ do: 'buy' });
    expect(refusal(state, 0, { do: 'buy' })).toBe('R4.3 columnFull');
  });

  it('[R4.4] buys a decree for $3 and puts it into any column, above or below', () => {
    const state = actingAt(CITY_HALL, { me: { dollars: 3 } });
    const { may, answer, events } = play(state);
    answer(0, { do: 'buy' });
    expect(may(0)).toEqual(['D01', 'D02', 'D03', 'D05', 'D06', 'D09'].map((id) => ({ decree: decree(id) })));
    answer(0, { decree: decree('D06') });
    expect(may(0)).toHaveLength(8);
    answer(0, { street: STREET22, half: LOWER });
    expect(playerOf(state, 0)).toMatchObject({ dollars: 0, below: column(STREET22, [decree('D06')]) });
    expect(state.decrees).not.toContain(decree('D06'));
    expect(events.at(-1)).toMatchObject({ did: 'boughtDecree', price: 3 });
  });

  it('[R4.4] needs the money and a decree on offer', () => {
    expect(refusal(actingAt(HALL, { me: { dollars: 2 } }), 0, { do: 'buy' })).toBe('R4.4 tooPoor');
    expect(refusal(actingAt(HALL, { decrees: [] }), 0, { do: 'buy' })).toBe('R4.4 noDecreeLeft');
    const { state, answer } = play(actingAt(HALL));
    answer(0, { do: 'buy' });
    expect(refusal(state, 0, { decree: decree('D10') })).toBe('R4.4 notVisible');
    expect(refusal(state, 0, { decree: decree('D05'), extra: 1 })).toBe('K6 notLegal');
  });

  it('[R4.4] asks only for the column when a single decree is left', () => {
    const { answer, asked } = play(actingAt(HALL, { decrees: [decree('D05')] }));
    answer(0, { do: 'buy' });
    expect(asked()[0]?.prompt).toEqual({ step: 'placeDecree', seat: 0, decree: decree('D05'), price: 3 });
  });

  it('[R4.5] [R4.3] puts no second decree into a column, and none into a full one', () => {
    const state = actingAt(HALL, {
      me: {
        above: column(BROADWAY, [decree('D01')]),
        below: [[], [card('S09'), card('S10'), card('S11')], [card('S17'), decree('D03')], []],
      },
    });
    const { answer, may } = play(state);
    answer(0, { do: 'buy' });
    answer(0, { decree: decree('D02') });
    expect(may(0).map((one) => ('street' in one ? one.street : -1))).toEqual([3, 3]);
    for (const street of [BROADWAY, AVENUE5])
      expect(refusal(state, 0, { street, half: 0 })).toBe('R4.5 columnHasDecree');
    expect(refusal(state, 0, { street: STREET22, half: 2 })).toBe('K6 notLegal');
    expect(refusal(state, 0, { street: STREET23, half: 0 })).toBe('R4.3 columnFull');
    expect(refusal(state, 0, { street: 9, half: 0 })).toBe('K6 notLegal');
  });

  it('[R4.5] does not sell a fifth decree', () => {
    const above = ['D01', 'D02', 'D03', 'D05'].map((id) => [decree(id)]);
    expect(refusal(actingAt(HALL, { me: { above } }), 0, { do: 'buy' })).toBe('R4.5 noRoomForDecree');
  });
});
