/** Which sign and figure stand for an action, a scoring, an effect and a bonus. Pure. */
import { at } from '#kernel';
import {
  AMOUNTS,
  type Bonus,
  type Card,
  COLORS,
  type DeedCard,
  deedCard,
  type Effect,
  FIRST_DECREE,
  type Half,
  halfDeed,
  NONE,
  type Scoring,
  scoringOf,
} from './game.ts';
import type { SignName } from './pieces/signs.tsx';

/** A sign with what is written beside it; one or two pillars in it have a colour. */
export interface Picture {
  readonly sign: SignName;
  readonly figure: string;
  /** Dollars paid, gained or saved, which every language writes its own way; they follow the figure. */
  readonly money?: number;
  readonly colors: readonly number[];
  /** Points it brings besides, where it is both paid and rewarded. */
  readonly points?: number;
}

/** The same thing has the same picture, so that nothing is drawn twice. */
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

export const deedPicture = kept(({ type, cost, amount, color }: DeedCard): Picture => {
  switch (type) {
    case 'trade':
      return priced('trade', cost, [color]);
    case 'build1':
    case 'build2':
      return priced(type, cost);
    case 'build1Plus':
    case 'build2Plus':
      return priced(type, cost, [], amount);
    case 'build1Repeat':
      return priced('repeat', cost);
    case 'floor':
    case 'floorCheap':
      return priced(type, cost, [], amount);
    case 'dollars':
      return picture('gain', `+${amount}`);
    case 'dollarsAndPoint':
      return picture('gain', `+${amount}`, [], 1);
    case 'dollarsPerFloor':
      return picture('perFloor', '×1');
    case 'newsboyDollars':
      return picture('newsboyDollars', '×1');
    case 'pointsPerFloors':
      return picture('pointsPerFloors', '×½');
    case 'colorPoints':
      return picture('colorPoints', `+${amount}`, [color]);
    case 'swap':
      return picture('swap');
    case 'newspaper':
      return picture('news');
    case 'buyAny':
      return priced('any', cost);
    case 'otherAction':
      return priced('other', cost);
    case 'visibleCard':
      return priced('visible', cost);
    case 'cityHall':
      return priced('hall', cost);
    case 'buyCard':
      return saved('card', amount);
    case 'buyDecree':
      return saved('decree', amount);
  }
});

export const scoringPicture = kept(({ type, amount, colors }: Scoring): Picture => {
  const shown = COLORS.flatMap((_, color) => ((colors >> color) & 1 ? [color] : []));
  switch (type) {
    case 'perPairStreetCards':
      return picture('cards', '×½');
    case 'perStreetCard':
      return picture('cards', '×1');
    case 'perStoredPillar':
      return picture('stored', `×${amount}`);
    case 'pairFloor':
      return picture('pair', '3', shown);
    case 'per2Dollars':
      return picture('coin', '×½');
    case 'perDollar':
      return picture('coin', '×1');
    case 'perReputation':
      return picture('up', '×1');
    case 'per2Reputation':
      return picture('up', '×½');
    case 'perDecree':
      return picture('decree', `×${amount}`);
    case 'perColorBuilt':
      return picture('colorPoints', '×2', shown);
    case 'fixed':
      return picture('points', `${amount}`);
  }
});

/** A half of any card. */
export function halfPicture(card: Card, half: Half): Picture {
  return card < FIRST_DECREE
    ? deedPicture(deedCard(halfDeed(card, half)))
    : scoringPicture(scoringOf(card, half));
}

export const effectPicture = kept(({ type, amount, color }: Effect): Picture => {
  switch (type) {
    case 'cityHallFour':
      return priced('hall', AMOUNTS.hallMoney);
    case 'streetDollar':
      return picture('gain', '+1');
    case 'shareLocation':
      return picture('share');
    case 'cardPoint':
      return picture('card', '', [], 1);
    case 'sellDearer':
      return { ...picture('trade', '+'), money: AMOUNTS.sellDearer };
    case 'decreeCheaper':
      return saved('decree', 1);
    case 'pillarCheaper':
      return saved('any', 1);
    case 'sameColor':
      return picture('repeat');
    case 'colorBonus':
      return picture('colorPoints', `+${amount}`, [color]);
    case 'none':
      return picture('roof');
  }
});

export const bonusPicture = kept(({ type, amount, color }: Bonus): Picture => {
  switch (type) {
    case 'points':
      return picture('points', `+${amount}`);
    case 'dollars':
      return picture('coin', `+${amount}`);
    case 'newspaper':
      return picture('newsToken');
    case 'reputation':
      return picture('token');
    case 'buyCard':
      return picture('card');
    case 'useNewspaper':
      return picture('news');
    case 'colorPoints':
      return picture('colorPoints', `+${amount}`, color === NONE ? [] : [color]);
  }
});

/** What is written beside a sign. */
export function figureOf({ figure, money }: Picture, say: (dollars: number) => string): string {
  return money === undefined ? figure : figure + say(money);
}

/** The letter that stands for a colour, whatever the language: it is printed on the pillar. */
export function letterOf(color: number): string {
  return at(['O', 'B', 'W', 'K'], color);
}
