/** Results, in Polish. Names stay as they are, and nobody's gender is guessed: «Wygrywa Ada». */
import type { ResultText } from '../text/result.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'punkt', 'punkty', 'punktów', 'punktu');

export const result: ResultText = {
  result: {
    wins: (name) => `Wygrywa ${name}`,
    winsTo: (name, points, others) => `Wygrywa ${name}, ${figure(points)} do ${figure(others)}`,
    winsWith: (name, points) => `Wygrywa ${name}: ${inPoints(points)}`,
    winsTie: (name, points) => `Wygrywa ${name} po rozstrzygnięciu remisu: ${inPoints(points)}`,
    shared: (names) => `Wspólne zwycięstwo: ${names}`,
    sharedWith: (names, points) => `Wspólne zwycięstwo (${inPoints(points)}): ${names}`,
    sharedShort: 'Wspólne zwycięstwo',
    alone: (points) => `Wynik: ${inPoints(points)}.`,
    conceded: 'Gra zakończyła się przed czasem.',
    nobody: 'Bez zwycięzcy',
    calledOff: 'Przerwana',
    noWinner: 'Za zgodą wszystkich gra kończy się tutaj, bez zwycięzcy.',
    resigned: (name) => `${name}: gra poddana.`,
    timeout: (name) => `${name}: porażka na czas.`,
    standIn: (name) => `${name}: grę dokończył bot.`,
    automaton: 'automa',
  },
};
