/** How far the round is: which card is in play, who is still placing, and what has become of each tile. */
import { at, type Seat } from '#kernel';
import { FOUNTAIN, type Tile } from '../components.ts';
import { SPOTS } from '../spots.ts';
import type { City, Step } from '../state.ts';
import type { View } from '../view.ts';

/** Whether the rounds have begun. */
export function hasBegun(view: View): boolean {
  return view.round > 0;
}

/** Seats that still have something to place or to choose now. */
export function waitingFor(view: View): ReadonlySet<Seat> {
  return new Set(stepsOf(view).flatMap((step) => ('seat' in step ? [step.seat] : [])));
}

/** A card of this round: played, in play, hidden from the viewer, held by the viewer, or lying open. */
export type CardState = 'played' | 'now' | 'closed' | 'known' | 'ahead';

/** The state of each card of this round. */
export function cardStates(view: View): CardState[] {
  const steps = stepsOf(view);
  const ahead = new Set(steps.flatMap((step) => (step.step === 'playCard' ? [step.card] : [])));
  const placed = new Set(steps.flatMap((step) => (step.step === 'placeTile' ? step.tiles : [])));
  return view.cards.map(({ tile, open }, card) => {
    if (ahead.has(card)) return tile === null ? 'closed' : open ? 'ahead' : 'known';
    return tile !== null && placed.has(tile) ? 'now' : 'played';
  });
}

/** What has become of a tile: in the city, set aside, in play, known to come this round, or not yet seen. */
export type Fate = 'built' | 'declined' | 'now' | 'known' | 'ahead';

/** What has become of a tile in a city. */
export function fateOf(view: View, city: City, tile: Tile): Fate {
  if (city.pieces.some((id) => at(SPOTS, id).tile === tile)) return 'built';
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

/** Everything still to happen. */
function stepsOf({ agenda }: View): Step[] {
  return agenda.flatMap((step) => ('lanes' in step ? step.lanes.flat() : [step]));
}
