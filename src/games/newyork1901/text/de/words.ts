/** German. */

import { at } from '#kernel';
import { LOTS } from '../../board.ts';
import { STREET_POINTS } from '../../components.ts';
import { info } from '../../info.ts';
import { beginningOf, demolishedBy, pointsOf, turnGoesOnWith } from '../../queries.ts';
import { characterTrait, legendaryTrait, openedBy, tally } from '../naming.ts';
import {
  ACTION_CARD_NAMES,
  CHALLENGE_NAMES,
  capital,
  challengeValue,
  type OpenedTexts,
  streetValue,
  type Text,
} from '../text.ts';
import { actionCards } from './cards.ts';
import { facts } from './facts.ts';
import { names } from './names.ts';

const { list, lot, theLot, lotThere, theLotThere, card, cards } = names;
const { street, character, tile, theTile, ground, where, turned } = names;

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);

const OPENED: OpenedTexts = {
  silver: 'silberne Wolkenkratzer',
  gold: 'goldene Wolkenkratzer und einen legendären',
};

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Wie viele Teile es von jeder Art gibt',
    thresholds: 'Punkte, ab denen Silber und Gold offen sind',
    streetMajority: 'Punkte für eine Straße',
    challengePoints: 'Punkte der Herausforderungen',
    unusedActionCard: 'Punkte für eine unbenutzte Aktionskarte',
    firstGame: 'Straßen und Herausforderung der ersten Partie',
    startingBuilding: 'Das Startgebäude',
    streetCards: 'Straßen mit einer Karte',
    heights: 'Höhen der legendären Wolkenkratzer',
    characters: 'Namen von drei Charakteren',
    otherCharacters: 'Namen der anderen beiden Charaktere',
    plainStreets: 'Straßen ohne Karte',
    parks: 'Parks',
    landmarks: 'Wahrzeichen',
    map: 'Der Plan: Grundstücke, Blöcke, Straßen',
    startLots: 'Startgrundstücke',
    skyscrapers: 'Formen und Punkte der Wolkenkratzer',
    legendaries: 'Formen und Punkte der legendären Wolkenkratzer',
  },
  prompt: {
    beginTurn: ({ seat }, { view }) =>
      ({
        acquire: 'Erwirb ein Grundstück.',
        either: 'Erwirb ein Grundstück, oder reiße ab und baue neu.',
        noWorker: 'Du hast keinen freien Arbeiter: Baue, oder reiße ab und baue neu.',
      })[beginningOf(view, seat)],
    goOn: (prompt, { view }) =>
      ({
        build: 'Du darfst einen Wolkenkratzer bauen oder den Zug beenden.',
        card: 'Du darfst eine Aktionskarte spielen oder den Zug beenden.',
        either: 'Du darfst einen Wolkenkratzer bauen, eine Aktionskarte spielen oder den Zug beenden.',
      })[turnGoesOnWith(view, prompt)],
    grabLot: () => 'Land Grab: Erwirb ein zweites Grundstück mit 2 Feldern.',
    boomBuild: () => 'Construction Boom: Baue einen zweiten Wolkenkratzer.',
    giveBack: () => 'Du kannst nichts anderes tun: Welches reservierte Grundstück gibst du zurück?',
  },
  answer(action, { view }) {
    if ('lot' in action) return lotThere(action.lot);
    if ('stop' in action) return 'Zug beenden';
    if ('card' in action) return actionCards[action.card].answer;
    const fallen = demolishedBy(view, action);
    const place = capital(turned(action));
    return fallen.length === 0 ? place : `${place}; reißt ${list(fallen.map(theTile))} ab`;
  },
  group(action) {
    if ('lot' in action) return card(at(LOTS, action.lot).kind);
    if ('tile' in action) return `${tile(action.tile)}, ${points(pointsOf(action.tile))}`;
    return 'card' in action ? 'Aktionskarte' : 'Zug';
  },
  event: {
    dealt: ({ seat, character: who, lot: start }, name) =>
      start === null
        ? `${name(seat)} ist ${character(who)}.`
        : `${name(seat)} ist ${character(who)} und beginnt mit einem Gebäude auf ${lotThere(start)}.`,
    setStreets: ({ streets }) => `Straßen im Spiel: ${list(streets.map(street))}.`,
    setChallenge: ({ challenge }) =>
      challenge === null
        ? 'Gespielt wird ohne Herausforderung.'
        : `Die Herausforderung: ${CHALLENGE_NAMES[challenge]}.`,
    began: ({ first }, name) => `${name(first)} beginnt.`,
    filled: ({ kinds }) => `Neu im Markt: ${cards(kinds)}.`,
    acquired: ({ seat, lot: taken }, name) => `${name(seat)} erwirbt ${theLotThere(taken)}.`,
    demolished: ({ seat, ...old }, name) => `${name(seat)} reißt ${theTile(old.tile)} (${ground(old)}) ab.`,
    built({ seat, points: scored, workers, ...build }, name) {
      const home = ['', ' Ein Arbeiter kehrt zurück.'][workers] ?? ` ${workers} Arbeiter kehren zurück.`;
      return `${name(seat)} baut ${theTile(build.tile)}: ${points(scored)} (${where(build)}).${home}`;
    },
    guarded: ({ seat, lots }, name) =>
      lots.length === 1
        ? `${name(seat)} stellt einen Arbeiter auf das leer gewordene ${list(lots.map(lot))}.`
        : `${name(seat)} stellt Arbeiter auf leer gewordene Grundstücke: ${list(lots.map(lot))}.`,
    gainedPrestige: ({ seat, points: gained }, name) =>
      `${name(seat)} erhält ${points(gained)} für Gold Prestige.`,
    reached: ({ seat, technology }, name) => `${name(seat)} darf nun ${OPENED[openedBy(technology)]} bauen.`,
    playedCard: ({ seat, card: played }, name) => `${name(seat)} spielt ${ACTION_CARD_NAMES[played]}.`,
    shifted: ({ kinds }) => `Der Markt wird ausgetauscht: ${cards(kinds)}.`,
    gaveBack: ({ seat, lot: given }, name) => `${name(seat)} sitzt fest und gibt ${theLot(given)} zurück.`,
    announced: ({ seat }, name) => `${name(seat)} hat nur noch fünf Wolkenkratzer.`,
    triggeredEnd: ({ seat, ending }, name) =>
      ending === 'tiles'
        ? `${name(seat)} hat nur noch vier Wolkenkratzer: Alle anderen sind noch einmal am Zug.`
        : `Der Markt lässt sich nicht auffüllen: Alle außer ${name(seat)} sind noch einmal am Zug.`,
    scoredStreet: ({ street: scored, counts, seat }, name) =>
      `${street(scored)}, Gebäude: ${tally(counts, name)}. ${seat === null ? 'Niemand punktet' : `${name(seat)} erhält ${points(STREET_POINTS)}`}.`,
    scoredChallenge: ({ seat, challenge, points: scored }, name) =>
      `${name(seat)} erhält ${points(scored)} für ${CHALLENGE_NAMES[challenge]}.`,
    scoredCards: ({ seat, points: scored }, name) =>
      `${name(seat)} erhält ${points(scored)} für ${scored === 1 ? 'eine ungenutzte Aktionskarte' : 'ungenutzte Aktionskarten'}.`,
  },
  fact: facts,
  trait: {
    character: { heading: 'Charaktere', of: (id) => characterTrait(names, id) },
    legendary: { heading: 'Legendäre Wolkenkratzer', of: (id) => legendaryTrait(names, id, 'Keiner gebaut') },
  },
  part: { buildings: 'Gebäude', streets: 'Straßen', challenge: 'Herausforderung', cards: 'Aktionskarten' },
  ending: {
    tiles: 'Jemand hatte nur noch vier Wolkenkratzer.',
    market: 'Der Markt ließ sich nicht mehr auffüllen.',
  },
  reason: {
    firstGameIsFixed: 'Die erste Partie hat ihre eigenen Straßen und ihre eigene Herausforderung.',
    acquireFirst: 'Mit einem freien Arbeiter musst du vor dem Bauen ein Grundstück erwerben.',
    noPassing: 'Du kannst nicht passen, solange du etwas tun kannst.',
    noFreeWorker: 'Du hast keinen freien Arbeiter.',
    noSuchCard: 'Im Markt liegt keine Karte für dieses Grundstück.',
    lotTaken: 'Dieses Grundstück gehört schon jemandem.',
    oneLotATurn: 'Man erwirbt nur ein Grundstück, zu Beginn des Zuges.',
    lotBeforeBuilding:
      'Du hast gebaut, ohne ein Grundstück zu erwerben: In diesem Zug kannst du keines mehr erwerben.',
    mustGiveBack: 'Du kannst weder erwerben noch bauen: Gib ein reserviertes Grundstück zurück.',
    notReserved: 'Auf diesem Grundstück steht kein Arbeiter von dir.',
    tileUsed: 'Dieses Plättchen ist nicht unter denen, die dir bleiben.',
    legendaryTaken: 'Dieser legendäre Wolkenkratzer ist schon gebaut.',
    oneLegendary: 'Du hast deinen legendären Wolkenkratzer schon gebaut: nur einer je Spieler.',
    technologyClosed: 'Für diese Technologie hast du noch nicht genug Punkte.',
    offTheLots: 'Das Plättchen läge auf einer Straße, einem Park, einem Wahrzeichen oder neben dem Plan.',
    notYourLand: 'Dieses Land gehört dir nicht ganz.',
    noFront: 'Keine Seite läge an einer Straße oder einem Park.',
    noDemolition: 'Hier steht etwas, und bei dieser Aktion wird nicht abgerissen.',
    oneBuildingATurn: 'Du hast in diesem Zug schon gebaut.',
    goldStands: 'Goldene und legendäre Wolkenkratzer werden nie abgerissen.',
    notHigher: 'Der neue Wolkenkratzer muss von höherer Technologie sein als alles, was fällt.',
    workersShort: 'Du hast zu wenige Arbeiter für die Grundstücke, die leer würden.',
    cardGone: 'Diese Aktionskarte hast du nicht.',
    boomAfterBuilding: 'Construction Boom spielt man nach einem ersten Bau.',
    boomAfterEnd: 'Der Bau dieses Zuges hat das Ende ausgelöst: kein zweiter Bau.',
    noRoom: 'Du hast nichts zu bauen oder keinen Platz dafür.',
    shiftFirst: 'Market Shift spielt man zu Beginn des Zuges.',
    deckTooSmall: 'Der Stapel hat weniger als vier Karten.',
    grabAfterLot: 'Land Grab spielt man nach dem ersten Grundstück.',
    grabTooLarge: 'Mit Land Grab haben beide Grundstücke 2 Felder.',
    deckEmpty: 'Der Stapel ist leer.',
  },
  options: {
    expert: {
      label: 'Expertenspiel',
      help: 'Keine Startgebäude; Silber ab 10 Punkten, Gold ab 25.',
    },
    actionCards: {
      label: 'Aktionskarten',
      help: 'Jeder hat drei Karten; jede kann einmal gespielt werden.',
    },
    firstGame: {
      label: 'Erste Partie',
      help: 'Wall Street, Broadway und Nassau & Broad, mit Gold Tycoon oder ohne Herausforderung.',
    },
    streets: {
      label: 'Straßen',
      help: 'Bis zu drei Straßen nach Wahl; die fehlenden werden gezogen.',
      value: streetValue,
    },
    challenge: {
      label: 'Herausforderung',
      help: 'Gezogen, gewählt oder keine.',
      value: (value) => challengeValue({ drawn: 'Gezogen', none: 'Keine' }, value),
    },
  },
};
