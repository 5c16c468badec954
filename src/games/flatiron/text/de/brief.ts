/** German: actions and scorings in at most 16 letters, to stand beside their signs. */
import { at } from '#kernel';
import { eitherOf, pairOf } from '../phrases.ts';
import type { Brief } from '../text.ts';
import { names, points } from './names.ts';

const { color, letters } = names;

export const brief: Brief = {
  deed: {
    trade: ({ color: hue }) => `Handel: ${at(color, hue)}`,
    build1: ({ cost }) => `1 bauen, ${cost}\u00a0$`,
    build2: ({ cost }) => `1–2 bauen, ${cost}\u00a0$`,
    floor: ({ cost, amount }) => `Etage ${cost}\u00a0$, ${amount} Pkt`,
    dollars: ({ amount }) => `${amount}\u00a0$ erhalten`,
    dollarsPerFloor: () => '1\u00a0$ je Etage',
    swap: () => 'Säule tauschen',
    pointsPerFloors: () => '1 Pkt/2 Etagen',
    buyAny: ({ cost }) => `Beliebige, ${cost}\u00a0$`,
    build2Plus: ({ cost, amount }) => `2 bauen, ${cost}\u00a0$, +${amount}`,
    otherAction: ({ cost }) => `Andere Akt., ${cost}\u00a0$`,
    build1Plus: ({ cost, amount }) => `1 bauen, ${cost}\u00a0$, +${amount}`,
    visibleCard: ({ cost }) => `Offene Karte ${cost}\u00a0$`,
    build1Repeat: ({ cost }) => `Farbe egal, ${cost}\u00a0$`,
    cityHall: ({ cost }) => `City Hall, ${cost}\u00a0$`,
    floorCheap: ({ cost, amount }) => `Etage ${cost}\u00a0$, ${amount} Pkt`,
    newspaper: () => 'Tageszeitung',
    colorPoints: ({ amount, color: hue }) => `${amount} bei ${at(color, hue)}`,
    newsboyDollars: () => 'Zeitungsjunge ×1',
    dollarsAndPoint: ({ amount }) => `${amount}\u00a0$ und 1 Punkt`,
    buyCard: ({ amount }) => `Karte, −${amount}\u00a0$`,
    buyDecree: ({ amount }) => `Hall-Karte, −${amount}\u00a0$`,
  },
  scoring: {
    perPairStreetCards: () => '1 Pkt/2 Karten',
    perStreetCard: () => '1 Pkt je Karte',
    perStoredPillar: ({ amount }) => `${amount} Pkt/gelagerte`,
    pairFloor: ({ colors }) => `3 Pkt je ${pairOf(colors, letters)}`,
    per2Dollars: () => '1 Pkt je 2\u00a0$',
    perDollar: () => '1 Pkt je 1\u00a0$',
    perReputation: () => '1 Pkt je Ruf',
    per2Reputation: () => '1 Pkt je 2 Ruf',
    perDecree: ({ amount }) => `${amount} je Hall-Karte`,
    perColorBuilt: ({ colors }) => `2 Pkt je ${eitherOf(colors, names)}`,
    fixed: ({ amount }) => points(amount),
  },
};
