/** Los resultados, en español. */
import { figure, type ResultText } from '../text/result.ts';

const inPoints = (count: number) => `${figure(count)} ${Math.abs(count) === 1 ? 'punto' : 'puntos'}`;

export const resultEs: ResultText = {
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
