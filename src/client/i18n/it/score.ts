/** Points so far and at the end, in Italian. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'punto', 'punti');

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
  own: {
    you: 'tu',
    wins: 'Hai vinto',
    winsTo: (points, others) => `Hai vinto, ${figure(points)} a ${figure(others)}`,
    winsWith: (points) => `Hai vinto con ${inPoints(points)}`,
    winsTie: (points) => `Hai vinto allo spareggio, con ${inPoints(points)}`,
    lost: 'Hai perso.',
    place: (place, of) => `Il tuo posto: ${place} su ${of}.`,
  },
};
