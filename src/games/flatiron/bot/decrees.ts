/** What each kind of decree is worth to a seat before the end. */
import { countOf, hasColor } from '../components/colors.ts';
import {
  type Card,
  type Half,
  LEVELS,
  NONE,
  type Scoring,
  type ScoringType,
  scoringOf,
} from '../components.ts';
import { scoringPoints } from '../effects/scorings.ts';
import { goodReputation } from '../reputation.ts';
import { currentLevel, type Player, type State } from '../state.ts';
import { DECREE, FADING } from './weights.ts';

/** Its worth with so many turns left, given what it scores now. */
type Worth = (now: number, turns: number, state: State, player: Player, scoring: Scoring) => number;

const DECREE_WORTH: { readonly [K in ScoringType]: Worth } = {
  pairFloor: (now, _turns, state, _player, { colors }) =>
    now + levelsToCome(state) * DECREE.openLevel + pairOnLevel(state, colors),
  perColorBuilt: (now, _turns, state, _player, { colors }) =>
    now + levelsToCome(state) * DECREE.openLevel + colorOnLevel(state, colors),
  perStreetCard: (now, turns) => now + more(DECREE.streetCards, turns),
  perPairStreetCards: (now, turns) => now + more(DECREE.streetCardPairs, turns),
  perDollar: (now, turns) => (turns > FADING.fixedDecrees ? DECREE.dollars : now),
  per2Dollars: (now, turns) => (turns > FADING.fixedDecrees ? DECREE.dollarPairs : now),
  perStoredPillar: (now, turns) => (turns > FADING.fixedDecrees ? DECREE.storedPillars : now),
  perReputation: (now, turns, _state, player) =>
    Math.max(now, goodReputation(player)) + more(DECREE.reputation, turns),
  per2Reputation: (now, turns) => now + more(DECREE.reputationPairs, turns),
  perDecree: (now, turns) => now + more(DECREE.decrees, turns),
  fixed: (now) => now,
};

export function decreeWorth(state: State, player: Player, card: Card, half: Half, turns: number): number {
  const scoring = scoringOf(card, half);
  const now = scoringPoints(state, player, scoring);
  return DECREE_WORTH[scoring.type](now, turns, state, player, scoring);
}

function more({ most, turns: perPoint }: { most: number; turns: number }, turns: number): number {
  return Math.min(most, turns / perPoint);
}

function levelsToCome({ levels }: State): number {
  return LEVELS - levels.length;
}

/** What the unfinished level may still add for a pair of colours. */
function pairOnLevel(state: State, colors: number): number {
  let set = 0;
  let free = 0;
  for (const color of currentLevel(state).slots) {
    if (color === NONE) free += 1;
    else set |= 1 << color;
  }
  const missing = countOf(colors & ~set);
  if (missing === 0 || missing > free) return 0;
  return missing === 1 ? DECREE.pairNear + DECREE.pairSlot * free : DECREE.pairFar;
}

/** What the unfinished level may still add for a colour. */
function colorOnLevel(state: State, colors: number): number {
  let free = 0;
  for (const color of currentLevel(state).slots) {
    if (color === NONE) free += 1;
    else if (hasColor(colors, color)) return 0;
  }
  return DECREE.colorSlot * free;
}
