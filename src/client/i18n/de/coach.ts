/** The coach in a real game, in German. */
import type { CoachText } from '../text/coach.ts';
import { counted } from './counting.ts';

export const coach: CoachText = {
  gotIt: 'Verstanden',
  calm: 'Hier ist nichts neu. Der Trainer meldet sich wieder.',
  sure: 'Wirklich?',
  better: (answer, points) => `Etwa ${points} besser: ${answer}.`,
  firstGame: 'Dein erstes Spiel',
  newTo: (game) => `Neu bei ${game}?`,
  learnIt: (minutes) => `Lernen (${minutes} min)`,
  guided: 'Begleitetes erstes Spiel',
  orPick: 'oder einfach einen Bot wählen',
  newSigns: {
    heading: 'Neu auf dem Plan',
    lead: 'Tippe eines an, um zu sehen, wo es steht.',
    count: (count) => counted(count, 'neues Zeichen', 'neue Zeichen'),
  },
};
