/** R10: Tom. */
import { describe, expect, it } from 'vitest';
import { at } from '#kernel';
import { scene } from '#kernel/testing';
import { CHARACTERS, DOLLARS, LEVELS, PLANS, PRESS, PRESTIGE, SKYSCRAPERS } from '../components.ts';
import { total } from '../counts.ts';
import { rules } from '../flow.ts';
import { finalParts, outcome } from '../scoring.ts';
import { strengthOf } from '../tom/draft.ts';
import { bid, bidding, type Cards, counts, type Layout, layOut, play } from './layout.ts';

const PASS = { pass: true } as const;
const [MANHATTAN, BRONX, QUEENS, BROOKLYN] = [0, 1, 2, 3] as const;

/** One seat with a hand against a Tom with open cards. */
function against(kind: number, hand: Cards, tom: Cards, more: Partial<Layout> = {}) {
  return bidding(kind, { players: [{ hand }, { reserve: tom }], toms: 1, ...more });
}

const bidOf = (events: readonly { did: string }[]) => events.find(({ did }) => did === 'tomBid');

describe('levels', () => {
  it('[R10.2] are twelve by name, or free', () => {
    expect(LEVELS).toHaveLength(12);
    const options = { toms: 1, mode: 'C', cards: 9 } as const;
    expect(strengthOf({ ...options, level: 'A6' })).toEqual({ mode: 'A', cards: 6 });
    expect(strengthOf({ ...options, level: 'B4' })).toEqual({ mode: 'B', cards: 4 });
    expect(strengthOf({ ...options, level: 'free' })).toEqual({ mode: 'C', cards: 9 });
  });
});

describe('Tom’s cards', () => {
  it('[R10.6] [R10.7] come as the pair left over, and off the deck', () => {
    const { state, events } = play({
      players: [{ hand: { press: 1 } }, {}],
      toms: 1,
      level: 'A7',
      pairs: [[2, 3]],
      steps: [{ step: 'closeDraft' }],
    });
    expect(events).toContainEqual({ did: 'tookPair', who: 4, pair: [2, 3] });
    expect(total(at(state.firms, 1).reserve)).toBe(2 + 7);
    expect(total(state.discard)).toBe(0);
  });

  it('[R10.6] [Q30] leave one pair to spare with several seats, the last Tom on the track first', () => {
    const { state, events } = play({
      players: [{ hand: { press: 1 } }, {}, {}, {}],
      toms: 2,
      space: [3, 2, 1, 0],
      pairs: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      steps: [{ step: 'closeDraft' }],
    });
    const taken = events.flatMap((event) => (event.did === 'tookPair' ? [[event.who, event.pair[0]]] : []));
    expect(taken).toEqual([
      [5, 0],
      [4, 1],
    ]);
    expect(state.discard).toEqual(counts({ characters: 2 }));
  });

  it.each([
    [1, 1, 3],
    [1, 3, 5],
    [2, 1, 6],
    [2, 2, 7],
    [3, 1, 8],
  ])('[R10.6] [Q30] lay out pairs for %i seats and %i Toms: %i', (seats, toms, pairs) => {
    const { state } = play({
      players: Array.from({ length: seats + toms }, () => ({})),
      toms,
      round: 0,
      tiles: [0, 1],
      steps: [{ step: 'openRound' }],
    });
    expect(state.pairs).toHaveLength(pairs);
    for (const tom of state.firms.slice(seats)) expect(total(tom.hand)).toBe(0);
  });
});

