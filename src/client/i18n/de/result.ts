/** Ergebnisse, auf Deutsch. */
import type { ResultText } from '../text/result.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'Punkt', 'Punkten');

export const result: ResultText = {
  result: {
    wins: (name) => `${name} gewinnt`,
    winsTo: (name, points, others) => `${name} gewinnt ${figure(points)} zu ${figure(others)}`,
    winsWith: (name, points) => `${name} gewinnt mit ${inPoints(points)}`,
    winsTie: (name, points) => `${name} gewinnt bei Gleichstand mit ${inPoints(points)}`,
    shared: (names) => `Geteilter Sieg: ${names}`,
    sharedWith: (names, points) => `Geteilter Sieg mit ${inPoints(points)}: ${names}`,
    sharedShort: 'Geteilter Sieg',
    alone: (points) => `Mit ${inPoints(points)}.`,
    conceded: 'Die Partie endete vorzeitig.',
    nobody: 'Kein Sieger',
    calledOff: 'Abgebrochen',
    noWinner: 'Alle waren sich einig, hier aufzuhören, ohne Sieger.',
    resigned: (name) => `${name} hat aufgegeben.`,
    timeout: (name) => `${name} hat auf Zeit verloren.`,
    standIn: (name) => `Ein Bot hat für ${name} zu Ende gespielt.`,
    automaton: 'Automa',
  },
};
