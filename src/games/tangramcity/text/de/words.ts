/** The game in German. */

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
/** The accusative: only the masculine article changes, and no masculine name has an adjective. */
const pieceAsObject = (tile: Tile) => inAccusative(piece(tile));
const inAccusative = (text: string) => text.replace(/^der /, 'den ');
const inDative = (text: string) =>
  text
    .replace(/^(der|das) /, 'dem ')
    .replace(/^die /, 'der ')
    .replace(/^(de[mr] [a-zäöüß]+e) /, '$1n ');
const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);

/** R1.6 A word of warning on a marked card. */
function warning(tile: Tile): string {
  const lookAlike = lookAlikeName(PIECE, tile);
  return lookAlike ? ` Achtung: nicht mit ${inDative(lookAlike)} verwechseln.` : '';
}

export const words: Text = {
  title: info.title,
  values: {
    counts: 'Wie viele Teile es gibt und wie groß eine Stadt ist',
    fountains: 'Brunnen',
    pointTrack: 'Erstes Feld der Punkteleiste',
    tiles: 'Umrisse der Stadtplättchen',
    cards: 'Ähnliche Plättchen, vor denen Karten warnen',
    startAreas: 'Startflächen auf den Tafeln',
    planningBonus: 'Bonus für Planung',
    balanceBonus: 'Bonus für Balance',
    levels: 'Stufen einer fertigen Stadt',
  },
  prompt: {
    chooseBoard: () => 'Auf welchem Tableau baust du?',
    chooseSide: () => 'Welche Seite deines Tableaus liegt oben?',
    placeTile: ({ tiles }) =>
      tiles.length === 1
        ? `Lege ${tiles.map(pieceAsObject).join()}.${tiles.map(warning).join('')}`
        : 'Lege die letzten Plättchen in beliebiger Reihenfolge.',
    placeFountain: () => 'Lege deinen Brunnen für diese Runde.',
  },
  answer(action, telling) {
    if ('board' in action) return `Tableau ${boardName(action.board)}`;
    if ('side' in action) {
      return `${capital(FACE[action.side])} Seite, Startfläche auf ${startSquares(telling, action.side)}`;
    }
    return 'decline' in action
      ? `${capital(pieceAsObject(action.decline))} beiseitelegen`
      : squaresAt(action);
  },
  group(action) {
    if ('board' in action) return 'Tableaus';
    if ('side' in action) return 'Seiten';
    if ('decline' in action) return 'Beiseitelegen';
    if (action.face === 'water') return `Brunnen in der Hälfte ${HALF[action.turn]}`;
    return `${capital(piece(action.tile))}, ${FACE[action.face]} Seite, ${TURN[action.turn]}`;
  },
  event: {
    gotMarker: ({ seat }, name) => `${name(seat)} hat jetzt den Startmarker.`,
    gotBoard: ({ seat, board }, name) => `${name(seat)} bekommt Tableau ${boardName(board)}.`,
    choseSide: ({ seat, side }, name) => `${name(seat)} baut auf der ${FACE[side]}n Seite.`,
    opened: ({ round }) => (round === 6 ? 'Die letzte Runde beginnt.' : `Runde ${round} beginnt.`),
    laidOpen: ({ tile }) => `Offen auf dem Tisch: ${piece(tile)}.`,
    laidClosed: () => 'Eine Karte liegt verdeckt auf dem Tisch.',
    dealt: ({ holders, tile }, name) => {
      const who = holders.map(name).join(' und ');
      const card = tile === null ? '' : `: ${piece(tile)}`;
      return holders.length > 1 ? `${who} teilen sich eine Karte${card}.` : `${who} nimmt eine Karte${card}.`;
    },
    turned: ({ holders, tile }, name) => {
      const whose =
        holders.length === 0 ? 'Die verdeckte Karte' : `Die Karte von ${holders.map(name).join(' und ')}`;
      return `${whose} wird aufgedeckt: ${piece(tile)}.${warning(tile)}`;
    },
    cameUp: ({ tile }) => `Jetzt zu legen: ${piece(tile)}.${warning(tile)}`,
    placed: ({ seat, spot }, name) =>
      spot.face === 'water'
        ? `${name(seat)} legt einen Brunnen nach ${squaresAt(spot)}, ${HALF[spot.turn]}.`
        : `${name(seat)} legt ${pieceAsObject(spot.tile)}, ${FACE[spot.face]} Seite oben, auf ${squaresAt(spot)}.`,
    setAside: ({ seat, tile, fits }, name) => {
      if (fits) return `${name(seat)} legt ${pieceAsObject(tile)} beiseite.`;
      return tile === FOUNTAIN
        ? `Die Stadt von ${name(seat)} ist voll: kein Brunnen.`
        : `${name(seat)} hat keinen Platz für ${pieceAsObject(tile)}: beiseitegelegt.`;
    },
    scored: ({ seat, height, width, points: scored }, name) =>
      `${name(seat)} erhält ${points(scored)} für ein Rechteck von ${height} mal ${width}.`,
    balanced: ({ seat, dark, green }, name) => `Balance von ${name(seat)}: schwarz ${dark}, grün ${green}.`,
    filled: ({ seat, points: scored }, name) =>
      `${name(seat)} hat alle 49 Felder bebaut: ${points(scored)} für Planung.`,
    weighed: ({ seat, distance, points: scored }, name) =>
      `Die Balancemarker von ${name(seat)} haben Abstand ${distance}: ${scored === 0 ? 'keine Punkte' : points(scored)} für Balance.`,
    reachedLevel: ({ seat, level }, name) => `${name(seat)} erreicht die Stufe ${LEVEL[level]}.`,
  },
  fact: facts,
  trait: {
    board: { heading: 'Tableaus und Seiten', of: (id) => boardTrait('Tableau', board, id) },
    fountains: { heading: 'Gelegte Brunnen', of: (id) => id },
  },
  part: {
    start: 'Startfeld',
    round1: 'Runde 1',
    round2: 'Runde 2',
    round3: 'Runde 3',
    round4: 'Runde 4',
    round5: 'Runde 5',
    round6: 'Runde 6',
    planning: 'Planung',
    balance: 'Balance',
  },
  ending: {
    lastRound: 'Die sechste Runde ist vorbei.',
    beginner: `${LEVEL.beginner}: Die nächste Stadt wird schöner.`,
    promising: `${LEVEL.promising}: nicht schlecht, da wächst etwas heran.`,
    impressive: `${LEVEL.impressive}: eine eindrucksvolle Stadt.`,
    magnificent: `${LEVEL.magnificent}: großartig, selbst die Königin ist entzückt.`,
    master: `${LEVEL.master}: Für diese Stadt ist die Punkteleiste zu kurz.`,
  },
  level: { label: 'Stufe', of: (total) => LEVEL[levelOf(total)] },
  reason: {
    noSuchBoard: 'Es gibt fünf Tableaus, A bis E.',
    boardTaken: 'Dieses Tableau hat schon jemand.',
    noSuchSide: 'Ein Tableau hat eine schwarze und eine grüne Seite.',
    noSuchSpot: 'Ein Plättchen liegt auf dem Raster, um Vierteldrehungen gedreht.',
    wrongTile: 'Das ist nicht das Plättchen der gespielten Karte.',
    alreadyAside: 'Dieses Plättchen hast du beiseitegelegt; es ist aus dem Spiel.',
    wrongFace: 'Ein Stadtplättchen hat eine schwarze und eine grüne Seite, ein Brunnen keine Farbe.',
    sameTurn: 'So gedreht sieht das Plättchen aus wie mit weniger Drehungen.',
    offBoard: 'Das Plättchen würde über den Rand des Tableaus ragen.',
    overlaps: 'Dort liegt schon etwas.',
  },
  options: {
    boards: {
      label: 'Tableaus',
      help: 'Auf jedem der fünf Tableaus liegt die Startfläche woanders.',
      value: (value) => (value === 'drawn' ? 'ausgelost' : 'der Reihe nach gewählt'),
    },
  },
};
