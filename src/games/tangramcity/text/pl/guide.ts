/** Notes and doubts of the coach in Tangram City, in Polish. */
import type { TangramGuideText } from '../guideText.ts';

export const guide: TangramGuideText = {
  notes: {
    first: 'Buduj wokół obszaru startowego: jest już zabudowany.',
    scored: ({ points }) => `Punkty: ${points}. Stawiaj na szerokie bloki: rosną szybciej niż długie rzędy.`,
    end: 'Sześć prostokątów, pełne miasto, równowaga: to cały wynik.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) => `Gdzie indziej prostokąt urósłby do ${height * width}.`,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `To zostawia luki (${change}), których prawie żaden kafelek nie wypełni.` : undefined,
  },
};
