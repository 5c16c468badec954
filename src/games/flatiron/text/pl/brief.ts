/** Polish: actions and scorings in at most 16 letters, to stand beside their signs. */
import { at } from '#kernel';
import { eitherOf, pairOf } from '../phrases.ts';
import type { Brief } from '../text.ts';
import { names, points } from './names.ts';

const { letters } = names;

export const brief: Brief = {
  deed: {
    trade: ({ color: hue }) => `Handel: ${at(letters, hue)}`,
    build1: ({ cost }) => `Zbuduj 1, ${cost}\u00a0$`,
    build2: ({ cost }) => `Zbuduj 1–2, ${cost}\u00a0$`,
    floor: ({ cost, amount }) => `Piętro, ${cost}\u00a0$, +${amount}`,
    dollars: ({ amount }) => `Weź ${amount}\u00a0$`,
    dollarsPerFloor: () => '1\u00a0$ za piętro',
    swap: () => 'Zamień filar',
    pointsPerFloors: () => '1 pkt/2 piętra',
    buyAny: ({ cost }) => `Dowolny, ${cost}\u00a0$`,
    build2Plus: ({ cost, amount }) => `Zbuduj 2, ${cost}\u00a0$ +${amount}`,
    otherAction: ({ cost }) => `Inna akcja, ${cost}\u00a0$`,
    build1Plus: ({ cost, amount }) => `Zbuduj 1, ${cost}\u00a0$ +${amount}`,
    visibleCard: ({ cost }) => `Akcja karty, ${cost}\u00a0$`,
    build1Repeat: ({ cost }) => `Kolor znów, ${cost}\u00a0$`,
    cityHall: ({ cost }) => `City Hall, ${cost}\u00a0$`,
    floorCheap: ({ cost, amount }) => `Piętro, ${cost}\u00a0$, +${amount}`,
    newspaper: () => 'Gazeta dnia',
    colorPoints: ({ amount, color: hue }) => `${amount} pkt, gdy ${at(letters, hue)}`,
    newsboyDollars: () => '1\u00a0$ / gazeciarz',
    dollarsAndPoint: ({ amount }) => `${amount}\u00a0$ i 1 punkt`,
    buyCard: ({ amount }) => `Karta, −${amount}\u00a0$`,
    buyDecree: ({ amount }) => `Dekret, −${amount}\u00a0$`,
  },
  scoring: {
    perPairStreetCards: () => '1 pkt / 2 karty',
    perStreetCard: () => '1 pkt za kartę',
    perStoredPillar: ({ amount }) => `${amount} pkt / magazyn`,
    pairFloor: ({ colors }) => `3 pkt za ${pairOf(colors, letters)}`,
    per2Dollars: () => '1 pkt za 2\u00a0$',
    perDollar: () => '1 pkt za 1\u00a0$',
    perReputation: () => '1 za reputację',
    per2Reputation: () => '1 za 2 reputacji',
    perDecree: ({ amount }) => `${amount} pkt za dekret`,
    perColorBuilt: ({ colors }) => `2 pkt za ${eitherOf(colors, { color: letters, letters })}`,
    fixed: ({ amount }) => points(amount),
  },
};
