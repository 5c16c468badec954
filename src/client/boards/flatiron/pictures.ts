/** Which sign and figure stand for an action, a scoring, an effect and a bonus. Pure. */
import {
  AMOUNTS,
  type Bonus,
  type BonusType,
  type Card,
  colorsIn,
  type DeedCard,
  type DeedType,
  deedCard,
  type Effect,
  type EffectType,
  type Half,
  halfDeed,
  isDecree,
  type Scoring,
  type ScoringType,
  scoringOf,
} from '#games/flatiron/components';
import type { SignName } from './pieces/signs.tsx';

/** A sign with what is written beside it; one or two pillars in it have a colour. */
export interface Picture {
  readonly sign: SignName;
  readonly figure: string;
  /** Dollars paid, gained or saved, which every language writes its own way; they follow the figure. */
  readonly money?: number;
  readonly colors: readonly number[];
  /** Points it also brings, where it costs something. */
  readonly points?: number;
}

/** Keeps one picture per thing, so that memoised parts see the same object again. */
function kept<T extends object>(draw: (thing: T) => Picture): (thing: T) => Picture {
  const known = new WeakMap<T, Picture>();
  return (thing) => {
    let drawn = known.get(thing);
    if (!drawn) {
      drawn = draw(thing);
      known.set(thing, drawn);
    }
    return drawn;
  };
}

const picture = (sign: SignName, figure = '', colors: readonly number[] = [], points?: number): Picture =>
  points ? { sign, figure, colors, points } : { sign, figure, colors };
const priced = (sign: SignName, money: number, colors: readonly number[] = [], points?: number): Picture => ({
  ...picture(sign, '', colors, points),
  money,
});
const saved = (sign: SignName, money: number): Picture => ({ ...picture(sign, '−'), money });

const DEED_PICTURES: { readonly [K in DeedType]: (deed: DeedCard) => Picture } = {
  trade: ({ cost, color }) => priced('trade', cost, [color]),
  build1: ({ cost }) => priced('build1', cost),
  build2: ({ cost }) => priced('build2', cost),
  build1Plus: ({ cost, amount }) => priced('build1Plus', cost, [], amount),
  build2Plus: ({ cost, amount }) => priced('build2Plus', cost, [], amount),
  build1Repeat: ({ cost }) => priced('repeat', cost),
  floor: ({ cost, amount }) => priced('floor', cost, [], amount),
  floorCheap: ({ cost, amount }) => priced('floorCheap', cost, [], amount),
  dollars: ({ amount }) => picture('gain', `+${amount}`),
  dollarsAndPoint: ({ amount }) => picture('gain', `+${amount}`, [], 1),
  dollarsPerFloor: () => picture('perFloor', '×1'),
  newsboyDollars: () => picture('newsboyDollars', '×1'),
  pointsPerFloors: () => picture('pointsPerFloors', '×½'),
  colorPoints: ({ amount, color }) => picture('colorPoints', `+${amount}`, [color]),
  swap: () => picture('swap'),
  newspaper: () => picture('news'),
  buyAny: ({ cost }) => priced('any', cost),
  otherAction: ({ cost }) => priced('other', cost),
  visibleCard: ({ cost }) => priced('visible', cost),
  cityHall: ({ cost }) => priced('hall', cost),
  buyCard: ({ amount }) => saved('card', amount),
  buyDecree: ({ amount }) => saved('decree', amount),
};

export const deedPicture = kept((deed: DeedCard) => DEED_PICTURES[deed.type](deed));

const SCORING_PICTURES: { readonly [K in ScoringType]: (scoring: Scoring) => Picture } = {
  perPairStreetCards: () => picture('cards', '×½'),
  perStreetCard: () => picture('cards', '×1'),
  perStoredPillar: ({ amount }) => picture('stored', `×${amount}`),
  pairFloor: ({ colors }) => picture('pair', `${AMOUNTS.pairPoints}`, colorsIn(colors)),
  per2Dollars: () => picture('coin', '×½'),
  perDollar: () => picture('coin', '×1'),
  perReputation: () => picture('up', '×1'),
  per2Reputation: () => picture('up', '×½'),
  perDecree: ({ amount }) => picture('decree', `×${amount}`),
  perColorBuilt: ({ colors }) => picture('colorPoints', `×${AMOUNTS.builtColorPoints}`, colorsIn(colors)),
  fixed: ({ amount }) => picture('points', `${amount}`),
};

export const scoringPicture = kept((scoring: Scoring) => SCORING_PICTURES[scoring.type](scoring));

/** A half of any card. */
export function halfPicture(card: Card, half: Half): Picture {
  return isDecree(card) ? scoringPicture(scoringOf(card, half)) : deedPicture(deedCard(halfDeed(card, half)));
}

const EFFECT_PICTURES: { readonly [K in EffectType]: (effect: Effect) => Picture } = {
  cityHallFour: () => priced('hall', AMOUNTS.hallMoney),
  streetDollar: () => picture('gain', `+${AMOUNTS.streetDollars}`),
  shareLocation: () => picture('share'),
  cardPoint: () => picture('card', '', [], AMOUNTS.cardPoints),
  sellDearer: () => ({ ...picture('trade', '+'), money: AMOUNTS.sellDearer }),
  decreeCheaper: () => saved('decree', AMOUNTS.decreeCheaper),
  pillarCheaper: () => saved('any', AMOUNTS.pillarCheaper),
  sameColor: () => picture('repeat'),
  colorBonus: ({ amount, color }) => picture('colorPoints', `+${amount}`, [color]),
  none: () => picture('roof'),
};

export const effectPicture = kept((effect: Effect) => EFFECT_PICTURES[effect.type](effect));

const BONUS_PICTURES: { readonly [K in BonusType]: (bonus: Bonus) => Picture } = {
  points: ({ amount }) => picture('points', `+${amount}`),
  dollars: ({ amount }) => picture('coin', `+${amount}`),
  newspaper: () => picture('newsToken'),
  reputation: () => picture('token'),
  buyCard: () => picture('card'),
  useNewspaper: () => picture('news'),
  colorPoints: ({ amount, color }) => picture('colorPoints', `+${amount}`, [color]),
};

export const bonusPicture = kept((bonus: Bonus) => BONUS_PICTURES[bonus.type](bonus));

/** What is written beside a sign. */
export function figureOf({ figure, money }: Picture, say: (dollars: number) => string): string {
  return money === undefined ? figure : figure + say(money);
}
