/** The whole server in Italian. */
import type { AdminText } from '../text/admin.ts';
import { counted } from './counting.ts';

export const admin: AdminText = {
  eyebrow: 'Per chi lo gestisce',
  title: 'Il server',
  lead: 'Come sta, e dove succede qualcosa. Mosse, rifiuti e guasti si contano dall’ultimo avvio.',
  figures: 'Numeri',
  version: 'Versione',
  since: 'In funzione da',
  memory: 'Memoria',
  megabytes: (count) => `${count} MB`,
  sockets: 'Connessioni aperte',
  people: 'Persone conosciute',
  tables: { gathering: 'Tavoli in attesa', playing: 'Tavoli in gioco', over: 'Tavoli conclusi' },
  plays: 'Mosse giocate',
  restarts: 'Thread riavviati',
  botFailures: 'Bot in errore',
  ratings: 'Punteggi confrontati',
  notCompared: 'non ancora',
  comparedGames: (when, games) => `${when}: ${counted(games, 'partita', 'partite')}`,
  ratingsDiffer: (count, ladders) =>
    `Punteggi salvati che non corrispondono alle partite: ${count} (${ladders}). Il log ne nomina alcuni; «ratings verify» li elenca, «ratings rebuild» li ricalcola.`,
  refusals: 'Rifiuti',
  noRefusals: 'Nulla è stato rifiutato.',
  latest: 'Ultimi tavoli',
  noTables: 'Nessuno ha ancora aperto un tavolo.',
  lookIn: (game) => `Dai un’occhiata: ${game}`,
};
