/** El análisis de una partida, en español. */
import type { ReviewText } from '../text/review.ts';
import { counted } from './counting.ts';

export const review: ReviewText = {
  heading: 'La partida, analizada',
  lead: 'Cada decisión en la que se podía elegir, juzgada por lo que el jugador sabía en ese momento.',
  close: 'Cerrar el análisis',
  seat: 'Decisiones de',
  progress: (play, plays) => `Pensando la jugada ${play} de ${plays}`,
  stop: 'Parar',
  stopped: 'Parado antes del final.',
  again: 'Empezar otra vez',
  failed: 'No se ha podido analizar la partida.',
  noChoice: 'Nunca hubo nada que elegir.',
  found: (decisions, good) => {
    if (decisions > 1) return `${decisions} decisiones; en ${good} de ellas no se encontró nada mejor.`;
    return good === 1 ? '1 decisión; no se encontró nada mejor.' : '1 decisión; había algo mejor.';
  },
  level: (level) => `Jugado como el nivel ${level}.`,
  levels: (lowest, highest) => `Jugado como los niveles ${lowest} a ${highest}.`,
  shares: (own, level, ofLevel, ofTop) =>
    `No se halló nada mejor en el ${own} de las decisiones; el nivel ${level} llega al ${ofLevel}, el nivel 6 al ${ofTop}.`,
  measured: (games) => `Cada nivel se midió en ${counted(games, 'partida', 'partidas')}.`,
  turned: (move, from, to) => `La partida cambió en la jugada ${move}: antes ${from}, después ${to}.`,
  cost: (points) => `Regalado en total: ${points}.`,
  flawless: 'No se regaló nada.',
  costliest: 'Las decisiones más caras',
  move: (move) => `Jugada ${move}`,
  played: 'Jugado:',
  better: 'Mejor:',
  gaveAway: (points) => `costó ${points}`,
  showIt: 'Ver ese momento',
  curve: { lead: 'Ventaja esperada', own: 'Puntos esperados' },
  course: (first, last, highest, lowest) =>
    `En la primera decisión, ${first}; en la última, ${last}. Lo más alto: ${highest}. Lo más bajo: ${lowest}.`,
  all: 'Todas las decisiones en una tabla',
  columns: {
    move: 'Jugada',
    played: 'Jugado',
    best: 'Lo mejor',
    cost: 'Coste',
    expected: 'Esperado',
  },
};
