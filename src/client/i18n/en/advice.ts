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
    best: 'Best',
    sureness: {
      sure: (share) => `quite sure (${share})`,
      likely: (share) => `fairly sure (${share})`,
      open: (share) => `a close call (${share})`,
    },
    alike: 'about as good',
    worse: (points) => `${points} worse`,
    help: 'Press an answer to choose it. All of this comes from what you can see; the percentage is the part of the thinking that led to it.',
    notHere: 'No hints while people play against each other; after the end everybody can review the game.',
  },
  review: {
    offer: 'Which answers would have been better, and by how much? See it for every player.',
    open: 'Review the game',
  },
};
