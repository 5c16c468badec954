/** The coach in a real game, in Polish. */
import type { CoachText } from '../text/coach.ts';
import { counted } from './counting.ts';

export const coach: CoachText = {
  gotIt: 'Jasne',
  calm: 'Tu nic nowego. Przewodnik odezwie się, gdy coś będzie.',
  sure: 'Na pewno?',
  better: (answer, points) => `O około ${points} lepiej: ${answer}.`,
  firstGame: 'Twoja pierwsza gra',
  newTo: (game) => `${game} to dla ciebie nowość?`,
  learnIt: (minutes) => `Nauka (${minutes} min)`,
  guided: 'Pierwsza gra z przewodnikiem',
  orPick: 'albo po prostu wybierz bota',
  newSigns: {
    heading: 'Nowe na planszy',
    lead: 'Dotknij znaku, aby zobaczyć, gdzie jest.',
    count: (count) => counted(count, 'nowy znak', 'nowe znaki', 'nowych znaków', 'nowego znaku'),
  },
};
