/** Notes and doubts of the coach in Tangram City, in Spanish. */
import type { TangramGuideText } from '../guideText.ts';

export const guide: TangramGuideText = {
  notes: {
    first: 'Construye alrededor de la zona inicial: ya está edificada.',
    scored: ({ points }) =>
      `${points} puntos. Busca bloques anchos: crecen más deprisa que las filas largas.`,
    end: 'Seis rectángulos, la ciudad llena, el equilibrio: esa es toda la puntuación.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) =>
      `En otro lugar el rectángulo crecería hasta ${height * width}.`,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `Deja ${change} huecos que casi ninguna loseta puede llenar.` : undefined,
  },
};
