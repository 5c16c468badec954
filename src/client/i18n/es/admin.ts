/** The whole server in Spanish. */
import type { AdminText } from '../text/admin.ts';

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
  refusals: 'Rechazos',
  noRefusals: 'No se ha rechazado nada.',
  latest: 'Últimas mesas',
  noTables: 'Nadie ha abierto una mesa todavía.',
  lookIn: (game) => `Echar un vistazo a ${game}`,
};
