/** Notes and doubts of the coach in Tangram City, in French. */
import type { TangramGuideText } from '../guideText.ts';

export const guide: TangramGuideText = {
  notes: {
    first: 'Construisez autour de la zone de départ : elle est déjà bâtie.',
    scored: ({ points }) =>
      `${points} points. Visez de larges blocs : ils grandissent plus vite que de longues rangées.`,
    end: 'Six rectangles, la ville pleine, l’équilibre : c’est tout le score.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Ailleurs, le rectangle atteindrait ${height * width}.`,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `Cela laisse ${change} trous que presque aucune tuile ne peut combler.` : undefined,
  },
};
