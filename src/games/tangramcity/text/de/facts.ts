/** Reasons for answers in German. */

import { halves as half, pieceName } from '../naming.ts';
import type { FactText } from '../text.ts';
import { PIECE } from './names.ts';

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const squares = (halves: number) => (halves === 2 ? '1 Feld' : `${half(halves)} Felder`);
/** The accusative: only the masculine article changes. */
const pieceAsObject = (tile: number) => pieceName(PIECE, tile).replace(/^der /, 'den ');

export const facts: FactText = {
  rectangle: ({ height, width, grows }) =>
    grows
      ? `Macht das größte Rechteck ${height} mal ${width}: ${points(height * width)} in dieser Runde.`
      : `Lässt das größte Rechteck bei ${height * width}.`,
  soon: ({ points: count }) =>
    `Einem Rechteck von ${count} fehlt dann nur ein halbes Feld; der Brunnen kann es füllen.`,
  halfSquares: ({ change }) => {
    if (change === 0) return 'Lässt nicht mehr halb offene Felder als zuvor.';
    const count = Math.abs(change);
    const noun = count === 1 ? 'halb offenes Feld' : 'halb offene Felder';
    return change < 0 ? `Schließt ${count} ${noun}.` : `Lässt ${count} ${noun} mehr.`;
  },
  gaps: ({ change }) => {
    if (change <= 0) return 'Schneidet nichts ab.';
    return change === 1
      ? 'Schneidet eine Lücke ab, neben der nichts mehr frei ist.'
      : `Schneidet ${change} Lücken ab, neben denen nichts mehr frei ist.`;
  },
  outline: ({ percent }) => `${percent} % des Umrisses berühren Gebautes oder den Rand.`,
  balance: ({ dark, green, bonus }) =>
    `Schwarz und Grün stehen dann ${dark} zu ${green}: ${points(bonus)} am Ende, wenn es so bleibt.`,
  room: ({ about, room }) => {
    const piece = pieceAsObject(about);
    if (room === 'none') return `Für ${piece} bleibt in dieser Runde kein Platz.`;
    return room === 'snug'
      ? `Für ${piece} bleibt in dieser Runde ein passender Platz.`
      : `Für ${piece} bleibt in dieser Runde nur ein loser Platz.`;
  },
  keeps: ({ halves }) => `Hält ${squares(halves)} für spätere Plättchen frei.`,
  fills: ({ halves }) => `Bebaut ${squares(halves)}.`,
};
