/** What the components of Flatiron are called in the report. */

import {
  type Bonus,
  type BonusType,
  CARDS,
  DEEDS,
  type Deed,
  type DeedType,
  deedCard,
  type EffectType,
  FLOOR_TILES,
  halfDeed,
  PAPERS,
  paperDeed,
  printedDeed,
  SCORINGS,
  type Scoring,
  type ScoringType,
  SIDES,
} from '#games/flatiron/components';
import { at } from '#kernel';

const DEED_NAMES: Readonly<Record<DeedType, string>> = {
  dollars: 'gain $',
  buyAny: 'any pillar for $',
  colorPoints: 'points for a colour',
  dollarsPerFloor: '$1 per floor',
  swap: 'swap a pillar',
  pointsPerFloors: '1 point per 2 floors',
  build1Plus: '$2: build 1, +1 point',
  build2Plus: '$3: build 2, +2 points',
  build1Repeat: '$1: build 1, colour may repeat',
  otherAction: '$1: another own action',
  visibleCard: '$1: action of a visible card',
  cityHall: '$1: City Hall from afar',
  floorCheap: '$3: floor for 4 points',
  newspaper: 'newspaper of the day',
  newsboyDollars: '$1 per newsboy space',
  trade: 'trade a pillar',
  build1: 'build 1',
  build2: 'build up to 2',
  floor: 'build a floor',
  dollarsAndPoint: '$2 and a point',
  buyCard: 'card for $1 less',
  buyDecree: 'decree for $1 less',
};

/** An action with its amount; colours of one action are one kind. */
export function deedName(deed: Deed): string {
  const { type, amount, cost } = deedCard(deed);
  if (type === 'dollars') return `${DEED_NAMES[type]}${amount}`;
  return type === 'buyAny' ? `${DEED_NAMES[type]}${cost}` : DEED_NAMES[type];
}

const FIRST_HALF = halfDeed(0, 0);
const FIRST_PAPER = paperDeed(0);

/** Whether an action is a half of a street card, and not of a board or a newspaper. */
export function isHalf(deed: Deed): boolean {
  return deed >= FIRST_HALF && deed < FIRST_PAPER;
}

const deedNames = (from: number, to: number) => [
  ...new Set(DEEDS.slice(from, to).map((_, i) => deedName(from + i))),
];

export const HALF_NAMES = deedNames(FIRST_HALF, FIRST_PAPER).sort();
export const PRINTED_NAMES = deedNames(0, FIRST_HALF);
const onPurple = new Set(
  SIDES.flatMap(({ id }, side) =>
    id.endsWith('purple') ? deedNames(printedDeed(side, 0, 0), printedDeed(side + 1, 0, 0)) : [],
  ),
);
/** Printed actions that only reverse sides have. */
export const REVERSE_NAMES = PRINTED_NAMES.filter((name) => !onPurple.has(name));
export const PAPER_NAMES = PAPERS.map((_, paper) => deedName(paperDeed(paper)));
export const CARD_NAMES = CARDS.map(({ id }) => id);

const SCORING_NAMES: Readonly<Record<ScoringType, string>> = {
  perStoredPillar: 'per stored pillar',
  perDecree: 'per own decree',
  fixed: 'fixed points',
  pairFloor: 'per level with two colours',
  perColorBuilt: 'per built pillar of a colour',
  perStreetCard: 'per street card',
  perPairStreetCards: 'per 2 street cards',
  perDollar: 'per $1',
  per2Dollars: 'per $2',
  perReputation: 'per reputation',
  per2Reputation: 'per 2 reputation',
};

export const scoringName = ({ type }: Scoring): string => SCORING_NAMES[type];
export const DECREE_NAMES = [...new Set(SCORINGS.map(scoringName))];

const BONUS_NAMES: Readonly<Record<BonusType, (amount: number) => string>> = {
  points: (amount) => `+${amount} points`,
  dollars: (amount) => `$${amount}`,
  colorPoints: (amount) => `+${amount} points for its colour`,
  newspaper: () => 'newspaper',
  reputation: () => 'reputation token',
  buyCard: () => 'buy a card',
  useNewspaper: () => 'use the newspaper of the day',
};

export const bonusName = ({ type, amount }: Bonus): string => BONUS_NAMES[type](amount);
export const SLOT_NAMES = [...new Set(FLOOR_TILES.flatMap(({ slots }) => slots.map(bonusName)))];

export const EFFECT_NAMES: Readonly<Record<EffectType, string>> = {
  streetDollar: '$1 on a street',
  colorBonus: '+2 points for a colour',
  cityHallFour: '$4 at City Hall',
  shareLocation: 'architects share a place',
  cardPoint: '+1 point per card',
  sellDearer: '+$2 per pillar sold',
  decreeCheaper: 'decrees for $1 less',
  pillarCheaper: 'pillars for $1 less',
  sameColor: 'colours may repeat',
  none: 'none',
};

export const cardName = (card: number): string => at(CARD_NAMES, card);
