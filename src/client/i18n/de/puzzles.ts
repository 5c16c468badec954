/** Puzzles in German. */
import type { PuzzlesText } from '../text/puzzles.ts';
import { counted } from './counting.ts';

export const puzzles: PuzzlesText = {
  title: (game) => `${game}: Rätsel`,
  link: 'Rätsel',
  lead: 'Stellungen aus Partien zwischen Bots mit einer klar besten Antwort. Der erste Versuch zählt; sonst hängt nichts davon ab.',
  ofTheDay: 'Rätsel des Tages',
  solveToday: 'Das Rätsel von heute lösen',
  seeToday: 'Noch einmal ansehen',
  streak: (days) => `${counted(days, 'Tag', 'Tage')} in Folge`,
  month: 'Dieser Monat',
  day: { solved: 'gelöst', missed: 'nicht im ersten Versuch gelöst', open: 'nicht versucht' },
  all: 'Alle Rätsel',
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  number: (number) => `Rätsel ${number}`,
  difficulty: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', veryHard: 'Sehr schwer' },
  puzzle: 'Rätsel',
  firstCounts: 'Eine Antwort ist klar die beste. Wähle sie auf dem Plan; der erste Versuch zählt.',
  chosen: (answer) => `Deine Wahl: ${answer}`,
  check: 'Das ist meine Antwort',
  better: 'Es gibt etwas Besseres',
  noFact: 'Kein einzelner Grund zeigt es: Am Ende bringt eine andere Antwort mehr.',
  again: 'Noch einmal versuchen',
  show: 'Antwort zeigen',
  theAnswer: 'Die beste Antwort',
  solvedFirst: 'Im ersten Versuch gelöst',
  solved: 'Gelöst',
  gap: (points, answer) =>
    `Die nächstbeste Antwort bringt etwa ${counted(points, 'Punkt', 'Punkte')} weniger: ${answer}`,
  next: 'Nächstes Rätsel',
  playOn: 'Von hier weiterspielen',
  share: 'Zum Teilen kopieren',
  shared: (game, day, isSolved) =>
    `Skyline · ${game}, Rätsel vom ${day}: ${isSolved ? 'im ersten Versuch gelöst' : 'nicht im ersten Versuch'}`,
  close: 'Schließen',
};
