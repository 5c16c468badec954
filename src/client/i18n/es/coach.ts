/** The coach in a real game, in Spanish. */
import type { CoachText } from '../text/coach.ts';
import { counted } from './counting.ts';

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
  newSigns: {
    heading: 'Nuevo en el tablero',
    lead: 'Toca un signo para ver dónde está.',
    count: (count) => counted(count, 'signo nuevo', 'signos nuevos'),
  },
};
