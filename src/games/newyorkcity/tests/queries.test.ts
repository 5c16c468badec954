/** What boards ask the game, answered on views. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { CHARACTERS, DOLLARS, PLANS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { newyorkcity } from '../index.ts';
import {
  allSixPoints,
  bidsOf,
  bidTurnsOf,
  endPointsOf,
  firmName,
  gainOf,
  handSize,
  isStanding,
  mayUseFirst,
  ownFirm,
  previewOf,
  roundPhaseOf,
  rowsOf,
  stepOf,
  takerOf,
  unseenCards,
} from '../queries.ts';
import type { Step } from '../state.ts';
import { bid, bidding, counts, type Layout, layOut, play } from './layout.ts';

const seen = (layout: Layout, viewer: number | 'spectator' = 0) => newyorkcity.view(layOut(layout), viewer);

/** Bids lie on the table, and are still to be evaluated. */
const laid = (kind: number, bids: number[], more: Partial<Layout> = {}) => {
  const players = bids.map((value) => ({ bid: value, board: 3 }));
  return seen({ players, bidding: kind, steps: [{ step: 'evaluate' }], ...more });
};

describe('what a bid brings', () => {
  it('[R7.1] is one more for the highest, who is the one ahead among equals', () => {
    const view = laid(DOLLARS, [2, 2]);
    expect(gainOf(view, bidsOf(view), 0, false)).toEqual({ count: 3, bonus: true, pick: -1 });
    expect(gainOf(view, bidsOf(view), 1, false)).toEqual({ count: 2, bonus: false, pick: -1 });
  });

  it('[R7.1] looks at the bids as they would be', () => {
    const view = laid(DOLLARS, [2, 0]);
    expect(bidsOf(view, { firm: 1, bid: 3 })).toEqual([2, 3]);
    expect(gainOf(view, bidsOf(view, { firm: 1, bid: 3 }), 1, false).bonus).toBe(true);
    expect(gainOf(view, bidsOf(view, { firm: 1, bid: 3 }), 0, false).count).toBe(2);
    expect(gainOf(view, bidsOf(view), 1, false)).toEqual({ count: 0, bonus: false, pick: -1 });
  });

  it.each([
    ['spaces that are left on the track', PRESS, { space: [14, 0] }, 1],
    ['shelves', CHARACTERS, {}, 5],
    ['skyscrapers in the supply', PLANS, { players: [{ bid: 7, board: 18 }, {}] }, 2],
    ['skyscrapers on the player board', SKYSCRAPERS, {}, 3],
  ] as const)('[R7.3] [R7.5] [R7.6] [R7.12] ends with %s', (_what, kind, more, count) => {
    const layout = more as Partial<Layout>;
    const view = laid(kind, [7, 0], layout);
    expect(gainOf(view, bidsOf(view), 0, false).count).toBe(count);
  });

  it('[R10.14] has no such end for a Tom', () => {
    const view = laid(SKYSCRAPERS, [0, 7], { toms: 1, players: [{}, { bid: 7 }] });
    expect(gainOf(view, bidsOf(view), 1, false).count).toBe(8);
  });

  it('[R7.7] [R7.8] is points in the prestige round, doubled by the celebrity, and the right to a tile', () => {
    const view = laid(PRESTIGE, [2, 4, 3], { offer: [0, 1] });
    const gains = [0, 1, 2].map((firm) => gainOf(view, bidsOf(view), firm, firm === 0));
    expect(gains).toEqual([
      { count: 4, bonus: false, pick: -1 },
      { count: 4, bonus: true, pick: 0 },
      { count: 3, bonus: false, pick: 1 },
    ]);
    const one = laid(PRESTIGE, [2, 4], { offer: [0] });
    expect(gainOf(one, bidsOf(one), 0, false).pick).toBe(-1);
  });

  it('[R6.9] is what happens when the bid is made', () => {
    for (const kind of [PRESS, DOLLARS, PLANS]) {
      const { state, answer } = bidding(kind, { players: [{ hand: { joker: 2, prestige: 2 } }, {}] });
      const before = at(state.firms, 0);
      const had = [at(state.space, 0), before.dollars, before.board];
      const { gain } = previewOf(newyorkcity.view(state, 0), 0, bid(1, { prestige: 2 }));
      answer(0, bid(1, { prestige: 2 }));
      const after = at(state.firms, 0);
      const has = [at(state.space, 0), after.dollars, after.board];
      expect(has.map((count, i) => count - at(had, i)).filter((more) => more > 0)).toEqual([gain.count]);
    }
  });
});

