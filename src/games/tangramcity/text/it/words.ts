/** The game in Italian. */

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
const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);

/** “Ana e Ben”, “Ana ed Eva”. */
const together = (people: readonly string[]) =>
  people.reduce((all, last) => `${all} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`);

/** R1.6 A word of warning on a marked card. */
function warning(tile: Tile): string {
  const lookAlike = lookAlikeName(PIECE, tile);
  return lookAlike ? ` Attenzione, tessera simile: ${lookAlike}.` : '';
}

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Quanti pezzi ci sono e quanto è grande una città',
    fountains: 'Fontane',
    pointTrack: 'Prima casella del segnapunti',
    tiles: 'Forme delle tessere città',
    cards: 'Tessere simili segnalate dalle carte',
    startAreas: 'Aree di partenza sulle plance',
    planningBonus: 'Bonus di urbanistica',
    balanceBonus: 'Bonus di equilibrio',
    levels: 'Livelli di una città finita',
  },
  prompt: {
    chooseBoard: () => 'Su quale plancia costruisci?',
    chooseSide: () => 'Quale lato della plancia sta verso l’alto?',
    placeTile: ({ tiles }) =>
      tiles.length === 1
        ? `Metti ${tiles.map(piece).join()}.${tiles.map(warning).join('')}`
        : 'Metti le ultime tessere nell’ordine che vuoi.',
    placeFountain: () => 'Metti la tua fontana di questo round.',
  },
  answer(action, telling) {
    if ('board' in action) return `Plancia ${boardName(action.board)}`;
    if ('side' in action) {
      const side = action.side === 'dark' ? 'nero' : 'verde';
      return `Lato ${side}, area iniziale su ${startSquares(telling, action.side)}`;
    }
    return 'decline' in action ? `Metti da parte ${piece(action.decline)}` : squaresAt(action);
  },
  group(action) {
    if ('board' in action) return 'Plance';
    if ('side' in action) return 'Lati';
    if ('decline' in action) return 'Rinuncia';
    if (action.face === 'water') return `Fontana nella metà ${HALF[action.turn]}`;
    return `${capital(piece(action.tile))}, faccia ${FACE[action.face]}, ${TURN[action.turn]}`;
  },
  event: {
    gotMarker: ({ seat }, name) => `${name(seat)} ha ora il segnalino primo giocatore.`,
    gotBoard: ({ seat, board }, name) => `${name(seat)} riceve la plancia ${boardName(board)}.`,
    choseSide: ({ seat, side }, name) =>
      `${name(seat)} costruisce sul lato ${side === 'dark' ? 'nero' : 'verde'}.`,
    opened: ({ round }) => (round === 6 ? 'Comincia l’ultimo round.' : `Comincia il round ${round}.`),
    laidOpen: ({ tile }) => `Scoperta sul tavolo: ${piece(tile)}.`,
    laidClosed: () => 'Una carta sta coperta sul tavolo.',
    dealt: ({ holders, tile }, name) => {
      const who = together(holders.map(name));
      const card = tile === null ? 'una carta' : `una carta: ${piece(tile)}`;
      return holders.length > 1 ? `${who} condividono ${card}.` : `${who} prende ${card}.`;
    },
    turned: ({ holders, tile }, name) => {
      const whose =
        holders.length === 0
          ? 'Si scopre la carta coperta'
          : `Si scopre la carta di ${together(holders.map(name))}`;
      return `${whose}: ${piece(tile)}.${warning(tile)}`;
    },
    cameUp: ({ tile }) => `Ora si mette ${piece(tile)}.${warning(tile)}`,
    placed: ({ seat, spot }, name) =>
      spot.face === 'water'
        ? `${name(seat)} mette una fontana in ${squaresAt(spot)}, ${HALF[spot.turn]}.`
        : `${name(seat)} mette ${piece(spot.tile)}, faccia ${FACE[spot.face]}, su ${squaresAt(spot)}.`,
    setAside: ({ seat, tile, fits }, name) => {
      if (fits) return `${name(seat)} mette da parte ${piece(tile)}.`;
      return tile === FOUNTAIN
        ? `La città di ${name(seat)} è piena: niente fontana.`
        : `${name(seat)} non ha posto per ${piece(tile)}: va da parte.`;
    },
    scored: ({ seat, height, width, points: scored }, name) =>
      `${name(seat)} ottiene ${points(scored)} per un rettangolo di ${height} per ${width}.`,
    balanced: ({ seat, dark, green }, name) => `Equilibrio di ${name(seat)}: nero ${dark}, verde ${green}.`,
    filled: ({ seat, points: scored }, name) =>
      `${name(seat)} ha costruito tutte le 49 caselle: ${points(scored)} per l’urbanistica.`,
    weighed: ({ seat, distance, points: scored }, name) =>
      `${name(seat)} ha i segnalini dell’equilibrio a distanza ${distance}: ${scored === 0 ? 'nessun punto' : points(scored)} per l’equilibrio.`,
    reachedLevel: ({ seat, level }, name) => `${name(seat)} raggiunge il livello ${LEVEL[level]}.`,
  },
  fact: facts,
  trait: {
    board: { heading: 'Plance e lati', of: (id) => boardTrait('Plancia', board, id) },
    fountains: { heading: 'Fontane piazzate', of: (id) => id },
  },
  part: {
    start: 'Casella di partenza',
    round1: 'Round 1',
    round2: 'Round 2',
    round3: 'Round 3',
    round4: 'Round 4',
    round5: 'Round 5',
    round6: 'Round 6',
    planning: 'Urbanistica',
    balance: 'Equilibrio',
  },
  ending: {
    lastRound: 'Il sesto round è finito.',
    beginner: `${LEVEL.beginner}: la prossima città andrà meglio.`,
    promising: `${LEVEL.promising}: niente male, un futuro promettente.`,
    impressive: `${LEVEL.impressive}: una città che impressiona.`,
    magnificent: `${LEVEL.magnificent}: magnifica, perfino la regina è entusiasta.`,
    master: `${LEVEL.master}: il segnapunti è troppo corto per questa città.`,
  },
  level: { label: 'Livello', of: (total) => LEVEL[levelOf(total)] },
  reason: {
    noSuchBoard: 'Ci sono cinque plance, da A a E.',
    boardTaken: 'Questa plancia è di qualcun altro.',
    noSuchSide: 'Una plancia ha un lato nero e uno verde.',
    noSuchSpot: 'Una tessera sta sulla griglia, girata di quarti.',
    wrongTile: 'Questa non è la tessera della carta in gioco.',
    alreadyAside: 'Hai messo da parte questa tessera: è fuori dal gioco.',
    wrongFace: 'Una tessera città ha una faccia nera e una verde, una fontana nessuna.',
    sameTurn: 'Con meno giri la tessera sarebbe messa allo stesso modo.',
    offBoard: 'La tessera sporgerebbe oltre il bordo della plancia.',
    overlaps: 'Lì c’è già qualcosa.',
  },
  options: {
    boards: {
      label: 'Plance',
      help: 'Su ciascuna delle cinque plance l’area iniziale è in un punto diverso.',
      value: (value) => (value === 'drawn' ? 'sorteggiate' : 'scelte a turno'),
    },
  },
};
