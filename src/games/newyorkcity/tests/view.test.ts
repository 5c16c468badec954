/** What viewers see. */
import { describe, expect, it } from 'vitest';
import { at, Rng } from '#kernel';
import { KINDS } from '../components.ts';
import { total } from '../counts.ts';
import { asCounts } from '../flow/pairs.ts';
import { imagine, view, viewEvent } from '../view.ts';
import { counts, layOut } from './layout.ts';

const state = () =>
  layOut({
    players: [
      { hand: { press: 2, joker: 1 }, reserve: { plans: 2 } },
      { hand: { dollars: 4 }, reserve: { joker: 2 } },
    ],
    steps: [{ step: 'bid', seat: 0 }],
  });

/** Cards lie wherever they can; few of them are left in the deck. */
const busy = () =>
  layOut({
    players: [
      { hand: { press: 2, joker: 1 }, reserve: { plans: 2 }, played: counts({ dollars: 3 }), bid: 3 },
      { hand: { dollars: 4, joker: 1 }, reserve: { joker: 2 }, staff: [3], paid: [3], doubled: true },
    ],
    pairs: [
      [0, 1],
      [5, 5],
    ],
    discard: [12, 5, 15, 12, 13, 13, 1],
    space: [3, 1],
    steps: [{ step: 'bid', seat: 0 }],
  });

describe('views', () => {
  it('[R1.3] show one’s own hand, and of others its size and the reserve', () => {
    const seen = view(state(), 0);
    expect(seen.firms.map(({ hand }) => hand)).toEqual([counts({ press: 2, joker: 1 }), 4]);
    expect(at(seen.firms, 1).reserve).toEqual(counts({ joker: 2 }));
    expect(view(state(), 'spectator').firms.map(({ hand }) => hand)).toEqual([3, 4]);
  });

  it('[R1.3] hide what is drawn from everybody else', () => {
    const drew = { did: 'drew', who: 0, count: 1, cards: counts({ joker: 1 }) } as const;
    expect(viewEvent(drew, 0)).toEqual(drew);
    expect(viewEvent(drew, 1)).toEqual({ ...drew, cards: null });
    const kept = { did: 'kept', who: 0, cards: counts({ joker: 1 }) } as const;
    expect(viewEvent(kept, 1)).toEqual(kept);
  });

  it('[Q28] show which characters are still to come', () => {
    expect(view(state(), 1).piles).toEqual(state().piles);
  });

  it('[Q36] [R8.3] keep discarded hands in sight', () => {
    const after = state();
    at(after.firms, 0).left = counts({ press: 1 });
    expect(at(view(after, 1).firms, 0).left).toEqual(counts({ press: 1 }));
  });

  it('[R1.3] show everything else as it is', () => {
    const { deck, firms, ...open } = busy();
    expect(view(busy(), 1)).toEqual({
      ...open,
      viewer: 1,
      deckSize: total(deck),
      firms: firms.map((firm, seat) => (seat === 1 ? firm : { ...firm, hand: total(firm.hand) })),
    });
  });

  it('[R1.3] can be imagined into states with as many cards', () => {
    const imagined = imagine(view(state(), 0), Rng.fromSeed('b'.repeat(32)));
    expect(at(imagined.firms, 0).hand).toEqual(counts({ press: 2, joker: 1 }));
    expect(total(at(imagined.firms, 1).hand)).toBe(4);
    expect(total(imagined.deck)).toBe(total(state().deck));
  });

  it('[R1.3] are imagined with 15 cards of each kind, wherever cards lie in sight', () => {
    const seen = view(busy(), 0);
    const before = JSON.stringify(seen);
    const rng = Rng.fromSeed('c'.repeat(32));
    for (let n = 0; n < 40; n++) {
      const imagined = imagine(seen, rng);
      const { deck, discard, pairs, firms } = imagined;
      const held = firms.flatMap(({ hand, reserve, played }) => [hand, reserve, played]);
      const piles = [deck, discard, ...pairs.map(asCounts), ...held];
      expect(KINDS.map((_, kind) => total(piles.map((pile) => at(pile, kind))))).toEqual(KINDS.map(() => 15));
      expect(Math.min(...piles.flat())).toBe(0);
      expect([total(deck), ...firms.map(({ hand }) => total(hand))]).toEqual([15, 3, 5]);
      expect(Object.keys(imagined)).not.toContain('viewer');
      expect(Object.keys(imagined)).not.toContain('deckSize');
      for (const { hand, reserve } of firms) for (const cards of [hand, reserve]) cards.fill(0);
    }
    expect(JSON.stringify(seen)).toBe(before);
  });
});
