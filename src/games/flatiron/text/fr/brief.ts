/** French: actions and scorings in at most 16 letters, to stand beside their signs. */
import { at } from '#kernel';
import { eitherOf, pairOf } from '../phrases.ts';
import type { Brief } from '../text.ts';
import { names, points } from './names.ts';

const { color, letters } = names;

export const brief: Brief = {
  deed: {
    trade: ({ color: hue }) => `Pilier ${at(color, hue)}`,
    build1: ({ cost }) => `Bâtir 1, ${cost} $`,
    build2: ({ cost }) => `Bâtir 1–2, ${cost} $`,
    floor: ({ cost, amount }) => `Étage, ${cost} $, ${amount} PV`,
    dollars: ({ amount }) => `Gagner ${amount} $`,
    dollarsPerFloor: () => '1 $ par étage',
    swap: () => 'Échanger pilier',
    pointsPerFloors: () => '1 PV / 2 étages',
    buyAny: ({ cost }) => `Au choix, ${cost} $`,
    build2Plus: ({ cost, amount }) => `Bâtir 2, ${cost} $, +${amount}`,
    otherAction: ({ cost }) => `Autre act., ${cost} $`,
    build1Plus: ({ cost, amount }) => `Bâtir 1, ${cost} $, +${amount}`,
    visibleCard: ({ cost }) => `Carte vue, ${cost} $`,
    build1Repeat: ({ cost }) => `Même coul., ${cost} $`,
    cityHall: ({ cost }) => `City Hall, ${cost} $`,
    floorCheap: ({ cost, amount }) => `Étage, ${cost} $, ${amount} PV`,
    newspaper: () => 'Journal du jour',
    colorPoints: ({ amount, color: hue }) => `${amount} PV si ${at(color, hue)}`,
    newsboyDollars: () => '1 $ par livreur',
    dollarsAndPoint: ({ amount }) => `${amount} $ et 1 PV`,
    buyCard: ({ amount }) => `Carte, −${amount} $`,
    buyDecree: ({ amount }) => `Décret, −${amount} $`,
  },
  scoring: {
    perPairStreetCards: () => '1 PV / 2 cartes',
    perStreetCard: () => '1 PV par carte',
    perStoredPillar: ({ amount }) => `${amount} PV / en stock`,
    pairFloor: ({ colors }) => `3 PV par ${pairOf(colors, letters)}`,
    per2Dollars: () => '1 PV par 2 $',
    perDollar: () => '1 PV par 1 $',
    perReputation: () => '1 / réputation',
    per2Reputation: () => '1 / 2 réputation',
    perDecree: ({ amount }) => `${amount} PV / décret`,
    perColorBuilt: ({ colors }) => `2 PV par ${eitherOf(colors, names)}`,
    fixed: ({ amount }) => points(amount),
  },
};
