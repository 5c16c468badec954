/** R9.5 to R9.15: what each kind of decree scores. */

import type { Columns } from '../columns.ts';
import { AMOUNTS } from '../components/amounts.ts';
import { countOf, hasColor } from '../components/colors.ts';
import { isDecree, NONE, type Scoring, type ScoringType } from '../components.ts';
import { goodReputation } from '../reputation.ts';
import type { Building, Player } from '../state.ts';

/** What of a seat may count; views show it, too. */
export type Counted = Columns & Pick<Player, 'dollars' | 'stored' | 'tokens'>;

type Points = (state: Building, player: Counted, scoring: Scoring) => number;

const SCORING_POINTS: { readonly [K in ScoringType]: Points } = {
  perStreetCard: (_state, player) => streetCards(player),
  perPairStreetCards: (_state, player) => streetCards(player) >> 1,
  perStoredPillar: (_state, { stored }, { amount }) => amount * countOf(stored),
  pairFloor: (state, _player, { colors }) => AMOUNTS.pairPoints * levelsWith(state, colors),
  perDollar: (_state, { dollars }) => Math.min(AMOUNTS.moneyDecreeCap, dollars),
  per2Dollars: (_state, { dollars }) => Math.min(AMOUNTS.moneyDecreeCap, dollars >> 1),
  perReputation: (_state, player) => goodReputation(player),
  per2Reputation: (_state, player) => goodReputation(player) >> 1,
  perDecree: (_state, player, { amount }) => amount * decreesOf(player),
  perColorBuilt: (state, _player, { colors }) => AMOUNTS.builtColorPoints * pillarsOf(state, colors),
  fixed: (_state, _player, { amount }) => amount,
};

/** R9.4 What a half of a decree scores now. */
export function scoringPoints(state: Building, player: Counted, scoring: Scoring): number {
  return SCORING_POINTS[scoring.type](state, player, scoring);
}

function streetCards({ above, below }: Columns): number {
  let count = 0;
  for (const cards of above) for (const card of cards) if (!isDecree(card)) count += 1;
  for (const cards of below) for (const card of cards) if (!isDecree(card)) count += 1;
  return count;
}

function decreesOf({ above, below }: Columns): number {
  let count = 0;
  for (const cards of above) for (const card of cards) if (isDecree(card)) count += 1;
  for (const cards of below) for (const card of cards) if (isDecree(card)) count += 1;
  return count;
}

/** R9.8, [Q24] Levels that have all these colours. */
function levelsWith({ levels }: Building, colors: number): number {
  let count = 0;
  for (const { slots } of levels) {
    let set = 0;
    for (const color of slots) if (color !== NONE) set |= 1 << color;
    if ((set & colors) === colors) count += 1;
  }
  return count;
}

/** R9.14, [Q24] Pillars of these colours in the building. */
function pillarsOf({ levels }: Building, colors: number): number {
  let count = 0;
  for (const { slots } of levels)
    for (const color of slots) if (color !== NONE && hasColor(colors, color)) count += 1;
  return count;
}
