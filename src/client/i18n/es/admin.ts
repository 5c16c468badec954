/** The whole server in Spanish. */
import type { AdminText } from '../text/admin.ts';
import { counted } from './counting.ts';

export const admin: AdminText = {
  eyebrow: 'Para quien lo lleva',
  title: 'El servidor',
  lead: 'Cómo va y dónde está pasando algo. Las jugadas, los rechazos y los fallos se cuentan desde el último arranque.',
  figures: 'Cifras',
  version: 'Versión',
  since: 'En marcha desde',
  memory: 'Memoria',
  megabytes: (count) => `${count} MB`,
  sockets: 'Conexiones abiertas',
  people: 'Personas conocidas',
  tables: { gathering: 'Mesas a la espera', playing: 'Mesas en juego', over: 'Mesas terminadas' },
  plays: 'Jugadas hechas',
  restarts: 'Hilos reiniciados',
  botFailures: 'Bots que fallaron',
  ratings: 'Puntuaciones comparadas',
  notCompared: 'todavía no',
  comparedGames: (when, games) => `${when}: ${counted(games, 'partida', 'partidas')}`,
  ratingsDiffer: (count, ladders) =>
    `Puntuaciones guardadas que no coinciden con las partidas: ${count} (${ladders}). El registro nombra algunas; «ratings verify» las enumera y «ratings rebuild» las calcula de nuevo.`,
  refusals: 'Rechazos',
  noRefusals: 'No se ha rechazado nada.',
  latest: 'Últimas mesas',
  noTables: 'Nadie ha abierto una mesa todavía.',
  lookIn: (game) => `Echar un vistazo a ${game}`,
};
