/** Prompts, answers and all other sentences of the game in German; the log is in events.ts. */

import { at } from '#kernel';
import { CHARACTER } from '../../characters.ts';
import { BIDDING_KINDS, DISTRICTS } from '../../components.ts';
import { info } from '../../info.ts';
import { mayUseFirst } from '../../queries.ts';
import { type Phrases, sayAnswer, sayGroup } from '../answers.ts';
import { levelText } from '../levelText.ts';
import { character, characterTrait, pairOf, type Text } from '../text.ts';
import { events } from './events.ts';
import { facts } from './facts.ts';
import { vocabulary } from './vocabulary.ts';

const phrases: Phrases = {
  pass: 'Nicht bieten',
  done: 'Nichts, weiter',
  swap: 'Zuerst mit dem Vorrat tauschen',
  use: (name) => `${name} nutzen`,
  from: (kind, pair) => `${vocabulary.card[kind].one} (aus ${pair})`,
  with: (staff) => `mit ${staff}`,
  back: (back) => `${back} ${back === 1 ? 'Feld' : 'Felder'} zurück`,
  award: (vehicle, value, ends, district) =>
    `Plättchen ${vocabulary.vehicle[vehicle]} (${value}): ${vocabulary.district[district]}, ${vocabulary.vehicle[vehicle]} (${ends})`,
  moveFrom: (district) => `Herkunft: ${vocabulary.district[district]}`,
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

const BIDDING_HINT = {
  press: 'Felder auf der Presseleiste',
  dollars: 'Dollar',
  characters: 'eine Person',
  plans: 'Wolkenkratzer für dein Tableau',
  prestige: 'Punkte und Prestigeplättchen',
  skyscrapers: 'Wolkenkratzer im Bezirk des Bürgermeisters',
} as const;

export const words: Text = {
  title: info.title,
  values: {
    cards: 'Karten jeder Art',
    baseValues: 'Grundwerte der Fortschrittsplättchen',
    skyscrapers: 'Wie viele Wolkenkratzer es gibt',
    startingPieces: 'Womit alle beginnen',
    allSixDistricts: 'Punkte für alle sechs Bezirke',
    pressTrack: 'Die Presseleiste',
    elevator: 'Der Aufzug',
    tom: 'Toms Stufen und Grenzen',
    abilities: 'Beträge der Fähigkeiten',
    setPoints: 'Punkte für Sätze',
    knownLinks: 'Zwei Verbindungen, die die Regel nennt',
    otherLinks: 'Die übrigen Verbindungen und ihre Fahrzeuge',
    prestigeTiles: 'Werte der Prestigeplättchen',
    lanterns: 'Welcher Laternenanzünder zu welchem Bezirk gehört',
    sets: 'Woraus die Sätze bestehen',
    characters: 'Werte und Anzahl der Personen',
  },
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
      `Dein Gebot (${vocabulary.bidding[at(BIDDING_KINDS, view.bidding)]}): Es bringt ${BIDDING_HINT[at(BIDDING_KINDS, view.bidding)]}.`,
    raise: () => 'Erhöhst du dein Gebot?',
    refresh: () => 'Welche Karten wirfst du für neue Vorratskarten ab?',
    keep: () => 'Welche Karten liegen in deinem Vorrat, für alle sichtbar?',
    award: () => 'Welches Prestigeplättchen nimmst du, mit welchem Fahrzeug, und wohin?',
    relocate: ({ district }) =>
      `Dein Tableau ist leer: Versetzt du einen Wolkenkratzer? Ziel: ${vocabulary.district[at(DISTRICTS, district)]}.`,
    reinforce: ({ district }) =>
      `Baust du noch einen Wolkenkratzer ${vocabulary.inDistrict[at(DISTRICTS, district)]}?`,
    renew: () => `${character(vocabulary, CHARACTER.clerk)}: Welche Karten tauschst du für 1 Dollar aus?`,
    act: () => 'Welche Person nutzt du?',
  },
  answer: (action, telling) => sayAnswer(vocabulary, phrases, action, telling),
  group: (action, telling) => sayGroup(phrases, action, telling),
  event: events,
  fact: facts,
  trait: {
    start: { heading: 'Personen zu Beginn', of: (id) => characterTrait(vocabulary, id) },
    hired: { heading: 'Eingestellte Personen', of: (id) => characterTrait(vocabulary, id) },
  },
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
