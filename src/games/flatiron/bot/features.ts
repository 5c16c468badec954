/** What may count beyond the worth by hand: features with fitted weights, in the phases of a game (docs/bots.md). */
import { at } from '#kernel';
import { countOf } from '../components/colors.ts';
import { COLORS, isDecree, LEVELS, NONE, ROOF, SIDES } from '../components.ts';
import { reputationOf } from '../reputation.ts';
import type { Player, State } from '../state.ts';
import type { Estimate } from './estimate.ts';

export const FEATURES = [
  /** Dollars up to ten, and more than that. */
  'dollars',
  'spareDollars',
  /** Pillars in warehouses that fit on the current level, and others. */
  'fits',
  'fitsLater',
  /** Street cards above and below the columns, and decrees. */
  'above',
  'below',
  'decrees',
  /** Columns of good and of bad reputation, and tokens. */
  'good',
  'bad',
  'tokens',
  'papers',
  'points',
  /** Whose turn it is: about to begin, or under way. */
  'moving',
  'acting',
  /** About to begin on a level that is full, or where only one slot is free. */
  'mayRaise',
  'oneSlot',
  /** The board: what its pillars score together, and its reverse. */
  'pillarPoints',
  'reverse',
  /** Daniel has no other features. */
  'isDaniel',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The lower, middle and upper third of the levels, and the last one before the roof. */
export const PHASES = ['low', 'middle', 'high', 'roof'] as const;
export type Phase = (typeof PHASES)[number];

const USUAL_DOLLARS = 10;
const THIRDS = 3;

/** By side: what its pillars score together. */
const PILLAR_POINTS = SIDES.map(({ points }) => points.reduce((sum, one) => sum + one, 0));

/** Fills in the features of a seat from a place on, given an estimate of it that is not changed yet. */
export function featuresOf(
  { player, phase, stored, colors, slots }: Estimate,
  out: Float64Array,
  from: number,
): void {
  const { dollars, hand, points, side, tokens } = player;
  const isMoving = phase === 'moving';
  const fits = countOf(stored & ~colors);
  let place = from;
  out[place++] = Math.min(USUAL_DOLLARS, dollars);
  out[place++] = Math.max(0, dollars - USUAL_DOLLARS);
  out[place++] = fits;
  out[place++] = countOf(stored) - fits;
  place = countCards(player, out, place);
  out[place++] = tokens;
  out[place++] = hand.length;
  out[place++] = points;
  out[place++] = isMoving ? 1 : 0;
  out[place++] = phase === 'acting' ? 1 : 0;
  out[place++] = isMoving && slots === 0 ? 1 : 0;
  out[place++] = isMoving && countOf(slots) === 1 ? 1 : 0;
  out[place++] = at(PILLAR_POINTS, side) / COLORS.length;
  out[place++] = side % 2;
  out[place++] = 0;
}

/** Street cards above and below, decrees, good and bad columns. */
function countCards(player: Player, out: Float64Array, from: number): number {
  let decrees = 0;
  let above = 0;
  let below = 0;
  let good = 0;
  let bad = 0;
  for (let street = 0; street < player.above.length; street++) {
    for (const card of at(player.above, street)) isDecree(card) ? decrees++ : above++;
    for (const card of at(player.below, street)) isDecree(card) ? decrees++ : below++;
    const reputation = reputationOf(player, street);
    if (reputation > 0) good += 1;
    else if (reputation < 0) bad += 1;
  }
  out[from] = above;
  out[from + 1] = below;
  out[from + 2] = decrees;
  out[from + 3] = good;
  out[from + 4] = bad;
  return from + 5;
}

/** Daniel's features from a place on. */
export function danielFeatures(out: Float64Array, from: number): void {
  out.fill(0, from, from + FEATURES.length);
  out[from + FEATURES.length - 1] = 1;
}

/** Which of the phases it is; -1 while boards are chosen and once the roof is on. */
export function phaseOf({ players, daniel, levels, nextFloor, agenda }: State): number {
  if (nextFloor === NONE || agenda.length === 0) return -1;
  if (players.length === 1 && (!daniel || daniel.side === NONE)) return -1;
  if (players.some(({ side }) => side === NONE)) return -1;
  if (nextFloor === ROOF) return THIRDS;
  return Math.min(THIRDS - 1, Math.floor((THIRDS * (levels.length - 1)) / (LEVELS - 1)));
}
