/** R1.3: the floors of the building, by their numbers. */
import { AMOUNTS, FLOORS } from '../values.ts';
import type { BonusValues, EffectValues } from '../valueTypes.ts';
import { type Color, NONE, NOWHERE, readValues, type Street } from './numbers.ts';

export type EffectType = EffectValues[0] | 'none';
export type Effect = {
  readonly type: EffectType;
  readonly amount: number;
  readonly color: Color;
  readonly street: Street;
};

export type BonusType = BonusValues[0];
export type Bonus = { readonly type: BonusType; readonly amount: number; readonly color: Color };

export const ROOF = FLOORS.tiles.length;
/** Levels that carry pillars: all but the roof. */
export const LEVELS = AMOUNTS.stackedFloors + 1;

/** Floors by number, the roof last: it has no effect and no slots. */
export const FLOOR_TILES: readonly {
  readonly id: string;
  readonly starting: boolean;
  readonly effect: Effect;
  readonly slots: readonly Bonus[];
}[] = [
  ...FLOORS.tiles.map(([id, starting, effect, slots]) => ({
    id,
    starting,
    effect: effectOf(effect),
    slots: slots.map(bonusOf),
  })),
  {
    id: 'roof',
    starting: false,
    effect: { type: 'none', amount: 0, color: NONE, street: NOWHERE },
    slots: [],
  },
];

function effectOf([type, ...values]: EffectValues): Effect {
  const { amount, color, street } = readValues(values);
  return { type, amount, color, street };
}

function bonusOf([type, ...values]: BonusValues): Bonus {
  const { amount, color } = readValues(values);
  return { type, amount, color };
}
