/** The coach in a real game, in Spanish. */
import type { CoachText } from '../text/coach.ts';

export const coach: CoachText = {
  gotIt: 'Entendido',
  calm: 'Nada nuevo aquí. La guía avisará cuando lo haya.',
  sure: '¿De verdad?',
  better: (answer, points) => `Unos ${points} mejor: ${answer}.`,
  firstGame: 'Tu primera partida',
  newTo: (game) => `¿Es nuevo para ti ${game}?`,
  learnIt: (minutes) => `Aprender (${minutes} min)`,
  guided: 'Primera partida guiada',
  orPick: 'o elige un bot',
};
