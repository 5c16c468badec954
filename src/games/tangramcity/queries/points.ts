/** R6, R7, R9: what a city counts now. */
import { BALANCE, BONUSES, LEVELS } from '../components.ts';
import { balanceBonus, squaresOf } from '../scoring.ts';
import type { City } from '../state.ts';

/** R7.1, R9.3 Built squares of each colour, and the bonus they would bring at the end. */
export interface Balance {
  readonly dark: number;
  readonly green: number;
  readonly distance: number;
  readonly bonus: number;
}

export function balanceOf(city: City): Balance {
  const [dark, green] = [squaresOf(city, 'dark'), squaresOf(city, 'green')];
  const distance = Math.abs(dark - green);
  return { dark, green, distance, bonus: balanceBonus(distance) };
}

/** Distances between the markers that bring the same bonus; the last step has no end. */
export interface BalanceStep {
  readonly from: number;
  readonly to: number;
  readonly bonus: number;
}

/** R9.3 The steps of the balance bonus, the best first. */
export const BALANCE_STEPS: readonly BalanceStep[] = [
  ...BALANCE.map(({ upTo, points }) => ({ to: upTo, bonus: points })),
  { to: Number.POSITIVE_INFINITY, bonus: 0 },
].map((step, i) => ({ from: i === 0 ? 0 : (BALANCE[i - 1]?.upTo ?? 0) + 1, ...step }));

/** The points of all bonuses; 0 before the end. */
export function bonusesOf(city: City): number {
  return BONUSES.reduce((sum, bonus) => sum + city[`${bonus}Bonus`], 0);
}

/** R9.5 The points at which the next level begins; undefined on the highest. */
export function nextLevelAt(total: number): number | undefined {
  return LEVELS.findLast(({ from }) => from > total)?.from;
}
