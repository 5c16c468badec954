/** What Daniel will probably gain: in his next turn, card by card, and in the rest of the game, roughly. */
import { at } from '#kernel';
import { danielOf } from '../changes.ts';
import { AMOUNTS } from '../components/amounts.ts';
import { hasColor } from '../components/colors.ts';
import { CARDS, DANIELS, type DanielAction, type Place, SIDES } from '../components.ts';
import { danielPillarPoints, hasCardAt, isRepeated, placeOfCard, popularityOf } from '../daniel.ts';
import type { Daniel, State } from '../state.ts';
import type { Estimate } from './estimate.ts';
import { WEIGHTS } from './weights.ts';

/** What his next card brings him on average, once the seat has finished its turn as estimated. */
export function danielNext(estimate: Estimate): number {
  const him = danielOf(estimate.state);
  let sum = 0;
  for (const card of him.deck) sum += cardBrings(estimate, him, card);
  return sum / Math.max(1, him.deck.length);
}

function cardBrings(estimate: Estimate, him: Daniel, card: number): number {
  const place = placeOfCard(him, card);
  const met = estimate.phase === 'acting' && place === estimate.player.place ? AMOUNTS.danielMeets : 0;
  const taken = isRepeated(him, card) ? costAt(estimate.state, place) : 0;
  return met + taken + BRINGS[at(DANIELS, card).action](estimate, him, card);
}

/** What each kind of card brings him by its action. */
const BRINGS: {
  readonly [K in DanielAction]: (estimate: Estimate, him: Daniel, card: number) => number;
} = {
  /** A pillar where it fits, else his popularity. */
  pillar(estimate, him, card) {
    const { color } = at(DANIELS, card);
    const canSet = estimate.slots !== 0 && !hasColor(estimate.colors, color);
    if (canSet && at(estimate.state.supply, color) > 0) return danielPillarPoints(him, color);
    return popularity(him, card);
  },
  /** A floor on a full level, else a decree while there are any. */
  floor({ slots, state }) {
    if (slots === 0) return AMOUNTS.floorPoints;
    return state.decrees.length > 0 ? AMOUNTS.decreeCost : 0;
  },
  popularity: (_estimate, him, card) => popularity(him, card),
};

function popularity({ shown }: Daniel, card: number): number {
  return popularityOf(shown) + at(DANIELS, card).popularity;
}

/** What the top card at a place will count for him. */
function costAt(state: State, place: Place): number {
  return hasCardAt(state, place) ? at(CARDS, at(state.decks, place).top).cost : 0;
}

/** By how much he outscores the seat in the turns after his next one, on average. */
export function danielLater({ state, turns }: Estimate): number {
  const { solo } = WEIGHTS;
  const { points } = at(SIDES, danielOf(state).side);
  const pillar = (at(points, 0) + at(points, 1) + at(points, 2) + at(points, 3)) / 4;
  return (
    turns * (solo.turn + pillar * solo.pillar) +
    Math.min(state.decrees.length, turns / solo.turnsPerDecree) * solo.decree
  );
}
