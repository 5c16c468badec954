/** Points so far and at the end, in Spanish. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

export const score: ScoreText = {
  ifEnded: (points, ifEnded) =>
    `${counted(points, 'punto', 'puntos')}, ${figure(ifEnded)} si la partida acabara ahora`,
  short: 'si acabara ahora',
  heading: 'Puntuación',
  made: 'Hasta ahora',
  atEnd: 'Se cuentan al final',
  total: 'Si acabara ahora',
  curve: {
    label: 'Puntos que se muestran',
    made: 'Hasta entonces',
    ifEnded: 'Si hubiera acabado ahí',
    both: 'Puntos conseguidos y, entre paréntesis, los que habría si la partida hubiera acabado ahí',
  },
};
