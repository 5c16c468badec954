/** Italian names of things. */
import { at } from '#kernel';
import { colorNames } from '../phrases.ts';
import type { Names } from '../text.ts';

export const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);

const place = ['Broadway', '23rd Street', '5th Avenue', '22nd Street', 'City Hall'] as const;
const there = [
  'su Broadway',
  'sulla 23rd Street',
  'sulla 5th Avenue',
  'sulla 22nd Street',
  'alla City Hall',
] as const;
const color = ['arancione', 'blu', 'bianco', 'nero'] as const;

/** A place with its article; Broadway takes none. */
export const the = (name: string) => (name === place[0] ? name : `la ${name}`);
export const of = (name: string) => (name === place[0] ? `di ${name}` : `della ${name}`);

export const names: Names = {
  points,
  place,
  going: there,
  being: there,
  color,
  letters: ['A', 'B', 'C', 'N'],
  pillar: ['un pilastro arancione', 'un pilastro blu', 'un pilastro bianco', 'un pilastro nero'],
  thePillar: ['il pilastro arancione', 'il pilastro blu', 'il pilastro bianco', 'il pilastro nero'],
  deed: {
    trade: (deed) => `compra o vendi un pilastro ${at(color, deed.color)} a ${deed.cost} $`,
    build1: ({ cost }) => `${cost} $: costruisci 1 pilastro`,
    build2: ({ cost }) => `${cost} $: costruisci fino a 2 pilastri`,
    floor: ({ cost, amount }) => `${cost} $: costruisci il piano, ${points(amount)}`,
    dollars: ({ amount }) => `ottieni ${amount} $`,
    dollarsPerFloor: () => 'ottieni 1 $ per piano costruito',
    swap: () => 'scambia un pilastro in magazzino',
    pointsPerFloors: () => '1 punto ogni 2 piani costruiti',
    buyAny: ({ cost }) => `compra un pilastro qualsiasi per ${cost} $`,
    build2Plus: ({ cost, amount }) => `${cost} $: costruisci 2 pilastri, +${points(amount)}`,
    otherAction: ({ cost }) => `${cost} $: un’altra delle tue azioni`,
    build1Plus: ({ cost, amount }) => `${cost} $: costruisci 1 pilastro, +${points(amount)}`,
    visibleCard: ({ cost }) => `${cost} $: un’azione di una carta visibile`,
    build1Repeat: ({ cost }) => `${cost} $: costruisci 1 pilastro, il colore può ripetersi`,
    cityHall: ({ cost }) => `${cost} $: un’opzione della City Hall`,
    floorCheap: ({ cost, amount }) => `${cost} $: costruisci il piano, ${points(amount)}`,
    newspaper: () => 'usa il giornale del giorno',
    colorPoints: (deed) => `${points(deed.amount)} se sul livello c’è un pilastro ${at(color, deed.color)}`,
    newsboyDollars: () => 'ottieni 1 $ per casella dello strillone raggiunta',
    dollarsAndPoint: ({ amount }) => `ottieni ${amount} $ e 1 punto`,
    buyCard: ({ amount }) => `compra una carta strada per ${amount} $ in meno`,
    buyDecree: ({ amount }) => `compra un decreto per ${amount} $ in meno`,
  },
  paper: {
    dollars3: 'ottieni 3 $',
    swap: 'scambia un pilastro in magazzino',
    dollars2point1: 'ottieni 2 $ e 1 punto',
    build1: 'costruisci 1 pilastro per 1 $',
    cardCheaper: 'una carta strada per 1 $ in meno',
    decreeCheaper: 'un decreto per 1 $ in meno',
    anyPillar: 'un pilastro qualsiasi per 1 $',
  },
  scoring: {
    perPairStreetCards: () => '1 punto ogni 2 carte strada',
    perStreetCard: () => '1 punto per carta strada',
    perStoredPillar: ({ amount }) => `${points(amount)} per pilastro in magazzino`,
    pairFloor: ({ colors }) =>
      `3 punti per livello con un pilastro ${colorNames(colors, color).join(' e uno ')}`,
    per2Dollars: () => '1 punto ogni 2 $ (al massimo 12)',
    perDollar: () => '1 punto per ogni dollaro (al massimo 12)',
    perReputation: () => '1 punto per punto di reputazione positiva',
    per2Reputation: () => '1 punto ogni 2 di reputazione positiva',
    perDecree: ({ amount }) => `${points(amount)} per decreto proprio`,
    perColorBuilt: ({ colors }) =>
      `2 punti per pilastro ${colorNames(colors, color).join(' o ')} nell’edificio`,
    fixed: ({ amount }) => points(amount),
  },
  effect: {
    cityHallFour: () => 'ottenere denaro alla City Hall porta 4 $',
    streetDollar: ({ street }) => `andare ${at(there, street)} porta 1 $`,
    shareLocation: () => 'gli architetti possono condividere un luogo',
    cardPoint: () => 'ogni carta strada comprata porta 1 punto',
    sellDearer: () => 'ogni pilastro venduto porta 2 $ in più',
    decreeCheaper: () => 'i decreti costano 1 $ in meno',
    pillarCheaper: () => 'i pilastri costano 1 $ in meno',
    sameColor: () => 'su questo livello i colori possono ripetersi',
    colorBonus: (effect) =>
      `ogni pilastro ${at(color, effect.color)} posato qui porta ${points(effect.amount)}`,
    none: () => 'il tetto',
  },
  bonus: {
    points: ({ amount }) => points(amount),
    newspaper: () => 'un giornale',
    reputation: () => 'un segnalino reputazione',
    buyCard: () => 'compra una carta strada',
    dollars: ({ amount }) => `${amount} $`,
    useNewspaper: () => 'usa il giornale del giorno',
    colorPoints: (bonus) => `${points(bonus.amount)} per un pilastro ${at(color, bonus.color)}`,
  },
};
