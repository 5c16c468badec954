/** Points so far and at the end, in Spanish. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'punto', 'puntos');

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
  own: {
    you: 'tú',
    wins: 'Ganas',
    winsTo: (points, others) => `Ganas, ${figure(points)} a ${figure(others)}`,
    winsWith: (points) => `Ganas con ${inPoints(points)}`,
    winsTie: (points) => `Ganas en el desempate a ${inPoints(points)}`,
    lost: 'Has perdido.',
    place: (place, of) => `Tu puesto: ${place} de ${of}.`,
  },
};