describe('Tom’s draw before a bidding round', () => {
  const drawn = (level: 'A6' | 'B4' | 'C5', kind: number, card: number, tom: Cards = {}) => {
    const state = layOut({
      players: [{ hand: { press: 1 } }, { reserve: tom }],
      toms: 1,
      level,
      steps: [{ step: 'openBidding', kind }],
    });
    const only = counts().with(card, 1);
    state.discard = state.deck.map((count, i) => count - at(only, i));
    state.deck = only;
    return scene(rules, state);
  };
  const fate = (table: ReturnType<typeof drawn>) =>
    table.events.flatMap((event) => (event.did === 'tomDrew' ? [event.fate] : []))[0];

  it('[R10.8] does not happen in mode A', () => {
    expect(fate(drawn('A6', PRESS, 0))).toBeUndefined();
  });

  it('[R10.8] plays a card of the wanted kind', () => {
    const table = drawn('B4', PRESS, PRESS);
    expect(fate(table)).toBe('play');
    table.answer(0, PASS);
    expect(bidOf(table.events)).toMatchObject({ value: 1 });
  });

  it('[R10.8] discards a past kind, and a later one in mode B only', () => {
    expect(fate(drawn('B4', DOLLARS, PRESS))).toBe('past');
    expect(fate(drawn('C5', DOLLARS, PRESS))).toBe('past');
    expect(fate(drawn('B4', DOLLARS, PRESTIGE))).toBe('future');
    const keeps = drawn('C5', DOLLARS, PRESTIGE);
    expect(fate(keeps)).toBe('keep');
    expect(at(keeps.state.firms, 1).reserve).toEqual(counts({ prestige: 1 }));
  });

  it('[R10.8] [R10.3] plays a joker or a plan beside a fitting card at once, even in the lead', () => {
    for (const card of [PLANS, 6]) {
      const table = drawn('B4', DOLLARS, card, { dollars: 1 });
      expect(fate(table)).toBe('play');
      table.answer(0, PASS);
      expect(bidOf(table.events)).toMatchObject({ value: 2 });
    }
  });

  it('[R10.8] [Q32] keeps a joker that finds no company', () => {
    expect(fate(drawn('B4', DOLLARS, 6))).toBe('keep');
    expect(fate(drawn('B4', PLANS, 6, { plans: 1 }))).toBe('keep');
  });
});

describe('Tom’s bid', () => {
  it('[R10.9] is all cards of the kind, without jokers when he leads', () => {
    const { events, answer, state } = against(DOLLARS, { press: 1 }, { dollars: 2, joker: 1 });
    answer(0, PASS);
    expect(bidOf(events)).toMatchObject({ value: 2, why: 'leads', rule: 'R10.9' });
    expect(at(state.firms, 1).dollars).toBe(3);
  });

  it('[R10.9] [Q31] [R10.4] adds the one joker that wins, ahead on the press track', () => {
    const { events, answer } = against(
      PRESTIGE,
      { prestige: 2 },
      { prestige: 1, joker: 2 },
      { space: [0, 3], order: [1, 0] },
    );
    answer(0, bid(2, { prestige: 2 }));
    expect(bidOf(events)).toMatchObject({ value: 2, cards: counts({ prestige: 1, joker: 1 }), why: 'wins' });
  });

  it('[Q31] needs one more when he is behind, and adds none when that cannot win', () => {
    const two = against(DOLLARS, { dollars: 2 }, { dollars: 1, plans: 1, joker: 1 });
    two.answer(0, bid(2, { dollars: 2 }));
    expect(bidOf(two.events)).toMatchObject({ value: 3, cards: counts({ dollars: 1, plans: 1, joker: 1 }) });
    const none = against(DOLLARS, { dollars: 3 }, { dollars: 1, joker: 2 });
    none.answer(0, bid(3, { dollars: 3 }));
    expect(bidOf(none.events)).toMatchObject({ value: 1, why: 'cannotWin', cards: counts({ dollars: 1 }) });
  });

  it('[Q31] has no joker when he opens', () => {
    const { events } = against(DOLLARS, { dollars: 2 }, { dollars: 1, joker: 2 }, { opener: 1 });
    expect(bidOf(events)).toMatchObject({ value: 1, why: 'opens' });
  });

  it('[R10.9] does not happen without a card of the kind', () => {
    const { events, answer } = against(DOLLARS, { dollars: 1 }, { joker: 3, press: 2 });
    answer(0, PASS);
    expect(bidOf(events)).toMatchObject({ value: 0, why: 'noCard' });
  });

  it('[R10.10] never happens for plans', () => {
    const { events, answer } = against(PLANS, { plans: 1 }, { plans: 3 });
    answer(0, PASS);
    expect(bidOf(events)).toMatchObject({ value: 0, why: 'sitsOut', rule: 'R10.10' });
  });

  it('[R10.14] is everything in the skyscraper round', () => {
    const { events, answer } = against(SKYSCRAPERS, { press: 1 }, { skyscrapers: 1, joker: 1, plans: 2 });
    answer(0, PASS);
    expect(bidOf(events)).toMatchObject({ value: 4, why: 'everything', rule: 'R10.14' });
  });

  it('[R10.14] makes 3 skyscrapers of 4 jokers, and discards a single one', () => {
    const four = against(SKYSCRAPERS, { press: 1 }, { joker: 3, plans: 1 }, { order: [0, 1] });
    four.answer(0, PASS);
    expect(bidOf(four.events)).toMatchObject({ value: 3 });
    const lone = against(SKYSCRAPERS, { press: 1 }, { joker: 1 });
    lone.answer(0, PASS);
    expect(bidOf(lone.events)).toMatchObject({ value: 0, why: 'loneJoker' });
    expect(lone.state.discard).toEqual(counts({ press: 1, joker: 1 }));
  });
});

