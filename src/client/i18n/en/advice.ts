/** Hints and reviews in English. */
import type { AdviceText } from '../text/advice.ts';
import { counted } from './counting.ts';

export const advice: AdviceText = {
  points: (count) => counted(count, 'point', 'points'),
  ahead: (points) => `${points} ahead`,
  behind: (points) => `${points} behind`,
  level: 'level',
  total: (points) => `${points} at the end`,
  between: (low, high) => `probably between ${low} and ${high}`,
  certain: 'for certain',
  hint: {
    button: 'Hint',
    heading: 'Hint',
    thinking: 'Thinking it over …',
    failed: 'No hint could be worked out. Close this and ask again.',
    close: 'Close the hint',
    best: (sureness) => `Best: ${sureness}`,
    sureness: { sure: 'quite sure', likely: 'fairly sure', open: 'a close call' },
    tied: 'About equally good',
    worse: (points) => `${points} worse`,
    perhapsWorse: (points) => `perhaps ${points} worse`,
    searched: 'No single thing decides it: in the games tried from here it ended best on average.',
    help: 'Press one to choose it; nothing is sent yet. All of this comes from what you can see.',
    notHere: 'No hints while people play against each other; after the end everybody can review the game.',
  },
  review: {
    offer: 'Which answers would have been better, and by how much? See it for every player.',
    open: 'Review the game',
  },
};
