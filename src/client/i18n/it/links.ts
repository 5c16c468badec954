/** Pages and games as lists and tables call them that lead there, in Italian. */
import type { LinksText } from '../text/links.ts';

export const links: LinksText = {
  daily: 'Partita del giorno',
  dailyTerms: 'Partita del giorno: conta il primo tentativo. Niente consigli, e ciò che è inviato resta.',
  compareDaily: 'Confronta il risultato',
  toEvent: 'Torna all’evento',
  ladders: 'Classifiche',
  reports: 'Segnalazioni',
  statistics: 'Statistiche',
};
