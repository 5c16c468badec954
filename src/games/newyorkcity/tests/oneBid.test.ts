/** R6.4 to R6.9: a single bid is tested as the list of bids would say. */
import { describe, expect, it } from 'vitest';
import { at, keyOf, Rng } from '#kernel';
import { isPossibleBid } from '../bids/possibleBid.ts';
import { listBids, meansOf } from '../bids.ts';
import { CHARACTER, type Character } from '../characters.ts';
import { JOKER, KINDS, PRESS, PRESTIGE } from '../components.ts';
import { rules } from '../flow.ts';
import type { Bid } from '../state.ts';
import { bid, type Cards, layOut } from './layout.ts';

const rng = Rng.fromSeed('b'.repeat(32));

/** Some cards of few kinds, so that pairs come up. */
function deal(count: number, kinds: readonly number[]): Cards {
  const cards = KINDS.map(() => 0);
  for (let n = 0; n < count; n++) {
    const kind = rng.pick(kinds);
    cards[kind] = at(cards, kind) + 1;
  }
  return Object.fromEntries(KINDS.map((kind, i) => [kind, at(cards, i)]));
}

/** A seat that is to bid, with characters that take part in bids. */
function bidder(bidding: number, staff: readonly Character[]) {
  const kinds = [bidding, JOKER, rng.below(JOKER), rng.below(JOKER)];
  const player = { hand: deal(1 + rng.below(4), kinds), reserve: deal(rng.below(3), kinds) };
  return layOut({
    players: [{ ...player, staff: [...staff], dollars: rng.below(4) }, {}],
    bidding,
    space: [rng.below(4), 0],
    steps: [{ step: 'bid', seat: 0 }],
  });
}

/** The bid, and others with one card more or less, about as much worth, or another way back. */
function likeIt(one: Bid): Bid[] {
  const cards = one.cards.flatMap((count, kind) => [
    one.cards.with(kind, count + 1),
    ...(count > 0 ? [one.cards.with(kind, count - 1)] : []),
  ]);
  const others = [one.cards, ...cards].flatMap((other) =>
    [-1, 0, 1].flatMap((more) =>
      one.value + more > 0 ? [{ ...one, cards: other, value: one.value + more }] : [],
    ),
  );
  return one.back > 0 ? [...others, { ...one, back: one.back - 1 }] : others;
}

describe('a bid', () => {
  it.each([
    { bidding: PRESS, staff: [] },
    { bidding: PRESS, staff: [13, 14, 16] },
    { bidding: PRESS, staff: [20, 16, 15] },
    { bidding: PRESTIGE, staff: [17, 19, 13] },
    { bidding: PRESTIGE, staff: [13, 20, 14] },
    { bidding: PRESTIGE, staff: [14, 15, 15, 19] },
  ] as const)(
    '[R6.4] [R6.5] [R6.6] [R6.7] [R6.8] [R6.9] [Q3] is possible exactly if it is listed: %o',
    ({ bidding, staff }) => {
      const states = Array.from({ length: 12 }, (_, n) => bidder(bidding, n < 9 ? staff : staff.slice(1)));
      const lists = states.map((state) => listBids(meansOf(state, 0)));
      const tried = new Map(lists.flat().flatMap((one) => likeIt(one).map((other) => [keyOf(other), other])));
      const wrong: string[] = [];
      for (const [i, state] of states.entries()) {
        const listed = new Set(at(lists, i).map(keyOf));
        for (const [key, one] of tried)
          if (isPossibleBid(state, 0, one) !== listed.has(key))
            wrong.push(`${key} by ${keyOf(state.firms[0])}`);
      }
      expect(wrong).toEqual([]);
      expect(tried.size).toBeGreaterThan(50);
    },
  );
});