describe('a bid before it is made', () => {
  it('[R7.3] [R11.14] shows where the pawn would stand', () => {
    expect(previewOf(laid(PRESS, [0, 0], { space: [3, 0] }), 0, bid(2)).space).toBe(6);
    expect(previewOf(laid(DOLLARS, [0, 0], { space: [3, 0] }), 0, bid(2, {}, [14], 2)).space).toBe(1);
    expect(previewOf(laid(DOLLARS, [0, 0]), 0, bid(2)).space).toBeUndefined();
  });

  it('[R7.5] [R7.12] shows the shelf and the skyscrapers it reaches', () => {
    expect(previewOf(laid(CHARACTERS, [0, 0]), 0, bid(2))).toMatchObject({ shelf: 3, build: undefined });
    expect(previewOf(laid(SKYSCRAPERS, [0, 0]), 0, bid(2))).toMatchObject({
      shelf: undefined,
      build: { district: 4, count: 3 },
    });
  });

  it('[R11.15] [R11.19] adds to the bid that lies there, and doubles with the celebrity', () => {
    const raised = previewOf(laid(PRESTIGE, [2, 0], { offer: [0, 1] }), 0, bid(1, {}, [19]));
    expect(raised).toMatchObject({ bid: 3, gain: { count: 6, pick: 0 } });
  });
});

describe('districts', () => {
  const built = (count: number) => ({ built: [count, 0, 0, 0, 0, 0], board: 3 });

  it('[R9.4] [R9.5] show what each owner would score now, black last', () => {
    const rows = rowsOf(seen({ players: [built(1), built(3)], steps: [] }), 0);
    expect(rows).toEqual([
      { owner: 0, built: 1, points: 2, leads: false },
      { owner: 1, built: 3, points: 6, leads: true },
      { owner: -1, built: 2, points: 3, leads: false },
    ]);
    expect(at(rowsOf(seen({ players: [built(1), {}], steps: [] }), 1), 0)).toMatchObject({
      built: 0,
      points: 0,
    });
  });

  it('[R9.4] show what somebody would add, there alone, and leave the view as it is', () => {
    const view = seen({ players: [built(1), built(3)], steps: [] });
    const more = { firm: 0, district: 0, count: 3 };
    expect(at(rowsOf(view, 0, more), 0)).toEqual({ owner: 0, built: 4, points: 6, leads: true });
    expect(rowsOf(view, 1, more)).toEqual(rowsOf(view, 1));
    expect(at(at(view.firms, 0).built, 0)).toBe(1);
  });

  it('[R7.14] [R9.6] are worth four points to the first in all six, three at the end', () => {
    expect(allSixPoints(seen({ players: [{}, {}], steps: [] }))).toBe(4);
    expect(allSixPoints(seen({ players: [{}, {}], statue: false, steps: [] }))).toBe(3);
  });

  it('[R7.9] tell whose vehicle is gone, where only one can have it', () => {
    const taxi = { vehicles: [1, 0, 0, 0, 0] };
    const one = seen({ players: [taxi, {}], links: 0b1111111011, steps: [] });
    expect([isStanding(one, 2), isStanding(one, 3), takerOf(one, 2)]).toEqual([false, true, 0]);
    const both = seen({ players: [taxi, taxi], links: 0b1111110011, steps: [] });
    expect(takerOf(both, 2)).toBe(-1);
  });
});