describe('what Tom does', () => {
  it('[R10.3] never uses characters', () => {
    const { state } = play({
      players: [{}, { staff: [23, 25], dollars: 5 }],
      toms: 1,
      steps: [{ step: 'openActs' }],
    });
    expect(at(state.firms, 1)).toMatchObject({ points: 0, dollars: 5, paid: [] });
  });

  it('[R10.11] takes the leftmost character of the shelf he reaches', () => {
    const { state, answer, events } = against(CHARACTERS, { press: 1 }, { characters: 2 });
    const first = at(at(state.shelves, 2), 0);
    answer(0, PASS);
    expect(at(state.firms, 1).staff).toEqual([first]);
    expect(events).toContainEqual({ did: 'tomHired', who: 4, rule: 'R10.11', number: first, value: 3 });
  });

  it('[R10.11] goes one shelf down when it is empty', () => {
    const { state, answer } = against(
      CHARACTERS,
      { press: 1 },
      { characters: 2 },
      { shelves: [[1], [6, 4], [], [], []], piles: [[], [], [], [], []] },
    );
    answer(0, PASS);
    expect(at(state.firms, 1).staff).toEqual([6]);
  });

  it('[R10.12] chooses D as in the example: within reach, fewest, highest letter, the taxi from X', () => {
    // Taxi and subway tiles; Manhattan is D, the Bronx X, Queens C, Brooklyn B; Tom has one skyscraper in X.
    const { state, answer, events } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      {
        letters: [3, 5, 2, 1, 0, 4],
        offer: [0, 6],
        players: [{ hand: { press: 1 } }, { reserve: { prestige: 1 }, built: [0, 1, 0, 0, 0, 0] }],
      },
    );
    answer(0, PASS);
    expect(events).toContainEqual({
      did: 'tomChose',
      who: 4,
      rule: 'R10.12',
      district: MANHATTAN,
      because: 'letter',
      link: 2,
      by: 'toX',
    });
    const tom = at(state.firms, 1);
    expect(tom.built).toEqual([1, 1, 0, 0, 0, 0]);
    expect(tom.vehicles).toEqual([1, 0, 0, 0, 0]);
    expect(state.laid[MANHATTAN]).toEqual([0]);
  });

  it('[R10.12] ranks X above E, and without a way from X takes the better tile', () => {
    // Bus 4 and subway 3: the Bronx is X and empty; its ways are the subway to Queens and the bus to Jersey City.
    const { answer, events } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      { letters: [0, 5, 2, 1, 3, 4], offer: [3, 6] },
    );
    answer(0, PASS);
    expect(events).toContainEqual(
      expect.objectContaining({ did: 'tomChose', district: BRONX, link: 8, by: 'tileValue' }),
    );
  });

  it('[R10.12] takes the way from the highest letter between equal tiles', () => {
    // Both taxis lead to Manhattan, which is X.
    const { answer, events } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      { letters: [5, 1, 4, 0, 2, 3], offer: [0, 1] },
    );
    answer(0, PASS);
    expect(events).toContainEqual(
      expect.objectContaining({ did: 'tomChose', district: MANHATTAN, link: 3, by: 'farLetter' }),
    );
  });

  it('[R10.12] goes where he has fewest', () => {
    const { answer, events } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      {
        offer: [4],
        links: 0b1,
        players: [{ hand: { press: 1 } }, { reserve: { prestige: 1 }, built: [0, 0, 2, 3, 0, 0] }],
      },
    );
    answer(0, PASS);
    expect(events).toContainEqual(
      expect.objectContaining({ did: 'tomChose', district: QUEENS, because: 'fewest', by: 'onlyLink' }),
    );
  });

  it('[R10.13] takes the higher of two tiles of one colour', () => {
    const { state, answer } = against(PRESTIGE, { press: 1 }, { prestige: 1 }, { offer: [4, 5] });
    answer(0, PASS);
    expect(state.laid.flat()).toEqual([5]);
  });

  it('[Q33] takes the second bonus with the tile that is left', () => {
    const { state, answer } = against(
      PRESTIGE,
      { prestige: 2 },
      { prestige: 1 },
      { offer: [0, 4], players: [{ hand: { prestige: 2 }, board: 1 }, { reserve: { prestige: 1 } }] },
    );
    answer(0, bid(2, { prestige: 2 }));
    answer(0, { tile: 4, link: 0, district: BROOKLYN });
    expect(at(state.firms, 1).vehicles).toEqual([1, 0, 0, 0, 0]);
    expect(total(at(state.firms, 1).built)).toBe(1);
  });

  it('[R10.14] [R10.15] builds from the supply, never more than five in a district', () => {
    const { state, answer, events } = against(
      SKYSCRAPERS,
      { press: 1 },
      { skyscrapers: 3 },
      { players: [{ hand: { press: 1 } }, { reserve: { skyscrapers: 3 }, built: [0, 0, 0, 0, 3, 0] }] },
    );
    answer(0, PASS);
    expect(at(state.firms, 1)).toMatchObject({ built: [0, 0, 0, 0, 5, 0], supply: 15 });
    expect(events).toContainEqual({ did: 'tomCapped', who: 4, rule: 'R10.15', district: 4, lost: 2 });
  });

  it('[Q33] still takes tile and vehicle where he has five', () => {
    const { state, answer } = against(
      PRESTIGE,
      { press: 1 },
      { prestige: 1 },
      {
        offer: [4],
        links: 0b1,
        players: [{ hand: { press: 1 } }, { reserve: { prestige: 1 }, built: [0, 0, 5, 5, 0, 0] }],
      },
    );
    answer(0, PASS);
    expect(at(state.firms, 1)).toMatchObject({ built: [0, 0, 5, 5, 0, 0], vehicles: [0, 0, 1, 0, 0] });
  });
});

