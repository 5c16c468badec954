/** Notes and doubts of the coach in Tangram City, in English. */
import type { TangramGuideText } from '../guideText.ts';

export const guide: TangramGuideText = {
  notes: {
    first: 'Build around the start area: it is built already.',
    scored: ({ points }) => `${points} points. Aim for broad blocks: they grow faster than long rows.`,
    end: 'Six rectangles, the full city, the balance: that is the whole score.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Elsewhere the rectangle would grow to ${height * width}.`,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `This leaves ${change} gaps that hardly any tile can fill.` : undefined,
  },
};
