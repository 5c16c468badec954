/** Polish: questions, answers, the log. Names of players stay in the nominative. */

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
  return `plansza ${letter}, ${purple ? 'strona fioletowa' : 'druga strona'}`;
};
const end = (which: number) => (which === 0 ? 'u góry' : 'u dołu');
const who = (number: number, name: NameOf) => (number === DANIEL ? 'Daniel' : name(number));
const floor = (number: number) => (number === ROOF ? 'dach' : 'następne piętro');
const newspaper = (kind: number | null) => (kind === null ? 'gazetę' : `gazetę „${paper(kind)}”`);
/** What a half does, and what the street thinks of it. */
const seen = (card: number, shown: number) =>
  `${half(card, shown)} (reputacja ${reputationOfHalf(card, shown)})`;
const halves = (card: number) => `${seen(card, 0)} / ${seen(card, 1)}`;
const danielCard = (card: number) => `kartę ${at(DANIELS, card).id}`;
const ofDanielCard = (card: number) => `karty ${at(DANIELS, card).id}`;
const CAUSE = {
  action: '',
  bonus: ' z miejsca na poziomie',
  cards: ' za kartę',
  newspaper: '',
  street: ' za przybycie',
};

export const words: Text = {
  title: info.title,
  values: {
    money: 'Pieniądze na początek i pieniądze brane',
    prices: 'Ceny dekretów i pięter',
    supplies: 'Filary, żetony i to, co leży odkryte',
    track: 'Pola gazeciarza',
    streetResults: 'Punkty za dobrą i złą reputację',
    actions: 'Koszty i punkty akcji specjalnych',
    scorings: 'Wartości na dekretach',
    effects: 'Wartości efektów pięter',
    newspapers: 'Wartości na gazetach',
    newspaperCopies: 'Gazety każdego rodzaju',
    daniel: 'Co dostaje Daniel',
    boards: 'Plansze: ceny, punkty, akcje',
    streetCards: 'Karty ulic',
    decrees: 'Dekrety',
    floors: 'Piętra: efekty i miejsca',
    danielCards: 'Karty Daniela',
  },
  prompt: {
    chooseBoard: () => 'Na której planszy grasz i po której stronie?',
    chooseDanielSide: () => 'Po której stronie swojej planszy gra Daniel?',
    move: () => 'Idź w inne miejsce: użyj kolumny, kup kartę albo weź pieniądze.',
    act: (_, { view }) => `Jesteś ${at(names.being, placeOffered(view))}: co robisz?`,
    closeTurn: () => 'Wszystko zrobione: zagrywasz gazetę czy kończysz turę?',
    work: ({ deed: number }) => `Następna akcja twojej kolumny: ${deed(number)}.`,
    usePaper: (_, { view }) => `Użyć gazety dnia „${paper(view.paper)}”?`,
    pickDeed: () => 'Której akcji używasz?',
    pickHallAction: () => 'Co robisz w City Hall?',
    pickDeck: () => 'Z której talii kupujesz wierzchnią kartę?',
    pickHalf: ({ deck, price }, { view }) =>
      `Dokąd trafia karta ${street(at(view.decks, deck).top)} za ${price} $?`,
    pickDecree: ({ price }) => `Który dekret kupujesz za ${price} $?`,
    placeDecree: () => 'Dokąd trafia dekret?',
    pickColor: ({ cost }, { view }) => `Który filar kupujesz za ${pillarPrice(view, cost)} $?`,
    giveColor: () => 'Który filar wraca do zasobów?',
    takeColor: ({ color }) => `Co bierzesz za ${at(names.thePillar, color)}?`,
    pickPillar: ({ second }) => (second ? 'Który filar budujesz jako drugi?' : 'Który filar budujesz?'),
    pickSlot: ({ color }) => `Gdzie staje ${at(names.thePillar, color)}?`,
    keepPaper: (_, { view }) =>
      `Którą gazetę zatrzymujesz? Druga ${view.daniel ? 'staje się gazetą dnia' : 'trafia do rywala'}.`,
  },
  answer: answering({
    done: 'Zakończ turę',
    skip: 'Pomiń',
    go: (place) => at(names.place, place),
    spend: (kind) => `Zagraj swoją gazetę: ${paper(kind)}`,
    side: (number) => capital(side(number)),
    use: (number) => capital(deed(number)),
    buy: (color, price) => `Kup ${at(names.pillar, color)} za ${price} $`,
    buyAny: (price) => `Kup dowolny filar za ${price} $`,
    sell: (color, price) => `Sprzedaj ${at(names.thePillar, color)} za ${price} $`,
    keep: (kind) => capital(paper(kind)),
    color: (color) => capital(at(names.color, color)),
    slot: (slot, level) => `Miejsce ${slot + 1}: ${bonus(level, slot)}`,
    deck: (deck, card, price) =>
      `Talia ${at(names.place, deck)}: karta ${street(card)} za ${price} $, ${halves(card)}`,
    half: (card, shown) => `${capital(end(shown))}: ${seen(card, shown)}`,
    decree: (card) => capital(halves(card)),
    placed: (card, where, shown) => `${at(names.place, where)}, ${end(shown)}: ${seen(card, shown)}`,
    ownDeed: (where, row, number) => `${at(names.place, where)}, rząd ${row + 1}: ${deed(number)}`,
    visibleDeed: (deck, shown, number) =>
      `Talia ${at(names.place, deck)}, ${shown === 0 ? 'górna' : 'dolna'} połowa: ${deed(number)}`,
    money: (dollars) => `Weź ${dollars} $`,
    usePaper: (kind) => `Użyj gazety dnia: ${paper(kind)}`,
    buyCard: (card, price) => `Kup kartę ${street(card)} za ${price} $`,
    buyDecree: (price) => `Kup dekret za ${price} $`,
    activate: (place) => `Aktywuj: ${at(names.place, place)}`,
  }),
  event: {
    opened: ({ floor: first, next, paper: day }) =>
      `Piętro początkowe: ${effect(first)}. Następne piętro: ${effect(next)}. Gazeta dnia: ${paper(day)}.`,
    dealtBoards: ({ seat, boards }, name) =>
      `${name(seat)} dostaje plansze ${boards.map((board) => at(SIDES, board).letter).join(' i ')}.`,
    choseBoard: ({ seat, side: chosen }, name) => `${name(seat)} wybiera: ${side(chosen)}.`,
    dealtDaniel: ({ board }) => `Daniel dostaje planszę ${at(SIDES, board).letter}.`,
    setDanielSide: ({ side: chosen }) => `Daniel gra tak: ${side(chosen)}.`,
    began: ({ seat, dollars, first }, name) =>
      `${name(seat)} ${first ? 'rozpoczyna grę i ' : ''}ma na start ${dollars} $.`,
    moved: ({ seat, to }, name) => `${name(seat)} idzie ${at(names.going, to)}.`,
    tookMoney: ({ seat, dollars }, name) => `${name(seat)} bierze ${dollars} $.`,
    activated: ({ seat, place }, name) => `${name(seat)} aktywuje ${at(names.place, place)}.`,
    skipped: ({ seat, deed: number }, name) => `${name(seat)} pomija „${deed(number)}”.`,
    chained: ({ seat, deed: number, cost }, name) =>
      `${name(seat)} płaci ${cost} $, by użyć akcji „${deed(number)}”.`,
    reachedHall: ({ seat, cost }, name) => `${name(seat)} płaci ${cost} $ za jedną z opcji City Hall.`,
    gained: ({ seat, dollars, cause }, name) => `${name(seat)} zyskuje ${dollars} $${CAUSE[cause]}.`,
    scored: ({ seat, points: count, cause }, name) =>
      `${name(seat)} zyskuje ${points(count)}${CAUSE[cause]}.`,
    boughtCard: ({ seat, card, half: shown, price }, name) =>
      `${name(seat)} kupuje kartę za ${price} $ i kładzie ją ${end(shown)} kolumny ${street(card)}: ${seen(card, shown)}.`,
    boughtDecree: ({ seat, card, street: where, half: shown, price }, name) =>
      `${name(seat)} kupuje dekret za ${price} $ i kładzie go ${end(shown)} kolumny ${at(names.place, where)}: ${seen(card, shown)}.`,
    boughtPillar: ({ seat, color, price }, name) =>
      `${name(seat)} kupuje ${at(names.pillar, color)} za ${price} $.`,
    soldPillar: ({ seat, color, price }, name) =>
      `${name(seat)} sprzedaje ${at(names.thePillar, color)} za ${price} $.`,
    swapped: ({ seat, away, taken }, name) =>
      `${name(seat)} zamienia ${at(names.thePillar, away)} na ${at(names.pillar, taken)}.`,
    paidToBuild: ({ seat, cost }, name) => `${name(seat)} płaci ${cost} $ za budowę.`,
    built: ({ seat, color, level, slot, points: count, bonus: more }, name) =>
      `${name(seat)} stawia ${at(names.pillar, color)} na poziomie ${level + 1}, miejsce ${slot + 1}, i zyskuje ${points(count)}${more > 0 ? ` oraz ${more} za poziom` : ''}.`,
    tookToken: ({ seat }, name) => `${name(seat)} bierze żeton reputacji.`,
    drewPaper: ({ seat, paper: kind }, name) => `${name(seat)} dobiera ${newspaper(kind)}.`,
    builtFloor: ({ seat, floor: number, cost, points: count }, name) =>
      `${name(seat)} płaci ${cost} $, buduje ${floor(number)} i zyskuje ${points(count)}.`,
    turnedCards: () => 'Wierzchnie karty idą pod swoje talie.',
    showedFloor: ({ floor: number }) =>
      number === ROOF ? 'Do zbudowania został tylko dach.' : `Następne piętro: ${effect(number)}.`,
    spent: ({ seat, paper: kind }, name) => `${name(seat)} zagrywa ${newspaper(kind)}.`,
    usedPaper: ({ seat, paper: kind }, name) =>
      `${name(seat)} używa gazety${kind === null ? '' : ` „${paper(kind)}”`}.`,
    metNewsboy: ({ who: number, space, next }, name) =>
      `${who(number, name)} dochodzi do gazeciarza na polu ${space}; gazeciarz ${next === 0 ? 'odchodzi z gry' : `idzie na pole ${next}`}${number === DANIEL ? ' (R10.14)' : ''}.`,
    kept: ({ seat, paper: kind }, name) => `${name(seat)} zatrzymuje ${newspaper(kind)}.`,
    gave: ({ seat, paper: kind }, name) => `${name(seat)} dostaje ${newspaper(kind)}.`,
    changedPaper: ({ paper: kind }) => `Nowa gazeta dnia: ${paper(kind)}.`,
    danielMoved: ({ card, to, other }) =>
      `Daniel odkrywa ${danielCard(card)} i idzie ${at(names.going, to)}${other ? `, bo już jest ${at(names.being, at(DANIELS, card).main)}` : ''} (R10.3).`,
    danielMet: ({ points: count }) => `Spotyka drugiego architekta i zyskuje ${points(count)} (R10.4).`,
    danielPopular: ({ card, points: count, instead }) =>
      instead
        ? `Daniel nie może zbudować filaru z ${ofDanielCard(card)} i punktuje popularność: ${points(count)} (R10.7).`
        : `Daniel punktuje popularność dzięki karcie ${at(DANIELS, card).id}: ${points(count)} (R10.5).`,
    danielBuilt: ({ card, color, level, slot, points: count }) =>
      `Daniel zagrywa ${danielCard(card)}, stawia ${at(names.pillar, color)} na poziomie ${level + 1}, miejsce ${slot + 1}, i zyskuje ${points(count)} (R10.6).`,
    danielBuiltFloor: ({ card, floor: number, points: count }) =>
      `Daniel zagrywa ${danielCard(card)}, buduje ${floor(number)} i zyskuje ${points(count)} (R10.8).`,
    danielTookDecree: ({ card, decree }) =>
      decree === NONE
        ? `Dla ${ofDanielCard(card)} nie ma już dekretu (R10.9).`
        : `Daniel nie może zbudować piętra z ${ofDanielCard(card)} i bierze dekret „${scoring(decree, 0)}” (R10.9).`,
    danielTookCard: ({ card, taken, again }) =>
      `${again ? 'Powtarza się drugie miejsce główne, to z' : 'Miejsce główne z'} ${ofDanielCard(card)}${again ? '' : ' już było'}: Daniel ${taken === NONE ? 'nie bierze karty, bo tam, gdzie stoi, żadnej nie ma' : `bierze kartę ${street(taken)}`} (${again ? 'R10.12' : 'R10.11'}).`,
    danielShuffled: () => 'Wszystkie karty Daniela są tasowane na nowo (R10.12).',
    scoredStreet: ({ seat, street: where, reputation, points: count }, name) =>
      `${name(seat)}: reputacja ${signed(reputation)} ${at(names.being, where)}, ${signedPoints(count, points)}.`,
    scoredDecree: ({ seat, card, half: shown, points: count }, name) =>
      `${name(seat)}: dekret „${scoring(card, shown)}”, ${signedPoints(count, points)}.`,
    danielCounted: ({ cards, reputation, total }) =>
      `Daniel dolicza ${points(cards)} za swoje karty (R10.15)${reputation > 0 ? ` i ${reputation} za ich reputację (R10.16)` : ''} i ma razem ${points(total)}.`,
  },
  fact: facts,
  trait: {
    side: { heading: 'Plansze', of: (id) => capital(side(sideOf(id))) },
    decree: { heading: 'Dekrety', of: (id) => capital(scoring(...decreeHalfOf(id))) },
  },
  part: { play: 'W trakcie gry', cards: 'Karty', reputation: 'Reputacja', decrees: 'Dekrety' },
  holding: { dollars: (dollars) => `${dollars} $` },
  ending: {
    roof: 'Dach stoi.',
    danielBeaten: 'Dach stoi.',
    danielWins: 'Dach stoi.',
    turnLimit: 'Dachu nigdy nie zbudowano; grę przerwano i podliczono.',
  },
  reason: {
    hardIsSolo: 'Trudniejszy może być tylko Daniel: trzeba grać solo.',
    notDealt: 'Tej planszy tu nie rozdano.',
    purpleOnly: 'Przy tym stole gra się tylko po stronach fioletowych.',
    mustMove: 'Twój architekt musi iść w inne miejsce.',
    placeTaken: 'Stoi tam drugi architekt.',
    noSuchPlace: 'Są cztery ulice i City Hall.',
    mustAct: 'Teraz zrób tu jedną rzecz: kup kartę, aktywuj miejsce albo weź pieniądze.',
    hasActed: 'Ruch i działanie już za tobą: możesz tylko zagrywać gazety albo zakończyć turę.',
    notInHand: 'Nie masz tej gazety.',
    insideAction: 'Gazet nie zagrywa się w środku akcji.',
    notDelivered: 'Zatrzymujesz jedną z dwóch dostarczonych gazet.',
    tooPoor: 'Masz za mało pieniędzy.',
    deckEmpty: 'Ta talia jest pusta.',
    columnFull: 'Kolumna tej karty ma już trzy karty.',
    columnHasDecree: 'Ta kolumna ma już dekret.',
    noDecreeLeft: 'Nie ma już dekretów.',
    noRoomForDecree: 'Żadna z twoich kolumn nie przyjmie dekretu.',
    colorStored: 'Masz już filar tego koloru.',
    colorNotStored: 'Nie masz filaru tego koloru.',
    noneInSupply: 'W zasobach nie ma filaru tego koloru.',
    nothingStored: 'Nie masz filaru.',
    nothingToBuy: 'W zasobach nie ma filaru dla ciebie.',
    levelFull: 'Na poziomie nie ma wolnego miejsca.',
    levelNotFull: 'Poziom nie ma jeszcze swoich trzech filarów.',
    colorOnLevel: 'Poziom ma już ten kolor.',
    nothingFits: 'Poziom ma już kolory twoich filarów.',
    needsTwo: 'Na poziomie muszą się zmieścić dwa filary.',
    slotTaken: 'To miejsce jest zajęte.',
    noSuchSlot: 'Poziom ma trzy miejsca.',
    roofIsOn: 'Dach stoi: nie ma na nim filarów i nic więcej się nie buduje.',
    colorMissing: 'Na poziomie nie ma tego koloru.',
    tooFewFloors: 'Zbudowano za mało pięter.',
    newsboyAhead: 'Twój wynik nie osiągnął jeszcze pola gazeciarza.',
    chainUsed: 'Ten rodzaj akcji był już użyty w łańcuchu.',
    nothingToUse: 'Tej akcji nie można tu użyć.',
    notVisible: 'Ten dekret nie jest dostępny.',
  },
  options: {
    sides: {
      label: 'Strony plansz',
      help: 'Strony fioletowe są łatwiejsze na pierwszą grę.',
      value: (value) => (value === 'purple' ? 'Tylko strony fioletowe' : 'Dowolna strona'),
    },
    hard: { label: 'Trudny Daniel', help: 'W grze solo: Daniel liczy też dodatnią reputację swoich kart.' },
  },
};
