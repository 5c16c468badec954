/** Puzzles in Spanish. */
import type { PuzzlesText } from '../text/puzzles.ts';
import { counted } from './counting.ts';

export const puzzles: PuzzlesText = {
  title: (game) => `${game}: problemas`,
  link: 'Problemas',
  lead: 'Posiciones de partidas entre bots con una respuesta claramente mejor. Cuenta el primer intento; nada más depende de ello.',
  ofTheDay: 'Problema del día',
  solveToday: 'Resolver el problema de hoy',
  seeToday: 'Verlo otra vez',
  streak: (days) => `${counted(days, 'día seguido', 'días seguidos')}`,
  month: 'Este mes',
  day: { solved: 'resuelto', missed: 'no resuelto al primer intento', open: 'sin intentar' },
  all: 'Todos los problemas',
  solvedOf: (solved, all) => `${solved} de ${all} resueltos`,
  number: (number) => `Problema ${number}`,
  difficulty: { easy: 'Fácil', medium: 'Medio', hard: 'Difícil', veryHard: 'Muy difícil' },
  puzzle: 'Problema',
  firstCounts: 'Una respuesta es claramente la mejor. Elígela en el tablero; cuenta el primer intento.',
  chosen: (answer) => `Eliges: ${answer}`,
  check: 'Es mi respuesta',
  better: 'Hay algo mejor',
  noFact: 'Nada lo muestra por sí solo: al final otra respuesta da más.',
  again: 'Probar otra vez',
  show: 'Mostrar la respuesta',
  theAnswer: 'La mejor respuesta',
  solvedFirst: 'Resuelto al primer intento',
  solved: 'Resuelto',
  gap: (points, answer) =>
    `La siguiente respuesta vale unos ${counted(points, 'punto', 'puntos')} menos: ${answer}`,
  next: 'Problema siguiente',
  playOn: 'Seguir desde aquí',
  share: 'Copiar para compartir',
  shared: (game, day, isSolved) =>
    `Skyline · ${game}, problema del ${day}: ${isSolved ? 'resuelto al primer intento' : 'no al primer intento'}`,
  close: 'Cerrar',
};
