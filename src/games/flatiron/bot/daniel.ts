/** What Daniel may expect: his next turn card by card, and the rest of the game at large. */
import { at } from '#kernel';
import { CARDS, CITY_HALL, DANIELS, NONE, SIDES } from '../components.ts';
import { danielOf } from '../effects.ts';
import type { Daniel, State } from '../state.ts';
import { AMOUNTS } from '../values.ts';
import type { Head } from './head.ts';
import { WEIGHTS } from './outlook.ts';

/** What his next card brings him on average, once the seat has finished its turn as in the head. */
export function danielNext(head: Head): number {
  const him = danielOf(head.state);
  let sum = 0;
  for (const card of him.deck) sum += cardBrings(head, him, card);
  return sum / Math.max(1, him.deck.length);
}

function cardBrings(head: Head, him: Daniel, card: number): number {
  const { main, other, action, color } = at(DANIELS, card);
  const place = him.place === main ? other : main;
  const met = head.phase === 'acting' && place === head.player.place ? AMOUNTS.danielMeets : 0;
  const taken = collects(him, card, main) ? costOn(head.state, place) : 0;
  if (action === 'floor') return met + taken + floorBrings(head);
  const sets = action === 'pillar' && head.slots !== 0 && !((head.colors >> color) & 1);
  if (sets && at(head.state.supply, color) > 0)
    return met + taken + at(at(SIDES, him.side).points, color) + AMOUNTS.danielPillar;
  return met + taken + popularity(him, card);
}

/** A floor on a full level, else a decree while there are any. */
function floorBrings({ slots, state }: Head): number {
  if (slots === 0) return AMOUNTS.floorPoints;
  return state.decrees.length > 0 ? AMOUNTS.decreeCost : 0;
}

function popularity({ shown }: Daniel, card: number): number {
  let sum = at(DANIELS, card).popularity;
  for (const one of shown) sum += at(DANIELS, one).popularity;
  return sum;
}

function collects({ shown }: Daniel, card: number, main: number): boolean {
  for (const one of shown) if (one !== card && at(DANIELS, one).main === main) return true;
  return false;
}

function costOn(state: State, place: number): number {
  if (place === CITY_HALL) return 0;
  const { top } = at(state.decks, place);
  return top === NONE ? 0 : at(CARDS, top).cost;
}

/** What he makes beyond that, less what the seat makes that no outlook sees, for all that is still to build. */
export function danielLater({ state, turns }: Head): number {
  const { solo } = WEIGHTS;
  const { points } = at(SIDES, danielOf(state).side);
  const pillar = (at(points, 0) + at(points, 1) + at(points, 2) + at(points, 3)) / 4;
  return turns * (solo.turn + pillar * solo.pillar) + Math.min(state.decrees.length, turns / 4) * solo.decree;
}
