/** Les conseils et l’analyse des parties, en français. */
import type { AdviceText } from '../text/advice.ts';
import { counted } from './counting.ts';

export const advice: AdviceText = {
  points: (count) => counted(count, 'point', 'points'),
  ahead: (points) => `${points} d’avance`,
  behind: (points) => `${points} de retard`,
  level: 'à égalité',
  total: (points) => `${points} à la fin`,
  between: (low, high) => `sans doute entre ${low} et ${high}`,
  certain: 'à coup sûr',
  hint: {
    button: 'Conseil',
    heading: 'Conseil',
    thinking: 'Un instant de réflexion …',
    failed: 'Aucun conseil n’a pu être trouvé. Fermez ce panneau et redemandez.',
    close: 'Fermer le conseil',
    best: 'Le meilleur choix',
    sureness: {
      sure: (share) => `presque certain (${share})`,
      likely: (share) => `assez sûr (${share})`,
      open: (share) => `très serré (${share})`,
    },
    alike: 'à peu près aussi bon',
    worse: (points) => `${points} de moins`,
    help: 'Appuyez sur une réponse pour la choisir. Tout vient de ce que vous pouvez voir ; le pourcentage est la part de la réflexion qui y a mené.',
    notHere:
      'Pas de conseils tant que des personnes s’affrontent ; une fois la partie terminée, chacun peut l’analyser.',
  },
  review: {
    offer: 'Quelles réponses auraient été meilleures, et de combien ? À voir pour chaque joueur.',
    open: 'Analyser la partie',
  },
};
