/** Spanish: questions, answers, the log. */

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
  return `el tablero ${letter}, ${purple ? 'cara morada' : 'otra cara'}`;
};
const end = (which: number) => (which === 0 ? 'arriba' : 'abajo');
const who = (number: number, name: NameOf) => (number === DANIEL ? 'Daniel' : name(number));
const floor = (number: number) => (number === ROOF ? 'el tejado' : 'la siguiente planta');
const newspaper = (kind: number | null) => (kind === null ? 'un periódico' : `el periódico «${paper(kind)}»`);
/** What a half does, and its reputation. */
const seen = (card: number, shown: number) =>
  `${half(card, shown)} (reputación ${reputationOfHalf(card, shown)})`;
const halves = (card: number) => `${seen(card, 0)} / ${seen(card, 1)}`;
const danielCard = (card: number) => `la carta ${at(DANIELS, card).id}`;
const CAUSE = {
  action: '',
  bonus: ' por el hueco',
  cards: ' por la carta',
  newspaper: '',
  street: ' al llegar',
};

export const words: Text = {
  title: info.title,
  values: {
    money: 'Dinero inicial y dinero que se toma',
    prices: 'Precios de decretos y plantas',
    supplies: 'Pilares, fichas y lo que se expone',
    track: 'Casillas del repartidor',
    streetResults: 'PV por buena y mala reputación',
    actions: 'Costes y PV de las acciones especiales',
    scorings: 'Cantidades de los decretos',
    effects: 'Cantidades de los efectos de las plantas',
    newspapers: 'Cantidades de los periódicos',
    newspaperCopies: 'Periódicos de cada tipo',
    daniel: 'Lo que gana Daniel',
    boards: 'Tableros: precios, PV y acciones',
    streetCards: 'Cartas de calle',
    decrees: 'Decretos',
    floors: 'Plantas: efectos y huecos',
    danielCards: 'Cartas de Daniel',
  },
  prompt: {
    chooseBoard: () => '¿Con qué tablero juegas, y por qué cara?',
    chooseDanielSide: () => '¿Por qué cara de su tablero juega Daniel?',
    move: () => 'Ve a otra localización: activa una columna, compra una carta u obtén dinero.',
    act: (_, { view }) => `Estás ${at(names.being, placeOffered(view))}: ¿qué haces?`,
    closeTurn: () => 'Todo hecho: ¿gastar un periódico o terminar el turno?',
    work: ({ deed: number }) => `Siguiente acción de tu columna: ${deed(number)}.`,
    usePaper: (_, { view }) => `¿Usar el periódico activo: ${paper(view.paper)}?`,
    pickDeed: () => '¿Qué acción usas?',
    pickHallAction: () => '¿Qué haces en el City Hall?',
    pickDeck: () => '¿De qué mazo compras la carta superior?',
    pickHalf: ({ deck, price }, { view }) =>
      `¿Dónde va la carta de ${street(at(view.decks, deck).top)} por ${price} $?`,
    pickDecree: ({ price }) => `¿Qué decreto compras por ${price} $?`,
    placeDecree: () => '¿Dónde va el decreto?',
    pickColor: ({ cost }, { view }) => `¿Qué pilar compras por ${pillarPrice(view, cost)} $?`,
    giveColor: () => '¿Qué pilar vuelve a la reserva?',
    takeColor: ({ color }) => `¿Qué tomas a cambio de ${at(names.thePillar, color)}?`,
    pickPillar: ({ second }) => (second ? '¿Cuál es tu segundo pilar?' : '¿Qué pilar construyes?'),
    pickSlot: ({ color }) => `¿Dónde va ${at(names.thePillar, color)}?`,
    keepPaper: (_, { view }) =>
      `¿Qué periódico te quedas? El otro ${view.daniel ? 'pasa a ser el periódico activo' : 'es para tu rival'}.`,
  },
  answer: answering({
    done: 'Terminar el turno',
    skip: 'Pasar',
    go: (place) => at(names.place, place),
    spend: (kind) => `Gastar tu periódico: ${paper(kind)}`,
    side: (number) => capital(side(number).replace('el ', '')),
    use: (number) => capital(deed(number)),
    buy: (color, price) => `Comprar ${at(names.pillar, color)} por ${price} $`,
    buyAny: (price) => `Comprar un pilar cualquiera por ${price} $`,
    sell: (color, price) => `Vender ${at(names.thePillar, color)} por ${price} $`,
    keep: (kind) => capital(paper(kind)),
    color: (color) => capital(at(names.color, color)),
    slot: (slot, level) => `Hueco ${slot + 1}: ${bonus(level, slot)}`,
    deck: (deck, card, price) =>
      `Mazo de ${at(names.place, deck)}: una carta de ${street(card)} por ${price} $, ${halves(card)}`,
    half: (card, shown) => `${capital(end(shown))}: ${seen(card, shown)}`,
    decree: (card) => capital(halves(card)),
    placed: (card, where, shown) => `${at(names.place, where)}, ${end(shown)}: ${seen(card, shown)}`,
    ownDeed: (where, row, number) => `${at(names.place, where)}, fila ${row + 1}: ${deed(number)}`,
    visibleDeed: (deck, shown, number) =>
      `Mazo de ${at(names.place, deck)}, mitad ${shown === 0 ? 'superior' : 'inferior'}: ${deed(number)}`,
    money: (dollars) => `Obtener ${dollars} $`,
    usePaper: (kind) => `Usar el periódico activo: ${paper(kind)}`,
    buyCard: (card, price) => `Comprar la carta de ${street(card)} por ${price} $`,
    buyDecree: (price) => `Comprar un decreto por ${price} $`,
    activate: (place) => `Activar ${at(names.place, place)}`,
  }),
  event: {
    opened: ({ floor: first, next, paper: day }) =>
      `En la planta inicial, ${effect(first)}. Siguiente planta: ${effect(next)}. Periódico activo: ${paper(day)}.`,
    dealtBoards: ({ seat, boards }, name) =>
      `${name(seat)} recibe los tableros ${boards.map((board) => at(SIDES, board).letter).join(' y ')}.`,
    choseBoard: ({ seat, side: chosen }, name) => `${name(seat)} juega con ${side(chosen)}.`,
    dealtDaniel: ({ board }) => `Daniel recibe el tablero ${at(SIDES, board).letter}.`,
    setDanielSide: ({ side: chosen }) => `Daniel juega con ${side(chosen)}.`,
    began: ({ seat, dollars, first }, name) =>
      `${name(seat)} ${first ? 'juega en primer lugar y ' : ''}recibe ${dollars} $ para empezar.`,
    moved: ({ seat, to }, name) => `${name(seat)} va ${at(names.going, to)}.`,
    tookMoney: ({ seat, dollars }, name) => `${name(seat)} obtiene ${dollars} $.`,
    activated: ({ seat, place }, name) => `${name(seat)} activa ${at(names.place, place)}.`,
    skipped: ({ seat, deed: number }, name) => `${name(seat)} omite «${deed(number)}».`,
    chained: ({ seat, deed: number, cost }, name) =>
      `${name(seat)} paga ${cost} $ para usar «${deed(number)}».`,
    reachedHall: ({ seat, cost }, name) => `${name(seat)} paga ${cost} $ por una opción del City Hall.`,
    gained: ({ seat, dollars, cause }, name) => `${name(seat)} obtiene ${dollars} $${CAUSE[cause]}.`,
    scored: ({ seat, points: count, cause }, name) =>
      `${name(seat)} obtiene ${points(count)}${CAUSE[cause]}.`,
    boughtCard: ({ seat, card, half: shown, price }, name) =>
      `${name(seat)} compra una carta por ${price} $ y la coloca ${end(shown)} en la columna de ${street(card)}: ${seen(card, shown)}.`,
    boughtDecree: ({ seat, card, street: where, half: shown, price }, name) =>
      `${name(seat)} compra un decreto por ${price} $ y lo coloca ${end(shown)} en la columna de ${at(names.place, where)}: ${seen(card, shown)}.`,
    boughtPillar: ({ seat, color, price }, name) =>
      `${name(seat)} compra ${at(names.pillar, color)} por ${price} $.`,
    soldPillar: ({ seat, color, price }, name) =>
      `${name(seat)} vende ${at(names.thePillar, color)} por ${price} $.`,
    swapped: ({ seat, away, taken }, name) =>
      `${name(seat)} cambia ${at(names.thePillar, away)} por ${at(names.pillar, taken)}.`,
    paidToBuild: ({ seat, cost }, name) => `${name(seat)} paga ${cost} $ para construir.`,
    built: ({ seat, color, level, slot, points: count, bonus: more }, name) =>
      `${name(seat)} coloca ${at(names.pillar, color)} en la planta ${level + 1}, hueco ${slot + 1}, y obtiene ${points(count)}${more > 0 ? ` y ${more} más por la planta` : ''}.`,
    tookToken: ({ seat }, name) => `${name(seat)} toma una ficha de reputación.`,
    drewPaper: ({ seat, paper: kind }, name) => `${name(seat)} roba ${newspaper(kind)}.`,
    builtFloor: ({ seat, floor: number, cost, points: count }, name) =>
      `${name(seat)} paga ${cost} $, construye ${floor(number)} y obtiene ${points(count)}.`,
    turnedCards: () => 'Las cartas superiores pasan al fondo de sus mazos.',
    showedFloor: ({ floor: number }) =>
      number === ROOF ? 'Solo queda por construir el tejado.' : `Siguiente planta: ${effect(number)}.`,
    spent: ({ seat, paper: kind }, name) => `${name(seat)} gasta ${newspaper(kind)}.`,
    usedPaper: ({ seat, paper: kind }, name) => `${name(seat)} usa ${newspaper(kind)}.`,
    metNewsboy: ({ who: number, space, next }, name) =>
      `${who(number, name)} alcanza al repartidor en la casilla ${space}; este ${next === 0 ? 'deja la partida' : `pasa a la casilla ${next}`}${number === DANIEL ? ' (R10.14)' : ''}.`,
    kept: ({ seat, paper: kind }, name) => `${name(seat)} se queda con ${newspaper(kind)}.`,
    gave: ({ seat, paper: kind }, name) => `${name(seat)} recibe ${newspaper(kind)}.`,
    changedPaper: ({ paper: kind }) => `Nuevo periódico activo: ${paper(kind)}.`,
    danielMoved: ({ card, to, other }) =>
      `Daniel revela ${danielCard(card)} y va ${at(names.going, to)}${other ? `, pues ya está ${at(names.being, at(DANIELS, card).main)}` : ''} (R10.3).`,
    danielMet: ({ points: count }) => `Coincide con el otro arquitecto y obtiene ${points(count)} (R10.4).`,
    danielPopular: ({ card, points: count, instead }) =>
      instead
        ? `Daniel no puede construir el pilar de ${danielCard(card)} y obtiene su popularidad, ${points(count)} (R10.7).`
        : `Daniel obtiene su popularidad con ${danielCard(card)}, ${points(count)} (R10.5).`,
    danielBuilt: ({ card, color, level, slot, points: count }) =>
      `Con ${danielCard(card)}, Daniel coloca ${at(names.pillar, color)} en la planta ${level + 1}, hueco ${slot + 1}, y obtiene ${points(count)} (R10.6).`,
    danielBuiltFloor: ({ card, floor: number, points: count }) =>
      `Con ${danielCard(card)}, Daniel construye ${floor(number)} y obtiene ${points(count)} (R10.8).`,
    danielTookDecree: ({ card, decree }) =>
      decree === NONE
        ? `No queda ningún decreto para ${danielCard(card)} (R10.9).`
        : `Daniel no puede construir la planta de ${danielCard(card)} y toma el decreto «${scoring(decree, 0)}» (R10.9).`,
    danielTookCard: ({ card, taken, again }) =>
      `${again ? 'Se repite una segunda localización principal, la' : 'La localización principal'} de ${danielCard(card)}${again ? '' : ' ya había salido'}: Daniel ${taken === NONE ? 'no toma carta, no hay ninguna donde está' : `toma una carta de ${street(taken)}`} (${again ? 'R10.12' : 'R10.11'}).`,
    danielShuffled: () => 'Todas las cartas de Daniel se barajan de nuevo (R10.12).',
    scoredStreet: ({ seat, street: where, reputation, points: count }, name) =>
      `${name(seat)}: reputación ${signed(reputation)} ${at(names.being, where)}, ${signedPoints(count, points)}.`,
    scoredDecree: ({ seat, card, half: shown, points: count }, name) =>
      `${name(seat)}: decreto «${scoring(card, shown)}», ${signedPoints(count, points)}.`,
    danielCounted: ({ cards, reputation, total }) =>
      `Daniel suma ${points(cards)} por sus cartas (R10.15)${reputation > 0 ? ` y ${reputation} por la reputación de estas (R10.16)` : ''} y llega a ${points(total)}.`,
  },
  fact: facts,
  trait: {
    side: { heading: 'Tableros', of: (id) => capital(side(sideOf(id)).replace('el ', '')) },
    decree: { heading: 'Decretos', of: (id) => capital(scoring(...decreeHalfOf(id))) },
  },
  part: { play: 'Durante la partida', cards: 'Cartas', reputation: 'Reputación', decrees: 'Decretos' },
  holding: { dollars: (dollars) => `${dollars} $` },
  ending: {
    roof: 'El tejado está puesto.',
    danielBeaten: 'El tejado está puesto.',
    danielWins: 'El tejado está puesto.',
    turnLimit: 'El tejado no llegó a construirse; la partida se detuvo y se puntuó.',
  },
  reason: {
    hardIsSolo: 'Solo Daniel puede ser más difícil: hay que jugar en solitario.',
    notDealt: 'Este tablero no se ha repartido aquí.',
    purpleOnly: 'En esta mesa solo se juega por las caras moradas.',
    mustMove: 'Tu arquitecto debe ir a otra localización.',
    placeTaken: 'Ahí está el otro arquitecto.',
    noSuchPlace: 'Hay cuatro calles y el City Hall.',
    mustAct: 'Ahora haz una cosa aquí: compra una carta, activa la localización u obtén dinero.',
    hasActed: 'Ya te has movido y has actuado: solo puedes gastar periódicos o terminar el turno.',
    notInHand: 'No tienes este periódico.',
    insideAction: 'Un periódico no se gasta en mitad de una acción.',
    notDelivered: 'Te quedas con uno de los dos periódicos entregados.',
    tooPoor: 'No tienes dinero suficiente.',
    deckEmpty: 'Este mazo está vacío.',
    columnFull: 'La columna de esta carta ya tiene tres cartas.',
    columnHasDecree: 'Esta columna ya tiene un decreto.',
    noDecreeLeft: 'No queda ningún decreto.',
    noRoomForDecree: 'Ninguna de tus columnas admite un decreto.',
    colorStored: 'Ya tienes un pilar de este color.',
    colorNotStored: 'No tienes ningún pilar de este color.',
    noneInSupply: 'La reserva no tiene pilares de este color.',
    nothingStored: 'No tienes ningún pilar.',
    nothingToBuy: 'La reserva no tiene ningún pilar para ti.',
    levelFull: 'La planta no tiene huecos libres.',
    levelNotFull: 'La planta aún no tiene sus tres pilares.',
    colorOnLevel: 'La planta ya tiene este color.',
    nothingFits: 'La planta ya tiene los colores de tus pilares.',
    needsTwo: 'Deben caber dos pilares en la planta.',
    slotTaken: 'Este hueco está ocupado.',
    noSuchSlot: 'Una planta tiene tres huecos.',
    roofIsOn: 'El tejado está puesto: no hay pilares en él y ya no se construye nada más.',
    colorMissing: 'La planta no tiene este color.',
    tooFewFloors: 'Hay muy pocas plantas construidas.',
    newsboyAhead: 'Aún no has alcanzado ninguna casilla del repartidor.',
    chainUsed: 'Este tipo de acción ya se ha usado en la cadena.',
    nothingToUse: 'Esta acción no se puede usar aquí.',
    notVisible: 'Este decreto no está disponible.',
  },
  options: {
    sides: {
      label: 'Caras de los tableros',
      help: 'Las caras moradas son más sencillas para una primera partida.',
      value: (value) => (value === 'purple' ? 'Solo caras moradas' : 'Cualquier cara'),
    },
    hard: {
      label: 'Daniel difícil',
      help: 'En solitario: Daniel suma también la buena reputación de sus cartas.',
    },
  },
};
