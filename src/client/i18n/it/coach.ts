/** The coach in a real game, in Italian. */
import type { CoachText } from '../text/coach.ts';

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
};
