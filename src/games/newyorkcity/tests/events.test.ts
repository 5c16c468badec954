/** What the events tell: all that happens, and nothing that does not. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { KINDS, PLANS, PRESS } from '../components.ts';
import { covers, none, total } from '../counts.ts';
import { isTomLabel, labelOf } from '../events.ts';
import { bid, bidding, type Cards, counts, drafting, layOut, play, told, turn } from './layout.ts';

describe('cards', () => {
  it('[R4.6] [R11.3] are not told of when neither deck nor discard pile has any', () => {
    const { answer, events, state } = drafting({ player: { staff: [3] } });
    answer(0, { use: 3 });
    expect(told(events)).toEqual(['used', 'gained']);
    expect(at(state.firms, 0).reserve).toEqual(counts());
  });

  it('[R11.3] that go into the reserve are told to all', () => {
    const { answer, events } = drafting({ player: { staff: [3] } }, 5);
    answer(0, { use: 3 });
    expect(events.at(-1)).toEqual({ did: 'reserved', who: 0, cards: none().with(2, 1) });
  });

  it('[Q2] swapped into the reserve are jokers only if nothing else is left', () => {
    const kept = (hand: Cards) => {
      const { answer, state } = turn(PRESS, [], { press: 1, ...hand }, { reserve: { press: 1 } });
      answer(0, bid(2, { press: 2 }));
      return at(state.firms, 0).reserve;
    };
    expect(kept({ joker: 1 })).toEqual(counts({ joker: 1 }));
    expect(kept({ joker: 1, plans: 1 })).toEqual(counts({ plans: 1 }));
  });

  it('[R4.6] [R11.5] are as many as there are', () => {
    const { answer, events } = drafting({ player: { staff: [5] } }, 1);
    answer(0, { use: 5 });
    expect(told(events)).toEqual(['used', 'drew']);
    expect(events[1]).toStrictEqual({ did: 'drew', who: 0, count: 1, cards: none().with(2, 1) });
  });

  it('[R6.4] [Q2] swapped into the reserve are told as they lie there then', () => {
    const { answer, events, state } = turn(PRESS, [], { press: 1, plans: 1 }, { reserve: { press: 1 } });
    answer(0, bid(2, { press: 2 }));
    expect(events).toContainEqual({ did: 'kept', who: 0, cards: counts({ plans: 1 }) });
    at(state.firms, 0).reserve.fill(0);
    expect(events).toContainEqual({ did: 'kept', who: 0, cards: counts({ plans: 1 }) });
  });

  it('[R6.4] are at hand if there are as many of each kind', () => {
    const hand = counts({ press: 2, joker: 1 });
    expect(covers(hand, counts())).toBe(true);
    expect(covers(hand, counts({ press: 2, joker: 1 }))).toBe(true);
    expect(covers(hand, counts({ press: 3 }))).toBe(false);
    expect(covers(hand, counts({ press: 1, joker: 2 }))).toBe(false);
  });

  it('[R6.4] of a swap are told as they were then', () => {
    const { answer, events, state } = play({
      players: [{ hand: { press: 1 }, reserve: { plans: 1 } }, {}],
      steps: [{ step: 'keep', seat: 0 }],
    });
    answer(0, { keep: counts({ press: 1 }) });
    at(state.firms, 0).reserve.fill(0);
    expect(events).toEqual([{ did: 'kept', who: 0, cards: counts({ press: 1 }) }]);
  });

  it('[R11.15] out of the reserve are no swap, and come from there even if the hand has such cards', () => {
    const table = turn(PRESS, [15], { press: 2 }, { reserve: { press: 1, plans: 1 } });
    table.state.deck.fill(0);
    table.answer(0, bid(2, { press: 2 }, [15]));
    const { hand, reserve } = at(table.state.firms, 0);
    expect([total(hand), total(reserve)]).toEqual([1, 1]);
    expect(told(table.events)).not.toContain('kept');
  });
});

describe('bids', () => {
  it('[R6.2] [R6.9] are told with cards and characters, and so are those who wait or pass', () => {
    const { answer, events } = turn(PRESS, [16, 18], { press: 1 });
    answer(0, { use: 18 });
    answer(1, { pass: true });
    answer(0, bid(2, { press: 1 }, [16]));
    expect(events.slice(0, 6)).toEqual([
      { did: 'openedBidding', kind: PRESS, who: 0 },
      { did: 'used', who: 0, number: 18 },
      { did: 'gained', who: 0, what: 'dollars', count: 1 },
      { did: 'waited', who: 0 },
      { did: 'passed', who: 1 },
      { did: 'bid', who: 0, kind: PRESS, value: 2, cards: counts({ press: 1 }), staff: [16], back: 0 },
    ]);
  });

  it('[R6.4] are not preceded by a swap that leaves the reserve as it was', () => {
    const { answer, events, reveals } = play({
      players: [{ hand: { press: 1 }, reserve: { plans: 1 } }, {}],
      steps: [{ step: 'keep', seat: 0 }],
    });
    answer(0, { keep: counts({ plans: 1 }) });
    expect(events).toEqual([]);
    expect(reveals()).toBe(0);
  });
});

describe('players', () => {
  it('[R10.4] [R10.5] are named by their seats, Toms by 4 and up', () => {
    expect([-1, 0, 3, 4, 6].map(isTomLabel)).toEqual([false, false, false, true, true]);
    const state = layOut({ players: [{}, {}, {}, {}], toms: 3, steps: [] });
    expect([0, 1, 2, 3].map((firm) => labelOf(state, firm))).toEqual([0, 4, 5, 6]);
  });

  it('[R2.7] [R10.5] tell which characters they begin with', () => {
    const { answer, events } = play({
      players: [{}, {}],
      toms: 1,
      stacks: [
        [1, 6],
        [2, 13],
      ],
      tiles: [0, 1],
      round: 0,
      steps: [{ step: 'pickStack', seat: 0 }, { step: 'giveStacks' }],
    });
    answer(0, { stack: 1 });
    expect(events.slice(0, 2)).toEqual([
      { did: 'tookStack', who: 0, stack: [2, 13] },
      { did: 'tookStack', who: 4, stack: [1, 6] },
    ]);
  });
});

describe('gains', () => {
  it('[R7.2] [R7.4] [R7.6] [R7.7] come in the order of the press track', () => {
    for (const kind of ['dollars', 'plans', 'prestige'] as const) {
      const hand = { [kind]: 1 };
      const { answer, events } = bidding(KINDS.indexOf(kind), {
        players: [{ hand }, { hand }, { hand }],
        order: [1, 2, 0],
      });
      for (const seat of [0, 1, 2]) answer(seat, bid(1, hand));
      const gains = events.flatMap((event) => (event.did === 'gained' ? [event.who] : []));
      expect(gains).toEqual([1, 2, 0]);
    }
  });

  it('[R7.6] tell how many skyscrapers went to the board, if any did', () => {
    const { answer, events } = bidding(PLANS, {
      players: [{ hand: { plans: 2 } }, { hand: { plans: 1 }, board: 20 }],
    });
    answer(0, bid(2, { plans: 2 }));
    answer(1, bid(1, { plans: 1 }));
    expect(events.filter(({ did }) => did === 'gained')).toEqual([
      { did: 'gained', who: 0, what: 'board', count: 3 },
    ]);
  });

  it('[R7.3] tell of pawns that move, not of those at the end of the press track', () => {
    const { answer, events } = bidding(PRESS, {
      players: [{ hand: { press: 1 } }, { hand: { press: 1 } }],
      space: [15, 3],
    });
    answer(0, bid(1, { press: 1 }));
    answer(1, bid(1, { press: 1 }));
    expect(events.filter(({ did }) => did === 'moved')).toEqual([
      { did: 'moved', who: 1, steps: 1, space: 4 },
    ]);
  });
});

describe('a character that leaves', () => {
  it('[R11.7] takes no dollar of others with it', () => {
    const { answer, state } = drafting({ player: { staff: [7, 1], paid: [] } });
    answer(0, { use: 7 });
    answer(0, { drop: 1 });
    expect(at(state.firms, 0)).toMatchObject({ staff: [7], paid: [7] });
  });
});
