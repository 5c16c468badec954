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
    best: (sureness) => `Le meilleur choix : ${sureness}`,
    sureness: { sure: 'presque certain', likely: 'assez sûr', open: 'très serré' },
    tied: 'À peu près aussi bons',
    worse: (points) => `${points} de moins`,
    perhapsWorse: (points) => `peut-être ${points} de moins`,
    searched:
      'Rien de précis ne tranche : dans les parties essayées à partir d’ici, c’est ce qui a le mieux fini en moyenne.',
    help: 'Appuyez sur un choix pour le retenir ; rien n’est encore envoyé. Tout vient de ce que vous pouvez voir.',
    notHere:
      'Pas de conseils tant que des personnes s’affrontent ; une fois la partie terminée, chacun peut l’analyser.',
  },
  review: {
    offer: 'Quelles réponses auraient été meilleures, et de combien ? À voir pour chaque joueur.',
    open: 'Analyser la partie',
  },
};
