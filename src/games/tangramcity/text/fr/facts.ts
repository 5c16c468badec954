/** Reasons for answers in French. */

import { halves as half, pieceName } from '../naming.ts';
import type { FactText } from '../text.ts';
import { PIECE } from './names.ts';

const points = (count: number) => (count > 1 ? `${count} points` : `${count} point`);
const squares = (halves: number) => (halves < 4 ? `${half(halves)} case` : `${half(halves)} cases`);

export const facts: FactText = {
  rectangle: ({ height, width, grows }) =>
    grows
      ? `Porte le plus grand rectangle à ${height} sur ${width} : ${points(height * width)} ce tour-ci.`
      : `Laisse le plus grand rectangle à ${height * width}.`,
  soon: ({ points: count }) =>
    `Il ne manque qu’une demi-case à un rectangle de ${count} ; la fontaine peut la combler.`,
  halfSquares: ({ change }) => {
    if (change === 0) return 'Ne laisse pas plus de cases à moitié libres qu’avant.';
    const count = Math.abs(change);
    const noun = count > 1 ? 'cases à moitié libres' : 'case à moitié libre';
    return change < 0 ? `Complète ${count} ${noun}.` : `Laisse ${count} ${noun} de plus.`;
  },
  gaps: ({ change }) =>
    change <= 0
      ? 'N’isole aucun vide.'
      : `Isole ${change > 1 ? `${change} vides` : '1 vide'} sans rien de libre à côté.`,
  outline: ({ percent }) => `${percent} % de son contour touche la ville ou le bord.`,
  balance: ({ dark, green, bonus }) =>
    `Noir et vert seraient à ${dark} contre ${green} : ${points(bonus)} à la fin si cela reste ainsi.`,
  room: ({ about, room }) => {
    const piece = pieceName(PIECE, about);
    if (room === 'none') return `Ne laisse aucune place pour ${piece}, à venir.`;
    return room === 'snug'
      ? `Laisse une place bien ajustée pour ${piece}, à venir.`
      : `Ne laisse qu’une place mal ajustée pour ${piece}, à venir.`;
  },
  keeps: ({ halves }) => `Réserve ${squares(halves)} aux tuiles suivantes.`,
  fills: ({ halves }) => `Construit sur ${squares(halves)}.`,
};
