/** Reasons for answers in Italian. */

import { halves as half, pieceName } from '../naming.ts';
import type { FactText } from '../text.ts';
import { PIECE } from './names.ts';

const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);
const squares = (halves: number) => (halves <= 2 ? `${half(halves)} casella` : `${half(halves)} caselle`);

export const facts: FactText = {
  rectangle: ({ height, width, grows }) =>
    grows
      ? `Porta il rettangolo più grande a ${height} per ${width}: ${points(height * width)} in questo round.`
      : `Lascia il rettangolo più grande a ${height * width}.`,
  soon: ({ points: count }) =>
    `A un rettangolo di ${count} manca solo mezza casella: può riempirla la fontana.`,
  halfSquares: ({ change }) => {
    if (change === 0) return 'Non lascia più caselle a metà di prima.';
    const count = Math.abs(change);
    const noun = count === 1 ? 'casella a metà' : 'caselle a metà';
    return change < 0 ? `Completa ${count} ${noun}.` : `Lascia ${count} ${noun} in più.`;
  },
  gaps: ({ change }) =>
    change <= 0
      ? 'Non isola nessun vuoto.'
      : `Isola ${change === 1 ? '1 vuoto' : `${change} vuoti`} senza nulla di libero accanto.`,
  outline: ({ percent }) => `Il ${percent}% del suo contorno tocca la città o il bordo.`,
  balance: ({ dark, green, bonus }) =>
    `Nero e verde sarebbero ${dark} a ${green}: ${points(bonus)} alla fine, se resta così.`,
  room: ({ about, room }) => {
    const piece = pieceName(PIECE, about);
    if (room === 'none') return `Non lascia posto per ${piece}, che deve ancora arrivare.`;
    return room === 'snug'
      ? `Lascia un posto su misura per ${piece}, che deve ancora arrivare.`
      : `Lascia solo un posto largo per ${piece}, che deve ancora arrivare.`;
  },
  keeps: ({ halves }) => `Tiene libere ${squares(halves)} per le prossime tessere.`,
  fills: ({ halves }) => `Costruisce su ${squares(halves)}.`,
};
