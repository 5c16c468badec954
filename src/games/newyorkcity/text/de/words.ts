/** German. */
import { at } from '#kernel';
import { info } from '../../info.ts';
import { type Phrases, sayAnswer, sayGroup } from '../answers.ts';
import { levelText, mayUseFirst } from '../tell.ts';
import { character, pairOf, type Text, type Vocabulary } from '../text.ts';
import { CHARACTERS } from './characters.ts';
import { eventsIn } from './events.ts';

export const vocabulary: Vocabulary = {
  card: [
    ['Pressekarte', 'Pressekarten'],
    ['Dollarkarte', 'Dollarkarten'],
    ['Personenkarte', 'Personenkarten'],
    ['Bauplan', 'Baupläne'],
    ['Prestigekarte', 'Prestigekarten'],
    ['Wolkenkratzerkarte', 'Wolkenkratzerkarten'],
    ['Joker', 'Joker'],
  ],
  bidding: ['Presse', 'Dollar', 'Personen', 'Baupläne', 'Prestige', 'Wolkenkratzer'],
  district: ['Manhattan', 'die Bronx', 'Queens', 'Brooklyn', 'Staten Island', 'Jersey City'],
  inDistrict: [
    'in Manhattan',
    'in der Bronx',
    'in Queens',
    'in Brooklyn',
    'auf Staten Island',
    'in Jersey City',
  ],
  vehicle: ['Taxi', 'Bus', 'Straßenbahn', 'U-Bahn', 'Boot'],
  and: () => 'und',
  nothing: 'nichts',
  black: 'Schwarz',
  character: CHARACTERS,
};

const phrases: Phrases = {
  pass: 'Nicht bieten',
  done: 'Nichts, weiter',
  swap: 'Zuerst mit dem Vorrat tauschen',
  use: (name) => `${name} nutzen`,
  from: (card, pair) => `${card} (aus ${pair})`,
  with: (staff) => `mit ${staff}`,
  back: (back) => `${back} ${back === 1 ? 'Feld' : 'Felder'} zurück`,
  award: (vehicle, value, ends, district) =>
    `Plättchen ${vehicle} (${value}): ${district}, ${vehicle} (${ends})`,
  moveFrom: (district) => `Herkunft: ${district}`,
  group: {
    pass: 'Passen',
    use: 'Personen',
    swap: 'Vorrat',
    choices: 'Auswahl',
    bid: (value) => `Gebot ${value}`,
    raise: (value) => `Um ${value} erhöhen`,
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    value: (value) => `Wert ${value}`,
  },
};

const BIDDING_HINT = [
  'Felder auf der Presseleiste',
  'Dollar',
  'eine Person',
  'Wolkenkratzer für dein Tableau',
  'Punkte und Prestigeplättchen',
  'Wolkenkratzer im Bezirk des Bürgermeisters',
];

