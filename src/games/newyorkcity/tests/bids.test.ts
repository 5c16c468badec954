/** R6.4 to R6.9, R11.13 to R11.20, Q3: the list of bids, against all cards and characters tried one by one. */
import { describe, expect, it } from 'vitest';
import { at, Rng } from '#kernel';
import { listBids, meansOf } from '../bids.ts';
import type { Character } from '../characters.ts';
import { JOKER, KINDS, PRESS, PRESTIGE } from '../components.ts';
import { total } from '../counts.ts';
import type { Firm } from '../state.ts';
import { bidsOf, type Cards, layOut } from './layout.ts';

type Situation = {
  kind: number;
  hand: number[];
  reserve: number[];
  staff: Character[];
  dollars: number;
  space: number;
  /** The bid to be raised, if there is one, and whether 13 or 20 was used in this round. */
  laid: number[] | undefined;
  changer: boolean;
};

const named = (cards: readonly number[]): Cards =>
  Object.fromEntries(KINDS.map((kind, i) => [kind, at(cards, i)]));

function listed({ kind, hand, reserve, staff, dollars, space, laid, changer }: Situation): string[] {
  const raise: Partial<Omit<Firm, 'hand' | 'reserve'>> = laid ? { bid: total(laid), played: laid } : {};
  const paid: Character[] = changer ? [13] : [];
  const state = layOut({
    players: [
      {
        hand: named(hand),
        reserve: named(reserve),
        staff: [...paid, ...staff],
        paid,
        dollars,
        ...raise,
      },
      {},
    ],
    bidding: kind,
    space: [space, 0],
    steps: [],
  });
  const bids = listBids(meansOf(state, 0));
  expect(bids.map(({ value }) => value)).toEqual(bids.map(({ value }) => value).sort((a, b) => a - b));
  return bidsOf(bids);
}

/** Every way to take some of these, each a list of counts. */
function someOf(most: readonly number[]): number[][] {
  return most.reduce<number[][]>(
    (found, count) => found.flatMap((counts) => Array.from({ length: count + 1 }, (_, n) => [...counts, n])),
    [[]],
  );
}

const countOf = (staff: readonly Character[], character: Character) =>
  staff.filter((one) => one === character).length;

/** What cards and characters are worth in the best reading of the rules, 0 if they are no bid. */
function worth(
  situation: Situation,
  cards: readonly number[],
  staff: readonly Character[],
  back: number,
): number {
  const changes: number[] = staff.flatMap((character) =>
    character === 13 ? [1] : character === 20 ? [2] : [],
  );
  const read = (plain: readonly number[], next: number, changed: number): number => {
    const counts = changes[next];
    if (counts === undefined) return worthUnchanged(situation, plain, staff, back, changed);
    // Each of them needs a card of its own.
    const readings = plain.map((count, k) =>
      count > 0 ? read(plain.with(k, count - 1), next + 1, changed + counts) : 0,
    );
    return Math.max(...readings);
  };
  return read(cards, 0, 0);
}

function worthUnchanged(
  { kind, laid, changer }: Situation,
  cards: readonly number[],
  staff: readonly Character[],
  back: number,
  changed: number,
): number {
  const feeds = laid && !changer ? laid : cards.map(() => 0);
  // R11.15 Of each symbol one card has to come out of the hand, or lie there already.
  const outOfReserve = total(cards.map((count, k) => (at(feeds, k) > 0 ? count : Math.max(0, count - 1))));
  if (outOfReserve < countOf(staff, 15)) return 0;
  const others = cards.filter((_, k) => k !== kind && k !== JOKER);
  const pairs = total(others.map((count) => Math.floor(count / 2)));
  const real = at(cards, kind) + pairs + changed + countOf(staff, 17);
  const jokers = at(cards, JOKER) + countOf(staff, 16) + back;
  if (real > 0 || laid) return real + jokers;
  return total(others) > 0 ? jokers : 0;
}

