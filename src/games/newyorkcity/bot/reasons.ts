/** Why an answer is good or bad: bids by what they bring as the table stands, other answers by what they change. */
import { at, Rng, type Seat, tryOut } from '#kernel';
import type { Character } from '../characters.ts';
import {
  BIDDING_KINDS,
  characterTile,
  JOKER,
  PRESS_BONUS,
  PRESS_BONUS_FROM,
  PRESTIGE,
  SKYSCRAPERS,
} from '../components.ts';
import { type Counts, none, of, total } from '../counts.ts';
import type { Fact } from '../facts.ts';
import { rules } from '../flow.ts';
import { powerOf } from '../powers.ts';
import { highestBidder } from '../pressTrack.ts';
import { bidsOf, previewOf } from '../queries/gains.ts';
import { rowsOf } from '../queries/map.ts';
import { endPointsOf } from '../queries/players.ts';
import { isLastToBid } from '../queries/progress.ts';
import { finalParts, sumOf } from '../scoring.ts';
import { type Action, type Bid, mayorDistrict, type NewYorkCity } from '../state.ts';
import { imagine, type View } from '../view.ts';
import { roundsLeft } from './holdings.ts';
import { useWorth } from './weights.ts';

/** By hand, in points: a unit that a bid brings, by kind; the first of them more. */
const UNIT = [1.2, 1.3, 1.4, 1.4, 1, 1] as const;
const FIRST_UNIT = 1.2;

/** By hand, in points: a card spent, one whose own bid is over, a joker; the bonus so far, and for certain; a prestige tile; a card or joker drafted. */
const WEIGHTS = {
  card: 1,
  idle: 0.5,
  joker: 1.6,
  bonus: 0.6,
  sure: 1.2,
  tile: 4,
  drafted: 0.7,
  draftedJoker: 1.6,
};

export function facts(view: View, seat: Seat, action: Action): Fact[] {
  if ('cards' in action) return ofBid(view, seat, action);
  if ('pass' in action) return ofPass(view);
  if ('hire' in action) return [hires(view, action.hire)];
  if ('pair' in action) return ofPair(view, seat, at(view.pairs, action.pair));
  return 'tile' in action || 'from' in action || 'use' in action ? projected(view, seat, action) : [];
}

/** R6, R7 What a bid brings if nobody bids any more. */
function ofBid(view: View, seat: Seat, bid: Bid): Fact[] {
  const preview = previewOf(view, seat, bid);
  const { count, pick } = preview.gain;
  const worth = bid.value + (preview.gain.bonus ? 1 : 0);
  return [
    gain(view, count),
    bonus(view, seat, preview.bid),
    ...(view.bidding === PRESTIGE
      ? [{ fact: 'tile' as const, weight: pick < 0 ? 0 : WEIGHTS.tile, won: pick >= 0 }]
      : []),
    ...(preview.build ? [district(view, seat, preview.build.count)] : []),
    ...spends(view, bid.cards),
    ...(count < worth && view.bidding !== PRESTIGE
      ? [{ fact: 'lost' as const, weight: count - worth, count: worth - count }]
      : []),
    ...space(view, seat, preview.space),
  ];
}

function ofPass(view: View): Fact[] {
  const seat = Number(view.viewer);
  return [
    gain(view, 0),
    ...(view.bidding === PRESTIGE ? [{ fact: 'tile' as const, weight: 0, won: false }] : []),
    ...(view.bidding === SKYSCRAPERS ? [district(view, seat, 0)] : []),
    { fact: 'spends', weight: 0, cards: none() },
  ];
}

function gain({ bidding }: View, count: number): Fact {
  const weight = at(UNIT, bidding) * count + (count > 0 ? FIRST_UNIT : 0);
  return { fact: 'gain', weight, kind: at(BIDDING_KINDS, bidding), count };
}

/** R7.2 Who has the bonus if this is the last bid. */
function bonus(view: View, seat: Seat, bid: number): Fact {
  const bids = bidsOf(view, { firm: seat, bid });
  const leader = highestBidder({ order: view.order, firms: bids.map((one) => ({ bid: one })) });
  const [won, last] = [leader === seat, isLastToBid(view)];
  const weight = won ? (last ? WEIGHTS.sure : WEIGHTS.bonus) : 0;
  return { fact: 'bonus', weight, won, leader, bid: at(bids, leader), last };
}

/** R9.4, R9.5 What is built in the mayor's district counts as things stand. */
function district(view: View, seat: Seat, count: number): Fact {
  const where = mayorDistrict(view);
  const rows = rowsOf(view, where, { firm: seat, district: where, count });
  const { points } = at(rows, seat);
  const place = 1 + rows.filter((row) => row.points > points).length;
  return { fact: 'district', weight: points, about: where, points, place };
}

function spends({ bidding }: View, cards: Counts): Fact[] {
  const jokers = of(cards, JOKER);
  const idle = cards.reduce((sum, count, kind) => sum + (kind < bidding ? count : 0), 0);
  const weight = -WEIGHTS.joker * jokers - WEIGHTS.card * (total(cards) - jokers) + WEIGHTS.idle * idle;
  return [
    { fact: 'spends', weight, cards },
    ...(idle > 0 ? [{ fact: 'idle' as const, weight: WEIGHTS.idle * idle, count: idle }] : []),
  ];
}

/** R9.7 The space from which the press track scores. */
function space(view: View, seat: Seat, after: number | undefined): Fact[] {
  const reaches = after !== undefined && after >= PRESS_BONUS_FROM && at(view.space, seat) < PRESS_BONUS_FROM;
  return reaches ? [{ fact: 'space', weight: PRESS_BONUS, points: PRESS_BONUS }] : [];
}

/** R9.2, R9.3 A character's value, what it scores at the end as things stand, and how often it can be used. */
function hires(view: View, character: Character): Fact {
  const { value } = characterTile(character);
  const points = endPointsOf(view, character);
  const rounds = 'points' in powerOf(character) ? 0 : roundsLeft(imagine(view, chance()));
  const weight = value + points + useWorth(character) * rounds;
  return { fact: 'hires', weight, character, value, points, rounds };
}

/** What the cards of a pair are together with those already held. */
function ofPair(view: View, seat: Seat, pair: readonly number[]): Fact[] {
  const { hand, reserve } = at(view.firms, seat);
  const held = typeof hand === 'number' ? none() : hand;
  return [...new Set(pair)].map((kind) => {
    const taken = pair.filter((one) => one === kind).length;
    const count = of(held, kind) + of(reserve, kind) + taken;
    const each =
      kind === JOKER ? WEIGHTS.draftedJoker : WEIGHTS.drafted + (count > taken ? WEIGHTS.drafted : 0);
    return { fact: 'pair', weight: taken * each, about: kind, count };
  });
}

/** What changes at once in the points that the seat would have if the game ended now. */
function projected(view: View, seat: Seat, action: Action): Fact[] {
  const draft = imagine(view, chance());
  const before = sumOf(finalParts(draft, seat));
  tryOut<NewYorkCity>(rules, draft, seat, action);
  const points = sumOf(finalParts(draft, seat)) - before;
  return points === 0 ? [] : [{ fact: 'projected', weight: points, points }];
}

/** Nothing that is told depends on it. */
function chance(): Rng {
  return Rng.fromSeed('0'.repeat(32));
}
