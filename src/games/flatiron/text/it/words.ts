/** Italian: questions, answers, the log. */

import { at, type NameOf } from '#kernel';
import { decreeHalfOf, sideOf } from '../../approach.ts';
import { DANIEL, DANIELS, NONE, ROOF, SIDES } from '../../components.ts';
import { info } from '../../info.ts';
import { pillarPrice, placeOffered } from '../../queries.ts';
import { answering } from '../answers.ts';
import { capital, phrases, reputationOfHalf, signed, signedPoints } from '../phrases.ts';
import type { Text } from '../text.ts';
import { facts } from './facts.ts';
import { names, of, points, the } from './names.ts';

const { deed, half, effect, bonus, paper, street, scoring } = phrases(names);

const side = (number: number) => {
  const { letter, purple } = at(SIDES, number);
  return `plancia ${letter}, ${purple ? 'lato viola' : 'altro lato'}`;
};
const end = (which: number) => (which === 0 ? 'sopra' : 'sotto');
const who = (number: number, name: NameOf) => (number === DANIEL ? 'Daniel' : name(number));
const floor = (number: number) => (number === ROOF ? 'il tetto' : 'il prossimo piano');
const newspaper = (kind: number | null) => (kind === null ? 'un giornale' : `il giornale «${paper(kind)}»`);
/** What a half does, and what the street thinks of it. */
const seen = (card: number, shown: number) =>
  `${half(card, shown)} (reputazione ${reputationOfHalf(card, shown)})`;
const halves = (card: number) => `${seen(card, 0)} / ${seen(card, 1)}`;
const danielCard = (card: number) => `la carta ${at(DANIELS, card).id}`;
const ofDanielCard = (card: number) => `della carta ${at(DANIELS, card).id}`;
const CAUSE = {
  action: '',
  bonus: ' dallo spazio',
  cards: ' per la carta',
  newspaper: '',
  street: ' all’arrivo',
};

