/** The whole server in French. */
import type { AdminText } from '../text/admin.ts';
import { counted } from './counting.ts';

export const admin: AdminText = {
  eyebrow: 'Pour qui l’exploite',
  title: 'Le serveur',
  lead: 'Comment il se porte, et où il se passe quelque chose. Coups, refus et pannes sont comptés depuis son dernier démarrage.',
  figures: 'Chiffres',
  version: 'Version',
  since: 'En marche depuis',
  memory: 'Mémoire',
  megabytes: (count) => `${count} Mo`,
  sockets: 'Connexions ouvertes',
  people: 'Personnes connues',
  tables: { gathering: 'Tables en attente', playing: 'Tables en cours', over: 'Tables terminées' },
  plays: 'Coups joués',
  restarts: 'Fils d’exécution relancés',
  botFailures: 'Bots défaillants',
  ratings: 'Cotes comparées',
  notCompared: 'pas encore',
  comparedGames: (when, games) => `${when} : ${counted(games, 'partie', 'parties')}`,
  ratingsDiffer: (count, ladders) =>
    `Cotes enregistrées qui ne correspondent pas aux parties : ${count} (${ladders}). Le journal en nomme quelques-unes ; « ratings verify » les énumère, « ratings rebuild » les recalcule.`,
  refusals: 'Refus',
  noRefusals: 'Rien n’a été refusé.',
  latest: 'Dernières tables',
  noTables: 'Personne n’a encore ouvert de table.',
  lookIn: (game) => `Aller regarder ${game}`,
};
