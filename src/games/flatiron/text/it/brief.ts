/** Italian: actions and scorings in at most 16 letters, to stand beside their signs. */
import { at } from '#kernel';
import { eitherOf, pairOf } from '../phrases.ts';
import type { Brief } from '../text.ts';
import { names, points } from './names.ts';

const { color, letters } = names;

export const brief: Brief = {
  deed: {
    trade: ({ color: hue }) => `Commercia ${at(letters, hue)}`,
    build1: ({ cost }) => `Posa 1, ${cost}\u00a0$`,
    build2: ({ cost }) => `Posa 1–2, ${cost}\u00a0$`,
    floor: ({ cost, amount }) => `Piano, ${cost}\u00a0$, ${amount} pt`,
    dollars: ({ amount }) => `Ottieni ${amount}\u00a0$`,
    dollarsPerFloor: () => '1\u00a0$ per piano',
    swap: () => 'Scambia pilastro',
    pointsPerFloors: () => '1 pt / 2 piani',
    buyAny: ({ cost }) => `Qualsiasi, ${cost}\u00a0$`,
    build2Plus: ({ cost, amount }) => `Posa 2, ${cost}\u00a0$, +${amount}`,
    otherAction: ({ cost }) => `Altra azione ${cost}\u00a0$`,
    build1Plus: ({ cost, amount }) => `Posa 1, ${cost}\u00a0$, +${amount}`,
    visibleCard: ({ cost }) => `Carta vista, ${cost}\u00a0$`,
    build1Repeat: ({ cost }) => `Stesso col., ${cost}\u00a0$`,
    cityHall: ({ cost }) => `City Hall, ${cost}\u00a0$`,
    floorCheap: ({ cost, amount }) => `Piano, ${cost}\u00a0$, ${amount} pt`,
    newspaper: () => 'Giornale',
    colorPoints: ({ amount, color: hue }) => `${amount} se ${at(color, hue)}`,
    newsboyDollars: () => '1\u00a0$ / strillone',
    dollarsAndPoint: ({ amount }) => `${amount}\u00a0$ e 1 punto`,
    buyCard: ({ amount }) => `Carta, −${amount}\u00a0$`,
    buyDecree: ({ amount }) => `Decreto, −${amount}\u00a0$`,
  },
  scoring: {
    perPairStreetCards: () => '1 pt / 2 carte',
    perStreetCard: () => '1 pt per carta',
    perStoredPillar: ({ amount }) => `${amount} pt / magazzino`,
    pairFloor: ({ colors }) => `3 pt per ${pairOf(colors, letters)}`,
    per2Dollars: () => '1 pt ogni 2\u00a0$',
    perDollar: () => '1 pt ogni 1\u00a0$',
    perReputation: () => '1 / reputazione',
    per2Reputation: () => '1 / 2 reputaz.',
    perDecree: ({ amount }) => `${amount} pt / decreto`,
    perColorBuilt: ({ colors }) => `2 per ${eitherOf(colors, names)}`,
    fixed: ({ amount }) => points(amount),
  },
};
