/** Spanish. */

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

const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);

const OPENED: OpenedTexts = { silver: 'rascacielos de plata', gold: 'rascacielos de oro y uno legendario' };

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Cuántas piezas hay de cada tipo',
    thresholds: 'Puntos que abren plata y oro',
    streetMajority: 'Puntos por una calle',
    challengePoints: 'Puntos de los desafíos',
    unusedActionCard: 'Puntos por una carta de acción sin usar',
    firstGame: 'Calles y desafío de la primera partida',
    startingBuilding: 'El edificio inicial',
    streetCards: 'Calles que tienen carta',
    heights: 'Alturas de los rascacielos legendarios',
    characters: 'Nombres de tres personajes',
    otherCharacters: 'Nombres de los otros dos personajes',
    plainStreets: 'Calles sin carta',
    parks: 'Parques',
    landmarks: 'Monumentos',
    map: 'El mapa: solares, manzanas, calles',
    startLots: 'Solares iniciales',
    skyscrapers: 'Formas y puntos de los rascacielos',
    legendaries: 'Formas y puntos de los rascacielos legendarios',
  },
  prompt: {
    beginTurn: ({ seat }, { view }) =>
      ({
        acquire: 'Adquiere un solar.',
        either: 'Adquiere un solar, o derriba y reconstruye.',
        noWorker: 'No te quedan obreros libres: construye, o derriba y reconstruye.',
      })[beginningOf(view, seat)],
    goOn: (prompt, { view }) =>
      ({
        build: 'Puedes construir un rascacielos o terminar el turno.',
        card: 'Puedes jugar una carta de acción o terminar el turno.',
        either: 'Puedes construir un rascacielos, jugar una carta de acción o terminar el turno.',
      })[turnGoesOnWith(view, prompt)],
    grabLot: () => 'Land Grab: adquiere un segundo solar, de 2 casillas.',
    boomBuild: () => 'Construction Boom: construye un segundo rascacielos.',
    giveBack: () => 'No puedes hacer nada más: ¿qué solar reservado devuelves?',
  },
  answer(action, { view }) {
    if ('lot' in action) return capital(lotThere(action.lot));
    if ('stop' in action) return 'Terminar el turno';
    if ('card' in action) return actionCards[action.card].answer;
    const fallen = demolishedBy(view, action);
    const place = capital(turned(action));
    return fallen.length === 0 ? place : `${place}; derriba ${list(fallen.map(theTile))}`;
  },
  group(action) {
    if ('lot' in action) return capital(card(at(LOTS, action.lot).kind));
    if ('tile' in action) return `${tile(action.tile)}, ${points(pointsOf(action.tile))}`;
    return 'card' in action ? 'Carta de acción' : 'Turno';
  },
  event: {
    dealt: ({ seat, character: who, lot: start }, name) =>
      start === null
        ? `${name(seat)} juega con ${character(who)}.`
        : `${name(seat)} juega con ${character(who)} y empieza con un edificio en ${theLotThere(start)}.`,
    setStreets: ({ streets }) => `Calles en juego: ${list(streets.map(street))}.`,
    setChallenge: ({ challenge }) =>
      challenge === null ? 'Se juega sin desafío.' : `El desafío: ${CHALLENGE_NAMES[challenge]}.`,
    began: ({ first }, name) => `Empieza ${name(first)}.`,
    filled: ({ kinds }) => `Nuevo en el mercado: ${cards(kinds)}.`,
    acquired: ({ seat, lot: taken }, name) => `${name(seat)} adquiere ${theLotThere(taken)}.`,
    demolished: ({ seat, ...old }, name) => `${name(seat)} derriba ${theTile(old.tile)} (${ground(old)}).`,
    built({ seat, points: scored, workers, ...build }, name) {
      const home = ['', ' Vuelve un obrero.'][workers] ?? ` Vuelven ${workers} obreros.`;
      return `${name(seat)} construye ${theTile(build.tile)}: ${points(scored)} (${where(build)}).${home}`;
    },
    guarded: ({ seat, lots }, name) =>
      lots.length === 1
        ? `${name(seat)} coloca un obrero en el solar que queda vacío: ${list(lots.map(lot))}.`
        : `${name(seat)} coloca obreros en los solares que quedan vacíos: ${list(lots.map(lot))}.`,
    gainedPrestige: ({ seat, points: gained }, name) =>
      `${name(seat)} gana ${points(gained)} por Gold Prestige.`,
    reached: ({ seat, technology }, name) =>
      `${name(seat)} ya puede construir ${OPENED[openedBy(technology)]}.`,
    playedCard: ({ seat, card: played }, name) => `${name(seat)} juega ${ACTION_CARD_NAMES[played]}.`,
    shifted: ({ kinds }) => `Se renueva el mercado: ${cards(kinds)}.`,
    gaveBack: ({ seat, lot: given }, name) =>
      `${name(seat)} no puede hacer nada y devuelve ${theLot(given)}.`,
    announced: ({ seat }, name) => `A ${name(seat)} solo le quedan cinco rascacielos.`,
    triggeredEnd: ({ seat, ending }, name) =>
      ending === 'tiles'
        ? `A ${name(seat)} solo le quedan cuatro rascacielos: los demás juegan un turno más.`
        : `No se puede completar el mercado: todos menos ${name(seat)} juegan un turno más.`,
    scoredStreet: ({ street: scored, counts, seat }, name) =>
      `Edificios en ${street(scored)}: ${tally(counts, name)}. ${seat === null ? 'Nadie puntúa' : `${name(seat)} gana ${points(STREET_POINTS)}`}.`,
    scoredChallenge: ({ seat, challenge, points: scored }, name) =>
      `${name(seat)} gana ${points(scored)} por ${CHALLENGE_NAMES[challenge]}.`,
    scoredCards: ({ seat, points: scored }, name) =>
      `${name(seat)} gana ${points(scored)} por ${scored === 1 ? 'una carta de acción sin usar' : 'sus cartas de acción sin usar'}.`,
  },
  fact: facts,
  trait: {
    character: { heading: 'Personajes', of: (id) => characterTrait(names, id) },
    legendary: {
      heading: 'Rascacielos legendarios',
      of: (id) => legendaryTrait(names, id, 'Ninguno construido'),
    },
  },
  part: { buildings: 'Edificios', streets: 'Calles', challenge: 'Desafío', cards: 'Cartas de acción' },
  ending: {
    tiles: 'A alguien solo le quedaban cuatro rascacielos.',
    market: 'No se podía completar el mercado.',
  },
  reason: {
    firstGameIsFixed: 'La primera partida tiene sus propias calles y su propio desafío.',
    acquireFirst: 'Con un obrero libre debes adquirir un solar antes de construir.',
    noPassing: 'No puedes pasar mientras puedas hacer algo.',
    noFreeWorker: 'No tienes ningún obrero libre.',
    noSuchCard: 'En el mercado no hay carta para este solar.',
    lotTaken: 'Este solar ya tiene dueño.',
    oneLotATurn: 'Solo se adquiere un solar, al principio del turno.',
    lotBeforeBuilding: 'Has construido sin adquirir un solar: en este turno ya no puedes adquirir ninguno.',
    mustGiveBack: 'No puedes adquirir ni construir: devuelve un solar reservado.',
    notReserved: 'Ningún obrero tuyo está en este solar.',
    tileUsed: 'Esta loseta no está entre las que te quedan.',
    legendaryTaken: 'Este rascacielos legendario ya está construido.',
    oneLegendary: 'Ya tienes tu rascacielos legendario: solo uno por jugador.',
    technologyClosed: 'Aún no tienes puntos suficientes para esta tecnología.',
    offTheLots: 'La loseta ocuparía una calle, un parque, un monumento o se saldría del mapa.',
    notYourLand: 'No todo este terreno es tuyo.',
    noFront: 'Ningún lado daría a una calle o a un parque.',
    noDemolition: 'Aquí hay un edificio, y esta acción no permite derribar.',
    oneBuildingATurn: 'Ya has construido en este turno.',
    goldStands: 'Los rascacielos de oro y los legendarios nunca se derriban.',
    notHigher: 'El nuevo rascacielos debe ser de una tecnología superior a lo que derriba.',
    workersShort: 'No tienes obreros suficientes para los solares que quedarían vacíos.',
    cardGone: 'No tienes esta carta de acción.',
    boomAfterBuilding: 'Construction Boom se juega después de una primera construcción.',
    boomAfterEnd: 'La construcción de este turno ha desencadenado el final: no hay una segunda.',
    noRoom: 'No tienes qué construir o no tienes dónde.',
    shiftFirst: 'Market Shift se juega al principio del turno.',
    deckTooSmall: 'El mazo tiene menos de cuatro cartas.',
    grabAfterLot: 'Land Grab se juega después del primer solar.',
    grabTooLarge: 'Con Land Grab, los dos solares tienen 2 casillas.',
    deckEmpty: 'El mazo está agotado.',
  },
  options: {
    expert: {
      label: 'Regla para expertos',
      help: 'Sin edificios iniciales; plata desde 10 puntos, oro desde 25.',
    },
    actionCards: { label: 'Cartas de acción', help: 'Cada uno tiene tres cartas de un solo uso.' },
    firstGame: {
      label: 'Primera partida',
      help: 'Wall Street, Broadway y Nassau & Broad, con Gold Tycoon o sin desafío.',
    },
    streets: {
      label: 'Calles',
      help: 'Hasta tres calles a elegir; las que falten se sortean.',
      value: streetValue,
    },
    challenge: {
      label: 'Desafío',
      help: 'Sorteado, elegido o ninguno.',
      value: (value) => challengeValue({ drawn: 'Sorteado', none: 'Ninguno' }, value),
    },
  },
};
