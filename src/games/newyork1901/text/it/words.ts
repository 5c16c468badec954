/** Italian. */

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

const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);

const OPENED: OpenedTexts = {
  silver: 'grattacieli d’argento',
  gold: 'grattacieli d’oro e un leggendario',
};

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Quanti pezzi ci sono di ogni tipo',
    thresholds: 'Punti che aprono argento e oro',
    streetMajority: 'Punti per una strada',
    challengePoints: 'Punti delle sfide',
    unusedActionCard: 'Punti per una carta azione non usata',
    firstGame: 'Strade e sfida della prima partita',
    startingBuilding: 'L’edificio iniziale',
    streetCards: 'Strade che hanno una carta',
    heights: 'Altezze dei grattacieli leggendari',
    characters: 'Nomi di tre personaggi',
    otherCharacters: 'Nomi degli altri due personaggi',
    plainStreets: 'Strade senza carta',
    parks: 'Parchi',
    landmarks: 'Monumenti',
    map: 'La mappa: lotti, isolati, strade',
    startLots: 'Lotti iniziali',
    skyscrapers: 'Forme e punti dei grattacieli',
    legendaries: 'Forme e punti dei grattacieli leggendari',
  },
  prompt: {
    beginTurn: ({ seat }, { view }) =>
      ({
        acquire: 'Acquista un lotto.',
        either: 'Acquista un lotto, oppure demolisci e ricostruisci.',
        noWorker: 'Non hai operai liberi: costruisci, oppure demolisci e ricostruisci.',
      })[beginningOf(view, seat)],
    goOn: (prompt, { view }) =>
      ({
        build: 'Puoi costruire un grattacielo o finire il turno.',
        card: 'Puoi giocare una carta azione o finire il turno.',
        either: 'Puoi costruire un grattacielo, giocare una carta azione o finire il turno.',
      })[turnGoesOnWith(view, prompt)],
    grabLot: () => 'Land Grab: acquista un secondo lotto, di 2 caselle.',
    boomBuild: () => 'Construction Boom: costruisci un secondo grattacielo.',
    giveBack: () => 'Non puoi fare altro: quale lotto prenotato restituisci?',
  },
  answer(action, { view }) {
    if ('lot' in action) return capital(lotThere(action.lot));
    if ('stop' in action) return 'Finisci il turno';
    if ('card' in action) return actionCards[action.card].answer;
    const fallen = demolishedBy(view, action);
    const place = capital(turned(action));
    return fallen.length === 0 ? place : `${place}; demolisce ${list(fallen.map(theTile))}`;
  },
  group(action) {
    if ('lot' in action) return capital(card(at(LOTS, action.lot).kind));
    if ('tile' in action) return `${tile(action.tile)}, ${points(pointsOf(action.tile))}`;
    return 'card' in action ? 'Carta azione' : 'Turno';
  },
  event: {
    dealt: ({ seat, character: who, lot: start }, name) =>
      start === null
        ? `${name(seat)} gioca con ${character(who)}.`
        : `${name(seat)} gioca con ${character(who)} e comincia con un edificio su questo lotto: ${lotThere(start)}.`,
    setStreets: ({ streets }) => `Strade in gioco: ${list(streets.map(street))}.`,
    setChallenge: ({ challenge }) =>
      challenge === null ? 'Si gioca senza sfida.' : `La sfida: ${CHALLENGE_NAMES[challenge]}.`,
    began: ({ first }, name) => `Comincia ${name(first)}.`,
    filled: ({ kinds }) => `Nuovo nel mercato: ${cards(kinds)}.`,
    acquired: ({ seat, lot: taken }, name) => `${name(seat)} acquista ${theLotThere(taken)}.`,
    demolished: ({ seat, ...old }, name) => `${name(seat)} demolisce ${theTile(old.tile)} (${ground(old)}).`,
    built({ seat, points: scored, workers, ...build }, name) {
      const home = ['', ' Un operaio torna.'][workers] ?? ` ${workers} operai tornano.`;
      return `${name(seat)} costruisce ${theTile(build.tile)}: ${points(scored)} (${where(build)}).${home}`;
    },
    guarded: ({ seat, lots }, name) =>
      lots.length === 1
        ? `${name(seat)} mette un operaio sul lotto rimasto vuoto: ${list(lots.map(lot))}.`
        : `${name(seat)} mette operai sui lotti rimasti vuoti: ${list(lots.map(lot))}.`,
    gainedPrestige: ({ seat, points: gained }, name) =>
      `${name(seat)} ottiene ${points(gained)} per Gold Prestige.`,
    reached: ({ seat, technology }, name) =>
      `${name(seat)} ora può costruire ${OPENED[openedBy(technology)]}.`,
    playedCard: ({ seat, card: played }, name) => `${name(seat)} gioca ${ACTION_CARD_NAMES[played]}.`,
    shifted: ({ kinds }) => `Il mercato cambia: ${cards(kinds)}.`,
    gaveBack: ({ seat, lot: given }, name) =>
      `${name(seat)} non può fare altro e restituisce ${theLot(given)}.`,
    announced: ({ seat }, name) => `${name(seat)} ha ancora solo cinque grattacieli.`,
    triggeredEnd: ({ seat, ending }, name) =>
      ending === 'tiles'
        ? `${name(seat)} ha ancora solo quattro grattacieli: tutti gli altri hanno un ultimo turno.`
        : `Il mercato non si può completare: tutti tranne ${name(seat)} hanno un ultimo turno.`,
    scoredStreet: ({ street: scored, counts, seat }, name) =>
      `Edifici su ${street(scored)}: ${tally(counts, name)}. ${seat === null ? 'Nessuno ottiene punti' : `${name(seat)} ottiene ${points(STREET_POINTS)}`}.`,
    scoredChallenge: ({ seat, challenge, points: scored }, name) =>
      `${name(seat)} ottiene ${points(scored)} per ${CHALLENGE_NAMES[challenge]}.`,
    scoredCards: ({ seat, points: scored }, name) =>
      `${name(seat)} ottiene ${points(scored)} per ${scored === 1 ? 'una carta azione non giocata' : 'le carte azione non giocate'}.`,
  },
  fact: facts,
  trait: {
    character: { heading: 'Personaggi', of: (id) => characterTrait(names, id) },
    legendary: {
      heading: 'Grattacieli leggendari',
      of: (id) => legendaryTrait(names, id, 'Nessuno costruito'),
    },
  },
  part: { buildings: 'Edifici', streets: 'Strade', challenge: 'Sfida', cards: 'Carte azione' },
  ending: {
    tiles: 'A un giocatore restavano solo quattro grattacieli.',
    market: 'Il mercato non si poteva più completare.',
  },
  reason: {
    firstGameIsFixed: 'La prima partita ha le sue strade e la sua sfida.',
    acquireFirst: 'Con un operaio libero devi acquistare un lotto prima di costruire.',
    noPassing: 'Non puoi passare finché c’è qualcosa che puoi fare.',
    noFreeWorker: 'Non hai operai liberi.',
    noSuchCard: 'Nel mercato non c’è una carta per questo lotto.',
    lotTaken: 'Questo lotto è già di qualcuno.',
    oneLotATurn: 'Si acquista un solo lotto, all’inizio del turno.',
    lotBeforeBuilding: 'Hai costruito senza acquistare un lotto: in questo turno non puoi più acquistarne.',
    mustGiveBack: 'Non puoi né acquistare né costruire: restituisci un lotto prenotato.',
    notReserved: 'Su questo lotto non c’è un tuo operaio.',
    tileUsed: 'Questa tessera non è tra quelle che ti restano.',
    legendaryTaken: 'Questo grattacielo leggendario è già costruito.',
    oneLegendary: 'Hai già costruito il tuo grattacielo leggendario: solo uno per giocatore.',
    technologyClosed: 'Non hai ancora abbastanza punti per questa tecnologia.',
    offTheLots: 'La tessera starebbe su una strada, un parco, un monumento o fuori dalla mappa.',
    notYourLand: 'Questo terreno non è tutto tuo.',
    noFront: 'Nessun lato darebbe su una strada o un parco.',
    noDemolition: 'Qui c’è già qualcosa, e con questa azione non si demolisce.',
    oneBuildingATurn: 'In questo turno hai già costruito.',
    goldStands: 'I grattacieli d’oro e leggendari non cadono mai.',
    notHigher: 'Il nuovo grattacielo deve essere di una tecnologia superiore a tutto ciò che cade.',
    workersShort: 'Hai troppo pochi operai per i lotti che resterebbero vuoti.',
    cardGone: 'Non hai questa carta azione.',
    boomAfterBuilding: 'Construction Boom si gioca dopo un primo edificio.',
    boomAfterEnd: 'L’edificio di questo turno ha innescato la fine: niente secondo edificio.',
    noRoom: 'Non hai nulla da costruire, o nessun posto per farlo.',
    shiftFirst: 'Market Shift si gioca all’inizio del turno.',
    deckTooSmall: 'Il mazzo ha meno di quattro carte.',
    grabAfterLot: 'Land Grab si gioca dopo il primo lotto.',
    grabTooLarge: 'Con Land Grab entrambi i lotti hanno 2 caselle.',
    deckEmpty: 'Il mazzo è vuoto.',
  },
  options: {
    expert: {
      label: 'Gioco per esperti',
      help: 'Niente edifici iniziali; l’argento si apre a 10 punti, l’oro a 25.',
    },
    actionCards: {
      label: 'Carte azione',
      help: 'Ogni giocatore ha tre carte, da giocare una volta ciascuna.',
    },
    firstGame: {
      label: 'Prima partita',
      help: 'Wall Street, Broadway e Nassau & Broad, con Gold Tycoon o senza sfida.',
    },
    streets: {
      label: 'Strade',
      help: 'Fino a tre strade a scelta; quelle che mancano si pescano.',
      value: streetValue,
    },
    challenge: {
      label: 'Sfida',
      help: 'Pescata, scelta o nessuna.',
      value: (value) => challengeValue({ drawn: 'Pescata', none: 'Nessuna' }, value),
    },
  },
};
