/** What Daniel would do with each card that may come up next. */
import { at } from '#kernel';
import { AMOUNTS } from '../components/amounts.ts';
import { type Color, DANIELS, type DanielAction, type Place } from '../components.ts';
import {
  danielCount,
  danielPillarPoints,
  hasCardAt,
  isRepeated,
  placeOfCard,
  popularityOf,
  slotOfCard,
} from '../daniel.ts';
import { levelIsFull } from '../pillars.ts';
import type { DanielView, View } from '../view.ts';

/** What a card of his does. */
export type DanielDeed =
  | { readonly does: 'pillar'; readonly color: Color; readonly slot: number; readonly points: number }
  | { readonly does: 'popularity'; readonly points: number }
  | { readonly does: 'floor'; readonly points: number }
  | { readonly does: 'decree'; readonly found: boolean };

export interface DanielPlan {
  readonly card: number;
  readonly place: Place;
  /** R10.4 Whether he meets the player's architect there. */
  readonly meets: boolean;
  readonly deed: DanielDeed;
  /** R10.11, R10.12 Whether he takes the top card there, and whether he shuffles then. */
  readonly collects: boolean;
  readonly shuffles: boolean;
}

/** What each of his cards that may come next would do. */
export function danielPlans(view: View, daniel: DanielView): DanielPlan[] {
  return DANIELS.flatMap((_, card) => (daniel.shown.includes(card) ? [] : [planOf(view, daniel, card)]));
}

function planOf(view: View, daniel: DanielView, card: number): DanielPlan {
  const place = placeOfCard(daniel, card);
  const repeats = isRepeated(daniel, card);
  return {
    card,
    place,
    meets: place === at(view.players, 0).place,
    deed: DEEDS[at(DANIELS, card).action](view, daniel, card),
    collects: repeats && hasCardAt(view, place),
    shuffles: repeats && daniel.repeats === 1,
  };
}

const DEEDS: {
  readonly [K in DanielAction]: (view: View, daniel: DanielView, card: number) => DanielDeed;
} = {
  pillar(view, daniel, card) {
    const slot = slotOfCard(view, card);
    if (slot === undefined) return popular(daniel, card);
    const { color } = at(DANIELS, card);
    return { does: 'pillar', color, slot, points: danielPillarPoints(daniel, color) };
  },

  floor: (view) =>
    levelIsFull(view)
      ? { does: 'floor', points: AMOUNTS.floorPoints }
      : { does: 'decree', found: view.decrees.length > 0 },

  popularity: (_view, daniel, card) => popular(daniel, card),
};

function popular({ shown }: DanielView, card: number): DanielDeed {
  return { does: 'popularity', points: popularityOf([...shown, card]) };
}

/** R10.15 What his cards bring at the end, besides their reputation in the harder game. */
export function danielCardPoints({ options }: View, daniel: DanielView): number {
  return danielCount(options, daniel).cards;
}
