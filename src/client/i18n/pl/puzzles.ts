/** Puzzles in Polish. */
import type { PuzzlesText } from '../text/puzzles.ts';
import { counted } from './counting.ts';

export const puzzles: PuzzlesText = {
  title: (game) => `${game}: zagadki`,
  link: 'Zagadki',
  lead: 'Pozycje z partii botów z jedną wyraźnie najlepszą odpowiedzią. Liczy się pierwsza próba; nic więcej od niej nie zależy.',
  ofTheDay: 'Zagadka dnia',
  solveToday: 'Rozwiąż dzisiejszą zagadkę',
  seeToday: 'Zobacz ją jeszcze raz',
  streak: (days) => `${counted(days, 'dzień', 'dni', 'dni', 'dnia')} z rzędu`,
  month: 'Ten miesiąc',
  day: { solved: 'rozwiązana', missed: 'nierozwiązana za pierwszym razem', open: 'bez próby' },
  all: 'Wszystkie zagadki',
  solvedOf: (solved, all) => `Rozwiązane: ${solved} z ${all}`,
  number: (number) => `Zagadka ${number}`,
  difficulty: { easy: 'Łatwa', medium: 'Średnia', hard: 'Trudna', veryHard: 'Bardzo trudna' },
  puzzle: 'Zagadka',
  firstCounts: 'Jedna odpowiedź jest wyraźnie najlepsza. Wybierz ją na planszy; liczy się pierwsza próba.',
  chosen: (answer) => `Twój wybór: ${answer}`,
  check: 'To moja odpowiedź',
  better: 'Jest coś lepszego',
  noFact: 'Nie pokazuje tego żadna pojedyncza rzecz: w końcu inna odpowiedź daje więcej.',
  again: 'Spróbuj jeszcze raz',
  show: 'Pokaż odpowiedź',
  theAnswer: 'Najlepsza odpowiedź',
  solvedFirst: 'Rozwiązana za pierwszym razem',
  solved: 'Rozwiązana',
  gap: (points, answer) =>
    `Następna w kolejności odpowiedź daje około ${counted(points, 'punkt', 'punkty', 'punktów', 'punktu')} mniej: ${answer}`,
  next: 'Następna zagadka',
  playOn: 'Graj dalej od tego miejsca',
  share: 'Skopiuj i udostępnij',
  shared: (game, day, isSolved) =>
    `Skyline · ${game}, zagadka z ${day}: ${isSolved ? 'rozwiązana za pierwszym razem' : 'nie za pierwszym razem'}`,
  close: 'Zamknij',
};