describe('Tom’s score', () => {
  it('[R10.16] counts 1+1+1+4 with five dollars as 8', () => {
    const state = layOut({ players: [{}, { staff: [10, 1, 2, 3], dollars: 5 }], toms: 1, steps: [] });
    expect(finalParts(state, 1)).toMatchObject({ staff: 8, endStaff: 0, leftovers: 0 });
  });

  it('[R10.16] counts dollars beyond two each as leftovers, and end characters for their value', () => {
    const state = layOut({ players: [{}, { staff: [36], dollars: 5 }], toms: 1, steps: [] });
    expect(finalParts(state, 1)).toMatchObject({ staff: 8, endStaff: 0, leftovers: 2 });
  });

  it('[R10.4] has majorities and bonuses like everybody’s', () => {
    const state = layOut({
      players: [{}, { built: [1, 1, 1, 1, 1, 1] }],
      toms: 1,
      space: [0, 5],
      order: [1, 0],
      steps: [],
    });
    expect(finalParts(state, 1)).toMatchObject({ districts: 3, press: 3, majorities: 3 + 4 + 4 + 4 + 5 + 5 });
  });

  it('[R10.17] [Q34] decides the ending; seats are ranked among themselves', () => {
    const won = layOut({ players: [{ points: 5 }, { points: 9 }, { points: 7 }], toms: 1, steps: [] });
    expect(outcome(won)).toEqual({ ranking: [[1], [0]], ending: 'aheadOfTom' });
    const lost = layOut({
      players: [{ points: 5 }, { points: 5 }],
      toms: 1,
      space: [0, 1],
      order: [1, 0],
      steps: [],
    });
    expect(outcome(lost)).toEqual({ ranking: [[0]], ending: 'behindTom' });
  });
});
