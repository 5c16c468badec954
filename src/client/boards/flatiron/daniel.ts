/** What Daniel would do with a card of his, as the table stands. Pure. */
import { at } from '#kernel';
import { AMOUNTS, CITY_HALL, DANIELS, type DanielView, NONE, SIDES, type View } from './game.ts';
import { cardCost } from './reading.ts';

/** What a card of his does. */
export type Deal =
  | { readonly does: 'pillar'; readonly color: number; readonly slot: number; readonly points: number }
  | { readonly does: 'popularity'; readonly points: number }
  | { readonly does: 'floor'; readonly points: number }
  | { readonly does: 'decree'; readonly found: boolean };

export interface Plan {
  readonly card: number;
  readonly place: number;
  readonly meets: boolean;
  readonly deal: Deal;
  /** R10.11, R10.12 Whether its main place has come up before, and whether he shuffles then. */
  readonly collects: boolean;
  readonly shuffles: boolean;
}

/** His cards that may come next. */
export function danielAhead({ shown }: DanielView): number[] {
  return DANIELS.flatMap((_, card) => (shown.includes(card) ? [] : [card]));
}

export function planOfCard(view: View, daniel: DanielView, card: number): Plan {
  const { main, other } = at(DANIELS, card);
  const place = daniel.place === main ? other : main;
  const isRepeat = daniel.shown.some((one) => at(DANIELS, one).main === main);
  return {
    card,
    place,
    meets: place === at(view.players, 0).place,
    deal: dealOf(view, daniel, card),
    collects: isRepeat && place !== CITY_HALL && at(view.decks, place).top !== NONE,
    shuffles: isRepeat && daniel.repeats === 1,
  };
}

function dealOf(view: View, daniel: DanielView, card: number): Deal {
  const { action, color, slots } = at(DANIELS, card);
  const level = at(view.levels, view.levels.length - 1);
  const isFull = level.slots.length > 0 && !level.slots.includes(NONE);
  if (action === 'floor')
    return isFull
      ? { does: 'floor', points: AMOUNTS.floorPoints }
      : { does: 'decree', found: view.decrees.length > 0 };
  const slot = slots.find((one) => level.slots[one] === NONE);
  const canSet =
    action === 'pillar' && slot !== undefined && !level.slots.includes(color) && at(view.supply, color) > 0;
  if (!canSet) return { does: 'popularity', points: popularity([...daniel.shown, card]) };
  const points = at(at(SIDES, daniel.side).points, color) + AMOUNTS.danielPillar;
  return { does: 'pillar', color, slot, points };
}

function popularity(shown: readonly number[]): number {
  return shown.reduce((sum, card) => sum + at(DANIELS, card).popularity, 0);
}

/** R10.15 What his cards bring at the end, without the harder game's reputation. */
export function danielCards({ cards }: DanielView): number {
  return cards.reduce((sum, card) => sum + cardCost(card), 0);
}
