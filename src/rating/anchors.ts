/** How strong the bots are: fixed, so that a ladder against them does not drift. Fitted at once to contests between them, by `npm run ratings -- anchors`. */
import fitted from './anchors.json' with { type: 'json' };
import type { Ladder } from './ladder.ts';
import type { Rating } from './plackettLuce.ts';

/** By title, seats and level, in whole millionths. */
type Anchors = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, number>>>> | undefined>
>;

const ANCHORS: Anchors = fitted.anchors;

/** One more whenever the anchors or the arithmetic change: servers then compute every ladder anew. */
export const RATING_VERSION: number = fitted.version;

/** A bot's rating, where it is known. */
export function anchorOf({ game, seats }: Omit<Ladder, 'kind'>, level: string): Rating | undefined {
  const mu = anchorsOf({ game, seats })[level];
  return mu === undefined ? undefined : { mu, sigma: 0 };
}

/** The bots whose ratings are known at that number of seats, with the means. */
export function anchorsOf({ game, seats }: Omit<Ladder, 'kind'>): Readonly<Record<string, number>> {
  return ANCHORS[game]?.[String(seats)] ?? {};
}
