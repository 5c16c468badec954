/** The coach in a real game, in English. */
import type { CoachText } from '../text/coach.ts';
import { counted } from './counting.ts';

export const coach: CoachText = {
  gotIt: 'Got it',
  calm: 'Nothing new here. The coach speaks up when there is.',
  sure: 'Are you sure?',
  better: (answer, points) => `${answer} looks about ${points} better.`,
  firstGame: 'Your first game',
  newTo: (game) => `New to ${game}?`,
  learnIt: (minutes) => `Learn it (${minutes} min)`,
  guided: 'Guided first game',
  orPick: 'or just pick a bot',
  newSigns: {
    heading: 'New on the board',
    lead: 'Tap one to see where it is.',
    count: (count) => counted(count, 'new sign', 'new signs'),
  },
};
