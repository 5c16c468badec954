/** The coach in a real game, in Italian. */
import type { CoachText } from '../text/coach.ts';
import { counted } from './counting.ts';

export const coach: CoachText = {
  gotIt: 'Capito',
  calm: 'Niente di nuovo qui. La guida si farà sentire.',
  sure: 'Davvero?',
  better: (answer, points) => `Circa ${points} in più: ${answer}.`,
  firstGame: 'La tua prima partita',
  newTo: (game) => `${game} ti è nuovo?`,
  learnIt: (minutes) => `Impara (${minutes} min)`,
  guided: 'Prima partita guidata',
  orPick: 'oppure scegli un bot',
  newSigns: {
    heading: 'Nuovo sul tabellone',
    lead: 'Tocca un segno per vedere dov’è.',
    count: (count) => counted(count, 'segno nuovo', 'segni nuovi'),
  },
};
