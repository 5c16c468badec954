/** The game in Spanish. */

import { FOUNTAIN, type Tile } from '../../components.ts';
import { info } from '../../info.ts';
import { levelOf } from '../../scoring.ts';
import {
  boardName,
  boardTrait,
  capital,
  lookAlikeName,
  pieceName,
  squaresAt,
  startSquares,
} from '../naming.ts';
import type { Text } from '../text.ts';
import { board } from './board.ts';
import { facts } from './facts.ts';
import { FACE, HALF, LEVEL, PIECE, TURN } from './names.ts';

const piece = (tile: Tile) => pieceName(PIECE, tile);
const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);
/** Two names; y becomes e before an i. */
const list = ([one = '', two]: readonly string[]) =>
  two === undefined ? one : `${one} ${/^h?i/i.test(two) ? 'e' : 'y'} ${two}`;

/** R1.6 A word of warning on a marked card. */
function warning(tile: Tile): string {
  const lookAlike = lookAlikeName(PIECE, tile);
  return lookAlike ? ` Atención: no confundir con ${lookAlike}.` : '';
}

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Cuántas piezas hay y el tamaño de una ciudad',
    fountains: 'Fuentes',
    pointTrack: 'Primera casilla del marcador',
    tiles: 'Formas de las losetas de ciudad',
    cards: 'Losetas parecidas que avisan las cartas',
    startAreas: 'Zonas iniciales de los tableros',
    planningBonus: 'Bono de planificación',
    balanceBonus: 'Bono de equilibrio',
    levels: 'Niveles de una ciudad terminada',
  },
  prompt: {
    chooseBoard: () => '¿En qué tablero construyes?',
    chooseSide: () => '¿Qué lado de tu tablero queda a la vista?',
    placeTile: ({ tiles }) =>
      tiles.length === 1
        ? `Coloca ${tiles.map(piece).join()}.${tiles.map(warning).join('')}`
        : 'Coloca las últimas losetas en el orden que quieras.',
    placeFountain: () => 'Coloca tu fuente de esta ronda.',
  },
  answer(action, telling) {
    if ('board' in action) return `Tablero ${boardName(action.board)}`;
    if ('side' in action) {
      return `Lado ${action.side === 'dark' ? 'negro' : 'verde'}, zona inicial en ${startSquares(telling, action.side)}`;
    }
    return 'decline' in action ? `Apartar ${piece(action.decline)}` : squaresAt(action);
  },
  group(action) {
    if ('board' in action) return 'Tableros';
    if ('side' in action) return 'Lados';
    if ('decline' in action) return 'Apartar';
    if (action.face === 'water') return `Fuente en la mitad ${HALF[action.turn]}`;
    return `${capital(piece(action.tile))}, cara ${FACE[action.face]}, ${TURN[action.turn]}`;
  },
  event: {
    gotMarker: ({ seat }, name) => `${name(seat)} tiene ahora el marcador de jugador inicial.`,
    gotBoard: ({ seat, board }, name) => `${name(seat)} recibe el tablero ${boardName(board)}.`,
    choseSide: ({ seat, side }, name) =>
      `${name(seat)} construye en el lado ${side === 'dark' ? 'negro' : 'verde'}.`,
    opened: ({ round }) => (round === 6 ? 'Empieza la última ronda.' : `Empieza la ronda ${round}.`),
    laidOpen: ({ tile }) => `Boca arriba en la mesa: ${piece(tile)}.`,
    laidClosed: () => 'Se coloca una carta boca abajo en la mesa.',
    dealt: ({ holders, tile }, name) => {
      const card = tile === null ? 'una carta' : `una carta: ${piece(tile)}`;
      const who = list(holders.map(name));
      return holders.length > 1 ? `${who} comparten ${card}.` : `${who} toma ${card}.`;
    },
    turned: ({ holders, tile }, name) => {
      const whose = holders.length === 0 ? 'la carta boca abajo' : `la carta de ${list(holders.map(name))}`;
      return `Se revela ${whose}: ${piece(tile)}.${warning(tile)}`;
    },
    cameUp: ({ tile }) => `Toca colocar ${piece(tile)}.${warning(tile)}`,
    placed: ({ seat, spot }, name) =>
      spot.face === 'water'
        ? `${name(seat)} coloca una fuente en la mitad ${HALF[spot.turn]} de ${squaresAt(spot)}.`
        : `${name(seat)} coloca ${piece(spot.tile)}, cara ${FACE[spot.face]}, en ${squaresAt(spot)}.`,
    setAside: ({ seat, tile, fits }, name) => {
      if (fits) return `${name(seat)} aparta ${piece(tile)}.`;
      return tile === FOUNTAIN
        ? `La ciudad de ${name(seat)} está completa: no hay fuente.`
        : `${name(seat)} no tiene sitio para ${piece(tile)}: la loseta se aparta.`;
    },
    scored: ({ seat, height, width, points: scored }, name) =>
      `${name(seat)} gana ${points(scored)} por un rectángulo de ${height} por ${width}.`,
    balanced: ({ seat, dark, green }, name) => `Equilibrio de ${name(seat)}: negro ${dark}, verde ${green}.`,
    filled: ({ seat, points: scored }, name) =>
      `${name(seat)} ha construido las 49 casillas: ${points(scored)} de planificación.`,
    weighed: ({ seat, distance, points: scored }, name) =>
      `Los marcadores de equilibrio de ${name(seat)} están a distancia ${distance}: ${scored === 0 ? 'ningún punto' : points(scored)} de equilibrio.`,
    reachedLevel: ({ seat, level }, name) => `${name(seat)} alcanza el nivel ${LEVEL[level]}.`,
  },
  fact: facts,
  trait: {
    board: { heading: 'Tableros y lados', of: (id) => boardTrait('Tablero', board, id) },
    fountains: { heading: 'Fuentes colocadas', of: (id) => id },
  },
  part: {
    start: 'Casilla inicial',
    round1: 'Ronda 1',
    round2: 'Ronda 2',
    round3: 'Ronda 3',
    round4: 'Ronda 4',
    round5: 'Ronda 5',
    round6: 'Ronda 6',
    planning: 'Planificación',
    balance: 'Equilibrio',
  },
  ending: {
    lastRound: 'La sexta ronda ha terminado.',
    beginner: `${LEVEL.beginner}: la próxima ciudad saldrá mejor.`,
    promising: `${LEVEL.promising}: no está mal, hay futuro en la construcción.`,
    impressive: `${LEVEL.impressive}: una ciudad impresionante.`,
    magnificent: `${LEVEL.magnificent}: magnífico, hasta la reina está encantada.`,
    master: `${LEVEL.master}: el marcador se queda corto para esta ciudad.`,
  },
  level: { label: 'Nivel', of: (total) => LEVEL[levelOf(total)] },
  reason: {
    noSuchBoard: 'Hay cinco tableros, de la A a la E.',
    boardTaken: 'Otra persona tiene este tablero.',
    noSuchSide: 'Un tablero tiene un lado negro y otro verde.',
    noSuchSpot: 'Una loseta se coloca sobre la cuadrícula, girada por cuartos de vuelta.',
    wrongTile: 'Esta no es la loseta de la carta en juego.',
    alreadyAside: 'Has apartado esta loseta; está fuera del juego.',
    wrongFace: 'Una loseta de ciudad tiene una cara negra y otra verde; una fuente no tiene color.',
    sameTurn: 'Girada así, la loseta queda igual que con menos giros.',
    offBoard: 'La loseta sobresaldría del tablero.',
    overlaps: 'Ya hay algo en ese lugar.',
  },
  options: {
    boards: {
      label: 'Tableros',
      help: 'La zona inicial está en un lugar distinto en cada uno de los cinco tableros.',
      value: (value) => (value === 'drawn' ? 'por sorteo' : 'elegidos por turnos'),
    },
  },
};
