/** Reasons for answers in Spanish. */
import type { FactText } from '../text.ts';

export const facts: FactText = {
  completes: ({ points }) => `Completa un piso: ${points} ${points === 1 ? 'punto' : 'puntos'}.`,
  matches: ({ alike, tiles }) =>
    tiles === 1 ? 'Empieza un piso nuevo.' : `El piso tendría ${alike} de ${tiles} losetas del mismo color.`,
  fits: ({ storeys }) =>
    storeys === 0
      ? 'Su color no continúa ninguno de tus pisos.'
      : `Su color continúa ${storeys === 1 ? 'uno' : storeys} de tus pisos.`,
};
