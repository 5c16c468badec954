/** Turnos, lo que pasó mientras tanto y los puntos, en español. */
import type { PlayText } from '../text/play.ts';
import { counted, noun } from './counting.ts';

export const play: PlayText = {
  stage: {
    chosen: (answers) => `Eliges: ${answers}`,
    points: (count) => noun(count, 'punto', 'puntos'),
    afterwards: (numbers) => `Después, ${numbers}.`,
    reveals: 'Revela algo oculto: no hay vuelta atrás.',
    passes: 'Con esto termina tu turno.',
    ends: 'Con esto termina la partida.',
    goesOn: 'Tu turno continúa.',
    endTurn: 'Terminar turno',
    goOn: 'Continuar',
    endGame: 'Terminar la partida',
    choose: 'Elige primero',
    sending: 'Enviando …',
    dropped: 'La mesa ha cambiado mientras tanto. Vuelve a elegir.',
  },
  since: {
    moves: (count) => `${counted(count, 'jugada', 'jugadas')} desde tu turno`,
    heading: 'Desde tu turno',
    at: (step, last) => `${step} de ${last}`,
    skip: 'Saltar',
    goOn: 'Continuar',
    close: 'Cerrar',
  },
  toMoment: 'Volver a ver este momento',
  points: {
    curve: 'Los puntos a lo largo de la partida',
    asTable: 'Lo mismo en una tabla',
    moment: 'Jugada',
    lead: (name, move) => `${name} tomó la delantera definitiva en la jugada ${move}.`,
    showIt: 'Ver ese momento',
  },
  record: {
    title: 'Abrir una partida guardada',
    line: 'El archivo de una partida terminada se vuelve a jugar en este dispositivo, sin conexión y solo para ti.',
    file: 'Archivo de la partida',
  },
};
