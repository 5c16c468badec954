/** The game in English. */

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
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** R1.6 A word of warning on a marked card. */
function warning(tile: Tile): string {
  const lookAlike = lookAlikeName(PIECE, tile);
  return lookAlike ? ` Careful: not to be confused with ${lookAlike}.` : '';
}

export const words: Text = {
  title: info.title,
  values: {
    counts: 'How many pieces there are, and the size of a city',
    fountains: 'Fountains',
    pointTrack: 'The first space of the point track',
    tiles: 'Outlines of the city tiles',
    cards: 'Tiles that cards warn of as look-alikes',
    startAreas: 'Start areas on the boards',
    planningBonus: 'The planning bonus',
    balanceBonus: 'The balance bonus',
    levels: 'Titles for a finished city',
  },
  prompt: {
    chooseBoard: () => 'Which board do you build on?',
    chooseSide: () => 'Which side of your board lies up?',
    placeTile: ({ tiles }) =>
      tiles.length === 1
        ? `Place ${tiles.map(piece).join()}.${tiles.map(warning).join('')}`
        : 'Place the last tiles in any order.',
    placeFountain: () => 'Place your fountain of this round.',
  },
  answer(action, telling) {
    if ('board' in action) return `Board ${boardName(action.board)}`;
    if ('side' in action) {
      return `${capital(FACE[action.side])} side, start area on ${startSquares(telling, action.side)}`;
    }
    return 'decline' in action ? `Set ${piece(action.decline)} aside` : squaresAt(action);
  },
  group(action) {
    if ('board' in action) return 'Boards';
    if ('side' in action) return 'Sides';
    if ('decline' in action) return 'Decline';
    if (action.face === 'water') return `Fountain in the ${HALF[action.turn]} half`;
    return `${capital(piece(action.tile))}, ${FACE[action.face]} face, ${TURN[action.turn]}`;
  },
  event: {
    gotMarker: ({ seat }, name) => `${name(seat)} has the start marker now.`,
    gotBoard: ({ seat, board }, name) => `${name(seat)} gets board ${boardName(board)}.`,
    choseSide: ({ seat, side }, name) => `${name(seat)} builds on the ${FACE[side]} side.`,
    opened: ({ round }) => (round === 6 ? 'The last round begins.' : `Round ${round} begins.`),
    laidOpen: ({ tile }) => `Face up on the table: ${piece(tile)}.`,
    laidClosed: () => 'A card lies face down on the table.',
    dealt: ({ holders, tile }, name) => {
      const who = holders.map(name).join(' and ');
      const card = tile === null ? 'a card' : `a card: ${piece(tile)}`;
      return holders.length > 1 ? `${who} share ${card}.` : `${who} takes ${card}.`;
    },
    turned: ({ holders, tile }, name) => {
      const [one = '', two] = holders.map(name);
      const whose = two ? `The card of ${one} and ${two}` : one ? `${one}’s card` : 'The face-down card';
      return `${whose} is turned over: ${piece(tile)}.${warning(tile)}`;
    },
    cameUp: ({ tile }) => `Now to be placed: ${piece(tile)}.${warning(tile)}`,
    placed: ({ seat, spot }, name) =>
      spot.face === 'water'
        ? `${name(seat)} places a fountain in the ${HALF[spot.turn]} half of ${squaresAt(spot)}.`
        : `${name(seat)} places ${piece(spot.tile)}, ${FACE[spot.face]} face up, on ${squaresAt(spot)}.`,
    setAside: ({ seat, tile, fits }, name) => {
      if (fits) return `${name(seat)} declines ${piece(tile)}.`;
      return tile === FOUNTAIN
        ? `The city of ${name(seat)} is full: no fountain.`
        : `${name(seat)} has no room for ${piece(tile)} and sets it aside.`;
    },
    scored: ({ seat, height, width, points: scored }, name) =>
      `${name(seat)} scores ${points(scored)} for a rectangle of ${height} by ${width}.`,
    balanced: ({ seat, dark, green }, name) => `Balance of ${name(seat)}: black ${dark}, green ${green}.`,
    filled: ({ seat, points: scored }, name) =>
      `${name(seat)} has built all 49 squares: ${points(scored)} for planning.`,
    weighed: ({ seat, distance, points: scored }, name) =>
      `${name(seat)} has the balance markers ${distance} apart: ${scored === 0 ? 'no points' : points(scored)} for balance.`,
    reachedLevel: ({ seat, level }, name) => `${name(seat)} reaches the level ${LEVEL[level]}.`,
  },
  fact: facts,
  trait: {
    board: { heading: 'Boards and sides', of: (id) => boardTrait('Board', board, id) },
    fountains: { heading: 'Fountains placed', of: (id) => id },
  },
  part: {
    start: 'Start space',
    round1: 'Round 1',
    round2: 'Round 2',
    round3: 'Round 3',
    round4: 'Round 4',
    round5: 'Round 5',
    round6: 'Round 6',
    planning: 'Planning',
    balance: 'Balance',
  },
  ending: {
    lastRound: 'The sixth round is over.',
    beginner: `${LEVEL.beginner}: the next city will go better.`,
    promising: `${LEVEL.promising}: not bad, a builder with a future.`,
    impressive: `${LEVEL.impressive}: an impressive city.`,
    magnificent: `${LEVEL.magnificent}: magnificent, even the queen is delighted.`,
    master: `${LEVEL.master}: the scoreboard is too short for this city.`,
  },
  level: { label: 'Level', of: (total) => LEVEL[levelOf(total)] },
  reason: {
    noSuchBoard: 'There are five boards, A to E.',
    boardTaken: 'Somebody else has this board.',
    noSuchSide: 'A board has a black and a green side.',
    noSuchSpot: 'A tile lies on the grid, turned by quarters.',
    wrongTile: 'This is not the tile of the card in play.',
    alreadyAside: 'You have set this tile aside; it is out of the game.',
    wrongFace: 'A city tile has a black and a green face, a fountain neither.',
    sameTurn: 'Turned like this the tile looks as it does with fewer turns.',
    offBoard: 'The tile would stick out over the edge of the board.',
    overlaps: 'Something lies there already.',
  },
  options: {
    boards: {
      label: 'Boards',
      help: 'The start area lies elsewhere on each of the five boards.',
      value: (value) => (value === 'drawn' ? 'drawn by lot' : 'chosen in turn'),
    },
  },
};
