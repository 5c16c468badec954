/** Pages and games as lists and tables call them that lead there, in French. */
import type { LinksText } from '../text/links.ts';

export const links: LinksText = {
  daily: 'Partie du jour',
  dailyTerms: 'Partie du jour : le premier essai compte. Pas de conseils, et ce qui est envoyé reste.',
  compareDaily: 'Comparer le résultat',
  toEvent: 'Retour à l’événement',
  ladders: 'Classements',
  reports: 'Signalements',
  statistics: 'Statistiques',
};
