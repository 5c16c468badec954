import type { NewYorkCity } from '#games/newyorkcity';

/** Which parts of the board a line of the log speaks of. Pure. */

/** A part of the board; a player as events name it. */
interface Part {
  readonly district?: number;
  readonly link?: number;
  readonly number?: number;
  readonly who?: number;
}

export function isLit(event: NewYorkCity['event'] | undefined, part: Part): boolean {
  if (!event) return false;
  const said: Readonly<Record<string, unknown>> = { ...event };
  if (part.district !== undefined && said.from === part.district) return true;
  return Object.entries(part).every(([field, value]) => said[field] === value);
}
