/** R6: bids. */
import { describe, expect, it } from 'vitest';
import { apply, at, Refused, start } from '#kernel';
import { CHARACTERS, DOLLARS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { newyorkcity } from '../index.ts';
import { shownBy } from '../reserve.ts';
import { bid, bidding, bidsOf, type Cards, counts, type Player, play } from './layout.ts';

const PASS = { pass: true } as const;
const bids = (kind: number, hand: Cards, more: Player = {}) =>
  bidsOf(bidding(kind, { players: [{ hand, ...more }, {}] }).may(0));

describe('bidding rounds', () => {
  it('[R6.1] follow each other from press to skyscrapers', () => {
    const { events } = play({ players: [{}, {}], steps: [{ step: 'openBidding', kind: PRESS }] });
    const kinds = events.flatMap((event) => (event.did === 'openedBidding' ? [event.kind] : []));
    expect(kinds).toEqual([0, 1, 2, 3, 4, 5]);
    expect(events.filter(({ did }) => did === 'scored')).toHaveLength(2);
  });

  it('[R6.2] give each player one turn, clockwise from the opener', () => {
    const hand = { press: 1 };
    const { asked, answer } = bidding(PRESS, { players: [{ hand }, { hand }, { hand }], opener: 1 });
    const turns: number[] = [];
    for (let n = 0; n < 3; n++) {
      const { seat } = at(asked(), 0);
      turns.push(seat);
      answer(seat, PASS);
    }
    expect(turns).toEqual([1, 2, 0]);
    expect(asked()[0]?.seat).toBe(1);
  });

  it('[R6.2] refuse junk', () => {
    const { whyNot } = bidding(PRESS, { players: [{ hand: { press: 1 } }, {}] });
    for (const junk of [null, undefined, 'bid', 7])
      expect(whyNot(0, junk)).toEqual({ rule: 'R6.2', code: 'mustChoose' });
    expect(whyNot(0, [[]])).toEqual({ rule: 'R6.2', code: 'mustChoose' });
    expect(whyNot(0, { cards: ['x'] })).toEqual({ rule: 'R6.4', code: 'notEnoughCards' });
  });

  it('[R6.3] are opened by the first on the track, then by each winner', () => {
    const hand = { press: 1, dollars: 1, characters: 1 };
    const { state, answer, events } = play({
      players: [{ hand }, { hand }],
      space: [0, 3],
      order: [1, 0],
      steps: [{ step: 'closeDraft' }],
    });
    expect(state.opener).toBe(1);
    answer(1, PASS);
    answer(0, bid(1, { press: 1 }));
    expect(state.opener).toBe(0);
    answer(0, PASS);
    answer(1, PASS);
    const openers = events.flatMap((event) => (event.did === 'openedBidding' ? [event.who] : []));
    expect(openers).toEqual([1, 0, 0]);
  });

  it('[Q35] pass a seat that has neither cards nor anything to do without', () => {
    const { asked, events } = bidding(PRESS, {
      players: [{ reserve: { press: 2 } }, { hand: { press: 1 } }],
    });
    expect(events).toContainEqual({ did: 'passed', who: 0 });
    expect(asked()[0]?.seat).toBe(1);
    expect(bidding(PRESS, { players: [{ staff: [12], dollars: 1 }, {}] }).may(0)).toEqual([
      PASS,
      { use: 12 },
    ]);
  });
});

describe('what makes a bid', () => {
  it('[R6.5] cards of the wanted kind count one each', () => {
    expect(bids(PRESS, { press: 3, dollars: 1 })).toEqual(['1: 1 press', '2: 2 press', '3: 3 press']);
  });

  it('[R6.6] two equal cards of another kind count as one', () => {
    expect(bids(PRESS, { press: 1, dollars: 2 })).toEqual([
      '1: 1 press',
      '1: 2 dollars',
      '2: 1 press, 2 dollars',
    ]);
    expect(bids(PRESS, { dollars: 3, plans: 1 })).toEqual(['1: 2 dollars']);
  });

  it('[R6.7] a joker with any other card counts as a pair, jokers alone as nothing', () => {
    expect(bids(CHARACTERS, { press: 1, joker: 1 })).toEqual(['1: 1 press, 1 joker']);
    expect(bids(CHARACTERS, { joker: 3 })).toEqual([]);
    const { whyNot } = bidding(CHARACTERS, { players: [{ hand: { joker: 2, characters: 1 } }, {}] });
    expect(whyNot(0, bid(2, { joker: 2 }))).toEqual({ rule: 'R6.7', code: 'jokersAlone' });
  });

  it('[R6.8] further jokers count one each beside a real unit', () => {
    expect(bids(SKYSCRAPERS, { skyscrapers: 1, joker: 1 })).toEqual([
      '1: 1 skyscrapers',
      '2: 1 skyscrapers, 1 joker',
    ]);
    expect(bids(CHARACTERS, { press: 1, joker: 2 })).toContain('2: 1 press, 2 joker');
  });

  it('[R6.4] cards come out of the hand, and by swapping out of the reserve', () => {
    const { state, answer, events } = bidding(PRESS, {
      players: [{ hand: { dollars: 1 }, reserve: { press: 2 } }, {}],
    });
    answer(0, bid(1, { press: 1 }));
    expect(at(state.firms, 0).reserve).toEqual(counts({ press: 1, dollars: 1 }));
    expect(events).toContainEqual({ did: 'kept', who: 0, cards: counts({ press: 1, dollars: 1 }) });
    expect(bids(PRESS, { dollars: 1 }, { reserve: { press: 2 } })).toEqual(['1: 1 press']);
  });

  it('[R6.4] refuses more cards than the hand has', () => {
    const { whyNot } = bidding(PRESS, { players: [{ hand: { dollars: 1 }, reserve: { press: 2 } }, {}] });
    expect(whyNot(0, bid(2, { press: 2 }))).toEqual({ rule: 'R6.4', code: 'notEnoughCards' });
    expect(whyNot(0, bid(1, { plans: 2 }))).toEqual({ rule: 'R6.4', code: 'notEnoughCards' });
  });

  it('[R6.5] refuses cards that make no bid', () => {
    const { whyNot } = bidding(PRESS, { players: [{ hand: { press: 1, dollars: 1 } }, {}] });
    expect(whyNot(0, bid(1, { dollars: 1 }))).toEqual({ rule: 'R6.5', code: 'wrongKind' });
    expect(whyNot(0, bid(5, { press: 1 }))).toEqual({ rule: 'R6.9', code: 'wrongValue' });
    expect(whyNot(0, bid(2, { press: 1 }, [16]))).toEqual({ rule: 'R5.1', code: 'notYours' });
  });

  it('[R6.9] the value is cards and characters together', () => {
    const { state, answer } = bidding(DOLLARS, {
      players: [{ hand: { dollars: 2, joker: 1 }, staff: [16], dollars: 1 }, {}],
    });
    answer(0, bid(4, { dollars: 2, joker: 1 }, [16]));
    expect(at(state.firms, 0).dollars).toBe(5);
  });

  it('[R1.3] shows what was played', () => {
    const { reveals, answer } = bidding(PRESS, {
      players: [{ hand: { press: 2 } }, { hand: { dollars: 1 } }],
    });
    answer(0, bid(1, { press: 1 }));
    expect(reveals()).toBe(1);
  });
});

describe('the reserve', () => {
  const players: Player[] = [{ hand: { joker: 1, press: 1 }, reserve: { plans: 2 } }, {}];
  const SWAP = { swap: true } as const;

  it('[R6.4] [Q2] is swapped as a seat likes before it bids, and everybody sees it', () => {
    const { may, answer, state, events, asked, reveals, whyNot } = bidding(DOLLARS, {
      players: [{ hand: { joker: 1, press: 1, dollars: 1 }, reserve: { plans: 2 } }, {}],
    });
    expect(may(0)).toContainEqual(SWAP);
    answer(0, SWAP);
    expect(reveals()).toBe(0);
    expect(may(0)).toHaveLength(7);
    answer(0, { keep: counts({ joker: 1, plans: 1 }) });
    expect(reveals()).toBe(1);
    expect(at(state.firms, 0)).toMatchObject({
      hand: counts({ plans: 1, press: 1, dollars: 1 }),
      reserve: counts({ joker: 1, plans: 1 }),
    });
    expect(events).toContainEqual({ did: 'kept', who: 0, cards: counts({ joker: 1, plans: 1 }) });
    expect(asked()[0]?.prompt.step).toBe('bid');
    expect(may(0)).not.toContainEqual(SWAP);
    expect(whyNot(0, SWAP)).toEqual({ rule: 'R6.4', code: 'notThere' });
    answer(0, bid(1, { dollars: 1 }));
    expect(at(state.firms, 0).reserve).toEqual(counts({ joker: 1, plans: 1 }));
  });

  it('[Q2] shows other cards than a bid would choose by itself', () => {
    const own: Player = { hand: { plans: 1, skyscrapers: 1 }, reserve: { press: 2 } };
    const plain = bidding(PRESS, { players: [own, {}] });
    const shown = shownBy(at(plain.state.firms, 0), bid(1, { press: 1 }), PRESS);
    expect(shown).toEqual(counts({ skyscrapers: 1 }));
    plain.answer(0, bid(1, { press: 1 }));
    expect(at(plain.state.firms, 0).reserve).toEqual(counts({ press: 1, skyscrapers: 1 }));
    const { answer, state } = bidding(PRESS, { players: [own, {}] });
    answer(0, SWAP);
    answer(0, { keep: counts({ press: 1, plans: 1 }) });
    answer(0, bid(1, { press: 1 }));
    expect(at(state.firms, 0).reserve).toEqual(counts({ press: 1, plans: 1 }));
  });

  it('[R6.4] needs cards on both sides', () => {
    expect(bidding(PRESS, { players: [{ hand: { press: 1 } }, {}] }).may(0)).not.toContainEqual(SWAP);
    const { may } = bidding(PRESTIGE, { players: [{ staff: [17], dollars: 1, reserve: { plans: 2 } }, {}] });
    expect(may(0)).not.toContainEqual(SWAP);
  });

  it('[Q2] is arranged once more after the last turn of a round', () => {
    const { may, answer, state } = bidding(SKYSCRAPERS, { players, round: 3, tiles: [0, 1] });
    answer(0, PASS);
    expect(may(0)).toContainEqual({ keep: counts({ joker: 1, press: 1 }) });
    expect(may(0)).toHaveLength(4);
    answer(0, { keep: counts({ joker: 1, plans: 1 }) });
    expect(at(state.firms, 0).reserve).toEqual(counts({ joker: 1, plans: 1 }));
  });

  it('[Q2] is not asked about in other bidding rounds, nor without a card in hand', () => {
    const round = { round: 3, tiles: [0, 1] };
    const early = bidding(PRESS, { players: [players[0] ?? {}, { hand: { press: 1 } }], ...round });
    early.answer(0, PASS);
    expect(early.asked()).toEqual([{ seat: 1, prompt: { step: 'bid', seat: 1 } }]);
    const { answer, asked } = bidding(SKYSCRAPERS, {
      players: [{ hand: { skyscrapers: 1 }, reserve: { plans: 2 } }, { hand: { press: 1 } }],
      ...round,
    });
    answer(0, bid(1, { skyscrapers: 1 }));
    expect(asked()).toEqual([{ seat: 1, prompt: { step: 'bid', seat: 1 } }]);
  });

  it('[Q2] does not matter at the end, except with character 34', () => {
    const last = bidding(SKYSCRAPERS, { players });
    last.answer(0, PASS);
    expect(last.asked()).toEqual([]);
    const collector = bidding(SKYSCRAPERS, { players: [{ ...players[0], staff: [34] }, {}] });
    collector.answer(0, PASS);
    expect(collector.asked()[0]?.prompt.step).toBe('keep');
    expect(collector.whyNot(0, { keep: counts({ joker: 1 }) })).toEqual({
      rule: 'R6.4',
      code: 'wrongNumber',
    });
  });
});

describe('folded answers', () => {
  it('[Q3] leave out idle cards and idle characters', () => {
    const listed = bids(PRESS, { press: 1, dollars: 1, joker: 1 }, { staff: [13], dollars: 1 });
    expect(listed).toContain('2: 1 press, 1 joker');
    expect(listed).not.toContain('2: 1 press, 1 dollars, 1 joker');
    expect(listed).toContain('2: 1 press, 1 dollars [13]');
    expect(listed).not.toContain('2: 1 press, 1 joker [13]');
    expect(listed).toContain('3: 1 press, 1 dollars, 1 joker [13]');
  });

  it('[Q3] list each set of cards and characters once, at its best', () => {
    const listed = bids(PRESTIGE, { press: 2, dollars: 2 }, { staff: [13, 20], dollars: 2 });
    expect(new Set(listed.map((text) => text.slice(3))).size).toBe(listed.length);
    expect(listed).toContain('4: 2 press, 2 dollars [13,20]');
    expect(listed).toContain('3: 1 press, 1 dollars [13,20]');
    expect(listed).toContain('3: 2 press, 1 dollars [20]');
  });

  it('[Q3] are the only bids the game accepts', () => {
    const { position } = start(newyorkcity, {}, 2, '3'.repeat(32));
    const seat = at(position.state.order, 1);
    expect(() => apply(newyorkcity, position, seat, bid(1, { press: 1 }))).toThrow(Refused);
  });
});
