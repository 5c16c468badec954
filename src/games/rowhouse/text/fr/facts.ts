/** Reasons for answers in French. */
import type { FactText } from '../text.ts';

export const facts: FactText = {
  completes: ({ points }) => `Complète un étage : ${points} ${points > 1 ? 'points' : 'point'}.`,
  matches: ({ alike, tiles }) =>
    tiles === 1
      ? 'Commence un nouvel étage.'
      : `L’étage aurait ${alike} tuiles sur ${tiles} de la même couleur.`,
  fits: ({ storeys }) =>
    storeys === 0
      ? 'Sa couleur ne prolonge aucun de vos étages.'
      : `Sa couleur prolonge ${storeys === 1 ? 'un' : storeys} de vos étages.`,
};
