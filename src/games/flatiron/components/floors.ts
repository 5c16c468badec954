/** R1.3: the floors of the building, by their numbers. */
import type { FlatironBox } from '../box/index.ts';
import { BOX } from '../box.ts';
import { AMOUNTS } from './amounts.ts';
import { type Color, colorNumber, NONE, NOWHERE, placeNumber, type Street } from './numbers.ts';

type PrintedFloor = FlatironBox['values']['floors']['value'][number];
type PrintedEffect = PrintedFloor['effect'];
type PrintedBonus = PrintedFloor['slots'][number];

export type EffectType = PrintedEffect['kind'] | 'none';
export type Effect = {
  readonly type: EffectType;
  readonly amount: number;
  readonly color: Color;
  readonly street: Street;
};

export type BonusType = PrintedBonus['bonus'];
export type Bonus = { readonly type: BonusType; readonly amount: number; readonly color: Color };

const floors = BOX.values.floors.value;

export const ROOF = floors.length;
/** Levels that carry pillars: all but the roof. */
export const LEVELS = AMOUNTS.stackedFloors + 1;

/** Floors by number, the roof last: it has no effect and no slots. */
export const FLOOR_TILES: readonly {
  readonly id: string;
  readonly starting: boolean;
  readonly effect: Effect;
  readonly slots: readonly Bonus[];
}[] = [
  ...floors.map(({ id, starting, effect, slots }) => ({
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

function effectOf(effect: PrintedEffect): Effect {
  return {
    type: effect.kind,
    amount: 'amount' in effect ? effect.amount : 0,
    color: 'color' in effect ? colorNumber(effect.color) : NONE,
    street: 'street' in effect ? placeNumber(effect.street) : NOWHERE,
  };
}

function bonusOf(bonus: PrintedBonus): Bonus {
  return {
    type: bonus.bonus,
    amount: 'amount' in bonus ? bonus.amount : 0,
    color: 'color' in bonus ? colorNumber(bonus.color) : NONE,
  };
}