export const words: Text = {
  title: info.title,
  values: {
    money: 'Denaro iniziale e denaro che si prende',
    prices: 'Prezzi di decreti e piani',
    supplies: 'Pilastri, segnalini e ciò che è in vista',
    track: 'Caselle dello strillone',
    streetResults: 'Punti per buona e cattiva reputazione',
    actions: 'Costi e punti delle azioni speciali',
    scorings: 'Valori sui decreti',
    effects: 'Valori degli effetti dei piani',
    newspapers: 'Valori sui giornali',
    newspaperCopies: 'Giornali di ogni tipo',
    daniel: 'Quello che ottiene Daniel',
    boards: 'Plance: prezzi, punti e azioni',
    streetCards: 'Carte strada',
    decrees: 'Decreti',
    floors: 'Piani: effetti e spazi',
    danielCards: 'Carte di Daniel',
  },
  prompt: {
    chooseBoard: () => 'Con quale plancia giochi, e su quale lato?',
    chooseDanielSide: () => 'Su quale lato della sua plancia gioca Daniel?',
    move: () => 'Vai altrove: attiva una colonna, compra una carta o ottieni denaro.',
    act: (_, { view }) => `Sei ${at(names.being, placeOffered(view))}: che cosa fai?`,
    closeTurn: () => 'Tutto fatto: spendi un giornale o finisci il turno?',
    work: ({ deed: number }) => `La prossima azione della tua colonna: ${deed(number)}.`,
    usePaper: (_, { view }) => `Usi il giornale del giorno, «${paper(view.paper)}»?`,
    pickDeed: () => 'Quale azione usi?',
    pickHallAction: () => 'Che cosa fai alla City Hall?',
    pickDeck: () => 'Da quale mazzo compri la prima carta?',
    pickHalf: ({ deck, price }, { view }) =>
      `Dove va la carta ${of(street(at(view.decks, deck).top))} da ${price} $?`,
    pickDecree: ({ price }) => `Quale decreto compri per ${price} $?`,
    placeDecree: () => 'Dove va il decreto?',
    pickColor: ({ cost }, { view }) => `Quale pilastro compri per ${pillarPrice(view, cost)} $?`,
    giveColor: () => 'Quale pilastro torna nella scorta?',
    takeColor: ({ color }) => `Dai ${at(names.thePillar, color)}: che cosa prendi in cambio?`,
    pickPillar: ({ second }) => (second ? 'Qual è il tuo secondo pilastro?' : 'Quale pilastro costruisci?'),
    pickSlot: ({ color }) => `Dove va ${at(names.thePillar, color)}?`,
    keepPaper: (_, { view }) =>
      `Quale giornale tieni? L’altro ${view.daniel ? 'diventa il giornale del giorno' : 'va al tuo rivale'}.`,
  },
  answer: answering({
    done: 'Finisci il turno',
    skip: 'Salta',
    go: (place) => at(names.place, place),
    spend: (kind) => `Spendi il tuo giornale: ${paper(kind)}`,
    side: (number) => capital(side(number)),
    use: (number) => capital(deed(number)),
    buy: (color, price) => `Compra ${at(names.pillar, color)} per ${price} $`,
    buyAny: (price) => `Compra un pilastro qualsiasi per ${price} $`,
    sell: (color, price) => `Vendi ${at(names.thePillar, color)} per ${price} $`,
    keep: (kind) => capital(paper(kind)),
    color: (color) => capital(at(names.color, color)),
    slot: (slot, level) => `Spazio ${slot + 1}: ${bonus(level, slot)}`,
    deck: (deck, card, price) =>
      `Mazzo ${of(at(names.place, deck))}: una carta ${of(street(card))} per ${price} $, ${halves(card)}`,
    half: (card, shown) => `${capital(end(shown))}: ${seen(card, shown)}`,
    decree: (card) => capital(halves(card)),
    placed: (card, where, shown) => `${at(names.place, where)}, ${end(shown)}: ${seen(card, shown)}`,
    ownDeed: (where, row, number) => `${at(names.place, where)}, riga ${row + 1}: ${deed(number)}`,
    visibleDeed: (deck, shown, number) =>
      `Mazzo ${of(at(names.place, deck))}, metà ${shown === 0 ? 'superiore' : 'inferiore'}: ${deed(number)}`,
    money: (dollars) => `Ottieni ${dollars} $`,
    usePaper: (kind) => `Usa il giornale del giorno: ${paper(kind)}`,
    buyCard: (card, price) => `Compra la carta ${of(street(card))} per ${price} $`,
    buyDecree: (price) => `Compra un decreto per ${price} $`,
    activate: (place) => `Attiva ${the(at(names.place, place))}`,
  }),
  event: {
    opened: ({ floor: first, next, paper: day }) =>
      `Sul piano iniziale ${effect(first)}. Prossimo piano: ${effect(next)}. Giornale del giorno: ${paper(day)}.`,
    dealtBoards: ({ seat, boards }, name) =>
      `${name(seat)} riceve le plance ${boards.map((board) => at(SIDES, board).letter).join(' e ')}.`,
    choseBoard: ({ seat, side: chosen }, name) => `${name(seat)} gioca con: ${side(chosen)}.`,
    dealtDaniel: ({ board }) => `Daniel riceve la plancia ${at(SIDES, board).letter}.`,
    setDanielSide: ({ side: chosen }) => `Daniel gioca con: ${side(chosen)}.`,
    began: ({ seat, dollars, first }, name) =>
      `${name(seat)} ${first ? 'fa il primo turno e ' : ''}comincia con ${dollars} $.`,
    moved: ({ seat, to }, name) => `${name(seat)} va ${at(names.going, to)}.`,
    tookMoney: ({ seat, dollars }, name) => `${name(seat)} ottiene ${dollars} $.`,
    activated: ({ seat, place }, name) => `${name(seat)} attiva ${the(at(names.place, place))}.`,
    skipped: ({ seat, deed: number }, name) => `${name(seat)} salta «${deed(number)}».`,
    chained: ({ seat, deed: number, cost }, name) =>
      `${name(seat)} paga ${cost} $ per usare «${deed(number)}».`,
    reachedHall: ({ seat, cost }, name) => `${name(seat)} paga ${cost} $ per un’opzione della City Hall.`,
    gained: ({ seat, dollars, cause }, name) => `${name(seat)} ottiene ${dollars} $${CAUSE[cause]}.`,
    scored: ({ seat, points: count, cause }, name) =>
      `${name(seat)} ottiene ${points(count)}${CAUSE[cause]}.`,
    boughtCard: ({ seat, card, half: shown, price }, name) =>
      `${name(seat)} compra una carta per ${price} $ e la mette ${end(shown)} nella colonna ${of(street(card))}: ${seen(card, shown)}.`,
    boughtDecree: ({ seat, card, street: where, half: shown, price }, name) =>
      `${name(seat)} compra un decreto per ${price} $ e lo mette ${end(shown)} nella colonna ${of(at(names.place, where))}: ${seen(card, shown)}.`,
    boughtPillar: ({ seat, color, price }, name) =>
      `${name(seat)} compra ${at(names.pillar, color)} per ${price} $.`,
    soldPillar: ({ seat, color, price }, name) =>
      `${name(seat)} vende ${at(names.thePillar, color)} per ${price} $.`,
    swapped: ({ seat, away, taken }, name) =>
      `${name(seat)} dà ${at(names.thePillar, away)} e prende ${at(names.pillar, taken)}.`,
    paidToBuild: ({ seat, cost }, name) => `${name(seat)} paga ${cost} $ per costruire.`,
    built: ({ seat, color, level, slot, points: count, bonus: more }, name) =>
      `${name(seat)} posa ${at(names.pillar, color)} sul livello ${level + 1}, spazio ${slot + 1}, e ottiene ${points(count)}${more > 0 ? ` e ${more} in più per il livello` : ''}.`,
    tookToken: ({ seat }, name) => `${name(seat)} prende un segnalino reputazione.`,
    drewPaper: ({ seat, paper: kind }, name) => `${name(seat)} pesca ${newspaper(kind)}.`,
    builtFloor: ({ seat, floor: number, cost, points: count }, name) =>
      `${name(seat)} paga ${cost} $, costruisce ${floor(number)} e ottiene ${points(count)}.`,
    turnedCards: () => 'Le prime carte vanno sotto i loro mazzi.',
    showedFloor: ({ floor: number }) =>
      number === ROOF ? 'Resta da costruire solo il tetto.' : `Prossimo piano: ${effect(number)}.`,
    spent: ({ seat, paper: kind }, name) => `${name(seat)} spende ${newspaper(kind)}.`,
    usedPaper: ({ seat, paper: kind }, name) => `${name(seat)} usa ${newspaper(kind)}.`,
    metNewsboy: ({ who: number, space, next }, name) =>
      `${who(number, name)} raggiunge lo strillone sulla casella ${space}; lo strillone ${next === 0 ? 'lascia la partita' : `passa alla casella ${next}`}${number === DANIEL ? ' (R10.14)' : ''}.`,
    kept: ({ seat, paper: kind }, name) => `${name(seat)} tiene ${newspaper(kind)}.`,
    gave: ({ seat, paper: kind }, name) => `${name(seat)} riceve ${newspaper(kind)}.`,
    changedPaper: ({ paper: kind }) => `Nuovo giornale del giorno: ${paper(kind)}.`,
    danielMoved: ({ card, to, other }) =>
      `Daniel scopre ${danielCard(card)} e va ${at(names.going, to)}${other ? `, perché è già ${at(names.being, at(DANIELS, card).main)}` : ''} (R10.3).`,
    danielMet: ({ points: count }) => `Incontra l’altro architetto e ottiene ${points(count)} (R10.4).`,
    danielPopular: ({ card, points: count, instead }) =>
      instead
        ? `Daniel non può costruire il pilastro ${ofDanielCard(card)} e conta la sua popolarità, ${points(count)} (R10.7).`
        : `Con ${danielCard(card)} Daniel conta la sua popolarità, ${points(count)} (R10.5).`,
    danielBuilt: ({ card, color, level, slot, points: count }) =>
      `Con ${danielCard(card)} Daniel posa ${at(names.pillar, color)} sul livello ${level + 1}, spazio ${slot + 1}, e ottiene ${points(count)} (R10.6).`,
    danielBuiltFloor: ({ card, floor: number, points: count }) =>
      `Con ${danielCard(card)} Daniel costruisce ${floor(number)} e ottiene ${points(count)} (R10.8).`,
    danielTookDecree: ({ card, decree }) =>
      decree === NONE
        ? `Non restano decreti per ${danielCard(card)} (R10.9).`
        : `Daniel non può costruire il piano ${ofDanielCard(card)} e prende il decreto «${scoring(decree, 0)}» (R10.9).`,
    danielTookCard: ({ card, taken, again }) =>
      `${again ? `Si ripete un secondo luogo principale, quello ${ofDanielCard(card)}` : `Il luogo principale ${ofDanielCard(card)} era già uscito`}: Daniel ${taken === NONE ? 'non prende carte, dove si trova non ce ne sono' : `prende una carta ${of(street(taken))}`} (${again ? 'R10.12' : 'R10.11'}).`,
    danielShuffled: () => 'Tutte le carte di Daniel si rimescolano (R10.12).',
    scoredStreet: ({ seat, street: where, reputation, points: count }, name) =>
      `${name(seat)}: reputazione ${signed(reputation)} ${at(names.being, where)}, ${signedPoints(count, points)}.`,
    scoredDecree: ({ seat, card, half: shown, points: count }, name) =>
      `${name(seat)}: decreto «${scoring(card, shown)}», ${signedPoints(count, points)}.`,
    danielCounted: ({ cards, reputation, total }) =>
      `Daniel aggiunge ${points(cards)} per le sue carte (R10.15)${reputation > 0 ? ` e ${reputation} per la loro reputazione (R10.16)` : ''} e arriva a ${points(total)}.`,
  },
  fact: facts,
  trait: {
    side: { heading: 'Plance', of: (id) => capital(side(sideOf(id))) },
    decree: { heading: 'Decreti', of: (id) => capital(scoring(...decreeHalfOf(id))) },
  },
  part: { play: 'Durante la partita', cards: 'Carte', reputation: 'Reputazione', decrees: 'Decreti' },
  holding: { dollars: (dollars) => `${dollars} $` },
  ending: {
    roof: 'Il tetto è posato.',
    danielBeaten: 'Il tetto è posato.',
    danielWins: 'Il tetto è posato.',
    turnLimit: 'Il tetto non è mai stato costruito; la partita è stata fermata e contata.',
  },
  reason: {
    hardIsSolo: 'Solo Daniel può essere più difficile: bisogna giocare da soli.',
    notDealt: 'Questa plancia non è stata distribuita qui.',
    purpleOnly: 'Su questo tavolo si gioca solo con i lati viola.',
    mustMove: 'Il tuo architetto deve andare in un altro luogo.',
    placeTaken: 'Lì c’è l’altro architetto.',
    noSuchPlace: 'Ci sono quattro strade e la City Hall.',
    mustAct: 'Ora fai una cosa qui: compra una carta, attiva il luogo o ottieni denaro.',
    hasActed: 'Hai già mosso e agito: puoi solo spendere giornali o finire il turno.',
    notInHand: 'Non hai questo giornale.',
    insideAction: 'I giornali non si spendono nel mezzo di un’azione.',
    notDelivered: 'Tieni uno dei due giornali consegnati.',
    tooPoor: 'Non hai abbastanza denaro.',
    deckEmpty: 'Questo mazzo è vuoto.',
    columnFull: 'La colonna di questa carta ha già tre carte.',
    columnHasDecree: 'Questa colonna ha già un decreto.',
    noDecreeLeft: 'Non restano decreti.',
    noRoomForDecree: 'Nessuna delle tue colonne può ricevere un decreto.',
    colorStored: 'Hai già un pilastro di questo colore.',
    colorNotStored: 'Non hai un pilastro di questo colore.',
    noneInSupply: 'Nella scorta non ci sono pilastri di questo colore.',
    nothingStored: 'Non hai pilastri.',
    nothingToBuy: 'Nella scorta non c’è un pilastro per te.',
    levelFull: 'Il livello non ha spazi liberi.',
    levelNotFull: 'Il livello non ha ancora i suoi tre pilastri.',
    colorOnLevel: 'Il livello ha già questo colore.',
    nothingFits: 'Il livello ha già i colori dei tuoi pilastri.',
    needsTwo: 'Sul livello devono entrare due pilastri.',
    slotTaken: 'Questo spazio è occupato.',
    noSuchSlot: 'Un livello ha tre spazi.',
    roofIsOn: 'Il tetto è posato: non porta pilastri, e non si costruisce altro.',
    colorMissing: 'Il livello non ha questo colore.',
    tooFewFloors: 'Sono costruiti troppo pochi piani.',
    newsboyAhead: 'Non hai ancora raggiunto una casella dello strillone.',
    chainUsed: 'Questo tipo di azione è già stato usato nella catena.',
    nothingToUse: 'Questa azione non si può usare qui.',
    notVisible: 'Questo decreto non è disponibile.',
  },
  options: {
    sides: {
      label: 'Lati delle plance',
      help: 'I lati viola sono più semplici per una prima partita.',
      value: (value) => (value === 'purple' ? 'Solo lati viola' : 'Qualsiasi lato'),
    },
    hard: {
      label: 'Daniel difficile',
      help: 'Da soli: Daniel conta anche la buona reputazione delle sue carte.',
    },
  },
};
