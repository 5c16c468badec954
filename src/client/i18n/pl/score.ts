/** Points so far and at the end, in Polish. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'punkt', 'punkty', 'punktów', 'punktu');

export const score: ScoreText = {
  ifEnded: (points, ifEnded) =>
    `${counted(points, 'punkt', 'punkty', 'punktów', 'punktu')}, ${figure(ifEnded)} gdyby gra skończyła się teraz`,
  short: 'gdyby to był koniec',
  heading: 'Punkty',
  made: 'Zdobyte dotąd',
  atEnd: 'Liczone na koniec',
  total: 'Gdyby to był koniec',
  curve: {
    label: 'Pokazywane punkty',
    made: 'Zdobyte do tej chwili',
    ifEnded: 'Gdyby to był koniec',
    both: 'Zdobyte punkty, a w nawiasie punkty, gdyby gra skończyła się w tej chwili',
  },
  own: {
    you: 'ty',
    wins: 'Wygrywasz',
    winsTo: (points, others) => `Wygrywasz, ${figure(points)} do ${figure(others)}`,
    winsWith: (points) => `Wygrywasz: ${inPoints(points)}`,
    winsTie: (points) => `Wygrywasz po rozstrzygnięciu remisu: ${inPoints(points)}`,
    lost: 'Przegrywasz.',
    place: (place, of) => `Twoje miejsce: ${place} z ${of}.`,
  },
};
