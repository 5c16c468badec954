/** Polish names of things. */
import { at, pluralsIn } from '#kernel';
import { colorNames } from '../phrases.ts';
import type { Names } from '../text.ts';

export const { counted } = pluralsIn('pl', ['one', 'few', 'many']);

export const points = (count: number) => counted(count, 'punkt', 'punkty', 'punktów');

const place = ['Broadway', '23rd Street', '5th Avenue', '22nd Street', 'City Hall'] as const;
const color = ['pomarańczowy', 'niebieski', 'biały', 'czarny'] as const;
/** Colours of a pillar after a word that asks for its genitive. */
const ofColor = ['pomarańczowego', 'niebieskiego', 'białego', 'czarnego'] as const;

const pillar = ['pomarańczowy filar', 'niebieski filar', 'biały filar', 'czarny filar'] as const;

export const names: Names = {
  points,
  place,
  going: ['na Broadway', 'na 23rd Street', 'na 5th Avenue', 'na 22nd Street', 'do City Hall'],
  being: ['na Broadwayu', 'na 23rd Street', 'na 5th Avenue', 'na 22nd Street', 'w City Hall'],
  color,
  letters: ['P', 'N', 'B', 'C'],
  pillar,
  thePillar: pillar,
  deed: {
    trade: (deed) => `kup lub sprzedaj ${at(pillar, deed.color)} za ${deed.cost} $`,
    build1: ({ cost }) => `${cost} $: zbuduj 1 filar`,
    build2: ({ cost }) => `${cost} $: zbuduj do 2 filarów`,
    floor: ({ cost, amount }) => `${cost} $: zbuduj piętro, ${points(amount)}`,
    dollars: ({ amount }) => `weź ${amount} $`,
    dollarsPerFloor: () => 'weź 1 $ za każde zbudowane piętro',
    swap: () => 'zamień filar z magazynu',
    pointsPerFloors: () => '1 punkt za każde 2 zbudowane piętra',
    buyAny: ({ cost }) => `kup dowolny filar za ${cost} $`,
    build2Plus: ({ cost, amount }) => `${cost} $: zbuduj 2 filary, +${points(amount)}`,
    otherAction: ({ cost }) => `${cost} $: inna twoja akcja`,
    build1Plus: ({ cost, amount }) => `${cost} $: zbuduj 1 filar, +${points(amount)}`,
    visibleCard: ({ cost }) => `${cost} $: akcja widocznej karty`,
    build1Repeat: ({ cost }) => `${cost} $: zbuduj 1 filar, kolor może się powtórzyć`,
    cityHall: ({ cost }) => `${cost} $: jedna z opcji City Hall`,
    floorCheap: ({ cost, amount }) => `${cost} $: zbuduj piętro, ${points(amount)}`,
    newspaper: () => 'użyj gazety dnia',
    colorPoints: (deed) => `${points(deed.amount)}, jeśli na poziomie stoi ${at(pillar, deed.color)}`,
    newsboyDollars: () => 'weź 1 $ za każde osiągnięte pole gazeciarza',
    dollarsAndPoint: ({ amount }) => `weź ${amount} $ i 1 punkt`,
    buyCard: ({ amount }) => `kup kartę ulicy o ${amount} $ taniej`,
    buyDecree: ({ amount }) => `kup dekret o ${amount} $ taniej`,
  },
  paper: {
    dollars3: 'weź 3 $',
    swap: 'zamień filar z magazynu',
    dollars2point1: 'weź 2 $ i 1 punkt',
    build1: 'zbuduj 1 filar za 1 $',
    cardCheaper: 'karta ulicy o 1 $ taniej',
    decreeCheaper: 'dekret o 1 $ taniej',
    anyPillar: 'dowolny filar za 1 $',
  },
  scoring: {
    perPairStreetCards: () => '1 punkt za każde 2 karty ulic',
    perStreetCard: () => '1 punkt za każdą kartę ulicy',
    perStoredPillar: ({ amount }) => `${points(amount)} za każdy filar w magazynie`,
    pairFloor: ({ colors }) =>
      `3 punkty za każdy poziom, na którym stoją filary: ${colorNames(colors, color).join(' i ')}`,
    per2Dollars: () => '1 punkt za każde 2 $, najwyżej 12',
    perDollar: () => '1 punkt za każdego dolara, najwyżej 12',
    perReputation: () => '1 punkt za każdy punkt dodatniej reputacji',
    per2Reputation: () => '1 punkt za każde 2 punkty dodatniej reputacji',
    perDecree: ({ amount }) => `${points(amount)} za każdy własny dekret`,
    perColorBuilt: ({ colors }) =>
      `2 punkty za każdy filar ${colorNames(colors, color).join(' lub ')} w budynku`,
    fixed: ({ amount }) => points(amount),
  },
  effect: {
    cityHallFour: () => 'wzięcie pieniędzy w City Hall daje 4 $',
    streetDollar: ({ street }) => `przejście na ${at(place, street)} daje 1 $`,
    shareLocation: () => 'architekci mogą stać w tym samym miejscu',
    cardPoint: () => 'każda kupiona karta ulicy daje 1 punkt',
    sellDearer: () => 'każdy sprzedany filar daje o 2 $ więcej',
    decreeCheaper: () => 'dekrety kosztują o 1 $ mniej',
    pillarCheaper: () => 'filary kosztują o 1 $ mniej',
    sameColor: () => 'na tym poziomie kolory mogą się powtarzać',
    colorBonus: (effect) => `każdy postawiony tu ${at(pillar, effect.color)} daje ${points(effect.amount)}`,
    none: () => 'dach',
  },
  bonus: {
    points: ({ amount }) => points(amount),
    newspaper: () => 'gazeta',
    reputation: () => 'żeton reputacji',
    buyCard: () => 'zakup karty ulicy',
    dollars: ({ amount }) => `${amount} $`,
    useNewspaper: () => 'użycie gazety dnia',
    colorPoints: (bonus) => `${points(bonus.amount)} dla ${at(ofColor, bonus.color)} filaru`,
  },
};
