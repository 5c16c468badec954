/** Points so far and at the end, in Polish. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

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
};
