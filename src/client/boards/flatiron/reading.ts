/** What can be read off a view at a glance: columns, reputations, prices. Pure. */
import { at, type Score } from '#kernel';
import {
  AMOUNTS,
  CARDS,
  type Card,
  CITY_HALL,
  DANIEL,
  type DanielView,
  type Deed,
  deedCard,
  FLOOR_TILES,
  type Flatiron,
  finalScore,
  halfReputation,
  NONE,
  type PlayerView,
  type Street,
  type View,
} from './game.ts';

/** What one seat has laid into its columns, by street: the newest last. */
interface Columns {
  readonly above: readonly (readonly Card[])[];
  readonly below: readonly (readonly Card[])[];
}

/** The reputation that is seen in a column. */
export function reputationIn({ above, below }: Columns, street: Street): number {
  let sum = 0;
  for (const card of at(above, street)) sum += halfReputation(card, 0);
  for (const card of at(below, street)) sum += halfReputation(card, 1);
  return sum;
}

export function floorNow({ levels }: View): number {
  return at(levels, levels.length - 1).floor;
}

export function effectNow(view: View) {
  return at(FLOOR_TILES, floorNow(view)).effect;
}

/** What a decree costs at City Hall now. */
export function decreeCost(view: View): number {
  return AMOUNTS.decreeCost - (effectNow(view).type === 'decreeCheaper' ? 1 : 0);
}

/** How much money there is to take at a place. */
export function moneyAt(view: View, seat: number): number {
  const isThere = at(view.players, seat).place === CITY_HALL;
  return isThere && effectNow(view).type === 'cityHallFour' ? AMOUNTS.hallMoney : AMOUNTS.takeMoney;
}

export function cardCost(card: Card): number {
  return card < CARDS.length ? at(CARDS, card).cost : AMOUNTS.decreeCost;
}

/** R5.3, R7.6, R7.8 A warehouse's price as it is now, to buy or to sell. */
export function priceNow(view: View, deed: Deed, isStored: boolean): number {
  const { cost } = deedCard(deed);
  const { type } = effectNow(view);
  if (isStored) return type === 'sellDearer' ? cost + AMOUNTS.sellDearer : cost;
  return type === 'pillarCheaper' ? Math.max(0, cost - 1) : cost;
}

/** Actions of the column in use that are still to come, in order. */
export function comingDeeds({ agenda }: View): Deed[] {
  return agenda
    .flatMap((step) => (step.step === 'reach' || step.step === 'work' ? [step.deed] : []))
    .toReversed();
}

/** Everybody's points, Daniel's too: those on the track, and once the game is over those that decided it. */
export function standingsOf(view: View, scores: readonly Score[]): { who: number; points: number }[] {
  const { daniel, agenda } = view;
  const seats = scores.map(({ total }, who) => ({ who, points: total }));
  if (!daniel) return seats;
  return [...seats, { who: DANIEL, points: agenda.length === 0 ? danielTotal(view, daniel) : daniel.points }];
}

/** What a seat would have if the game ended now. */
export function finalNow(view: View, player: PlayerView): Score<Flatiron['part']> {
  return finalScore(view, player);
}

/** Everybody on the streets: seat, or Daniel as the third, and where. */
export function figuresOf({ players, daniel }: View): { seat: number; place: number }[] {
  const seats = players.map(({ place }, seat) => ({ seat, place }));
  const all = daniel ? [...seats, { seat: DANIEL, place: daniel.place }] : seats;
  return all.filter(({ place }) => place !== NONE);
}

/** R10.15, R10.16 Daniel's points with what his cards bring at the end. */
export function danielTotal({ options }: View, { points, cards }: DanielView): number {
  return cards.reduce(
    (sum, card) => sum + cardCost(card) + (options.hard ? Math.max(0, halfReputation(card, 0)) : 0),
    points,
  );
}
