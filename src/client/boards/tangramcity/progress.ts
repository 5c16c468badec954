/** How far the round is: which card is in play, who is still placing, and what has become of each tile. Pure. */
import type { Seat } from '#kernel';
import { type City, FOUNTAIN, type Step, type Tile, type View } from './game.ts';
import { spotOf } from './layout.ts';

/** Everything still to happen. */
function stepsOf({ agenda }: View): Step[] {
  return agenda.flatMap((step) => ('lanes' in step ? step.lanes.flat() : [step]));
}

/** Seats that still have something to place or to choose now. */
export function waitingFor(view: View): ReadonlySet<Seat> {
  return new Set(stepsOf(view).flatMap((step) => ('seat' in step ? [step.seat] : [])));
}

export type CardState = 'played' | 'now' | 'ahead';

/** The state of each card of this round. */
export function cardStates(view: View): CardState[] {
  const steps = stepsOf(view);
  const ahead = new Set(steps.flatMap((step) => (step.step === 'playCard' ? [step.card] : [])));
  const placed = new Set(steps.flatMap((step) => (step.step === 'placeTile' ? step.tiles : [])));
  return view.cards.map(({ tile }, card) => {
    if (ahead.has(card)) return 'ahead';
    return tile !== null && placed.has(tile) ? 'now' : 'played';
  });
}

export type Fate = 'built' | 'declined' | 'now' | 'known' | 'ahead';

/** What has become of a tile in a city. */
export function fateOf(view: View, city: City, tile: Tile): Fate {
  if (city.pieces.some((id) => spotOf(id).tile === tile)) return 'built';
  if (city.aside.includes(tile)) return 'declined';
  const card = view.cards.findIndex((one) => one.tile === tile);
  if (card < 0) return 'ahead';
  return cardStates(view)[card] === 'now' ? 'now' : 'known';
}

/** Fountains placed, and fountains declined. */
export function fountainsOf(city: City): { readonly placed: number; readonly declined: number } {
  return {
    placed: city.pieces.filter((id) => spotOf(id).tile === FOUNTAIN).length,
    declined: city.aside.filter((tile) => tile === FOUNTAIN).length,
  };
}

/** Whether the rounds have begun. */
export const hasBegun = (view: View): boolean => view.round > 0;