describe('the round', () => {
  const steps = (...list: Step[]) => seen({ players: [{}, {}], steps: list });

  it('[R4.8] is in the phase that its steps say', () => {
    const closing: Step[] = [{ step: 'closeRound' }];
    expect(roundPhaseOf(steps({ step: 'pickStack', seat: 0 }, { step: 'giveStacks' }))).toBe('setup');
    expect(roundPhaseOf(steps({ step: 'draft', seat: 0, picks: 1 }, { step: 'closeDraft' }))).toBe('draft');
    expect(roundPhaseOf(steps({ step: 'bid', seat: 0 }, { step: 'evaluate' }))).toBe('bidding');
    expect(roundPhaseOf(steps({ step: 'act', seat: 0 }, ...closing))).toBe('last');
    expect(roundPhaseOf(steps())).toBe('over');
    expect(stepOf(steps({ step: 'act', seat: 0 }, ...closing))).toEqual({ step: 'act', seat: 0 });
    expect(stepOf(steps())).toBeUndefined();
  });

  it('[R6.2] [R11.18] knows who has bid, who bids, and who waits to bid last', () => {
    const view = seen({
      players: [{}, { bid: 2 }, {}, {}],
      opener: 1,
      late: 2,
      bidding: PRESS,
      steps: [
        { step: 'bid', seat: 3 },
        { step: 'bidTurn', firm: 0 },
        { step: 'lateBid' },
        { step: 'evaluate' },
      ],
    });
    expect(bidTurnsOf(view)).toEqual([
      { firm: 1, standing: 'bid' },
      { firm: 3, standing: 'now' },
      { firm: 0, standing: 'coming' },
      { firm: 2, standing: 'late' },
    ]);
    const over = seen({
      players: [{}, { bid: 2 }],
      steps: [{ step: 'hire', seat: 1, value: 2, decline: true }],
    });
    expect(bidTurnsOf(over).map(({ standing }) => standing)).toEqual(['passed', 'bid']);
  });

  it('[R5.3] knows whether a character can be used before a pair is taken', () => {
    const draft = { step: 'draft', seat: 0, picks: 1 } as const;
    const may = (dollars: number) =>
      mayUseFirst(
        seen({ players: [{ staff: [6], dollars }, {}], pairs: [[0, 1]], steps: [draft] }, 1),
        draft,
      );
    expect([may(0), may(1)]).toEqual([false, true]);
  });
});

describe('players', () => {
  it('[R1.3] have hands whose size all see, and whose cards their owner sees', () => {
    const layout = { players: [{ hand: { press: 2 } }, { hand: { joker: 1 } }], steps: [] };
    const view = seen(layout);
    expect(ownFirm(view)?.hand).toEqual(counts({ press: 2 }));
    expect(ownFirm(seen(layout, 'spectator'))).toBeUndefined();
    expect(view.firms.map(handSize)).toEqual([2, 1]);
  });

  it('[R1.3] do not see the deck and each other’s hands', () => {
    const layout = {
      players: [
        { hand: { press: 2 }, reserve: { plans: 1 } },
        { hand: { joker: 1 }, reserve: { joker: 3 } },
      ],
      pairs: [[0, 1]],
      discard: counts({ dollars: 4 }),
      steps: [],
    };
    expect(unseenCards(seen(layout))).toEqual([12, 10, 15, 14, 15, 15, 12]);
    expect(unseenCards(seen(layout, 'spectator'))).toEqual([14, 10, 15, 14, 15, 15, 12]);
  });

  it('[R9.3] see what a character would score for them', () => {
    const players = [{ built: [0, 2, 0, 0, 0, 0] }, { built: [0, 1, 0, 0, 0, 0] }];
    const worth = (viewer: number | 'spectator') => endPointsOf(seen({ players, steps: [] }, viewer), 28);
    expect([worth(0), worth(1), worth('spectator')]).toEqual([2, 1, 0]);
    expect(endPointsOf(seen({ players, steps: [] }), 23)).toBe(0);
  });

  it('[R10.4] are named as the table calls them, Toms by their own names', () => {
    const { state } = play({ players: [{}, {}, {}], toms: 2, steps: [] });
    const names = [0, 1, 2].map((firm) => firmName(newyorkcity.view(state, 0), firm, () => 'Ana'));
    expect(names).toEqual(['Ana', 'Tom', 'Tom II']);
  });
});