it('[R11.13] [R11.15] [Q3] is none if two cards would have to be changed, even where both help to draw on the reserve', () => {
  const [interpreter, assistant] = [CHARACTER.interpreter, CHARACTER.assistant];
  const staff = [interpreter, assistant, assistant];
  const state = (cards: Cards) =>
    layOut({
      players: [{ hand: cards, reserve: cards, staff, dollars: 3 }, {}],
      bidding: PRESTIGE,
      steps: [{ step: 'bid', seat: 0 }],
    });
  for (const cards of [
    { press: 3, plans: 1 },
    { press: 1, plans: 3 },
  ]) {
    const one = { ...bid(2, cards), staff };
    expect(isPossibleBid(state(cards), 0, one)).toBe(false);
    expect(listBids(meansOf(state(cards), 0)).map(keyOf)).not.toContain(keyOf(one));
  }
});

describe('a bid that is looked for', () => {
  const state = () =>
    layOut({
      players: [
        { hand: { press: 2, dollars: 2, joker: 1 }, reserve: { plans: 1 }, staff: [16], dollars: 1 },
        {},
      ],
      bidding: PRESS,
      space: [1, 0],
      steps: [{ step: 'bid', seat: 0 }],
    });

  it('[R6.4] [R6.9] is found without the list if it has no characters, as a copy', () => {
    const table = state();
    const bids = rules.legalActions(table, 0).filter((answer): answer is Bid => 'value' in answer);
    const [plain, helped] = [true, false].map((isPlain) =>
      bids.filter(({ staff }) => (staff.length === 0) === isPlain),
    ) as [Bid[], Bid[]];
    expect(plain.map(({ value }) => value)).toContain(1);
    for (const one of plain) {
      // Nothing is nothing, whatever its sign.
      const sent = { ...one, cards: one.cards.map((count) => (count === 0 ? -0 : count)) };
      const found = rules.findLegal(table, 0, sent);
      expect(found).toEqual(one);
      expect(found).not.toBe(sent);
    }
    expect(helped.length).toBeGreaterThan(0);
    for (const one of helped) expect(rules.findLegal(table, 0, one)).toBeUndefined();
  });

  it('[R6.4] [R6.9] is not found if it is none', () => {
    const good = bid(3, { press: 2, dollars: 2 });
    expect(rules.findLegal(state(), 0, good)).toEqual(good);
    const { cards } = good;
    for (const wrong of [
      null,
      'bid',
      {},
      { ...good, value: 4 },
      { ...good, value: '3' },
      { ...good, value: 0, cards: cards.map(() => 0) },
      { ...good, value: 0 },
      { ...good, back: 1 },
      { ...good, value: 4, back: 1 },
      { ...good, back: undefined },
      { ...good, staff: undefined },
      { ...good, staff: '' },
      { ...good, staff: [16] },
      { ...good, more: 1 },
      { ...good, cards: undefined },
      { ...good, cards: cards.slice(0, -1) },
      { ...good, cards: [...cards, 0] },
      { ...good, cards: cards.join('') },
      { ...good, cards: cards.map((count) => (count === 0 ? 0.5 : count)) },
      { ...good, cards: cards.map((count, kind) => (kind === JOKER ? -1 : count)) },
      { ...good, value: 2, cards: cards.map((count, kind) => (kind === JOKER ? -1 : count)) },
    ])
      expect(rules.findLegal(state(), 0, wrong)).toBeUndefined();
  });

  it('[R11.15] is none while there is a bid to raise', () => {
    const table = state();
    at(table.firms, 0).bid = 1;
    expect(rules.findLegal(table, 0, bid(3, { press: 2, dollars: 2 }))).toBeUndefined();
  });
});

it('[R11.13] [Q3] is none if the lobbyist makes it worth as much without the change', () => {
  const staff = [CHARACTER.interpreter, CHARACTER.lobbyist];
  const cards = { prestige: 1, joker: 1 };
  const state = layOut({
    players: [{ hand: cards, staff, dollars: 2 }, {}],
    bidding: PRESTIGE,
    steps: [{ step: 'bid', seat: 0 }],
  });
  expect(isPossibleBid(state, 0, { ...bid(3, cards), staff })).toBe(false);
  expect(isPossibleBid(state, 0, { ...bid(3, cards), staff: [CHARACTER.lobbyist] })).toBe(true);
});
