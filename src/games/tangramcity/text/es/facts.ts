/** Reasons for answers in Spanish. */

import { halves as half, pieceName } from '../naming.ts';
import type { FactText } from '../text.ts';
import { PIECE } from './names.ts';

const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);
const squares = (halves: number) => (halves <= 2 ? `${half(halves)} casilla` : `${half(halves)} casillas`);

export const facts: FactText = {
  rectangle: ({ height, width, grows }) =>
    grows
      ? `Lleva el rectángulo mayor a ${height} por ${width}: ${points(height * width)} esta ronda.`
      : `Deja el rectángulo mayor en ${height * width}.`,
  soon: ({ points: count }) =>
    `A un rectángulo de ${count} solo le falta media casilla; la fuente puede llenarla.`,
  halfSquares: ({ change }) => {
    if (change === 0) return 'No deja más casillas a medias que antes.';
    const count = Math.abs(change);
    const noun = count === 1 ? 'casilla a medias' : 'casillas a medias';
    return change < 0 ? `Completa ${count} ${noun}.` : `Deja ${count} ${noun} más.`;
  },
  gaps: ({ change }) =>
    change <= 0
      ? 'No deja ningún hueco aislado.'
      : `Aísla ${change === 1 ? '1 hueco' : `${change} huecos`} sin nada libre al lado.`,
  outline: ({ percent }) => `El ${percent} % de su contorno toca lo construido o el borde.`,
  balance: ({ dark, green, bonus }) =>
    `Negro y verde quedan ${dark} a ${green}: ${points(bonus)} al final si sigue así.`,
  room: ({ about, room }) => {
    const piece = pieceName(PIECE, about);
    if (room === 'none') return `No deja sitio para ${piece}, que está por venir.`;
    return room === 'snug'
      ? `Deja un sitio ajustado para ${piece}, que está por venir.`
      : `Solo deja un sitio holgado para ${piece}, que está por venir.`;
  },
  keeps: ({ halves }) => `Conserva libres ${squares(halves)} para las próximas losetas.`,
  fills: ({ halves }) => `Construye en ${squares(halves)}.`,
};
