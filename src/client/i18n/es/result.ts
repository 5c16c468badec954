/** Los resultados, en español. */
import type { ResultText } from '../text/result.ts';
import { counted, figure } from './counting.ts';

const inPoints = (count: number) => counted(count, 'punto', 'puntos');

export const result: ResultText = {
  result: {
    wins: (name) => `Gana ${name}`,
    winsTo: (name, points, others) => `Gana ${name}, ${figure(points)} a ${figure(others)}`,
    winsWith: (name, points) => `Gana ${name} con ${inPoints(points)}`,
    winsTie: (name, points) => `Gana ${name} en el desempate a ${inPoints(points)}`,
    shared: (names) => `Victoria compartida: ${names}`,
    sharedWith: (names, points) => `Victoria compartida con ${inPoints(points)}: ${names}`,
    sharedShort: 'Victoria compartida',
    alone: (points) => `Con ${inPoints(points)}.`,
    conceded: 'La partida terminó antes de tiempo.',
    nobody: 'Sin ganador',
    calledOff: 'Partida sin terminar',
    noWinner: 'Todos han acordado dejarla aquí, sin ganador.',
    resigned: (name) => `${name} ha abandonado.`,
    timeout: (name) => `${name} ha perdido por tiempo.`,
    standIn: (name) => `Un bot ha terminado la partida por ${name}.`,
    automaton: 'autómata',
  },
};
