/** Roughly what each kind of slot is worth to the seat that sets a pillar of this colour there. */
import type { Bonus, BonusType, Color } from '../components.ts';
import { BONUS, WEIGHTS } from './weights.ts';

const BONUS_WORTH: { readonly [K in BonusType]: (bonus: Bonus, color: Color, dollar: number) => number } = {
  points: ({ amount }) => amount,
  colorPoints: (bonus, color) => (bonus.color === color ? bonus.amount : 0),
  dollars: ({ amount }, _color, dollar) => amount * dollar,
  newspaper: () => WEIGHTS.paper,
  reputation: () => BONUS.reputation,
  buyCard: () => BONUS.buyCard,
  useNewspaper: () => BONUS.useNewspaper,
};

export function bonusWorth(bonus: Bonus, color: Color, dollar: number): number {
  return BONUS_WORTH[bonus.type](bonus, color, dollar);
}
