/** Reasons for answers in English. */

import { halves as half, pieceName } from '../naming.ts';
import type { FactText } from '../text.ts';
import { PIECE } from './names.ts';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const squares = (halves: number) => (halves <= 2 ? `${half(halves)} square` : `${half(halves)} squares`);

export const facts: FactText = {
  rectangle: ({ height, width, grows }) =>
    grows
      ? `Makes the largest rectangle ${height} by ${width}: ${points(height * width)} this round.`
      : `Leaves the largest rectangle at ${height * width}.`,
  soon: ({ points: count }) =>
    `Leaves a rectangle of ${count} half a square short; the fountain can fill it.`,
  halfSquares: ({ change }) => {
    if (change === 0) return 'Leaves no more half-open squares than before.';
    const count = Math.abs(change);
    const noun = count === 1 ? 'half-open square' : 'half-open squares';
    return change < 0 ? `Closes ${count} ${noun}.` : `Leaves ${count} more ${noun}.`;
  },
  gaps: ({ change }) =>
    change <= 0
      ? 'Cuts nothing off.'
      : `Cuts off ${change === 1 ? '1 gap' : `${change} gaps`} with nothing free beside.`,
  outline: ({ percent }) => `${percent}% of its outline touches what is built or the edge.`,
  balance: ({ dark, green, bonus }) =>
    `Black and green then stand ${dark} to ${green}: ${points(bonus)} at the end if it stays so.`,
  room: ({ about, room }) => {
    const piece = pieceName(PIECE, about);
    if (room === 'none') return `Leaves no place for ${piece}, which is to come.`;
    return room === 'snug'
      ? `Leaves a snug place for ${piece}, which is to come.`
      : `Leaves only a loose place for ${piece}, which is to come.`;
  },
  keeps: ({ halves }) => `Keeps all ${squares(halves)} free for later tiles.`,
  fills: ({ halves }) => `Builds on ${squares(halves)}.`,
};
