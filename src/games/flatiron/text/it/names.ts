/** Italian names of things. */
import { at } from '#kernel';
import { colorNames } from '../phrases.ts';
import type { Names } from '../text.ts';

export const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);

const place = ['Broadway', '23rd Street', '5th Avenue', '22nd Street', 'City Hall'] as const;
const color = ['arancione', 'blu', 'bianco', 'nero'] as const;

export const names: Names = {
  points,
  place,
  going: ['a Broadway', 'alla 23rd Street', 'alla 5th Avenue', 'alla 22nd Street', 'alla City Hall'],
  being: ['a Broadway', 'alla 23rd Street', 'alla 5th Avenue', 'alla 22nd Street', 'alla City Hall'],
  color,
  pillar: ['un pilastro arancione', 'un pilastro blu', 'un pilastro bianco', 'un pilastro nero'],
  thePillar: ['il pilastro arancione', 'il pilastro blu', 'il pilastro bianco', 'il pilastro nero'],
  deed: {
    trade: (deed) => `comprare o vendere un pilastro ${at(color, deed.color)} a ${deed.cost} $`,
    build1: ({ cost }) => `${cost} $: costruire 1 pilastro`,
    build2: ({ cost }) => `${cost} $: costruire fino a 2 pilastri`,
    floor: ({ cost, amount }) => `${cost} $: costruire il piano, ${points(amount)}`,
    dollars: ({ amount }) => `ottenere ${amount} $`,
    dollarsPerFloor: () => 'ottenere 1 $ per piano costruito',
    swap: () => 'scambiare un pilastro in magazzino',
    pointsPerFloors: () => '1 punto ogni 2 piani costruiti',
    buyAny: ({ cost }) => `comprare un pilastro qualsiasi per ${cost} $`,
    build2Plus: ({ cost, amount }) => `${cost} $: costruire 2 pilastri, +${points(amount)}`,
    otherAction: ({ cost }) => `${cost} $: un’altra delle tue azioni`,
    build1Plus: ({ cost, amount }) => `${cost} $: costruire 1 pilastro, +${points(amount)}`,
    visibleCard: ({ cost }) => `${cost} $: un’azione di una carta visibile`,
    build1Repeat: ({ cost }) => `${cost} $: costruire 1 pilastro, il colore può ripetersi`,
    cityHall: ({ cost }) => `${cost} $: un’opzione della City Hall`,
    floorCheap: ({ cost, amount }) => `${cost} $: costruire il piano, ${points(amount)}`,
    newspaper: () => 'usare il giornale del giorno',
    colorPoints: (deed) => `${points(deed.amount)} se sul livello c’è un pilastro ${at(color, deed.color)}`,
    newsboyDollars: () => 'ottenere 1 $ per casella dello strillone raggiunta',
    dollarsAndPoint: ({ amount }) => `ottenere ${amount} $ e 1 punto`,
    buyCard: ({ amount }) => `comprare una carta strada per ${amount} $ in meno`,
    buyDecree: ({ amount }) => `comprare un decreto per ${amount} $ in meno`,
  },
  paper: {
    dollars3: 'ottenere 3 $',
    swap: 'scambiare un pilastro in magazzino',
    dollars2point1: 'ottenere 2 $ e 1 punto',
    build1: 'costruire 1 pilastro per 1 $',
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
    streetDollar: ({ street }) => `andare ${street === 0 ? 'a' : 'alla'} ${at(place, street)} porta 1 $`,
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
    buyCard: () => 'comprare una carta strada',
    dollars: ({ amount }) => `${amount} $`,
    useNewspaper: () => 'usare il giornale del giorno',
    colorPoints: (bonus) => `${points(bonus.amount)} per un pilastro ${at(color, bonus.color)}`,
  },
};
