/** French names of things. */
import { at } from '#kernel';
import { colorNames } from '../phrases.ts';
import type { Names } from '../text.ts';

/** Points of victory, in the box's short form. */
export const points = (count: number) => `${count} PV`;

const place = ['Broadway', '23rd Street', '5th Avenue', '22nd Street', 'City Hall'] as const;
const color = ['orange', 'bleu', 'blanc', 'noir'] as const;

export const names: Names = {
  points,
  place,
  going: ['à Broadway', 'à la 23rd Street', 'à la 5th Avenue', 'à la 22nd Street', 'au City Hall'],
  being: ['à Broadway', 'dans la 23rd Street', 'sur la 5th Avenue', 'dans la 22nd Street', 'au City Hall'],
  color,
  letters: ['O', 'B', 'C', 'N'],
  pillar: ['un pilier orange', 'un pilier bleu', 'un pilier blanc', 'un pilier noir'],
  thePillar: ['le pilier orange', 'le pilier bleu', 'le pilier blanc', 'le pilier noir'],
  deed: {
    trade: (deed) => `acheter ou vendre un pilier ${at(color, deed.color)} à ${deed.cost} $`,
    build1: ({ cost }) => `${cost} $ : construire 1 pilier`,
    build2: ({ cost }) => `${cost} $ : construire jusqu’à 2 piliers`,
    floor: ({ cost, amount }) => `${cost} $ : construire l’étage, ${points(amount)}`,
    dollars: ({ amount }) => `gagner ${amount} $`,
    dollarsPerFloor: () => 'gagner 1 $ par étage construit',
    swap: () => 'échanger un pilier en stock',
    pointsPerFloors: () => '1 PV par paire d’étages construits',
    buyAny: ({ cost }) => `acheter un pilier au choix pour ${cost} $`,
    build2Plus: ({ cost, amount }) => `${cost} $ : construire 2 piliers, +${points(amount)}`,
    otherAction: ({ cost }) => `${cost} $ : une autre de vos actions`,
    build1Plus: ({ cost, amount }) => `${cost} $ : construire 1 pilier, +${points(amount)}`,
    visibleCard: ({ cost }) => `${cost} $ : une action d’une carte visible`,
    build1Repeat: ({ cost }) => `${cost} $ : construire 1 pilier, couleur répétée permise`,
    cityHall: ({ cost }) => `${cost} $ : une option du City Hall`,
    floorCheap: ({ cost, amount }) => `${cost} $ : construire l’étage, ${points(amount)}`,
    newspaper: () => 'utiliser le journal du jour',
    colorPoints: (deed) =>
      `${points(deed.amount)} s’il y a un pilier ${at(color, deed.color)} à l’étage en cours`,
    newsboyDollars: () => 'gagner 1 $ par case du livreur atteinte',
    dollarsAndPoint: ({ amount }) => `gagner ${amount} $ et 1 PV`,
    buyCard: ({ amount }) => `acheter une carte rue pour ${amount} $ de moins`,
    buyDecree: ({ amount }) => `acheter un décret pour ${amount} $ de moins`,
  },
  paper: {
    dollars3: 'gagner 3 $',
    swap: 'échanger un pilier en stock',
    dollars2point1: 'gagner 2 $ et 1 PV',
    build1: 'construire 1 pilier pour 1 $',
    cardCheaper: 'une carte rue pour 1 $ de moins',
    decreeCheaper: 'un décret pour 1 $ de moins',
    anyPillar: 'un pilier au choix pour 1 $',
  },
  scoring: {
    perPairStreetCards: () => '1 PV par paire de cartes rue',
    perStreetCard: () => '1 PV par carte rue',
    perStoredPillar: ({ amount }) => `${points(amount)} par pilier en stock`,
    pairFloor: ({ colors }) => `3 PV par étage avec un pilier ${colorNames(colors, color).join(' et un ')}`,
    per2Dollars: () => '1 PV par tranche de 2 $ (12 au plus)',
    perDollar: () => '1 PV par dollar (12 au plus)',
    perReputation: () => '1 PV par point de réputation positif',
    per2Reputation: () => '1 PV par tranche de 2 points de réputation positifs',
    perDecree: ({ amount }) => `${points(amount)} par décret possédé`,
    perColorBuilt: ({ colors }) => `2 PV par pilier ${colorNames(colors, color).join(' ou ')} du bâtiment`,
    fixed: ({ amount }) => points(amount),
  },
  effect: {
    cityHallFour: () => 'gagner de l’argent au City Hall rapporte 4 $',
    streetDollar: ({ street }) => `aller à ${street === 0 ? '' : 'la '}${at(place, street)} rapporte 1 $`,
    shareLocation: () => 'les architectes peuvent partager un lieu',
    cardPoint: () => 'chaque carte rue achetée rapporte 1 PV',
    sellDearer: () => 'chaque pilier vendu rapporte 2 $ de plus',
    decreeCheaper: () => 'les décrets coûtent 1 $ de moins',
    pillarCheaper: () => 'les piliers coûtent 1 $ de moins',
    sameColor: () => 'les couleurs peuvent se répéter à cet étage',
    colorBonus: (effect) =>
      `chaque pilier ${at(color, effect.color)} posé ici rapporte ${points(effect.amount)}`,
    none: () => 'le toit',
  },
  bonus: {
    points: ({ amount }) => points(amount),
    newspaper: () => 'un journal',
    reputation: () => 'un pion réputation',
    buyCard: () => 'acheter une carte rue',
    dollars: ({ amount }) => `${amount} $`,
    useNewspaper: () => 'utiliser le journal du jour',
    colorPoints: (bonus) => `${points(bonus.amount)} pour un pilier ${at(color, bonus.color)}`,
  },
};
