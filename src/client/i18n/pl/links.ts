/** Pages and games as lists and tables call them that lead there, in Polish. */
import type { LinksText } from '../text/links.ts';

export const links: LinksText = {
  daily: 'Partia dnia',
  dailyTerms: 'Partia dnia: liczy się pierwsza próba. Bez podpowiedzi, a co wysłane, to zostaje.',
  compareDaily: 'Porównaj wynik',
  toEvent: 'Wróć do turnieju',
  ladders: 'Rankingi',
  reports: 'Zgłoszenia',
  statistics: 'Statystyki',
};
