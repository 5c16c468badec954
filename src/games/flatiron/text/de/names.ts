/** German names of things. */
import { at } from '#kernel';
import { colorNames } from '../phrases.ts';
import type { Names } from '../text.ts';

export const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);

const place = ['Broadway', '23rd Street', '5th Avenue', '22nd Street', 'City Hall'] as const;
const color = ['Orange', 'Blau', 'Weiß', 'Schwarz'] as const;
const each = ['orange', 'blaue', 'weiße', 'schwarze'];
const ofEach = ['orangefarbener', 'blauer', 'weißer', 'schwarzer'];

export const names: Names = {
  points,
  place,
  going: ['zum Broadway', 'zur 23rd Street', 'zur 5th Avenue', 'zur 22nd Street', 'zur City Hall'],
  being: ['am Broadway', 'in der 23rd Street', 'in der 5th Avenue', 'in der 22nd Street', 'in der City Hall'],
  color,
  letters: ['O', 'B', 'W', 'S'],
  pillar: ['eine orange Säule', 'eine blaue Säule', 'eine weiße Säule', 'eine schwarze Säule'],
  thePillar: ['die orange Säule', 'die blaue Säule', 'die weiße Säule', 'die schwarze Säule'],
  deed: {
    trade: (deed) => `${at(each, deed.color)} Säule für ${deed.cost} $ kaufen oder verkaufen`,
    build1: ({ cost }) => `${cost} $: 1 Säule bauen`,
    build2: ({ cost }) => `${cost} $: bis zu 2 Säulen bauen`,
    floor: ({ cost, amount }) => `${cost} $: Etage bauen, ${points(amount)}`,
    dollars: ({ amount }) => `${amount} $ erhalten`,
    dollarsPerFloor: () => '1 $ je gebauter Etage',
    swap: () => 'eine gelagerte Säule tauschen',
    pointsPerFloors: () => '1 Punkt je 2 gebaute Etagen',
    buyAny: ({ cost }) => `beliebige Säule für ${cost} $ kaufen`,
    build2Plus: ({ cost, amount }) => `${cost} $: 2 Säulen bauen, +${points(amount)}`,
    otherAction: ({ cost }) => `${cost} $: eine andere eigene Aktion`,
    build1Plus: ({ cost, amount }) => `${cost} $: 1 Säule bauen, +${points(amount)}`,
    visibleCard: ({ cost }) => `${cost} $: eine Aktion einer offenen Karte`,
    build1Repeat: ({ cost }) => `${cost} $: 1 Säule bauen, Farbe darf sich wiederholen`,
    cityHall: ({ cost }) => `${cost} $: eine Möglichkeit der City Hall`,
    floorCheap: ({ cost, amount }) => `${cost} $: Etage bauen, ${points(amount)}`,
    newspaper: () => 'die Tageszeitung nutzen',
    colorPoints: (deed) => `${points(deed.amount)}, wenn ${at(color, deed.color)} auf der Etage steht`,
    newsboyDollars: () => '1 $ je erreichtem Feld des Zeitungsjungen',
    dollarsAndPoint: ({ amount }) => `${amount} $ und 1 Punkt erhalten`,
    buyCard: ({ amount }) => `eine Straßenkarte ${amount} $ billiger kaufen`,
    buyDecree: ({ amount }) => `eine City-Hall-Karte ${amount} $ billiger kaufen`,
  },
  paper: {
    dollars3: '3 $ erhalten',
    swap: 'eine gelagerte Säule tauschen',
    dollars2point1: '2 $ und 1 Punkt erhalten',
    build1: '1 Säule für 1 $ bauen',
    cardCheaper: 'eine Straßenkarte 1 $ billiger',
    decreeCheaper: 'eine City-Hall-Karte 1 $ billiger',
    anyPillar: 'eine beliebige Säule für 1 $',
  },
  scoring: {
    perPairStreetCards: () => '1 Punkt je 2 Straßenkarten',
    perStreetCard: () => '1 Punkt je Straßenkarte',
    perStoredPillar: ({ amount }) => `${points(amount)} je gelagerter Säule`,
    pairFloor: ({ colors }) => `3 Punkte je Etage mit ${colorNames(colors, color).join(' und ')}`,
    per2Dollars: () => '1 Punkt je 2 $ (höchstens 12)',
    perDollar: () => '1 Punkt je 1 $ (höchstens 12)',
    perReputation: () => '1 Punkt je positivem Rufpunkt',
    per2Reputation: () => '1 Punkt je 2 positive Rufpunkte',
    perDecree: ({ amount }) => `${points(amount)} je eigener City-Hall-Karte`,
    perColorBuilt: ({ colors }) =>
      `2 Punkte je ${colorNames(colors, ofEach).join(' oder ')} Säule im Gebäude`,
    fixed: ({ amount }) => points(amount),
  },
  effect: {
    cityHallFour: () => 'Geld nehmen bringt in der City Hall 4 $',
    streetDollar: ({ street }) => `wer ${street === 0 ? 'zum' : 'zur'} ${at(place, street)} geht, erhält 1 $`,
    shareLocation: () => 'beide Architekten dürfen am selben Ort stehen',
    cardPoint: () => 'jede gekaufte Straßenkarte bringt 1 Punkt',
    sellDearer: () => 'jede verkaufte Säule bringt 2 $ mehr',
    decreeCheaper: () => 'City-Hall-Karten kosten 1 $ weniger',
    pillarCheaper: () => 'Säulen kosten 1 $ weniger',
    sameColor: () => 'Farben dürfen sich auf dieser Etage wiederholen',
    colorBonus: (effect) => `jede ${at(each, effect.color)} Säule bringt hier ${points(effect.amount)}`,
    none: () => 'das Dach',
  },
  bonus: {
    points: ({ amount }) => points(amount),
    newspaper: () => 'eine Zeitung',
    reputation: () => 'ein Rufplättchen',
    buyCard: () => 'eine Straßenkarte kaufen',
    dollars: ({ amount }) => `${amount} $`,
    useNewspaper: () => 'die Tageszeitung nutzen',
    colorPoints: (bonus) => `${points(bonus.amount)} für ${at(color, bonus.color)}`,
  },
};
