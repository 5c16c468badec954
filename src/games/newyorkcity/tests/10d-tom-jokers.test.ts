/** R10.8, R10.9, R10.14: how many cards and jokers Tom bids. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { scene } from '#kernel/testing';
import { DOLLARS, JOKER, PLANS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { total } from '../counts.ts';
import { rules } from '../flow.ts';
import { against, bid, bidding, type Cards, counts, layOut, play, told } from './layout.ts';

const PASS = { pass: true } as const;

describe('Tom’s bid', () => {
  /** Tom bids last of three, with one dollar card and so many jokers, against these bids. */
  const against3 = (bids: [number, number], joker: number, order: number[]) => {
    const { answer, events } = bidding(DOLLARS, {
      players: [{ hand: { dollars: 4 } }, { hand: { dollars: 4 } }, { reserve: { dollars: 1, joker } }],
      toms: 1,
      order,
    });
    for (const [seat, value] of bids.entries()) answer(seat, bid(value, { dollars: value }));
    return events.find(({ did }) => did === 'tomBid');
  };

  it('[R10.9] [Q31] has to be the highest of all on the table', () => {
    expect(against3([3, 1], 5, [0, 1, 2])).toMatchObject({ value: 4, why: 'wins' });
    expect(against3([1, 3], 5, [0, 1, 2])).toMatchObject({ value: 4, why: 'wins' });
    expect(against3([3, 1], 5, [1, 2, 0])).toMatchObject({ value: 3, why: 'wins' });
    expect(against3([2, 3], 5, [1, 2, 0])).toMatchObject({ value: 4, why: 'wins' });
    expect(against3([3, 3], 1, [2, 0, 1])).toMatchObject({ value: 1, why: 'cannotWin' });
  });

  it('[R10.9] needs no joker where his cards are enough', () => {
    expect(against3([1, 1], 5, [2, 0, 1])).toMatchObject({
      value: 1,
      why: 'leads',
      cards: counts({ dollars: 1 }),
    });
    expect(against3([2, 2], 1, [2, 0, 1])).toMatchObject({ value: 2, why: 'wins' });
  });

  it('[Q31] opens when nobody has had a turn, and leads when those before him have passed', () => {
    const why = (opener: number) => {
      const { answer, asked, events } = bidding(DOLLARS, {
        players: [{ hand: { press: 1 } }, { hand: { press: 1 } }, { reserve: { dollars: 1 } }],
        toms: 1,
        opener,
      });
      while (!told(events).includes('tomBid')) answer(at(asked(), 0).seat, PASS);
      return events.find(({ did }) => did === 'tomBid');
    };
    expect(why(2)).toMatchObject({ why: 'opens' });
    expect(why(1)).toMatchObject({ why: 'leads' });
    expect(why(0)).toMatchObject({ why: 'leads' });
  });

  it('[R10.14] [R10.10] names the rule it follows, and what is left goes after the last round only', () => {
    const left = (kind: number, tom: Cards) => {
      const { answer, events, state } = against(kind, { press: 1 }, tom);
      const bidEvent = () => events.find(({ did }) => did === 'tomBid');
      answer(0, PASS);
      return [bidEvent(), at(state.firms, 1).reserve, state.discard];
    };
    expect(left(SKYSCRAPERS, { press: 2 })[0]).toMatchObject({ rule: 'R10.14', value: 0, why: 'noCard' });
    expect(left(SKYSCRAPERS, { press: 2, plans: 1, joker: 1 })).toEqual([
      {
        did: 'tomBid',
        who: 4,
        rule: 'R10.14',
        kind: SKYSCRAPERS,
        value: 1,
        cards: counts({ plans: 1, joker: 1 }),
        why: 'jokersOnly',
      },
      counts(),
      counts({ press: 3, plans: 1, joker: 1 }),
    ]);
    expect(left(PRESTIGE, { press: 2, joker: 1 })[1]).toEqual(counts({ press: 2, joker: 1 }));
  });
});

