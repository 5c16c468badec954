/** Reasons for answers in Polish. */
import { FOUNTAIN } from '../../components.ts';
import { halves as half, pieceName } from '../naming.ts';
import type { FactText } from '../text.ts';
import { counted, PIECE } from './names.ts';

const points = (count: number) => counted(count, 'punkt', 'punkty', 'punktów');
/** Fractions take the genitive singular. */
const squares = (halves: number) =>
  halves % 2 === 0 ? counted(halves / 2, 'pole', 'pola', 'pól') : `${half(halves)} pola`;
const pieceAsObject = (tile: number) => (tile === FOUNTAIN ? 'fontannę' : pieceName(PIECE, tile));

export const facts: FactText = {
  rectangle: ({ height, width, grows }) =>
    grows
      ? `Największy prostokąt ma wtedy ${height} na ${width}: ${points(height * width)} w tej rundzie.`
      : `Największy prostokąt zostaje przy ${height * width}.`,
  soon: ({ points: count }) =>
    `Do prostokąta za ${count} brakuje wtedy tylko pół pola; może je wypełnić fontanna.`,
  halfSquares: ({ change }) => {
    if (change === 0) return 'Nie zostawia więcej pól w połowie wolnych niż dotąd.';
    return change < 0
      ? `Domyka pola w połowie wolne: ${-change}.`
      : `Zostawia o ${change} więcej pól w połowie wolnych.`;
  },
  gaps: ({ change }) =>
    change <= 0 ? 'Niczego nie odcina.' : `Odcina luki, obok których nic nie jest wolne: ${change}.`,
  outline: ({ percent }) => `${percent}% obrysu dotyka zabudowy lub brzegu.`,
  balance: ({ dark, green, bonus }) =>
    `Czarne do zielonych będzie ${dark} do ${green}: ${points(bonus)} na końcu, jeśli tak zostanie.`,
  room: ({ about, room }) => {
    const piece = pieceAsObject(about);
    if (room === 'none') return `Nie zostawia miejsca na ${piece} z tej rundy.`;
    return room === 'snug'
      ? `Zostawia dopasowane miejsce na ${piece} z tej rundy.`
      : `Zostawia tylko luźne miejsce na ${piece} z tej rundy.`;
  },
  keeps: ({ halves }) => `Zostawia wolne ${squares(halves)} na kolejne płytki.`,
  fills: ({ halves }) => `Zabudowuje ${squares(halves)}.`,
};
