/** Reasons for answers in Polish. */
import type { FactText } from '../text.ts';

export const facts: FactText = {
  completes: ({ points }) => `Kończy piętro, punkty: ${points}.`,
  matches: ({ alike, tiles }) =>
    tiles === 1 ? 'Zaczyna nowe piętro.' : `Na piętrze jeden kolor ma wtedy ${alike} z ${tiles} płytek.`,
  fits: ({ storeys }) =>
    storeys === 0
      ? 'Ten kolor nie pasuje do żadnego twojego piętra.'
      : `Ten kolor pasuje do twoich pięter, ich liczba: ${storeys}.`,
};
