/** Points so far and at the end, in French. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'point', 'points');

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
  own: {
    you: 'vous',
    wins: 'Vous gagnez',
    winsTo: (points, others) => `Vous gagnez, ${figure(points)} à ${figure(others)}`,
    winsWith: (points) => `Vous gagnez avec ${inPoints(points)}`,
    winsTie: (points) => `Vous gagnez au départage, à ${inPoints(points)}`,
    lost: 'Vous avez perdu.',
    place: (place, of) => `Votre place : ${place} sur ${of}.`,
  },
};
