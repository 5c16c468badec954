/** Small parts that the checks share. */
import type { Check, Problem } from '#box';
import type { StreetName } from '../../names.ts';
import type { FlatironBox } from '../schema.ts';

export type FlatironCheck = Check<FlatironBox>;
export type Values = FlatironBox['values'];
export type Column = Values['boards']['value'][number]['columns'][StreetName];

/** Nothing if something holds; otherwise what is expected where. */
export function expecting(holds: boolean, where: string, message: string): Problem[] {
  return holds ? [] : [{ where, message }];
}

/** Which of all these kinds are missing, in words. */
export function missing(all: readonly string[], seen: readonly string[], where: string): Problem[] {
  const left = all.filter((one) => !seen.includes(one));
  return expecting(left.length === 0, where, `expected every kind, not found: ${left.join(', ')}`);
}

/** How often something is expected, and which ones were found. */
export function counted(found: readonly string[], expected: number, what: string, where: string): Problem[] {
  return expecting(
    found.length === expected,
    where,
    `expected ${expected} ${what}, found ${found.length}${found.length > 0 ? `: ${found.join(', ')}` : ''}`,
  );
}

/** Ids of what fulfils a condition. */
export function idsOf<T extends { readonly id: string }>(
  all: readonly T[],
  holds: (one: T) => boolean,
): string[] {
  return all.filter(holds).map(({ id }) => id);
}
