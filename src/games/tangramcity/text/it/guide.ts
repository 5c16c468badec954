/** Notes and doubts of the coach in Tangram City, in Italian. */
import type { TangramGuideText } from '../guideText.ts';

export const guide: TangramGuideText = {
  notes: {
    first: 'Costruisci attorno all’area iniziale: è già edificata.',
    scored: ({ points }) =>
      `${points} punti. Punta a blocchi larghi: crescono più in fretta delle file lunghe.`,
    end: 'Sei rettangoli, la città piena, l’equilibrio: il punteggio è tutto qui.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Altrove il rettangolo crescerebbe fino a ${height * width}.`,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `Lascia ${change} buchi che quasi nessuna tessera può riempire.` : undefined,
  },
};