describe('a joker that Tom turns up', () => {
  /** Tom draws this card, then the seats pass. */
  const turnedUp = (card: number, tom: Cards, kind: number = DOLLARS) => {
    const state = layOut({
      players: [{ hand: { press: 1 } }, { reserve: tom }],
      toms: 1,
      level: 'C5',
      steps: [{ step: 'openBidding', kind }],
    });
    const only = counts().with(card, 1);
    state.discard = state.deck.map((count, i) => count - at(only, i));
    state.deck = only;
    const table = scene(rules, state);
    return { ...table, bid: () => table.events.find(({ did }) => did === 'tomBid') };
  };

  it('[Q31] is played itself, not another one', () => {
    const joker = turnedUp(JOKER, { dollars: 1, plans: 2 });
    joker.answer(0, PASS);
    expect(joker.bid()).toMatchObject({ value: 2, cards: counts({ dollars: 1, joker: 1 }), why: 'leads' });
    const plan = turnedUp(PLANS, { dollars: 1, joker: 2 });
    plan.answer(0, PASS);
    expect(plan.bid()).toMatchObject({ value: 2, cards: counts({ dollars: 1, plans: 1 }), why: 'leads' });
  });

  it('[R10.8] [Q31] is played although he opens', () => {
    const state = layOut({
      players: [{ hand: { press: 1 } }, { reserve: { dollars: 1, joker: 1 } }],
      toms: 1,
      hasty: [{ firm: 1, kind: JOKER }],
      bidding: DOLLARS,
      steps: [
        { step: 'bidTurn', firm: 1 },
        { step: 'bidTurn', firm: 0 },
      ],
    });
    expect(scene(rules, state).events[0]).toMatchObject({ value: 2, why: 'leads' });
  });

  it('[R10.8] is kept without company, and then not played in haste', () => {
    const { state } = turnedUp(JOKER, { press: 1 });
    expect(state.hasty).toEqual([]);
    expect(at(state.firms, 1).reserve).toEqual(counts({ press: 1, joker: 1 }));
  });

  it('[R10.8] is told, and forgotten in the next bidding round', () => {
    const { answer, events, state } = turnedUp(JOKER, { dollars: 1, characters: 1 });
    expect(events).toContainEqual({ did: 'tomDrew', who: 4, rule: 'R10.8', kind: JOKER, fate: 'play' });
    expect(state.hasty).toEqual([{ firm: 1, kind: JOKER }]);
    state.deck = counts({ press: 1 });
    answer(0, PASS);
    expect(state.hasty).toEqual([]);
    expect(events).toContainEqual({ did: 'tomDrew', who: 4, rule: 'R10.8', kind: PRESS, fate: 'past' });
  });

  it('[R10.8] is played by the Tom who turned it up, not by another', () => {
    const state = layOut({
      players: [{ hand: { press: 1 } }, { reserve: { dollars: 1, joker: 1 } }, { reserve: { dollars: 1 } }],
      toms: 2,
      level: 'A6',
      hasty: [{ firm: 2, kind: JOKER }],
      bidding: DOLLARS,
      steps: [
        { step: 'bidTurn', firm: 1 },
        { step: 'bidTurn', firm: 2 },
      ],
    });
    at(state.firms, 2).reserve[JOKER] = 1;
    const { events } = scene(rules, state);
    expect(events).toMatchObject([
      { who: 4, value: 1 },
      { who: 5, value: 2, cards: counts({ dollars: 1, joker: 1 }) },
    ]);
  });
});

describe('a card that Tom turns up', () => {
  /** What he has, and what lies on the discard pile, after a round opened in which this is all there is to draw. */
  const after = (level: 'B4' | 'C5', deck: Cards) => {
    const state = layOut({
      players: [{ hand: { press: 1 } }, {}],
      toms: 1,
      level,
      steps: [{ step: 'openBidding', kind: DOLLARS }],
    });
    state.deck = counts(deck);
    const { events } = scene(rules, state);
    return [at(state.firms, 1).reserve, state.discard, told(events)];
  };

  it('[R10.8] is discarded if its round is over, and in mode B if it is to come', () => {
    const drew = ['openedBidding', 'tomDrew'];
    expect(after('C5', { press: 1 })).toEqual([counts(), counts({ press: 1 }), drew]);
    expect(after('B4', { prestige: 1 })).toEqual([counts(), counts({ prestige: 1 }), drew]);
    expect(after('C5', { prestige: 1 })).toEqual([counts({ prestige: 1 }), counts(), drew]);
    expect(after('B4', { dollars: 1 })).toEqual([counts({ dollars: 1 }), counts(), drew]);
  });

  it('[Q29] is none where there is none', () => {
    expect(after('B4', {})).toEqual([counts(), counts(), ['openedBidding']]);
  });
});

describe('Tom’s pair', () => {
  const drafted = (pairs: number[][]) => {
    const { state, events } = play({
      players: [{ hand: { press: 1 } }, {}],
      toms: 1,
      level: 'A6',
      order: [1, 0],
      pairs,
      steps: [{ step: 'closeDraft' }],
    });
    // The first on the press track may have bid already.
    const { reserve, played } = at(state.firms, 1);
    return [
      total(reserve) + total(played),
      told(events).includes('tookPair'),
      total(at(state.firms, 0).hand),
    ];
  };

  it('[R10.6] is his, also when he is first on the press track', () => {
    expect(drafted([[2, 3]])).toEqual([8, true, 1]);
  });

  it('[Q29] [R10.7] may be missing; he draws his cards all the same', () => {
    expect(drafted([])).toEqual([6, false, 1]);
  });
});
