/** Reasons for answers in Spanish. */
import type { FactText } from '../text.ts';

export const facts: FactText = {
  completes: ({ points }) => `Completa una planta: ${points} ${points === 1 ? 'punto' : 'puntos'}.`,
  matches: ({ alike, tiles }) =>
    tiles === 1
      ? 'Empieza una planta nueva.'
      : `La planta tendría ${alike} de ${tiles} losetas del mismo color.`,
  fits: ({ storeys }) =>
    storeys === 0
      ? 'Su color no continúa ninguna de tus plantas.'
      : `Su color continúa ${storeys === 1 ? 'una' : storeys} de tus plantas.`,
};
