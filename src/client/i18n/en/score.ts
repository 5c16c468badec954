/** Points so far and at the end, in English. */
import type { ScoreText } from '../text/score.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'point', 'points');

const ORDER = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number) => `${place}${SUFFIX[ORDER.select(place)] ?? 'th'}`;

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
  own: {
    you: 'You',
    wins: 'You win',
    winsTo: (points, others) => `You win, ${figure(points)} to ${figure(others)}`,
    winsWith: (points) => `You win with ${inPoints(points)}`,
    winsTie: (points) => `You win the tie at ${inPoints(points)}`,
    lost: 'You lost.',
    place: (place, of) => `You came ${ordinal(place)} of ${of}.`,
  },
};
