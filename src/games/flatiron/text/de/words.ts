/** German: questions, answers, the log. */

import { at, type NameOf } from '#kernel';
import { decreeHalfOf, sideOf } from '../../approach.ts';
import { DANIEL, DANIELS, NONE, ROOF, SIDES } from '../../components.ts';
import { info } from '../../info.ts';
import { pillarPrice, placeOffered } from '../../queries.ts';
import { answering } from '../answers.ts';
import { capital, phrases, reputationOfHalf, signed, signedPoints } from '../phrases.ts';
import type { Text } from '../text.ts';
import { facts } from './facts.ts';
import { names, points } from './names.ts';

const { deed, half, effect, bonus, paper, street, scoring } = phrases(names);

const side = (number: number) => {
  const { letter, purple } = at(SIDES, number);
  return `Firmenplan ${letter}, ${purple ? 'lila Seite' : 'Rückseite'}`;
};
const end = (which: number) => (which === 0 ? 'oben' : 'unten');
const who = (number: number, name: NameOf) => (number === DANIEL ? 'Daniel' : name(number));
const floor = (number: number) => (number === ROOF ? 'das Dach' : 'die nächste Etage');
const newspaper = (kind: number | null) => (kind === null ? 'eine Zeitung' : `die Zeitung „${paper(kind)}“`);
/** What a half does, and its reputation. */
const seen = (card: number, shown: number) => `${half(card, shown)} (Ruf ${reputationOfHalf(card, shown)})`;
const halves = (card: number) => `${seen(card, 0)} / ${seen(card, 1)}`;
const danielCard = (card: number) => `Karte ${at(DANIELS, card).id}`;
const CAUSE = {
  action: '',
  bonus: ' vom Bauplatz',
  cards: ' für die Karte',
  newspaper: '',
  street: ' für den Besuch',
};