export const de: Text = {
  title: info.title,
  prompt: {
    pickStack: () => 'Mit welchen beiden Personen beginnst du?',
    draft: (step, { view }) =>
      mayUseFirst(view, step) ? 'Nimm ein Kartenpaar oder nutze vorher eine Person.' : 'Nimm ein Kartenpaar.',
    mix: () => 'Welche Karten nimmst du aus zwei Paaren?',
    assist: () => 'Nutzt du jetzt eine Person?',
    exchange: () => 'Welche Handkarten tauschst du aus?',
    discardTwo: () => 'Welche zwei Karten wirfst du ab?',
    drop: () => 'Welche deiner Personen verlässt das Spiel?',
    hire: ({ value }) => `Nimm eine Person mit einem Wert bis ${value}.`,
    fetch: ({ pair }) => `Welche Vorratskarten nimmst du zu ${pairOf(vocabulary, pair)}?`,
    replaceBlack: () => 'Wo ersetzt du einen schwarzen Wolkenkratzer?',
    bid: (_step, { view }) =>
      `Dein Gebot (${at(vocabulary.bidding, view.bidding)}): Es bringt ${at(BIDDING_HINT, view.bidding)}.`,
    raise: () => 'Erhöhst du dein Gebot?',
    refresh: () => 'Welche Karten wirfst du für neue Vorratskarten ab?',
    keep: () => 'Welche Karten liegen in deinem Vorrat, für alle sichtbar?',
    award: () => 'Welches Prestigeplättchen nimmst du, mit welchem Fahrzeug, und wohin?',
    relocate: ({ district }) =>
      `Dein Tableau ist leer: Versetzt du einen Wolkenkratzer? Ziel: ${at(vocabulary.district, district)}.`,
    reinforce: ({ district }) => `Baust du noch einen Wolkenkratzer ${at(vocabulary.inDistrict, district)}?`,
    renew: () => `${character(vocabulary, 22)}: Welche Karten tauschst du für 1 Dollar aus?`,
    act: () => 'Welche Person nutzt du?',
  },
  answer: (action, telling) => sayAnswer(vocabulary, phrases, action, telling),
  group: (action, telling) => sayGroup(phrases, action, telling),
  event: eventsIn(vocabulary),
  part: {
    track: 'Punkteleiste',
    statue: 'Freiheitsstatue',
    staff: 'Personen',
    endStaff: 'Personen zum Schluss',
    majorities: 'Mehrheiten',
    districts: 'Alle Bezirke',
    press: 'Presse',
    leftovers: 'Reste',
  },
  ending: {
    fifthRound: 'Die fünfte Runde ist vorbei.',
    aheadOfTom: 'Die fünfte Runde ist vorbei.',
    behindTom: 'Die fünfte Runde ist vorbei.',
  },
  reason: {
    needsTom: 'Wer allein spielt, braucht mindestens einen Tom.',
    tooMany: 'Spieler und Toms sind zusammen höchstens vier.',
    noSuchStack: 'Diesen Personenstapel gibt es nicht.',
    noSuchPair: 'Dieses Paar gibt es nicht.',
    notYours: 'Diese Person hast du nicht.',
    noDollar: 'Für diese Person fehlt ein Dollar, oder sie wurde in dieser Runde schon genutzt.',
    wrongMoment: 'Diese Person kann jetzt nicht genutzt werden.',
    jokersAlone: 'Joker können nicht allein gespielt werden.',
    notEnoughCards: 'Diese Karten hast du nicht zum Ausspielen.',
    wrongKind: 'Diese Karten ergeben kein solches Gebot.',
    wrongValue: 'Diese Karten und Personen ergeben kein Gebot mit diesem Wert.',
    tooExpensive: 'Diese Person ist zu viel wert.',
    notOnShelf: 'Diese Person liegt nicht aus.',
    vehicleGone: 'Für dieses Plättchen steht kein solches Fahrzeug mehr auf dem Plan.',
    notLinked: 'Das Fahrzeug fährt nicht in diesen Bezirk.',
    wrongNumber: 'Das ist nicht die richtige Zahl von Karten.',
    notThere: 'Was du nehmen willst, ist nicht da.',
    mustChoose: 'Wähle eine der angebotenen Antworten.',
  },
  options: {
    toms: { label: 'Toms', help: 'Wie viele automatische Mitspieler dabei sind.' },
    level: {
      label: 'Stufe von Tom',
      help: 'Von leicht bis schwer; bei einer freien Stufe wählst du Modus und Karten selbst.',
      value: (value) => levelText(value, ['leicht', 'mittel', 'schwer'], 'frei'),
    },
    mode: {
      label: 'Modus von Tom',
      help: 'Für eine freie Stufe: A ist berechenbar, C nicht.',
      value: (value) => `Modus ${value}`,
    },
    cards: { label: 'Karten von Tom', help: 'Für eine freie Stufe: Karten, die Tom jede Runde zieht.' },
  },
};
