/** What viewers see. */
import { describe, expect, it } from 'vitest';
import { at, Rng } from '#kernel';
import { total } from '../counts.ts';
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
  });

  it('[Q28] show which characters are still to come', () => {
    expect(view(state(), 1).piles).toEqual(state().piles);
  });

  it('[Q36] [R8.3] keep discarded hands in sight', () => {
    const after = state();
    at(after.firms, 0).left = counts({ press: 1 });
    expect(at(view(after, 1).firms, 0).left).toEqual(counts({ press: 1 }));
  });

  it('[R1.3] can be imagined into states with as many cards', () => {
    const imagined = imagine(view(state(), 0), Rng.fromSeed('b'.repeat(32)));
    expect(at(imagined.firms, 0).hand).toEqual(counts({ press: 2, joker: 1 }));
    expect(total(at(imagined.firms, 1).hand)).toBe(4);
    expect(total(imagined.deck)).toBe(total(state().deck));
  });
});
