/** What to tell somebody who chooses a board for the first time. */
import { at } from '#kernel';
import { AMOUNTS } from '../components/amounts.ts';
import {
  COLORS,
  type Color,
  type DeedCard,
  deedCard,
  NOWHERE,
  printedDeed,
  SIDES,
  STREETS,
  type Street,
} from '../components.ts';
import { currentRules } from '../effects/floors.ts';
import type { View } from '../view.ts';

/** A side with the pillar that scores most on it. */
export interface SideSummary {
  readonly best: { readonly color: Color; readonly points: number; readonly cost: number };
  /** R7.3 The street that pays now, where this side builds. */
  readonly pays: Street | undefined;
}

export function sideSummary(view: View, side: number): SideSummary {
  const trades = tradesOf(side);
  const { points } = at(SIDES, side);
  const colors = trades.map(({ color, cost }) => ({ color, cost, points: at(points, color) }));
  const best = colors.toSorted((one, two) => two.points - one.points || one.cost - two.cost);
  return { best: at(best, 0), pays: payingStreet(view, side) };
}

/** R1.5 Both printed actions of a column. */
function printedOn(side: number, street: Street): DeedCard[] {
  return [0, 1].map((row) => deedCard(printedDeed(side, street, row)));
}

function tradesOf(side: number): DeedCard[] {
  return STREETS.flatMap((_, street) => printedOn(side, street).filter(({ type }) => type === 'trade'));
}

function payingStreet(view: View, side: number): Street | undefined {
  const street = currentRules(view).payingStreet;
  if (street === NOWHERE) return undefined;
  return printedOn(side, street).some(({ pillars }) => pillars > 0) ? street : undefined;
}

/** The simplest of these sides to begin with: a purple one, if possible one that builds where going pays, else the one with the cheapest pillar. */
export function goodFirstSide(view: View, sides: readonly number[]): number | undefined {
  const cheapest = (side: number) => Math.min(...tradesOf(side).map(({ cost }) => cost));
  const purple = sides.filter((side) => at(SIDES, side).purple);
  const pays = (side: number) => (payingStreet(view, side) === undefined ? 1 : 0);
  return purple.toSorted((one, two) => pays(one) - pays(two) || cheapest(one) - cheapest(two))[0];
}

/** The least and the most that a pillar scores on any side, and what a floor does. */
export function pointsToWin(): { readonly pillar: readonly [number, number]; readonly floor: number } {
  const all = SIDES.flatMap(({ points }) => COLORS.map((_, color) => at(points, color)));
  return { pillar: [Math.min(...all), Math.max(...all)], floor: AMOUNTS.floorPoints };
}
