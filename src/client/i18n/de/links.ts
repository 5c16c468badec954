/** Pages and games as lists and tables call them that lead there, in German. */
import type { LinksText } from '../text/links.ts';

export const links: LinksText = {
  daily: 'Partie des Tages',
  dailyTerms: 'Partie des Tages: Dein erster Versuch zählt. Keine Tipps, und was abgeschickt ist, gilt.',
  compareDaily: 'Mit anderen vergleichen',
  toEvent: 'Zurück zum Turnier',
  ladders: 'Ranglisten',
  reports: 'Meldungen',
  statistics: 'Statistik',
};
