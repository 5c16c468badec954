/** Results, in English. */
import type { ResultText } from '../text/result.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'point', 'points');

export const result: ResultText = {
  result: {
    wins: (name) => `${name} wins`,
    winsTo: (name, points, others) => `${name} wins, ${figure(points)} to ${figure(others)}`,
    winsWith: (name, points) => `${name} wins with ${inPoints(points)}`,
    winsTie: (name, points) => `${name} wins the tie at ${inPoints(points)}`,
    shared: (names) => `${names} share the victory`,
    sharedWith: (names, points) => `${names} share the victory with ${inPoints(points)}`,
    sharedShort: 'A shared victory',
    alone: (points) => `With ${inPoints(points)}.`,
    conceded: 'The game ended early.',
    nobody: 'No winner',
    calledOff: 'Called off',
    noWinner: 'Everybody agreed to end the game here, without a winner.',
    resigned: (name) => `${name} resigned.`,
    timeout: (name) => `${name} lost on time.`,
    standIn: (name) => `A bot finished for ${name}.`,
    automaton: 'automaton',
  },
};
