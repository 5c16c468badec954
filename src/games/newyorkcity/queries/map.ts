/** What stands on the map, and what it would bring if it were scored now. */
import { at } from '#kernel';
import { DISTRICT_COUNT, DISTRICTS_BONUS, LINKS, STATUE_POINTS } from '../components.ts';
import { of, put } from '../counts.ts';
import { BLACK } from '../events.ts';
import { districtValue, ladder, ranksIn } from '../scoring.ts';
import type { View } from '../view.ts';

export const ALL_DISTRICTS = Array.from({ length: DISTRICT_COUNT }, (_, district) => district);

/** Skyscrapers that a player would add in a district. */
export type Building = { readonly firm: number; readonly district: number; readonly count: number };

/** One row of a district: an owner (or black), its skyscrapers and what they would score now. */
export type Row = {
  readonly owner: number;
  readonly built: number;
  readonly points: number;
  readonly leads: boolean;
};

/** R9.4 All owners in fixed order, black last; with what somebody may still build. */
export function rowsOf(view: View, district: number, more?: Building): readonly Row[] {
  const table = more?.district === district ? withBuilt(view, more) : view;
  const ranks = ranksIn(table, district);
  const points = ladder(districtValue(table, district), ranks.length);
  const row = (owner: number, built: number): Row => {
    const rank = ranks.indexOf(owner);
    return { owner, built, points: rank < 0 ? 0 : at(points, rank), leads: rank === 0 };
  };
  return [
    ...table.firms.map(({ built }, firm) => row(firm, of(built, district))),
    row(BLACK, of(table.black, district)),
  ];
}

function withBuilt(view: View, { firm, district, count }: Building): View {
  const firms = view.firms.map((one, i) => {
    if (i !== firm) return one;
    const built = one.built.slice();
    put(built, district, count);
    return { ...one, built };
  });
  return { ...view, firms };
}

/** R7.14, R9.6 What skyscrapers in all six districts bring now: to the first, or at the end. */
export function allSixPoints({ statue }: View): number {
  return statue ? STATUE_POINTS : DISTRICTS_BONUS;
}

/** Whether the vehicle of a link still stands there. */
export function isStanding({ links }: Pick<View, 'links'>, link: number): boolean {
  return (links & (1 << link)) !== 0;
}

/** Who has taken the vehicle of a link, as far as it can be known; -1 where it cannot. */
export function takerOf({ firms }: View, link: number): number {
  const { vehicle } = at(LINKS, link);
  const owners = firms.flatMap(({ vehicles }, firm) => (of(vehicles, vehicle) > 0 ? [firm] : []));
  return owners.length === 1 ? at(owners, 0) : -1;
}
