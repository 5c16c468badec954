/** English names of things. */
import { at } from '#kernel';
import { colorNames } from '../phrases.ts';
import type { Names } from '../text.ts';

export const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

const place = ['Broadway', '23rd Street', '5th Avenue', '22nd Street', 'City Hall'] as const;
const color = ['orange', 'blue', 'white', 'black'] as const;

export const names: Names = {
  points,
  place,
  going: ['to Broadway', 'to 23rd Street', 'to 5th Avenue', 'to 22nd Street', 'to City Hall'],
  being: ['on Broadway', 'on 23rd Street', 'on 5th Avenue', 'on 22nd Street', 'at City Hall'],
  color,
  letters: ['O', 'B', 'W', 'K'],
  pillar: ['an orange pillar', 'a blue pillar', 'a white pillar', 'a black pillar'],
  thePillar: ['the orange pillar', 'the blue pillar', 'the white pillar', 'the black pillar'],
  deed: {
    trade: (deed) => `buy or sell ${at(color, deed.color)} at $${deed.cost}`,
    build1: ({ cost }) => `$${cost}: build 1 pillar`,
    build2: ({ cost }) => `$${cost}: build up to 2 pillars`,
    floor: ({ cost, amount }) => `$${cost}: build the floor, ${points(amount)}`,
    dollars: ({ amount }) => `gain $${amount}`,
    dollarsPerFloor: () => 'gain $1 per floor built',
    swap: () => 'swap a stored pillar',
    pointsPerFloors: () => '1 point per 2 floors built',
    buyAny: ({ cost }) => `buy any pillar for $${cost}`,
    build2Plus: ({ cost, amount }) => `$${cost}: build 2 pillars, +${points(amount)}`,
    otherAction: ({ cost }) => `$${cost}: another of your actions`,
    build1Plus: ({ cost, amount }) => `$${cost}: build 1 pillar, +${points(amount)}`,
    visibleCard: ({ cost }) => `$${cost}: an action of a visible card`,
    build1Repeat: ({ cost }) => `$${cost}: build 1 pillar, colour may repeat`,
    cityHall: ({ cost }) => `$${cost}: an option of City Hall`,
    floorCheap: ({ cost, amount }) => `$${cost}: build the floor, ${points(amount)}`,
    newspaper: () => 'use the newspaper of the day',
    colorPoints: (deed) => `${points(deed.amount)} if ${at(color, deed.color)} is on the level`,
    newsboyDollars: () => 'gain $1 per newsboy space reached',
    dollarsAndPoint: ({ amount }) => `gain $${amount} and 1 point`,
    buyCard: ({ amount }) => `buy a street card for $${amount} less`,
    buyDecree: ({ amount }) => `buy a decree for $${amount} less`,
  },
  paper: {
    dollars3: 'gain $3',
    swap: 'swap a stored pillar',
    dollars2point1: 'gain $2 and 1 point',
    build1: 'build 1 pillar for $1',
    cardCheaper: 'a street card for $1 less',
    decreeCheaper: 'a decree for $1 less',
    anyPillar: 'any pillar for $1',
  },
  scoring: {
    perPairStreetCards: () => '1 point per 2 street cards',
    perStreetCard: () => '1 point per street card',
    perStoredPillar: ({ amount }) => `${points(amount)} per stored pillar`,
    pairFloor: ({ colors }) => `3 points per level with ${colorNames(colors, color).join(' and ')}`,
    per2Dollars: () => '1 point per $2 (at most 12)',
    perDollar: () => '1 point per $1 (at most 12)',
    perReputation: () => '1 point per positive reputation',
    per2Reputation: () => '1 point per 2 positive reputation',
    perDecree: ({ amount }) => `${points(amount)} per own decree`,
    perColorBuilt: ({ colors }) =>
      `2 points per ${colorNames(colors, color).join(' or ')} pillar in the building`,
    fixed: ({ amount }) => points(amount),
  },
  effect: {
    cityHallFour: () => 'taking money at City Hall brings $4',
    streetDollar: ({ street }) => `going to ${at(place, street)} brings $1`,
    shareLocation: () => 'architects may share a place',
    cardPoint: () => 'each street card bought brings 1 point',
    sellDearer: () => 'each pillar sold brings $2 more',
    decreeCheaper: () => 'decrees cost $1 less',
    pillarCheaper: () => 'pillars cost $1 less',
    sameColor: () => 'colours may repeat on this level',
    colorBonus: (effect) => `each ${at(color, effect.color)} pillar set here brings ${points(effect.amount)}`,
    none: () => 'the roof',
  },
  bonus: {
    points: ({ amount }) => points(amount),
    newspaper: () => 'a newspaper',
    reputation: () => 'a reputation token',
    buyCard: () => 'buy a street card',
    dollars: ({ amount }) => `$${amount}`,
    useNewspaper: () => 'use the newspaper of the day',
    colorPoints: (bonus) => `${points(bonus.amount)} for ${at(color, bonus.color)}`,
  },
};
