/** The game in French. */

import { de } from '#kernel';
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
const points = (count: number) => (count > 1 ? `${count} points` : `${count} point`);

/** Whose it is: de Ben, d’Ana, de Ben et d’Ana. */
const of = (...names: string[]) => names.map(de).join(' et ');

/** R1.6 A word of warning on a marked card. */
function warning(tile: Tile): string {
  const lookAlike = lookAlikeName(PIECE, tile);
  return lookAlike ? ` Attention : ne pas confondre avec ${lookAlike}.` : '';
}

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Nombre de pièces et taille d’une ville',
    fountains: 'Fontaines',
    pointTrack: 'Première case de la piste de points',
    tiles: 'Formes des tuiles de ville',
    cards: 'Tuiles semblables signalées sur les cartes',
    startAreas: 'Zones de départ des plateaux',
    planningBonus: 'Bonus de planification',
    balanceBonus: 'Bonus d’équilibre',
    levels: 'Niveaux d’une ville achevée',
  },
  prompt: {
    chooseBoard: () => 'Sur quel plateau construisez-vous ?',
    chooseSide: () => 'Quel côté de votre plateau est visible ?',
    placeTile: ({ tiles }) =>
      tiles.length === 1
        ? `Placez ${tiles.map(piece).join()}.${tiles.map(warning).join('')}`
        : 'Placez les dernières tuiles dans l’ordre de votre choix.',
    placeFountain: () => 'Placez votre fontaine de ce tour.',
  },
  answer(action, telling) {
    if ('board' in action) return `Plateau ${boardName(action.board)}`;
    if ('side' in action) {
      return `Côté ${action.side === 'dark' ? 'noir' : 'vert'}, zone de départ en ${startSquares(telling, action.side)}`;
    }
    return 'decline' in action ? `Mettre de côté ${piece(action.decline)}` : squaresAt(action);
  },
  group(action) {
    if ('board' in action) return 'Plateaux';
    if ('side' in action) return 'Côtés';
    if ('decline' in action) return 'Mettre de côté';
    if (action.face === 'water') return `Fontaine dans la moitié ${HALF[action.turn]}`;
    return `${capital(piece(action.tile))}, face ${FACE[action.face]}, ${TURN[action.turn]}`;
  },
  event: {
    gotMarker: ({ seat }, name) => `${name(seat)} a maintenant le marqueur de départ.`,
    gotBoard: ({ seat, board }, name) => `${name(seat)} reçoit le plateau ${boardName(board)}.`,
    choseSide: ({ seat, side }, name) =>
      `${name(seat)} construit sur le côté ${side === 'dark' ? 'noir' : 'vert'}.`,
    opened: ({ round }) => (round === 6 ? 'Le dernier tour commence.' : `Le tour ${round} commence.`),
    laidOpen: ({ tile }) => `Face visible sur la table : ${piece(tile)}.`,
    laidClosed: () => 'Une carte est placée face cachée sur la table.',
    dealt: ({ holders, tile }, name) => {
      const who = holders.map(name).join(' et ');
      const card = tile === null ? 'une carte' : `une carte : ${piece(tile)}`;
      return holders.length > 1 ? `${who} partagent ${card}.` : `${who} prend ${card}.`;
    },
    turned: ({ holders, tile }, name) => {
      const whose = holders.length === 0 ? 'La carte face cachée' : `La carte ${of(...holders.map(name))}`;
      return `${whose} est révélée : ${piece(tile)}.${warning(tile)}`;
    },
    cameUp: ({ tile }) => `À placer maintenant : ${piece(tile)}.${warning(tile)}`,
    placed: ({ seat, spot }, name) =>
      spot.face === 'water'
        ? `${name(seat)} place une fontaine ${HALF[spot.turn]} de ${squaresAt(spot)}.`
        : `${name(seat)} place ${piece(spot.tile)}, face ${FACE[spot.face]}, en ${squaresAt(spot)}.`,
    setAside: ({ seat, tile, fits }, name) => {
      if (fits) return `${name(seat)} met ${piece(tile)} de côté.`;
      return tile === FOUNTAIN
        ? `La ville ${of(name(seat))} est pleine : pas de fontaine.`
        : `${name(seat)} n’a pas de place pour ${piece(tile)} : la tuile est mise de côté.`;
    },
    scored: ({ seat, height, width, points: scored }, name) =>
      `${name(seat)} marque ${points(scored)} pour un rectangle de ${height} sur ${width}.`,
    balanced: ({ seat, dark, green }, name) => `Équilibre ${of(name(seat))} : noir ${dark}, vert ${green}.`,
    filled: ({ seat, points: scored }, name) =>
      `${name(seat)} a construit les 49 cases : ${points(scored)} de planification.`,
    weighed: ({ seat, distance, points: scored }, name) =>
      `Les marqueurs d’équilibre ${of(name(seat))} sont à distance ${distance} : ${scored === 0 ? 'aucun point' : points(scored)} d’équilibre.`,
    reachedLevel: ({ seat, level }, name) => `${name(seat)} atteint le niveau ${LEVEL[level]}.`,
  },
  fact: facts,
  trait: {
    board: { heading: 'Plateaux et côtés', of: (id) => boardTrait('Plateau', board, id) },
    fountains: { heading: 'Fontaines placées', of: (id) => id },
  },
  part: {
    start: 'Case de départ',
    round1: 'Tour 1',
    round2: 'Tour 2',
    round3: 'Tour 3',
    round4: 'Tour 4',
    round5: 'Tour 5',
    round6: 'Tour 6',
    planning: 'Planification',
    balance: 'Équilibre',
  },
  ending: {
    lastRound: 'Le sixième tour est terminé.',
    beginner: `${LEVEL.beginner} : la prochaine ville sera plus belle.`,
    promising: `${LEVEL.promising} : pas mal, un bâtisseur d’avenir.`,
    impressive: `${LEVEL.impressive} : une ville impressionnante.`,
    magnificent: `${LEVEL.magnificent} : splendide, même la reine est conquise.`,
    master: `${LEVEL.master} : le plateau de score est trop petit pour cette ville.`,
  },
  level: { label: 'Niveau', of: (total) => LEVEL[levelOf(total)] },
  reason: {
    noSuchBoard: 'Il y a cinq plateaux, de A à E.',
    boardTaken: 'Ce plateau est déjà pris.',
    noSuchSide: 'Un plateau a un côté noir et un côté vert.',
    noSuchSpot: 'Une tuile se place sur la grille, tournée par quarts de tour.',
    wrongTile: 'Ce n’est pas la tuile de la carte jouée.',
    alreadyAside: 'Vous avez mis cette tuile de côté ; elle est hors jeu.',
    wrongFace: 'Une tuile de ville a une face noire et une face verte, une fontaine n’a pas de couleur.',
    sameTurn: 'Ainsi tournée, la tuile est la même qu’avec moins de quarts de tour.',
    offBoard: 'La tuile dépasserait du plateau.',
    overlaps: 'Il y a déjà quelque chose à cet endroit.',
  },
  options: {
    boards: {
      label: 'Plateaux',
      help: 'La zone de départ n’est pas au même endroit sur les cinq plateaux.',
      value: (value) => (value === 'drawn' ? 'tirés au sort' : 'choisis à tour de rôle'),
    },
  },
};
