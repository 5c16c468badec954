/** Spanish: actions and scorings in at most 16 letters, to stand beside their signs. */
import { at } from '#kernel';
import { eitherOf, pairOf } from '../phrases.ts';
import type { Brief } from '../text.ts';
import { names, points } from './names.ts';

const { color, letters } = names;

export const brief: Brief = {
  deed: {
    trade: ({ color: hue }) => `Pilar ${at(color, hue)}`,
    build1: ({ cost }) => `Poner 1, ${cost} $`,
    build2: ({ cost }) => `Poner 1–2, ${cost} $`,
    floor: ({ cost, amount }) => `Planta ${cost} $, ${amount} PV`,
    dollars: ({ amount }) => `Obtener ${amount} $`,
    dollarsPerFloor: () => '1 $ por planta',
    swap: () => 'Cambiar pilar',
    pointsPerFloors: () => '1 PV / 2 plantas',
    buyAny: ({ cost }) => `Cualquiera, ${cost} $`,
    build2Plus: ({ cost, amount }) => `Poner 2, ${cost} $, +${amount}`,
    otherAction: ({ cost }) => `Otra acción, ${cost} $`,
    build1Plus: ({ cost, amount }) => `Poner 1, ${cost} $, +${amount}`,
    visibleCard: ({ cost }) => `Carta vista, ${cost} $`,
    build1Repeat: ({ cost }) => `Igual color, ${cost} $`,
    cityHall: ({ cost }) => `City Hall, ${cost} $`,
    floorCheap: ({ cost, amount }) => `Planta ${cost} $, ${amount} PV`,
    newspaper: () => 'Periódico',
    colorPoints: ({ amount, color: hue }) => `${amount} PV si ${at(color, hue)}`,
    newsboyDollars: () => '1 $ / repartidor',
    dollarsAndPoint: ({ amount }) => `${amount} $ y 1 PV`,
    buyCard: ({ amount }) => `Carta, −${amount} $`,
    buyDecree: ({ amount }) => `Decreto, −${amount} $`,
  },
  scoring: {
    perPairStreetCards: () => '1 PV / 2 cartas',
    perStreetCard: () => '1 PV por carta',
    perStoredPillar: ({ amount }) => `${amount} PV/almacenado`,
    pairFloor: ({ colors }) => `3 PV por ${pairOf(colors, letters)}`,
    per2Dollars: () => '1 PV por 2 $',
    perDollar: () => '1 PV por 1 $',
    perReputation: () => '1 / reputación',
    per2Reputation: () => '1 / 2 reputación',
    perDecree: ({ amount }) => `${amount} PV por decreto`,
    perColorBuilt: ({ colors }) => `2 PV por ${eitherOf(colors, names)}`,
    fixed: ({ amount }) => points(amount),
  },
};