/** Every bid by trying all there is, without those that are worth no less without one of their cards, or without 13 or 20. */
function slowly(situation: Situation): { bids: string[]; open: string[] } {
  const { kind, hand, reserve, dollars, space } = situation;
  const usable = situation.staff.filter(
    (character) => kind === PRESTIGE || (character !== 17 && character !== 19),
  );
  const numbers = ([13, 14, 15, 16, 17, 19, 20] as const).map((number) => ({
    number,
    copies: countOf(usable, number),
  }));
  const pool = hand.map((count, k) => count + at(reserve, k));
  const bids: string[] = [];
  const open: string[] = [];
  // 14 is chosen by the space.
  const most = numbers.map(({ number, copies }) =>
    number === 14 ? Math.min(2 * copies, space) : number === 19 ? Math.min(1, copies) : copies,
  );
  for (const chosen of someOf(most)) {
    const back = at(chosen, 1);
    const staff = numbers.flatMap(({ number }, i): Character[] =>
      Array.from({ length: number === 14 ? Math.ceil(back / 2) : at(chosen, i) }, () => number),
    );
    if (staff.length > dollars) continue;
    for (const cards of someOf(pool)) {
      if (total(cards) > total(hand) + countOf(staff, 15)) continue;
      const value = worth(situation, cards, staff, back);
      if (value === 0) continue;
      const fewerCards = cards.flatMap((count, k) => (count > 0 ? [cards.with(k, count - 1)] : []));
      const fewer = (...numbers: Character[]) =>
        numbers.flatMap((number) =>
          staff.includes(number) ? [staff.toSpliced(staff.indexOf(number), 1)] : [],
        );
      const isIdle = [
        ...fewerCards.map((left) => worth(situation, left, staff, back)),
        ...fewer(13, 20).map((left) => worth(situation, cards, left, back)),
      ].some((without) => without >= value);
      if (isIdle) continue;
      const [said = ''] = bidsOf([{ value, cards, staff, back }]);
      // A card that serves only to feed 15 may be listed or not: Q3 leaves open whether it is idle.
      const feedsOnly = fewer(15).some((without) =>
        fewerCards.some((left) => worth(situation, left, without, back) >= value),
      );
      if (feedsOnly) open.push(said);
      else bids.push(said);
    }
  }
  return { bids, open };
}

describe('the list of bids', () => {
  const rng = Rng.fromSeed('6'.repeat(32));
  const STAFF: Character[] = [13, 13, 14, 14, 15, 15, 16, 17, 19, 19, 20, 20, 16, 22];

  /** So many cards of a few kinds, so that pairs come up. */
  const deal = (count: number, kinds: readonly number[]) => {
    const cards = KINDS.map(() => 0);
    for (let n = 0; n < count; n++) {
      const kind = at(kinds, rng.below(kinds.length));
      cards[kind] = at(cards, kind) + 1;
    }
    return cards;
  };

  /** Characters that meet in a bid, with dollars for all of them. */
  const TOGETHER: Character[][] = [
    [20, 20],
    [13, 20],
    [13, 13],
    [13, 17],
    [13, 14],
    [14, 14],
    [19, 19],
    [15, 20],
    [13, 20, 20],
    [13, 16, 17],
  ];

  function situation(n: number): Situation {
    const kind = n % 2 === 0 ? PRESTIGE : rng.below(JOKER);
    const kinds = [kind, JOKER, rng.below(JOKER), rng.below(JOKER)];
    const together = n % 3 === 0 ? TOGETHER[(n / 3) % TOGETHER.length] : undefined;
    const staff = together ?? rng.shuffle([...STAFF]).slice(0, rng.below(4));
    const isRaise = n % 5 === 0;
    return {
      kind,
      hand: deal(isRaise ? rng.below(3) : rng.below(5), kinds),
      reserve: deal(2, kinds),
      staff,
      dollars: together?.length ?? rng.below(4),
      space: rng.below(5),
      laid: isRaise ? deal(1 + rng.below(2), kinds) : undefined,
      changer: n % 10 === 0,
    };
  }

  it('[R6.4] [R6.5] [R6.6] [R6.7] [R6.8] [R6.9] [Q3] has every bid that the rules allow, once, and no idle one', () => {
    for (let n = 0; n < 150; n++) {
      const one = situation(n);
      const { bids, open } = slowly(one);
      const found = listed(one).filter((said) => !open.includes(said));
      expect({ ...one, bids: found.sort() }).toEqual({ ...one, bids: bids.sort() });
    }
  });

  it('[R11.20] [Q3] changes the cards of which that makes most, whichever comes first', () => {
    const hand = [2, 2, 0, 0, 0, 0, 0];
    const one = { kind: PRESS, hand, reserve: hand.map(() => 0), space: 0, changer: false, laid: undefined };
    const most = listed({ ...one, staff: [20, 20], dollars: 2 });
    // Two wanted cards are worth more than a pair.
    expect(most.filter((said) => said.endsWith('2 press, 2 dollars [20,20]'))).toEqual([
      '6: 2 press, 2 dollars [20,20]',
    ]);
  });
});
