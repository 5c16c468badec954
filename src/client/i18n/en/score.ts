/** Points so far and at the end, in English. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

export const score: ScoreText = {
  ifEnded: (points, ifEnded) =>
    `${counted(points, 'point', 'points')}, ${figure(ifEnded)} if the game ended now`,
  short: 'if it ended now',
  heading: 'Scores',
  made: 'Made so far',
  atEnd: 'Counted at the end',
  total: 'If it ended now',
  curve: {
    label: 'Points to show',
    made: 'Made so far',
    ifEnded: 'If it had ended then',
    both: 'Points made, and in parentheses those if the game had ended then',
  },
};
