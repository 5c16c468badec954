/** Spanish: actions and scorings in at most 16 letters, to stand beside their signs. */
import { at } from '#kernel';
import { eitherOf, pairOf } from '../phrases.ts';
import type { Brief } from '../text.ts';
import { names, points } from './names.ts';

const { color, letters } = names;

export const brief: Brief = {
  deed: {
    trade: ({ color: hue }) => `Pilar ${at(color, hue)}`,
    build1: ({ cost }) => `Poner 1, ${cost}\u00a0$`,
    build2: ({ cost }) => `Poner 1–2, ${cost}\u00a0$`,
    floor: ({ cost, amount }) => `Planta ${cost}\u00a0$, ${amount} PV`,
    dollars: ({ amount }) => `Obtener ${amount}\u00a0$`,
    dollarsPerFloor: () => '1\u00a0$ por planta',
    swap: () => 'Cambiar pilar',
    pointsPerFloors: () => '1 PV / 2 plantas',
    buyAny: ({ cost }) => `Cualquiera, ${cost}\u00a0$`,
    build2Plus: ({ cost, amount }) => `Poner 2, ${cost}\u00a0$, +${amount}`,
    otherAction: ({ cost }) => `Otra acción, ${cost}\u00a0$`,
    build1Plus: ({ cost, amount }) => `Poner 1, ${cost}\u00a0$, +${amount}`,
    visibleCard: ({ cost }) => `Carta vista, ${cost}\u00a0$`,
    build1Repeat: ({ cost }) => `Igual color, ${cost}\u00a0$`,
    cityHall: ({ cost }) => `City Hall, ${cost}\u00a0$`,
    floorCheap: ({ cost, amount }) => `Planta ${cost}\u00a0$, ${amount} PV`,
    newspaper: () => 'Periódico',
    colorPoints: ({ amount, color: hue }) => `${amount} PV si ${at(color, hue)}`,
    newsboyDollars: () => '1\u00a0$ / repartidor',
    dollarsAndPoint: ({ amount }) => `${amount}\u00a0$ y 1 PV`,
    buyCard: ({ amount }) => `Carta, −${amount}\u00a0$`,
    buyDecree: ({ amount }) => `Decreto, −${amount}\u00a0$`,
  },
  scoring: {
    perPairStreetCards: () => '1 PV / 2 cartas',
    perStreetCard: () => '1 PV por carta',
    perStoredPillar: ({ amount }) => `${amount} PV/almacenado`,
    pairFloor: ({ colors }) => `3 PV por ${pairOf(colors, letters)}`,
    per2Dollars: () => '1 PV por 2\u00a0$',
    perDollar: () => '1 PV por 1\u00a0$',
    perReputation: () => '1 / reputación',
    per2Reputation: () => '1 / 2 reputación',
    perDecree: ({ amount }) => `${amount} PV por decreto`,
    perColorBuilt: ({ colors }) => `2 PV por ${eitherOf(colors, names)}`,
    fixed: ({ amount }) => points(amount),
  },
};
