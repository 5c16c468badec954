/** Les personnes en retard ou absentes, en français. */
import type { AbsenceText } from '../text/absence.ts';

export const absence: AbsenceText = {
  gone: 'Si quelqu’un s’absente à son tour',
  after: (time) => `Les autres peuvent continuer après ${time}`,
  goneAfter: 'Si quelqu’un s’absente à son tour, les autres peuvent continuer après',
  timeout: 'Quand le temps est écoulé',
  timeouts: { bot: 'Un bot prend la place', lose: 'La place perd la partie' },
  level: 'Bots qui jouent pour les absents',
  quick: '15 min + 30 s par tour ; quand le temps est écoulé, un bot prend la place.',
  resign: 'Abandonner',
  resignAsk: 'Abandonner la partie ?',
  resignEnds: 'Vous perdez, et la partie est terminée.',
  resignGoesOn: 'Vous prenez la dernière place, sans retour possible. Un bot joue à votre place.',
  leaveAsk: 'Quitter la partie ?',
  stay: 'Rester',
  goneSince: (name, since) => `${name} est hors ligne depuis ${since}.`,
  waitUntil: (from) => `Vous pourrez continuer sans attendre à partir de ${from}.`,
  callOff: 'Arrêter la partie',
  hostGone: (name) => `L’hôte, ${name}, s’est absenté.`,
  beHost: 'Devenir l’hôte',
  endedShort: { resigned: 'abandon', timeout: 'perdu au temps', standIn: 'terminé par un bot' },
  youEnded: {
    resigned: 'Vous avez abandonné. Un bot joue à votre place.',
    timeout: 'Vous avez perdu au temps. Un bot joue à votre place.',
  },
};
