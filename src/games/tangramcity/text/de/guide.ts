/** Notes and doubts of the coach in Tangram City, in German. */
import type { TangramGuideText } from '../guideText.ts';

export const guide: TangramGuideText = {
  notes: {
    first: 'Baue um den Startbereich herum: Er ist schon bebaut.',
    scored: ({ points }) => `${points} Punkte. Baue breite Blöcke: Sie wachsen schneller als lange Reihen.`,
    end: 'Sechs Rechtecke, die volle Stadt, das Gleichgewicht: Das ist die ganze Wertung.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Anderswo würde das Rechteck auf ${height * width} wachsen.`,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `Das lässt ${change} Lücken, die kaum ein Plättchen füllen kann.` : undefined,
  },
};
