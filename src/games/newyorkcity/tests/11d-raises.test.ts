/** R11.15: raises with a second copy of 15. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { scene } from '#kernel/testing';
import type { Character } from '../characters.ts';
import { PRESS } from '../components.ts';
import { total } from '../counts.ts';
import { rules } from '../flow.ts';
import { shownBy } from '../reserve.ts';
import { bid, bidsOf, counts, layOut } from './layout.ts';

/** A seat with two copies of 15 and one press card opens the press round; only press cards are left to draw. */
function table(paid: Character[]) {
  const state = layOut({
    players: [
      { hand: { press: 1 }, reserve: { press: 1, plans: 1 }, staff: [13, 15, 15], paid, dollars: 3 },
      { hand: { press: 1 } },
    ],
    steps: [{ step: 'openBidding', kind: PRESS }],
  });
  const only = counts({ press: 3 });
  state.discard = state.deck.map((count, kind) => count - at(only, kind));
  state.deck = only;
  return scene(rules, state);
}

describe('a bid with 15', () => {
  it('[R11.15] [Q2] takes a card out of the reserve without laying one there', () => {
    const state = layOut({
      players: [{ hand: { press: 1, plans: 1 }, reserve: { press: 1, dollars: 1 } }, {}],
      steps: [],
    });
    expect(shownBy(at(state.firms, 0), bid(2, { press: 2 }, [15]), PRESS)).toEqual(counts());
  });
});

describe('a raise', () => {
  it('[R11.15] [Q15] a second copy may play what the first has drawn, beside the same hand card', () => {
    const { state, answer, may, asked, events } = table([]);
    answer(0, bid(2, { press: 2 }, [15]));
    expect(total(at(state.firms, 0).hand)).toBe(0);
    expect(bidsOf(may(0))).toEqual(['1: 1 press [15]']);
    answer(0, bid(1, { press: 1 }, [15]));
    expect(at(state.firms, 0)).toMatchObject({ bid: 3, played: counts({ press: 3 }), paid: [15, 15] });
    const cards = counts({ press: 1 });
    expect(events).toContainEqual({ did: 'raised', who: 0, by: 1, value: 3, cards, staff: [15] });
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[Q15] but not once 13 has been used in the round', () => {
    const { answer, asked } = table([13]);
    answer(0, bid(2, { press: 2 }, [15]));
    expect(asked()[0]?.seat).toBe(1);
  });
});
