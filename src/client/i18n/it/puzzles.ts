/** Puzzles in Italian. */
import type { PuzzlesText } from '../text/puzzles.ts';
import { counted } from './counting.ts';

export const puzzles: PuzzlesText = {
  title: (game) => `${game}: problemi`,
  link: 'Problemi',
  lead: 'Posizioni di partite tra bot con una risposta nettamente migliore. Conta il primo tentativo; nient’altro dipende da questo.',
  ofTheDay: 'Problema del giorno',
  solveToday: 'Risolvi il problema di oggi',
  seeToday: 'Guardalo di nuovo',
  streak: (days) => `${counted(days, 'giorno', 'giorni')} di fila`,
  month: 'Questo mese',
  day: { solved: 'risolto', missed: 'non risolto al primo tentativo', open: 'non tentato' },
  all: 'Tutti i problemi',
  solvedOf: (solved, all) => `${solved} su ${all} risolti`,
  number: (number) => `Problema ${number}`,
  difficulty: { easy: 'Facile', medium: 'Medio', hard: 'Difficile', veryHard: 'Molto difficile' },
  puzzle: 'Problema',
  firstCounts: 'Una risposta è nettamente la migliore. Sceglila sul tabellone; conta il primo tentativo.',
  chosen: (answer) => `La tua scelta: ${answer}`,
  check: 'È la mia risposta',
  better: 'C’è di meglio',
  noFact: 'Nulla lo mostra da solo: alla fine un’altra risposta rende di più.',
  again: 'Riprova',
  show: 'Mostra la risposta',
  theAnswer: 'La risposta migliore',
  solvedFirst: 'Risolto al primo tentativo',
  solved: 'Risolto',
  gap: (points, answer) =>
    `La risposta successiva vale circa ${counted(points, 'punto', 'punti')} in meno: ${answer}`,
  next: 'Problema successivo',
  playOn: 'Continua da qui',
  share: 'Copia per condividere',
  shared: (game, day, isSolved) =>
    `Skyline · ${game}, problema di ${day}: ${isSolved ? 'risolto al primo tentativo' : 'non al primo tentativo'}`,
  close: 'Chiudi',
};
