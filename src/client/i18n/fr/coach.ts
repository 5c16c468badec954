/** The coach in a real game, in French. */
import type { CoachText } from '../text/coach.ts';
import { counted } from './counting.ts';

export const coach: CoachText = {
  gotIt: 'Compris',
  calm: 'Rien de nouveau ici. Le guide parlera le moment venu.',
  sure: 'Vraiment ?',
  better: (answer, points) => `Environ ${points} de mieux : ${answer}.`,
  firstGame: 'Votre première partie',
  newTo: (game) => `${game}, c’est nouveau ?`,
  learnIt: (minutes) => `Apprendre (${minutes} min)`,
  guided: 'Première partie guidée',
  orPick: 'ou choisissez un bot',
  newSigns: {
    heading: 'Nouveau sur le plateau',
    lead: 'Touchez un signe pour voir où il se trouve.',
    count: (count) => counted(count, 'nouveau signe', 'nouveaux signes'),
  },
};
