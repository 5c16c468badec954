/** Reasons for answers in English. */
import type { FactText } from '../text.ts';

export const facts: FactText = {
  completes: ({ points }) => `Completes a storey: ${points} ${points === 1 ? 'point' : 'points'}.`,
  matches: ({ alike, tiles }) =>
    tiles === 1 ? 'Begins a new storey.' : `${alike} of ${tiles} tiles on the storey then have one colour.`,
  fits: ({ storeys }) =>
    storeys === 0
      ? 'Its colour continues no storey of yours.'
      : `Its colour continues ${storeys === 1 ? 'a storey' : `${storeys} storeys`} of yours.`,
};
