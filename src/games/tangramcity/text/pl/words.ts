/** The game in Polish. Names of players stay in the nominative. */

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
import { counted, FACE, HALF, LEVEL, PIECE, TURN } from './names.ts';

const piece = (tile: Tile) => pieceName(PIECE, tile);
const pieceAsObject = (tile: Tile) => (tile === FOUNTAIN ? 'fontannę' : piece(tile));
const points = (count: number) => counted(count, 'punkt', 'punkty', 'punktów');

/** R1.6 A word of warning on a marked card. */
function warning(tile: Tile): string {
  const lookAlike = lookAlikeName(PIECE, tile);
  return lookAlike ? ` Uwaga, jest podobna płytka: ${lookAlike}.` : '';
}

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Ile jest elementów i jak duże jest miasto',
    fountains: 'Fontanny',
    pointTrack: 'Pierwsze pole toru punktów',
    tiles: 'Kształty płytek miasta',
    cards: 'Podobne płytki, o których ostrzegają karty',
    startAreas: 'Pola startowe na planszach',
    planningBonus: 'Premia za plan miasta',
    balanceBonus: 'Premia za równowagę',
    levels: 'Poziomy ukończonego miasta',
  },
  prompt: {
    chooseBoard: () => 'Na której planszy budujesz?',
    chooseSide: () => 'Którą stroną planszy grasz?',
    placeTile: ({ tiles }) =>
      tiles.length === 1
        ? `Ułóż ${tiles.map(pieceAsObject).join()}.${tiles.map(warning).join('')}`
        : 'Ułóż ostatnie płytki w dowolnej kolejności.',
    placeFountain: () => 'Ułóż swoją fontannę z tej rundy.',
  },
  answer(action, telling) {
    if ('board' in action) return `Plansza ${boardName(action.board)}`;
    if ('side' in action) {
      return `Strona ${FACE[action.side]}, start: ${startSquares(telling, action.side)}`;
    }
    return 'decline' in action ? `Odłóż ${pieceAsObject(action.decline)}` : squaresAt(action);
  },
  group(action) {
    if ('board' in action) return 'Plansze';
    if ('side' in action) return 'Strony';
    if ('decline' in action) return 'Rezygnacja';
    if (action.face === 'water') return `Fontanna, połówka ${HALF[action.turn]}`;
    return `${capital(piece(action.tile))}, strona ${FACE[action.face]}, ${TURN[action.turn]}`;
  },
  event: {
    gotMarker: ({ seat }, name) => `${name(seat)} ma teraz znacznik rozpoczynającego.`,
    gotBoard: ({ seat, board }, name) => `${name(seat)} dostaje planszę ${boardName(board)}.`,
    choseSide: ({ seat, side }, name) =>
      `${name(seat)} buduje po stronie ${side === 'dark' ? 'czarnej' : 'zielonej'}.`,
    opened: ({ round }) => (round === 6 ? 'Zaczyna się ostatnia runda.' : `Zaczyna się runda ${round}.`),
    laidOpen: ({ tile }) => `Odkryta na stole: ${piece(tile)}.`,
    laidClosed: () => 'Na stole leży zakryta karta.',
    dealt: ({ holders, tile }, name) => {
      const who = holders.map(name).join(' i ');
      const card = tile === null ? 'kartę' : `kartę: ${piece(tile)}`;
      return holders.length > 1 ? `${who} mają wspólną ${card}.` : `${who} bierze ${card}.`;
    },
    turned: ({ holders, tile }, name) => {
      const whose =
        holders.length === 0
          ? 'Odkryta zostaje zakryta karta'
          : `Odkryta zostaje karta (${holders.map(name).join(' i ')})`;
      return `${whose}: ${piece(tile)}.${warning(tile)}`;
    },
    cameUp: ({ tile }) => `Teraz do ułożenia: ${piece(tile)}.${warning(tile)}`,
    placed: ({ seat, spot }, name) =>
      spot.face === 'water'
        ? `${name(seat)} układa fontannę na ${squaresAt(spot)}, połówka ${HALF[spot.turn]}.`
        : `${name(seat)} układa ${pieceAsObject(spot.tile)}, strona ${FACE[spot.face]}, na ${squaresAt(spot)}.`,
    setAside: ({ seat, tile, fits }, name) => {
      if (fits) return `${name(seat)} odkłada ${pieceAsObject(tile)}.`;
      return tile === FOUNTAIN
        ? `${name(seat)} ma pełne miasto: bez fontanny.`
        : `${name(seat)} nie ma miejsca na ${pieceAsObject(tile)} i odkłada tę płytkę.`;
    },
    scored: ({ seat, height, width, points: scored }, name) =>
      `${name(seat)} zyskuje ${points(scored)} za prostokąt ${height} na ${width}.`,
    balanced: ({ seat, dark, green }, name) => `${name(seat)}, równowaga: czarne ${dark}, zielone ${green}.`,
    filled: ({ seat, points: scored }, name) =>
      `${name(seat)} ma zabudowane wszystkie 49 pól: ${points(scored)} za plan miasta.`,
    weighed: ({ seat, distance, points: scored }, name) =>
      `${name(seat)}, odległość znaczników równowagi ${distance}: ${scored === 0 ? 'bez punktów' : points(scored)} za równowagę.`,
    reachedLevel: ({ seat, level }, name) => `${name(seat)} osiąga poziom ${LEVEL[level]}.`,
  },
  fact: facts,
  trait: {
    board: { heading: 'Plansze i strony', of: (id) => boardTrait('Plansza', board, id) },
    fountains: { heading: 'Ułożone fontanny', of: (id) => id },
  },
  part: {
    start: 'Pole startowe',
    round1: 'Runda 1',
    round2: 'Runda 2',
    round3: 'Runda 3',
    round4: 'Runda 4',
    round5: 'Runda 5',
    round6: 'Runda 6',
    planning: 'Plan miasta',
    balance: 'Równowaga',
  },
  ending: {
    lastRound: 'Szósta runda skończona.',
    beginner: `${LEVEL.beginner}: następne miasto pójdzie lepiej.`,
    promising: `${LEVEL.promising}: nieźle, to budowniczy z przyszłością.`,
    impressive: `${LEVEL.impressive}: miasto robi wrażenie.`,
    magnificent: `${LEVEL.magnificent}: wspaniale, nawet królowa jest zachwycona.`,
    master: `${LEVEL.master}: tor punktów jest za krótki na to miasto.`,
  },
  level: { label: 'Poziom', of: (total) => LEVEL[levelOf(total)] },
  reason: {
    noSuchBoard: 'Jest pięć plansz, od A do E.',
    boardTaken: 'Tę planszę ma już ktoś inny.',
    noSuchSide: 'Plansza ma stronę czarną i zieloną.',
    noSuchSpot: 'Płytka leży na siatce, obrócona o ćwiartki.',
    wrongTile: 'To nie jest płytka z zagrywanej karty.',
    alreadyAside: 'Ta płytka jest już odłożona: wypadła z gry.',
    wrongFace: 'Płytka miasta ma stronę czarną i zieloną, fontanna żadnej.',
    sameTurn: 'Tak obrócona płytka wygląda jak przy mniejszym obrocie.',
    offBoard: 'Płytka wystawałaby poza krawędź planszy.',
    overlaps: 'Coś tam już leży.',
  },
  options: {
    boards: {
      label: 'Plansze',
      help: 'Na każdej z pięciu plansz obszar startowy leży gdzie indziej.',
      value: (value) => (value === 'drawn' ? 'losowane' : 'wybierane po kolei'),
    },
  },
};
