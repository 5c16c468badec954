/** How far the round is: which card is in play, who is still placing, and what has become of each tile. */
import { at, type Seat } from '#kernel';
import { FOUNTAIN, ROUNDS, type Tile } from '../components.ts';
import { SPOTS, type Spot } from '../spots.ts';
import type { City, Step } from '../state.ts';
import type { View } from '../view.ts';

/** Whether the rounds have begun. */
export function hasBegun(view: View): boolean {
  return view.round > 0;
}

/** Whether nothing has been placed or declined in a city since its last round was scored. */
export function isJustScored({ rounds, pieces, aside }: City): boolean {
  return rounds.length > 0 && pieces.length + aside.length === rounds.length * (ROUNDS.cards + 1);
}

/** Seats that still have something to place or to choose now. */
export function waitingFor(view: View): ReadonlySet<Seat> {
  return new Set(stepsOf(view).flatMap((step) => ('seat' in step ? [step.seat] : [])));
}

/** A card of this round: played, in play, hidden from the viewer, held by the viewer, or lying open. */
export type CardState = 'played' | 'now' | 'closed' | 'known' | 'ahead';

/** The state of each card of this round; for one city, what it has placed or declined is played, though others still think. */
export function cardStates(view: View, city?: City): CardState[] {
  const steps = stepsOf(view);
  const ahead = new Set(steps.flatMap((step) => (step.step === 'playCard' ? [step.card] : [])));
  const placed = new Set(steps.flatMap((step) => (step.step === 'placeTile' ? step.tiles : [])));
  return view.cards.map(({ tile, open }, card) => {
    if (ahead.has(card)) return tile === null ? 'closed' : open ? 'ahead' : 'known';
    if (tile === null || !placed.has(tile)) return 'played';
    return city && hasDone(city, tile) ? 'played' : 'now';
  });
}

function hasBuilt(city: City, tile: Tile): boolean {
  return city.pieces.some((id) => at(SPOTS, id).tile === tile);
}

function hasDone(city: City, tile: Tile): boolean {
  return hasBuilt(city, tile) || city.aside.includes(tile);
}

/** What has become of a tile: in the city, set aside, in play, known to come this round, or not yet seen. */
export type Fate = 'built' | 'declined' | 'now' | 'known' | 'ahead';

/** What has become of a tile in a city. */
export function fateOf(view: View, city: City, tile: Tile): Fate {
  if (hasBuilt(city, tile)) return 'built';
  if (city.aside.includes(tile)) return 'declined';
  const card = view.cards.findIndex((one) => one.tile === tile);
  if (card < 0) return 'ahead';
  return cardStates(view)[card] === 'now' ? 'now' : 'known';
}

/** Fountains placed, and fountains declined. */
export function fountainsOf(city: City): { readonly placed: number; readonly declined: number } {
  return {
    placed: city.pieces.filter((id) => at(SPOTS, id).tile === FOUNTAIN).length,
    declined: city.aside.filter((tile) => tile === FOUNTAIN).length,
  };
}

/** What a seat did last: placed a piece, or declined it. */
export type LastMove = { readonly spot: Spot } | { readonly declined: Tile };

/** R3.9, R4.6 A seat's last move; undefined before its first one. */
export function lastMoveOf(view: View, city: City): LastMove | undefined {
  const id = city.pieces.at(-1);
  const declined = city.aside.at(-1);
  const spot = id === undefined ? undefined : at(SPOTS, id);
  if (spot === undefined) return declined === undefined ? undefined : { declined };
  if (declined === undefined || turnOf(view, city, declined) <= turnOf(view, city, spot.tile))
    return { spot };
  return { declined };
}

/** When a piece came: the place of its card in the game; fountains come after the cards of their round. */
function turnOf({ discard, cards }: View, city: City, tile: Tile): number {
  const { placed, declined } = fountainsOf(city);
  if (tile === FOUNTAIN) return (placed + declined) * ROUNDS.cards - 0.5;
  return [...discard, ...cards.map((card) => card.tile)].indexOf(tile);
}

/** Everything still to happen. */
function stepsOf({ agenda }: View): Step[] {
  return agenda.flatMap((step) => ('lanes' in step ? step.lanes.flat() : [step]));
}
