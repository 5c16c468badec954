/** R7.1 to R7.10: what each effect of a floor changes while that floor is the current level. */
import { at } from '#kernel';
import { AMOUNTS } from '../components/amounts.ts';
import { COLORS, type Effect, type EffectType, FLOOR_TILES, NOWHERE, type Street } from '../components.ts';
import { type Building, currentLevel } from '../state.ts';

/** Everything that an effect can change. Rules, bots and sentences read these numbers and need not know the effect. */
export interface LevelRules {
  /** R7.2 What taking money brings at City Hall. */
  readonly hallMoney: number;
  /** R7.3 The street that pays a dollar to whoever goes there, or NOWHERE. */
  readonly payingStreet: Street;
  /** R7.4 Whether architects may stand on the same place. */
  readonly sharesPlaces: boolean;
  /** R7.5 Points for each street card bought. */
  readonly cardPoints: number;
  /** R7.6 Dollars more for each pillar sold. */
  readonly sellingBonus: number;
  /** R7.7 Dollars less for each decree. */
  readonly decreeDiscount: number;
  /** R7.8 Dollars less for each pillar. */
  readonly pillarDiscount: number;
  /** R7.9 Whether a colour may come twice. */
  readonly mayRepeat: boolean;
  /** R7.10 Points more for each pillar set here, by colour. */
  readonly pillarPoints: readonly number[];
}

const USUAL: LevelRules = {
  hallMoney: AMOUNTS.takeMoney,
  payingStreet: NOWHERE,
  sharesPlaces: false,
  cardPoints: 0,
  sellingBonus: 0,
  decreeDiscount: 0,
  pillarDiscount: 0,
  mayRepeat: false,
  pillarPoints: COLORS.map(() => 0),
};

/** What differs from the usual rules. */
const EFFECTS: { readonly [K in EffectType]: (effect: Effect) => Partial<LevelRules> } = {
  cityHallFour: () => ({ hallMoney: AMOUNTS.hallMoney }),
  streetDollar: ({ street }) => ({ payingStreet: street }),
  shareLocation: () => ({ sharesPlaces: true }),
  cardPoint: () => ({ cardPoints: AMOUNTS.cardPoints }),
  sellDearer: () => ({ sellingBonus: AMOUNTS.sellDearer }),
  decreeCheaper: () => ({ decreeDiscount: AMOUNTS.decreeCheaper }),
  pillarCheaper: () => ({ pillarDiscount: AMOUNTS.pillarCheaper }),
  sameColor: () => ({ mayRepeat: true }),
  colorBonus: ({ amount, color }) => ({ pillarPoints: USUAL.pillarPoints.with(color, amount) }),
  none: () => ({}),
};

const RULES_BY_FLOOR: readonly LevelRules[] = FLOOR_TILES.map(({ effect }) => ({
  ...USUAL,
  ...EFFECTS[effect.type](effect),
}));

export function rulesOn(floor: number): LevelRules {
  return at(RULES_BY_FLOOR, floor);
}

/** R7.1 The rules on the current level. */
export function currentRules(state: Building): LevelRules {
  return rulesOn(currentLevel(state).floor);
}
