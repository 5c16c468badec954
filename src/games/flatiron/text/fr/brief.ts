/** French: actions and scorings in at most 16 letters, to stand beside their signs. */
import { at } from '#kernel';
import { eitherOf, pairOf } from '../phrases.ts';
import type { Brief } from '../text.ts';
import { names, points } from './names.ts';

const { color, letters } = names;

export const brief: Brief = {
  deed: {
    trade: ({ color: hue }) => `Pilier ${at(color, hue)}`,
    build1: ({ cost }) => `Bâtir 1, ${cost}\u00a0$`,
    build2: ({ cost }) => `Bâtir 1–2, ${cost}\u00a0$`,
    floor: ({ cost, amount }) => `Étage, ${cost}\u00a0$, ${amount} PV`,
    dollars: ({ amount }) => `Gagner ${amount}\u00a0$`,
    dollarsPerFloor: () => '1\u00a0$ par étage',
    swap: () => 'Échanger pilier',
    pointsPerFloors: () => '1 PV / 2 étages',
    buyAny: ({ cost }) => `Au choix, ${cost}\u00a0$`,
    build2Plus: ({ cost, amount }) => `Bâtir 2, ${cost}\u00a0$, +${amount}`,
    otherAction: ({ cost }) => `Autre act., ${cost}\u00a0$`,
    build1Plus: ({ cost, amount }) => `Bâtir 1, ${cost}\u00a0$, +${amount}`,
    visibleCard: ({ cost }) => `Carte vue, ${cost}\u00a0$`,
    build1Repeat: ({ cost }) => `Même coul., ${cost}\u00a0$`,
    cityHall: ({ cost }) => `City Hall, ${cost}\u00a0$`,
    floorCheap: ({ cost, amount }) => `Étage, ${cost}\u00a0$, ${amount} PV`,
    newspaper: () => 'Journal du jour',
    colorPoints: ({ amount, color: hue }) => `${amount} PV si ${at(color, hue)}`,
    newsboyDollars: () => '1\u00a0$ par livreur',
    dollarsAndPoint: ({ amount }) => `${amount}\u00a0$ et 1 PV`,
    buyCard: ({ amount }) => `Carte, −${amount}\u00a0$`,
    buyDecree: ({ amount }) => `Décret, −${amount}\u00a0$`,
  },
  scoring: {
    perPairStreetCards: () => '1 PV / 2 cartes',
    perStreetCard: () => '1 PV par carte',
    perStoredPillar: ({ amount }) => `${amount} PV / en stock`,
    pairFloor: ({ colors }) => `3 PV par ${pairOf(colors, letters)}`,
    per2Dollars: () => '1 PV par 2\u00a0$',
    perDollar: () => '1 PV par 1\u00a0$',
    perReputation: () => '1 / réputation',
    per2Reputation: () => '1 / 2 réputation',
    perDecree: ({ amount }) => `${amount} PV / décret`,
    perColorBuilt: ({ colors }) => `2 PV par ${eitherOf(colors, names)}`,
    fixed: ({ amount }) => points(amount),
  },
};