export const words: Text = {
  title: info.title,
  values: {
    money: 'Startgeld und Geld nehmen',
    prices: 'Preise von City-Hall-Karten und Etagen',
    supplies: 'Säulen, Plättchen und was ausliegt',
    track: 'Felder des Zeitungsjungen',
    streetResults: 'Punkte für guten und schlechten Ruf',
    actions: 'Kosten und Punkte der Sonderaktionen',
    scorings: 'Beträge auf City-Hall-Karten',
    effects: 'Beträge der Etageneffekte',
    newspapers: 'Beträge auf Zeitungen',
    newspaperCopies: 'Zeitungen jeder Art',
    daniel: 'Was Daniel erhält',
    boards: 'Firmenpläne: Preise, Punkte, Aktionen',
    streetCards: 'Straßenkarten',
    decrees: 'City-Hall-Karten',
    floors: 'Etagen: Effekte und Bauplätze',
    danielCards: 'Daniels Karten',
  },
  prompt: {
    chooseBoard: () => 'Mit welchem Firmenplan spielst du, und mit welcher Seite?',
    chooseDanielSide: () => 'Mit welcher Seite seines Firmenplans spielt Daniel?',
    move: () => 'Geh an einen anderen Ort: Spalte nutzen, Karte kaufen oder Geld nehmen.',
    act: (_, { view }) => `Du bist ${at(names.being, placeOffered(view))}: Was tust du?`,
    closeTurn: () => 'Alles erledigt: eine Zeitung ausgeben oder den Zug beenden?',
    work: ({ deed: number }) => `Als Nächstes in deiner Spalte: ${deed(number)}.`,
    usePaper: (_, { view }) => `Die Tageszeitung nutzen: ${paper(view.paper)}?`,
    pickDeed: () => 'Welche Aktion nutzt du?',
    pickHallAction: () => 'Was tust du in der City Hall?',
    pickDeck: () => 'Von welchem Stapel kaufst du die oberste Karte?',
    pickHalf: ({ deck, price }, { view }) =>
      `Wohin kommt die Karte „${street(at(view.decks, deck).top)}“ für ${price} $?`,
    pickDecree: ({ price }) => `Welche City-Hall-Karte kaufst du für ${price} $?`,
    placeDecree: () => 'Wohin kommt die City-Hall-Karte?',
    pickColor: ({ cost }, { view }) => `Welche Säule kaufst du für ${pillarPrice(view, cost)} $?`,
    giveColor: () => 'Welche Säule geht in den Vorrat zurück?',
    takeColor: ({ color }) => `Was nimmst du für ${at(names.thePillar, color)}?`,
    pickPillar: ({ second }) => (second ? 'Welche ist deine zweite Säule?' : 'Welche Säule baust du?'),
    pickSlot: ({ color }) => `Wohin kommt ${at(names.thePillar, color)}?`,
    keepPaper: (_, { view }) =>
      `Welche Zeitung behältst du? Die andere ${view.daniel ? 'wird zur Tageszeitung' : 'bekommt dein Gegner'}.`,
  },
  answer: answering({
    done: 'Zug beenden',
    skip: 'Auslassen',
    go: (place) => at(names.place, place),
    spend: (kind) => `Deine Zeitung ausgeben: ${paper(kind)}`,
    side: (number) => side(number),
    use: (number) => capital(deed(number)),
    buy: (color, price) => `${capital(at(names.pillar, color))} für ${price} $ kaufen`,
    buyAny: (price) => `Beliebige Säule für ${price} $ kaufen`,
    sell: (color, price) => `${capital(at(names.thePillar, color))} für ${price} $ verkaufen`,
    keep: (kind) => capital(paper(kind)),
    color: (color) => at(names.color, color),
    slot: (slot, level) => `Bauplatz ${slot + 1}: ${bonus(level, slot)}`,
    deck: (deck, card, price) =>
      `Stapel ${at(names.place, deck)}: Karte „${street(card)}“ für ${price} $, ${halves(card)}`,
    half: (card, shown) => `${capital(end(shown))}: ${seen(card, shown)}`,
    decree: (card) => capital(halves(card)),
    placed: (card, where, shown) => `${at(names.place, where)}, ${end(shown)}: ${seen(card, shown)}`,
    ownDeed: (where, row, number) => `${at(names.place, where)}, Zeile ${row + 1}: ${deed(number)}`,
    visibleDeed: (deck, shown, number) =>
      `Stapel ${at(names.place, deck)}, ${shown === 0 ? 'obere' : 'untere'} Hälfte: ${deed(number)}`,
    money: (dollars) => `${dollars} $ nehmen`,
    usePaper: (kind) => `Die Tageszeitung nutzen: ${paper(kind)}`,
    buyCard: (card, price) => `Die Karte „${street(card)}“ für ${price} $ kaufen`,
    buyDecree: (price) => `Eine City-Hall-Karte für ${price} $ kaufen`,
    activate: (place) => `${at(names.place, place)} aktivieren`,
  }),
  event: {
    opened: ({ floor: first, next, paper: day }) =>
      `Startetage: ${effect(first)}. Nächste Etage: ${effect(next)}. Tageszeitung: ${paper(day)}.`,
    dealtBoards: ({ seat, boards }, name) =>
      `${name(seat)} erhält die Firmenpläne ${boards.map((board) => at(SIDES, board).letter).join(' und ')}.`,
    choseBoard: ({ seat, side: chosen }, name) => `${name(seat)} spielt mit ${side(chosen)}.`,
    dealtDaniel: ({ board }) => `Daniel erhält den Firmenplan ${at(SIDES, board).letter}.`,
    setDanielSide: ({ side: chosen }) => `Daniel spielt mit ${side(chosen)}.`,
    began: ({ seat, dollars, first }, name) =>
      `${name(seat)} ${first ? 'ist zuerst am Zug und ' : ''}erhält ${dollars} $ Startgeld.`,
    moved: ({ seat, to }, name) => `${name(seat)} geht ${at(names.going, to)}.`,
    tookMoney: ({ seat, dollars }, name) => `${name(seat)} nimmt ${dollars} $.`,
    activated: ({ seat, place }, name) => `${name(seat)} aktiviert ${at(names.place, place)}.`,
    skipped: ({ seat, deed: number }, name) => `${name(seat)} lässt „${deed(number)}“ aus.`,
    chained: ({ seat, deed: number, cost }, name) =>
      `${name(seat)} zahlt ${cost} $ und nutzt „${deed(number)}“.`,
    reachedHall: ({ seat, cost }, name) =>
      `${name(seat)} zahlt ${cost} $ für eine Möglichkeit der City Hall.`,
    gained: ({ seat, dollars, cause }, name) => `${name(seat)} erhält ${dollars} $${CAUSE[cause]}.`,
    scored: ({ seat, points: count, cause }, name) => `${name(seat)} erhält ${points(count)}${CAUSE[cause]}.`,
    boughtCard: ({ seat, card, half: shown, price }, name) =>
      `${name(seat)} kauft eine Karte für ${price} $ und legt sie ${end(shown)} an die Spalte ${street(card)}: ${seen(card, shown)}.`,
    boughtDecree: ({ seat, card, street: where, half: shown, price }, name) =>
      `${name(seat)} kauft eine City-Hall-Karte für ${price} $ und legt sie ${end(shown)} an die Spalte ${at(names.place, where)}: ${seen(card, shown)}.`,
    boughtPillar: ({ seat, color, price }, name) =>
      `${name(seat)} kauft ${at(names.pillar, color)} für ${price} $.`,
    soldPillar: ({ seat, color, price }, name) =>
      `${name(seat)} verkauft ${at(names.thePillar, color)} für ${price} $.`,
    swapped: ({ seat, away, taken }, name) =>
      `${name(seat)} tauscht ${at(names.thePillar, away)} gegen ${at(names.pillar, taken)}.`,
    paidToBuild: ({ seat, cost }, name) => `${name(seat)} zahlt ${cost} $ fürs Bauen.`,
    built: ({ seat, color, level, slot, points: count, bonus: more }, name) =>
      `${name(seat)} setzt ${at(names.pillar, color)} auf Etage ${level + 1}, Bauplatz ${slot + 1}, und erhält ${points(count)}${more > 0 ? ` und ${more} weitere für die Etage` : ''}.`,
    tookToken: ({ seat }, name) => `${name(seat)} nimmt ein Rufplättchen.`,
    drewPaper: ({ seat, paper: kind }, name) => `${name(seat)} zieht ${newspaper(kind)}.`,
    builtFloor: ({ seat, floor: number, cost, points: count }, name) =>
      `${name(seat)} zahlt ${cost} $, baut ${floor(number)} und erhält ${points(count)}.`,
    turnedCards: () => 'Die obersten Karten kommen unter ihre Stapel.',
    showedFloor: ({ floor: number }) =>
      number === ROOF ? 'Jetzt fehlt nur noch das Dach.' : `Nächste Etage: ${effect(number)}.`,
    spent: ({ seat, paper: kind }, name) => `${name(seat)} gibt ${newspaper(kind)} aus.`,
    usedPaper: ({ seat, paper: kind }, name) => `${name(seat)} nutzt ${newspaper(kind)}.`,
    metNewsboy: ({ who: number, space, next }, name) =>
      `${who(number, name)} erreicht den Zeitungsjungen auf Feld ${space}; dieser ${next === 0 ? 'verlässt das Spiel' : `läuft weiter auf Feld ${next}`}${number === DANIEL ? ' (R10.14)' : ''}.`,
    kept: ({ seat, paper: kind }, name) => `${name(seat)} behält ${newspaper(kind)}.`,
    gave: ({ seat, paper: kind }, name) => `${name(seat)} bekommt ${newspaper(kind)}.`,
    changedPaper: ({ paper: kind }) => `Neue Tageszeitung: ${paper(kind)}.`,
    danielMoved: ({ card, to, other }) =>
      `Daniel deckt ${danielCard(card)} auf und geht ${at(names.going, to)}${other ? `, weil er schon ${at(names.being, at(DANIELS, card).main)} ist` : ''} (R10.3).`,
    danielMet: ({ points: count }) =>
      `Er trifft den anderen Architekten und erhält ${points(count)} (R10.4).`,
    danielPopular: ({ card, points: count, instead }) =>
      instead
        ? `Daniel kann die Säule von ${danielCard(card)} nicht bauen und wertet seine Beliebtheit: ${points(count)} (R10.7).`
        : `Daniel wertet mit ${danielCard(card)} seine Beliebtheit: ${points(count)} (R10.5).`,
    danielBuilt: ({ card, color, level, slot, points: count }) =>
      `Daniel setzt mit ${danielCard(card)} ${at(names.pillar, color)} auf Etage ${level + 1}, Bauplatz ${slot + 1}, und erhält ${points(count)} (R10.6).`,
    danielBuiltFloor: ({ card, floor: number, points: count }) =>
      `Daniel baut mit ${danielCard(card)} ${floor(number)} und erhält ${points(count)} (R10.8).`,
    danielTookDecree: ({ card, decree }) =>
      decree === NONE
        ? `Für ${danielCard(card)} ist keine City-Hall-Karte mehr da (R10.9).`
        : `Daniel kann die Etage von ${danielCard(card)} nicht bauen und nimmt die City-Hall-Karte „${scoring(decree, 0)}“ (R10.9).`,
    danielTookCard: ({ card, taken, again }) =>
      `${again ? 'Ein zweiter Hauptort kommt doppelt, der' : 'Der Hauptort'} von ${danielCard(card)}${again ? '' : ' war schon da'}: Daniel nimmt ${taken === NONE ? 'keine Karte, wo er steht, gibt es keine' : `eine Karte „${street(taken)}“`} (${again ? 'R10.12' : 'R10.11'}).`,
    danielShuffled: () => 'Alle Karten Daniels werden neu gemischt (R10.12).',
    scoredStreet: ({ seat, street: where, reputation, points: count }, name) =>
      `${name(seat)}: Ruf ${signed(reputation)} ${at(names.being, where)}, ${signedPoints(count, points)}.`,
    scoredDecree: ({ seat, card, half: shown, points: count }, name) =>
      `${name(seat)}: City-Hall-Karte „${scoring(card, shown)}“, ${signedPoints(count, points)}.`,
    danielCounted: ({ cards, reputation, total }) =>
      `Daniel zählt ${points(cards)} für seine Karten (R10.15)${reputation > 0 ? ` und ${reputation} für deren Ruf (R10.16)` : ''} dazu und hat ${points(total)}.`,
  },
  fact: facts,
  trait: {
    side: { heading: 'Firmenpläne', of: (id) => side(sideOf(id)) },
    decree: { heading: 'City-Hall-Karten', of: (id) => capital(scoring(...decreeHalfOf(id))) },
  },
  part: { play: 'Im Spiel', cards: 'Karten', reputation: 'Ruf', decrees: 'City-Hall-Karten' },
  holding: { dollars: (dollars) => `${dollars} $` },
  ending: {
    roof: 'Das Dach ist gebaut.',
    danielBeaten: 'Das Dach ist gebaut.',
    danielWins: 'Das Dach ist gebaut.',
    turnLimit: 'Das Dach wurde nie gebaut; die Partie wurde abgebrochen und gewertet.',
  },
  reason: {
    hardIsSolo: 'Nur Daniel lässt sich schwerer machen: Das geht nur allein.',
    notDealt: 'Dieser Firmenplan wurde hier nicht ausgeteilt.',
    purpleOnly: 'An diesem Tisch wird nur mit den lila Seiten gespielt.',
    mustMove: 'Dein Architekt muss an einen anderen Ort gehen.',
    placeTaken: 'Dort steht der andere Architekt.',
    noSuchPlace: 'Es gibt vier Straßen und die City Hall.',
    mustAct: 'Tu jetzt hier eines: eine Karte kaufen, den Ort aktivieren oder Geld nehmen.',
    hasActed:
      'Du bist gegangen und hast gehandelt: Du kannst nur noch Zeitungen ausgeben oder den Zug beenden.',
    notInHand: 'Du hast diese Zeitung nicht.',
    insideAction: 'Mitten in einer Aktion lassen sich keine Zeitungen ausgeben.',
    notDelivered: 'Du behältst eine der beiden gelieferten Zeitungen.',
    tooPoor: 'Du hast nicht genug Geld.',
    deckEmpty: 'Dieser Stapel ist leer.',
    columnFull: 'Die Spalte dieser Karte hat schon drei Karten.',
    columnHasDecree: 'Diese Spalte hat schon eine City-Hall-Karte.',
    noDecreeLeft: 'Es ist keine City-Hall-Karte mehr da.',
    noRoomForDecree: 'Keine deiner Spalten kann eine City-Hall-Karte aufnehmen.',
    colorStored: 'Du hast schon eine Säule dieser Farbe.',
    colorNotStored: 'Du hast keine Säule dieser Farbe.',
    noneInSupply: 'Der Vorrat hat keine Säule dieser Farbe.',
    nothingStored: 'Du hast keine Säule.',
    nothingToBuy: 'Der Vorrat hat keine Säule für dich.',
    levelFull: 'Die Etage hat keinen freien Bauplatz.',
    levelNotFull: 'Auf der Etage stehen noch keine drei Säulen.',
    colorOnLevel: 'Die Etage hat diese Farbe schon.',
    nothingFits: 'Die Etage hat die Farben deiner Säulen schon.',
    needsTwo: 'Zwei Säulen müssen auf die Etage passen.',
    slotTaken: 'Dieser Bauplatz ist besetzt.',
    noSuchSlot: 'Eine Etage hat drei Bauplätze.',
    roofIsOn: 'Das Dach ist gebaut: Auf ihm stehen keine Säulen, und es wird nichts mehr gebaut.',
    colorMissing: 'Die Etage hat diese Farbe nicht.',
    tooFewFloors: 'Es sind zu wenige Etagen gebaut.',
    newsboyAhead: 'Du hast noch kein Feld des Zeitungsjungen erreicht.',
    chainUsed: 'Diese Art von Aktion wurde in der Kette schon genutzt.',
    nothingToUse: 'Diese Aktion ist hier nicht nutzbar.',
    notVisible: 'Diese City-Hall-Karte liegt nicht aus.',
  },
  options: {
    sides: {
      label: 'Seiten der Firmenpläne',
      help: 'Die lila Seiten sind für die erste Partie einfacher.',
      value: (value) => (value === 'purple' ? 'Nur lila Seiten' : 'Beliebige Seite'),
    },
    hard: { label: 'Schwerer Daniel', help: 'Allein: Daniel wertet auch den guten Ruf seiner Karten.' },
  },
};
