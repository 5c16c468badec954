/** L’analyse d’une partie, en français. */
import type { ReviewText } from '../text/review.ts';
import { counted } from './counting.ts';

export const review: ReviewText = {
  heading: 'Retour sur la partie',
  lead: 'Chaque décision qui laissait un choix, jugée d’après ce que le joueur savait à ce moment-là.',
  close: 'Fermer l’analyse',
  seat: 'Décisions de',
  progress: (play, plays) => `Réflexion sur le coup ${play} sur ${plays}`,
  stop: 'Arrêter',
  stopped: 'Arrêtée avant la fin.',
  again: 'Recommencer',
  failed: 'La partie n’a pas pu être analysée.',
  noChoice: 'Il n’y a jamais rien eu à choisir.',
  found: (decisions, good) => {
    if (decisions > 1)
      return `${decisions} décisions ; pour ${good} d’entre elles, rien de mieux n’a été trouvé.`;
    return good === 1 ? '1 décision ; rien de mieux n’a été trouvé.' : '1 décision ; il y avait mieux.';
  },
  level: (level) => `Joué comme le niveau ${level}.`,
  levels: (lowest, highest) => `Joué comme les niveaux ${lowest} à ${highest}.`,
  shares: (own, level, ofLevel, ofTop) =>
    `Rien de mieux n’a été trouvé dans ${own} des décisions ; le niveau ${level} atteint ${ofLevel}, le niveau 6 ${ofTop}.`,
  measured: (games) => `Chaque niveau a été mesuré sur ${counted(games, 'partie', 'parties')}.`,
  turned: (move, from, to) => `La partie a basculé au coup ${move} : avant ${from}, ensuite ${to}.`,
  cost: (points) => `Perdu en tout : ${points}.`,
  flawless: 'Rien n’a été perdu.',
  costliest: 'Les décisions les plus coûteuses',
  move: (move) => `Coup ${move}`,
  played: 'Joué :',
  better: 'Mieux :',
  gaveAway: (points) => `a coûté ${points}`,
  showIt: 'Voir ce moment',
  curve: { lead: 'Avance attendue', own: 'Points attendus' },
  course: (first, last, highest, lowest) =>
    `À la première décision : ${first} ; à la dernière : ${last}. Au plus haut : ${highest}. Au plus bas : ${lowest}.`,
  all: 'Toutes les décisions sous forme de tableau',
  columns: {
    move: 'Coup',
    played: 'Joué',
    best: 'Le mieux',
    cost: 'Coût',
    expected: 'Attendu',
  },
};
