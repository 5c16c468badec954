/** Points so far and at the end, in French. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

export const score: ScoreText = {
  ifEnded: (points, ifEnded) =>
    `${counted(points, 'point', 'points')}, ${figure(ifEnded)} si la partie s’arrêtait maintenant`,
  short: 'si tout s’arrêtait là',
  heading: 'Scores',
  made: 'Déjà marqués',
  atEnd: 'Comptés à la fin',
  total: 'Si tout s’arrêtait là',
  curve: {
    label: 'Points à montrer',
    made: 'Déjà marqués',
    ifEnded: 'Si tout s’était arrêté là',
    both: 'Points marqués, et entre parenthèses ceux d’une partie arrêtée à ce moment',
  },
};
