/** Spanish names of things. */
import { at } from '#kernel';
import { colorNames } from '../phrases.ts';
import type { Names } from '../text.ts';

/** Points of victory, in the box's short form. */
export const points = (count: number) => `${count} PV`;

const place = ['Broadway', '23rd Street', '5th Avenue', '22nd Street', 'City Hall'] as const;
const color = ['naranja', 'azul', 'blanco', 'negro'] as const;

export const names: Names = {
  points,
  place,
  going: ['a Broadway', 'a la 23rd Street', 'a la 5th Avenue', 'a la 22nd Street', 'al City Hall'],
  being: ['en Broadway', 'en la 23rd Street', 'en la 5th Avenue', 'en la 22nd Street', 'en el City Hall'],
  color,
  letters: ['J', 'A', 'B', 'N'],
  pillar: ['un pilar naranja', 'un pilar azul', 'un pilar blanco', 'un pilar negro'],
  thePillar: ['el pilar naranja', 'el pilar azul', 'el pilar blanco', 'el pilar negro'],
  deed: {
    trade: (deed) => `comprar o vender un pilar ${at(color, deed.color)} por ${deed.cost} $`,
    build1: ({ cost }) => `${cost} $: construir 1 pilar`,
    build2: ({ cost }) => `${cost} $: construir hasta 2 pilares`,
    floor: ({ cost, amount }) => `${cost} $: construir la planta, ${points(amount)}`,
    dollars: ({ amount }) => `obtener ${amount} $`,
    dollarsPerFloor: () => 'obtener 1 $ por planta construida',
    swap: () => 'cambiar un pilar almacenado',
    pointsPerFloors: () => '1 PV por cada 2 plantas construidas',
    buyAny: ({ cost }) => `comprar un pilar cualquiera por ${cost} $`,
    build2Plus: ({ cost, amount }) => `${cost} $: construir 2 pilares, +${points(amount)}`,
    otherAction: ({ cost }) => `${cost} $: otra de tus acciones`,
    build1Plus: ({ cost, amount }) => `${cost} $: construir 1 pilar, +${points(amount)}`,
    visibleCard: ({ cost }) => `${cost} $: una acción de una carta visible`,
    build1Repeat: ({ cost }) => `${cost} $: construir 1 pilar, se puede repetir color`,
    cityHall: ({ cost }) => `${cost} $: una opción del City Hall`,
    floorCheap: ({ cost, amount }) => `${cost} $: construir la planta, ${points(amount)}`,
    newspaper: () => 'usar el periódico activo',
    colorPoints: (deed) =>
      `${points(deed.amount)} si hay un pilar ${at(color, deed.color)} en la planta activa`,
    newsboyDollars: () => 'obtener 1 $ por casilla del repartidor alcanzada',
    dollarsAndPoint: ({ amount }) => `obtener ${amount} $ y 1 PV`,
    buyCard: ({ amount }) => `comprar una carta de calle por ${amount} $ menos`,
    buyDecree: ({ amount }) => `comprar un decreto por ${amount} $ menos`,
  },
  paper: {
    dollars3: 'obtener 3 $',
    swap: 'cambiar un pilar almacenado',
    dollars2point1: 'obtener 2 $ y 1 PV',
    build1: 'construir 1 pilar por 1 $',
    cardCheaper: 'una carta de calle por 1 $ menos',
    decreeCheaper: 'un decreto por 1 $ menos',
    anyPillar: 'un pilar cualquiera por 1 $',
  },
  scoring: {
    perPairStreetCards: () => '1 PV por cada 2 cartas de calle',
    perStreetCard: () => '1 PV por carta de calle',
    perStoredPillar: ({ amount }) => `${points(amount)} por pilar almacenado`,
    pairFloor: ({ colors }) => `3 PV por planta con un pilar ${colorNames(colors, color).join(' y uno ')}`,
    per2Dollars: () => '1 PV por cada 2 $ (12 como máximo)',
    perDollar: () => '1 PV por dólar (12 como máximo)',
    perReputation: () => '1 PV por punto de reputación positiva',
    per2Reputation: () => '1 PV por cada 2 de reputación positiva',
    perDecree: ({ amount }) => `${points(amount)} por decreto propio`,
    perColorBuilt: ({ colors }) => `2 PV por pilar ${colorNames(colors, color).join(' o ')} del edificio`,
    fixed: ({ amount }) => points(amount),
  },
  effect: {
    cityHallFour: () => 'obtener dinero en el City Hall da 4 $',
    streetDollar: ({ street }) => `ir a ${street === 0 ? '' : 'la '}${at(place, street)} da 1 $`,
    shareLocation: () => 'los arquitectos pueden coincidir en una localización',
    cardPoint: () => 'cada carta de calle comprada da 1 PV',
    sellDearer: () => 'cada pilar vendido da 2 $ más',
    decreeCheaper: () => 'los decretos cuestan 1 $ menos',
    pillarCheaper: () => 'los pilares cuestan 1 $ menos',
    sameColor: () => 'los colores pueden repetirse en esta planta',
    colorBonus: (effect) => `cada pilar ${at(color, effect.color)} colocado aquí da ${points(effect.amount)}`,
    none: () => 'el tejado',
  },
  bonus: {
    points: ({ amount }) => points(amount),
    newspaper: () => 'un periódico',
    reputation: () => 'una ficha de reputación',
    buyCard: () => 'comprar una carta de calle',
    dollars: ({ amount }) => `${amount} $`,
    useNewspaper: () => 'usar el periódico activo',
    colorPoints: (bonus) => `${points(bonus.amount)} por un pilar ${at(color, bonus.color)}`,
  },
};
