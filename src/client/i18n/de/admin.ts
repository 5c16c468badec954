/** The whole server in German. */
import type { AdminText } from '../text/admin.ts';
import { counted } from './counting.ts';

export const admin: AdminText = {
  eyebrow: 'Für alle, die ihn betreiben',
  title: 'Der Server',
  lead: 'Wie es ihm geht und wo gerade etwas los ist. Züge, Ablehnungen und Ausfälle zählen seit dem letzten Start.',
  figures: 'Zahlen',
  version: 'Version',
  since: 'Läuft seit',
  memory: 'Speicher',
  megabytes: (count) => `${count} MB`,
  sockets: 'Offene Verbindungen',
  people: 'Bekannte Leute',
  tables: {
    gathering: 'Tische, die auf Leute warten',
    playing: 'Tische im Spiel',
    over: 'Beendete Tische',
  },
  plays: 'Gespielte Züge',
  restarts: 'Neu gestartete Threads',
  botFailures: 'Ausgefallene Bots',
  ratings: 'Wertungen verglichen',
  notCompared: 'noch nicht',
  comparedGames: (when, games) => `${when}: ${counted(games, 'Partie', 'Partien')}`,
  ratingsDiffer: (count, ladders) =>
    `Gespeicherte Wertungen, die nicht zu den Partien passen: ${count} (${ladders}). Das Protokoll nennt einige; „ratings verify“ zählt sie auf, „ratings rebuild“ berechnet sie neu.`,
  refusals: 'Ablehnungen',
  noRefusals: 'Nichts wurde abgelehnt.',
  latest: 'Letzte Tische',
  noTables: 'Noch hat niemand einen Tisch eröffnet.',
  lookIn: (game) => `Bei ${game} zusehen`,
};
