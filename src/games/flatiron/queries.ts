/** What boards and sentences may ask about a view, so that neither has to know the rules. */
import { at, type Score } from '#kernel';
import { columnDeeds, roomIn } from './columns.ts';
import { AMOUNTS } from './components/amounts.ts';
import {
  CARDS,
  type Card,
  CITY_HALL,
  DANIEL,
  type Deed,
  type DeedType,
  deedCard,
  type Effect,
  FLOOR_TILES,
  type Half,
  halfDeed,
  isDecree,
  NONE,
  type Place,
  paperDeed,
  STREETS,
  type Street,
} from './components.ts';
import { danielCount } from './daniel.ts';
import { cardPrice, moneyAt, pillarPrice, sellingPrice } from './prices.ts';
import { currentLevel } from './state.ts';
import type { Step } from './steps.ts';
import type { PlayerView, View } from './view.ts';

export { danielPillarPoints } from './daniel.ts';
export { decreePrice, moneyAt, pillarPrice } from './prices.ts';
export { type Ahead, aheadOf, isGain, ownColumn, type Wish, withRest } from './queries/ahead.ts';
export { type DanielDeed, type DanielPlan, danielCardPoints, danielPlans } from './queries/daniel.ts';
export { goodFirstSide, pointsToWin, sideSummary } from './queries/firstBoard.ts';
export { reputationOf, streetPoints } from './reputation.ts';
export { finalScore } from './scoring.ts';

/** The question on the table, if any; where several seats are asked at once, the viewer's own. */
export function questionOf({ agenda, viewer }: View): Step | undefined {
  const top = agenda.at(-1);
  if (top?.step !== 'lanes') return top;
  const next = top.lanes.map((lane) => lane.at(-1));
  return next.find((step) => step && 'seat' in step && step.seat === viewer);
}

/** The seat that is asked; views show its warehouses and columns as they are. */
export function playerAsked(view: View): PlayerView {
  const step = questionOf(view);
  return at(view.players, step && 'seat' in step ? step.seat : 0);
}

/** The place whose options are offered: the architect's, or City Hall from afar. */
export function placeOffered(view: View): Place {
  return questionOf(view)?.step === 'pickHallAction' ? CITY_HALL : playerAsked(view).place;
}

/** R3.5, R7.2 How much money the seat that is asked may take. */
export function moneyOffered(view: View): number {
  return moneyAt(view, playerAsked(view).place);
}

/** R4.1, R8.9 What the top card of a deck costs, with the discount of the question. */
export function deckPrice(view: View, deck: Street): number {
  const step = questionOf(view);
  return cardPrice(at(view.decks, deck).top, step?.step === 'pickDeck' ? step.discount : 0);
}

/** The card whose place is asked for. */
export function cardToPlace(view: View): Card | undefined {
  const step = questionOf(view);
  if (step?.step === 'pickHalf') return at(view.decks, step.deck).top;
  return step?.step === 'placeDecree' ? step.decree : undefined;
}

/** R4.2 The column into which a bought street card goes, while its half is asked for. */
export function columnToFill(view: View): Street | undefined {
  const step = questionOf(view);
  return step?.step === 'pickHalf' ? at(CARDS, at(view.decks, step.deck).top).street : undefined;
}

/** Where an action is shown: on the top card of a deck, or in a row of a column of the seat that is asked. */
export function whereIs(
  view: View,
  deed: Deed,
): { deck: Street; half: Half } | { street: Street; row: number } {
  for (const [deck, { top }] of view.decks.entries())
    for (const half of [0, 1]) if (top !== NONE && halfDeed(top, half) === deed) return { deck, half };
  const rows = STREETS.map((_, street) => columnDeeds(playerAsked(view), street).indexOf(deed));
  const street = rows.findIndex((row) => row >= 0);
  return { street, row: at(rows, street) };
}

/** Actions of the column in use that are still to come, in order. */
export function comingDeeds({ agenda }: View): Deed[] {
  return agenda
    .flatMap((step) => (step.step === 'reach' || step.step === 'work' ? [step.deed] : []))
    .toReversed();
}

/** R5.3, R7.6, R7.8 What a warehouse asks for its pillar now, or pays for it once it is stored. */
export function tradePrice(view: View, deed: Deed, isStored: boolean): number {
  const { cost } = deedCard(deed);
  return isStored ? sellingPrice(view, cost) : pillarPrice(view, cost);
}

/** The floor of the current level. */
export function currentFloor(view: View): number {
  return currentLevel(view).floor;
}

/** R7.1 The effect that holds now. */
export function currentEffect(view: View): Effect {
  return at(FLOOR_TILES, currentFloor(view)).effect;
}

/** Everybody's points, Daniel's last: those on the track, and once the game is over those that decided it. */
export function standingsOf(view: View, scores: readonly Score[]): { who: number; points: number }[] {
  const { daniel, agenda, options } = view;
  const seats = scores.map(({ total }, who) => ({ who, points: total }));
  if (!daniel) return seats;
  const points = agenda.length === 0 ? danielCount(options, daniel).total : daniel.points;
  return [...seats, { who: DANIEL, points }];
}

/** Architects on the table and where they stand, Daniel's last. */
export function architectsOf({ players, daniel }: View): { who: number; place: Place }[] {
  const seats = players.map(({ place }, who) => ({ who, place }));
  const all = daniel ? [...seats, { who: DANIEL, place: daniel.place }] : seats;
  return all.filter(({ place }) => place !== NONE);
}

/** Decrees of this game that somebody has, in the order of seats, Daniel's last. */
export function takenDecrees({ players, daniel }: View): { card: Card; by: number }[] {
  const taken = players.flatMap(({ above, below }, by) =>
    [...above.flat(), ...below.flat()].filter(isDecree).map((card) => ({ card, by })),
  );
  const his = (daniel?.cards ?? []).filter(isDecree).map((card) => ({ card, by: DANIEL }));
  return [...taken, ...his].slice(0, AMOUNTS.decreesShown);
}

/** R4.3 For how many cards there must be room above and below the columns: those that lie there, and what the viewer may buy in one turn. */
export function stripRoom(view: View): { readonly above: number; readonly below: number } {
  const { players, viewer } = view;
  const more = mayBuyTwice(view) ? 2 : 1;
  const most = (end: 'above' | 'below') =>
    Math.max(
      ...players.flatMap((player, seat) =>
        STREETS.map(
          (_, street) =>
            at(player[end], street).length + (seat === viewer ? Math.min(more, roomIn(player, street)) : 0),
        ),
      ),
    );
  return { above: most('above'), below: most('below') };
}

/** R6.11, R7.14, R8.9, R8.10 Whether the viewer may find two ways to a card in one turn. */
function mayBuyTwice(view: View): boolean {
  const { players, viewer, paper } = view;
  const player = viewer === 'spectator' ? undefined : at(players, viewer);
  if (!player || player.side === NONE || typeof player.hand === 'number') return false;
  const buys = (one: number) => BUYS.has(deedCard(paperDeed(one)).type);
  if (player.hand.some(buys)) return true;
  const { floor, slots } = currentLevel(view);
  const inSlot = at(FLOOR_TILES, floor).slots.some(
    ({ type }, slot) => type === 'buyCard' && slots[slot] === NONE,
  );
  const atHall = STREETS.some((_, street) =>
    columnDeeds(player, street).some((deed) => deedCard(deed).type === 'cityHall'),
  );
  return +inSlot + +buys(paper) + +atHall > 1;
}

const BUYS: ReadonlySet<DeedType> = new Set<DeedType>(['buyCard', 'buyDecree']);
