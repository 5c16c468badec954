/** Polish. */

import { at, pluralsIn } from '#kernel';
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
const { counted } = pluralsIn('pl', ['one', 'few', 'many']);

const points = (count: number) => counted(count, 'punkt', 'punkty', 'punktów');

const OPENED: OpenedTexts = {
  silver: 'wieżowce srebrne',
  gold: 'wieżowce złote i jeden legendarny',
};

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Ile jest elementów każdego rodzaju',
    thresholds: 'Punkty otwierające srebro i złoto',
    streetMajority: 'Punkty za ulicę',
    challengePoints: 'Punkty za wyzwania',
    unusedActionCard: 'Punkty za niewykorzystaną kartę akcji',
    firstGame: 'Ulice i wyzwanie pierwszej gry',
    startingBuilding: 'Budynek początkowy',
    streetCards: 'Ulice, które mają kartę',
    heights: 'Wysokości legendarnych wieżowców',
    characters: 'Imiona trzech postaci',
    otherCharacters: 'Imiona dwóch pozostałych postaci',
    plainStreets: 'Ulice bez karty',
    parks: 'Parki',
    landmarks: 'Zabytki',
    map: 'Mapa: działki, kwartały, ulice',
    startLots: 'Działki początkowe',
    skyscrapers: 'Kształty i punkty wieżowców',
    legendaries: 'Kształty i punkty legendarnych wieżowców',
  },
  prompt: {
    beginTurn: ({ seat }, { view }) =>
      ({
        acquire: 'Nabądź działkę.',
        either: 'Nabądź działkę albo zburz i odbuduj.',
        noWorker: 'Nie masz wolnego robotnika: zbuduj albo zburz i odbuduj.',
      })[beginningOf(view, seat)],
    goOn: (prompt, { view }) =>
      ({
        build: 'Możesz zbudować wieżowiec albo zakończyć turę.',
        card: 'Możesz zagrać kartę akcji albo zakończyć turę.',
        either: 'Możesz zbudować wieżowiec, zagrać kartę akcji albo zakończyć turę.',
      })[turnGoesOnWith(view, prompt)],
    grabLot: () => 'Land Grab: nabądź drugą działkę, o 2 polach.',
    boomBuild: () => 'Construction Boom: zbuduj drugi wieżowiec.',
    giveBack: () => 'Nic innego nie możesz zrobić: którą zarezerwowaną działkę oddajesz?',
  },
  answer(action, { view }) {
    if ('lot' in action) return capital(lotThere(action.lot));
    if ('stop' in action) return 'Zakończ turę';
    if ('card' in action) return actionCards[action.card].answer;
    const fallen = demolishedBy(view, action);
    const place = capital(turned(action));
    return fallen.length === 0 ? place : `${place}; burzy ${list(fallen.map(theTile))}`;
  },
  group(action) {
    if ('lot' in action) return capital(card(at(LOTS, action.lot).kind));
    if ('tile' in action) return `${tile(action.tile)}, ${points(pointsOf(action.tile))}`;
    return 'card' in action ? 'Karta akcji' : 'Tura';
  },
  event: {
    dealt: ({ seat, character: who, lot: start }, name) =>
      start === null
        ? `${name(seat)} to ${character(who)}.`
        : `${name(seat)} to ${character(who)}, budynek początkowy: ${lotThere(start)}.`,
    setStreets: ({ streets }) => `Ulice w grze: ${list(streets.map(street))}.`,
    setChallenge: ({ challenge }) =>
      challenge === null ? 'Gra bez wyzwania.' : `Wyzwanie: ${CHALLENGE_NAMES[challenge]}.`,
    began: ({ first }, name) => `Zaczyna ${name(first)}.`,
    filled: ({ kinds }) => `Nowe na rynku: ${cards(kinds)}.`,
    acquired: ({ seat, lot: taken }, name) => `${name(seat)} nabywa ${theLotThere(taken)}.`,
    demolished: ({ seat, ...old }, name) => `${name(seat)} burzy ${theTile(old.tile)} (${ground(old)}).`,
    built({ seat, points: scored, workers, ...build }, name) {
      const home =
        ['', ' Robotnik wraca.'][workers] ??
        ` ${counted(workers, 'robotnik wraca', 'robotnicy wracają', 'robotników wraca')}.`;
      return `${name(seat)} buduje ${theTile(build.tile)}: ${points(scored)} (${where(build)}).${home}`;
    },
    guarded: ({ seat, lots }, name) =>
      lots.length === 1
        ? `${name(seat)} stawia robotnika na opuszczonej działce: ${list(lots.map(lot))}.`
        : `${name(seat)} stawia robotników na opuszczonych działkach: ${list(lots.map(lot))}.`,
    gainedPrestige: ({ seat, points: gained }, name) =>
      `${name(seat)} zyskuje ${points(gained)} za Gold Prestige.`,
    reached: ({ seat, technology }, name) =>
      `${name(seat)} może teraz budować ${OPENED[openedBy(technology)]}.`,
    playedCard: ({ seat, card: played }, name) => `${name(seat)} zagrywa ${ACTION_CARD_NAMES[played]}.`,
    shifted: ({ kinds }) => `Nowy rynek: ${cards(kinds)}.`,
    gaveBack: ({ seat, lot: given }, name) =>
      `${name(seat)} nie ma innego wyjścia i oddaje ${theLot(given)}.`,
    announced: ({ seat }, name) => `${name(seat)} ma już tylko pięć wieżowców.`,
    triggeredEnd: ({ seat, ending }, name) =>
      ending === 'tiles'
        ? `${name(seat)} ma już tylko cztery wieżowce: wszyscy pozostali mają jeszcze po jednej turze.`
        : `Rynku nie da się uzupełnić: po tej turze (${name(seat)}) wszyscy pozostali mają jeszcze po jednej.`,
    scoredStreet: ({ street: scored, counts, seat }, name) =>
      `${street(scored)}, budynki: ${tally(counts, name)}. ${seat === null ? 'Nikt nie punktuje' : `${name(seat)} zyskuje ${points(STREET_POINTS)}`}.`,
    scoredChallenge: ({ seat, challenge, points: scored }, name) =>
      `${name(seat)} zyskuje ${points(scored)} za ${CHALLENGE_NAMES[challenge]}.`,
    scoredCards: ({ seat, points: scored }, name) =>
      `${name(seat)} zyskuje ${points(scored)} za ${scored === 1 ? 'niezagraną kartę akcji' : 'niezagrane karty akcji'}.`,
  },
  fact: facts,
  trait: {
    character: { heading: 'Postacie', of: (id) => characterTrait(names, id) },
    legendary: {
      heading: 'Legendarne wieżowce',
      of: (id) => legendaryTrait(names, id, 'Żaden nie zbudowany'),
    },
  },
  part: { buildings: 'Budynki', streets: 'Ulice', challenge: 'Wyzwanie', cards: 'Karty akcji' },
  ending: {
    tiles: 'Jednemu z graczy zostały tylko cztery wieżowce.',
    market: 'Rynku nie dało się już uzupełnić.',
  },
  reason: {
    firstGameIsFixed: 'Zestaw na pierwszą grę ma własne ulice i wyzwanie.',
    acquireFirst: 'Mając wolnego robotnika, musisz nabyć działkę, zanim zbudujesz.',
    noPassing: 'Nie możesz pasować, dopóki możesz coś zrobić.',
    noFreeWorker: 'Nie masz wolnego robotnika.',
    noSuchCard: 'Na rynku nie ma karty tej działki.',
    lotTaken: 'Ta działka ma już właściciela.',
    oneLotATurn: 'Działkę nabywa się raz, na początku tury.',
    lotBeforeBuilding: 'Budowa odbyła się bez nabycia działki: w tej turze nie można już żadnej nabyć.',
    mustGiveBack: 'Nie możesz ani nabyć, ani budować: oddaj zarezerwowaną działkę.',
    notReserved: 'Na tej działce nie stoi twój robotnik.',
    tileUsed: 'Tej płytki nie ma wśród tych, które ci zostały.',
    legendaryTaken: 'Ten legendarny wieżowiec już zbudowano.',
    oneLegendary: 'Twój legendarny wieżowiec już stoi: tylko jeden na gracza.',
    technologyClosed: 'Masz jeszcze za mało punktów na tę technologię.',
    offTheLots: 'Płytka leżałaby na ulicy, w parku, na zabytku albo poza mapą.',
    notYourLand: 'Ta ziemia nie jest w całości twoja.',
    noFront: 'Żaden bok nie leżałby przy ulicy ani parku.',
    noDemolition: 'Coś tu stoi, a przy tej akcji się nie burzy.',
    oneBuildingATurn: 'W tej turze już budowano.',
    goldStands: 'Wieżowce złote i legendarne nigdy nie znikają.',
    notHigher: 'Nowy wieżowiec musi być wyższej technologii niż wszystko, co znika.',
    workersShort: 'Masz za mało robotników na działki, które by opustoszały.',
    cardGone: 'Nie masz tej karty akcji.',
    boomAfterBuilding: 'Construction Boom zagrywa się po pierwszym budynku.',
    boomAfterEnd: 'Budynek tej tury wywołał koniec: drugiego nie będzie.',
    noRoom: 'Nie masz czego zbudować albo gdzie.',
    shiftFirst: 'Market Shift zagrywa się na początku tury.',
    deckTooSmall: 'W talii jest mniej niż cztery karty.',
    grabAfterLot: 'Land Grab zagrywa się po pierwszej działce.',
    grabTooLarge: 'Z Land Grab obie działki mają 2 pola.',
    deckEmpty: 'Talia jest pusta.',
  },
  options: {
    expert: {
      label: 'Gra dla ekspertów',
      help: 'Bez budynków początkowych; srebro od 10 punktów, złoto od 25.',
    },
    actionCards: { label: 'Karty akcji', help: 'Każdy ma trzy karty, każdą można zagrać raz.' },
    firstGame: {
      label: 'Zestaw na pierwszą grę',
      help: 'Wall Street, Broadway i Nassau & Broad, z Gold Tycoon albo bez wyzwania.',
    },
    streets: {
      label: 'Ulice',
      help: 'Do trzech ulic do wyboru; brakujące się losuje.',
      value: streetValue,
    },
    challenge: {
      label: 'Wyzwanie',
      help: 'Losowane, wybrane albo żadne.',
      value: (value) => challengeValue({ drawn: 'Losowane', none: 'Żadne' }, value),
    },
  },
};
