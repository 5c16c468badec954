/** The whole server in English. */
import type { AdminText } from '../text/admin.ts';
import { counted } from './counting.ts';

export const admin: AdminText = {
  eyebrow: 'For those who run it',
  title: 'The server',
  lead: 'How it is doing, and where something is going on. Moves, refusals and failures are counted since it last started.',
  figures: 'Figures',
  version: 'Version',
  since: 'Running since',
  memory: 'Memory',
  megabytes: (count) => `${count} MB`,
  sockets: 'Open connections',
  people: 'People known',
  tables: { gathering: 'Tables gathering', playing: 'Tables in play', over: 'Tables over' },
  plays: 'Moves played',
  restarts: 'Threads started again',
  botFailures: 'Bots that failed',
  ratings: 'Ratings compared',
  notCompared: 'not yet',
  comparedGames: (when, games) => `${when}: ${counted(games, 'game', 'games')}`,
  ratingsDiffer: (count, ladders) =>
    `Stored ratings that are not as the games say: ${count} (${ladders}). The log names some; “ratings verify” lists them, “ratings rebuild” makes them anew.`,
  refusals: 'Refusals',
  noRefusals: 'Nothing has been refused.',
  latest: 'Latest tables',
  noTables: 'Nobody has opened a table yet.',
  lookIn: (game) => `Look in on ${game}`,
};
