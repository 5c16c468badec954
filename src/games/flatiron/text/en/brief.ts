/** English: actions and scorings in at most 16 letters, to stand beside their signs. */
import { at } from '#kernel';
import { eitherOf, pairOf } from '../phrases.ts';
import type { Brief } from '../text.ts';
import { names, points } from './names.ts';

const { color, letters } = names;

export const brief: Brief = {
  deed: {
    trade: ({ color: hue }) => `Trade ${at(color, hue)}`,
    build1: ({ cost }) => `Build 1, $${cost}`,
    build2: ({ cost }) => `Build 1–2, $${cost}`,
    floor: ({ cost, amount }) => `Floor, $${cost}, ${amount} pts`,
    dollars: ({ amount }) => `Gain $${amount}`,
    dollarsPerFloor: () => '$1 per floor',
    swap: () => 'Swap a pillar',
    pointsPerFloors: () => '1 pt / 2 floors',
    buyAny: ({ cost }) => `Any pillar, $${cost}`,
    build2Plus: ({ cost, amount }) => `Build 2, $${cost}, +${amount}`,
    otherAction: ({ cost }) => `Other action, $${cost}`,
    build1Plus: ({ cost, amount }) => `Build 1, $${cost}, +${amount}`,
    visibleCard: ({ cost }) => `Open card, $${cost}`,
    build1Repeat: ({ cost }) => `Same colour, $${cost}`,
    cityHall: ({ cost }) => `City Hall, $${cost}`,
    floorCheap: ({ cost, amount }) => `Floor, $${cost}, ${amount} pts`,
    newspaper: () => 'Newspaper',
    colorPoints: ({ amount, color: hue }) => `${amount} pts if ${at(color, hue)}`,
    newsboyDollars: () => '$1 per newsboy',
    dollarsAndPoint: ({ amount }) => `$${amount} and 1 pt`,
    buyCard: ({ amount }) => `Card, $${amount} less`,
    buyDecree: ({ amount }) => `Decree, $${amount} less`,
  },
  scoring: {
    perPairStreetCards: () => '1 pt / 2 cards',
    perStreetCard: () => '1 pt per card',
    perStoredPillar: ({ amount }) => `${amount} pts / stored`,
    pairFloor: ({ colors }) => `3 pts per ${pairOf(colors, letters)}`,
    per2Dollars: () => '1 pt per $2',
    perDollar: () => '1 pt per $1',
    perReputation: () => '1 / reputation',
    per2Reputation: () => '1 / 2 reputation',
    perDecree: ({ amount }) => `${amount} pts / decree`,
    perColorBuilt: ({ colors }) => `2 pts per ${eitherOf(colors, names)}`,
    fixed: ({ amount }) => points(amount),
  },
};
