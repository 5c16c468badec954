/** Where a replay stops: at the end of every turn, or after every answer. */

/** The ways to step through a game. */
export const STRIDES = ['turns', 'answers'] as const;
export type Stride = (typeof STRIDES)[number];

/** Where a step leads, on or back; the ends of the game are the last ones. */
export function stepFrom(moment: number, stops: readonly number[], by: 1 | -1): number {
  const next = by > 0 ? stops.find((stop) => stop > moment) : stops.findLast((stop) => stop < moment);
  return next ?? moment;
}

/** The number of the stop at which a moment lies, or towards which it leads. */
export function stopAt(moment: number, stops: readonly number[]): number {
  const found = stops.findIndex((stop) => stop >= moment);
  return found < 0 ? stops.length - 1 : found;
}
