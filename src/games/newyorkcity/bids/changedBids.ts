/** R11.13, R11.20: bids in which characters change cards; the same cards and characters count for the best they can be. */
import type { Character } from '../characters.ts';
import { JOKER } from '../components.ts';
import { type Counts, none, of, put, sum } from '../counts.ts';
import type { BidEffect } from '../powers.ts';
import type { Bid } from '../state.ts';
import { bidOf, type Help } from './help.ts';
import { allowsReserve, CHANGERS, effectOf, type Means } from './means.ts';
import { eachLaying } from './plainBids.ts';

/** The best bid of each set of cards and characters. */
export type BestBids = Map<string, Bid>;

/** A bid with changed cards in the making. */
type Change = {
  readonly means: Means;
  readonly help: Help;
  readonly best: BestBids;
  /** Cards not changed, those changed, and those laid as they are. */
  readonly rest: Counts;
  readonly changed: Counts;
  readonly plain: Counts;
  /** How many more cards can be laid beside the changed ones. */
  readonly room: number;
};

/** Adds every bid that is made with this help, which changes at least one card. */
export function changedBids(means: Means, help: Help, best: BestBids): void {
  const { cardAsOne, cardAsTwo, reserveCard } = help.adds;
  const room = means.hand + reserveCard - cardAsOne - cardAsTwo;
  if (room < 0) return;
  const rest = means.pool.slice();
  changeCards({ means, help, best, rest, changed: none(), plain: none(), room }, cardAsOne, cardAsTwo, 0);
}

/** Chooses the cards that count as one, then those that count as two. */
function changeCards(change: Change, asOne: number, asTwo: number, from: number): void {
  if (asOne + asTwo === 0) {
    layBeside(change);
    return;
  }
  const { rest, changed, means } = change;
  const doubles = asOne === 0;
  for (let k = from; k <= JOKER; k++) {
    if (of(rest, k) === 0 || (!doubles && k === means.kind)) continue;
    put(rest, k, -1);
    put(changed, k);
    if (doubles) changeCards(change, 0, asTwo - 1, k);
    else changeCards(change, asOne - 1, asTwo, asOne === 1 ? 0 : k);
    put(rest, k);
    put(changed, k, -1);
  }
}

function layBeside(change: Change): void {
  const { rest, plain, room, means, help } = change;
  const { cardAsOne, cardAsTwo, wantedCard, joker, stepsBack, reserveCard } = help.adds;
  const more = cardAsOne + 2 * cardAsTwo + wantedCard + joker + stepsBack;
  eachLaying(rest, means.kind, room, plain, (units, jokers) => {
    if (allowsReserve(plain, reserveCard, means.laid)) keepBest(change, units + jokers + more);
  });
}

/** Q3 Keeps the best value of each set of cards and characters. */
function keepBest({ plain, changed, help, best }: Change, value: number): void {
  const bid = bidOf(value, sum(plain, changed), help);
  const key = keyOfBid(bid.cards, bid.staff, bid.back);
  const known = best.get(key);
  if (!known || known.value < value) best.set(key, bid);
}

/** Q3 Whether a changing character, or a card beside it, adds nothing. */
export function hasIdle(means: Means, { value, cards, staff, back }: Bid, best: BestBids): boolean {
  for (const changer of CHANGERS) {
    const place = staff.indexOf(changer);
    if (place >= 0 && worthOf(means, cards, staff.toSpliced(place, 1), back, best) >= value) return true;
  }
  for (let kind = 0; kind <= JOKER; kind++) {
    if (of(cards, kind) === 0) continue;
    const fewer = cards.with(kind, of(cards, kind) - 1);
    if (worthOf(means, fewer, staff, back, best) >= value) return true;
  }
  return false;
}

/** What these cards and characters make, 0 if they make no bid. */
function worthOf(
  { kind, open }: Means,
  cards: Counts,
  staff: readonly Character[],
  back: number,
  best: BestBids,
): number {
  if (CHANGERS.some((changer) => staff.includes(changer)))
    return best.get(keyOfBid(cards, staff, back))?.value ?? 0;
  let real = of(cards, kind) + added(staff, 'wantedCard');
  for (let k = 0; k < JOKER; k++) if (k !== kind) real += of(cards, k) >> 1;
  if (real === 0 && !open) return 0;
  return real + of(cards, JOKER) + back + added(staff, 'joker');
}

/** How many of the characters have this effect. */
function added(staff: readonly Character[], effect: BidEffect): number {
  let count = 0;
  for (const character of staff) if (effectOf(character) === effect) count += 1;
  return count;
}

function keyOfBid(cards: Counts, staff: readonly Character[], back: number): string {
  return `${cards.join()}|${staff.join()}|${back}`;
}
