/** Points so far and at the end, in Italian. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

export const score: ScoreText = {
  ifEnded: (points, ifEnded) =>
    `${counted(points, 'punto', 'punti')}, ${figure(ifEnded)} se la partita finisse ora`,
  short: 'se finisse ora',
  heading: 'Punteggi',
  made: 'Fatti finora',
  atEnd: 'Contati alla fine',
  total: 'Se finisse ora',
  curve: {
    label: 'Punti da mostrare',
    made: 'Fatti fino ad allora',
    ifEnded: 'Se fosse finita lì',
    both: 'Punti fatti e, tra parentesi, quelli se la partita fosse finita lì',
  },
};
