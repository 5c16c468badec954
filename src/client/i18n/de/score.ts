/** Points so far and at the end, in German. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'Punkt', 'Punkten');

export const score: ScoreText = {
  ifEnded: (points, ifEnded) =>
    `${counted(points, 'Punkt', 'Punkte')}, ${figure(ifEnded)} wenn jetzt Schluss wäre`,
  short: 'wenn jetzt Schluss wäre',
  heading: 'Punkte',
  made: 'Bisher',
  atEnd: 'Am Ende gewertet',
  total: 'Wenn jetzt Schluss wäre',
  curve: {
    label: 'Angezeigte Punkte',
    made: 'Bis dahin',
    ifEnded: 'Wenn da Schluss gewesen wäre',
    both: 'Gemachte Punkte, in Klammern die Punkte, wenn da Schluss gewesen wäre',
  },
  own: {
    you: 'du',
    wins: 'Du gewinnst',
    winsTo: (points, others) => `Du gewinnst ${figure(points)} zu ${figure(others)}`,
    winsWith: (points) => `Du gewinnst mit ${inPoints(points)}`,
    winsTie: (points) => `Du gewinnst bei Gleichstand mit ${inPoints(points)}`,
    lost: 'Du hast verloren.',
    place: (place, of) => `Dein Platz: ${place} von ${of}.`,
  },
};
