/** Pages and games as lists and tables call them that lead there, in Spanish. */
import type { LinksText } from '../text/links.ts';

export const links: LinksText = {
  daily: 'Partida del día',
  dailyTerms: 'Partida del día: cuenta el primer intento. Sin pistas, y lo enviado queda.',
  compareDaily: 'Comparar el resultado',
  toEvent: 'Volver al evento',
  ladders: 'Clasificaciones',
  reports: 'Denuncias',
  statistics: 'Estadísticas',
};
