/** Replays in Spanish. */
import type { ReplayText } from '../text/replay.ts';

export const replay: ReplayText = {
  eyebrow: 'Ver de nuevo',
  first: 'Al principio',
  back: 'Un paso atrás',
  play: 'Iniciar',
  pause: 'Pausa',
  forward: 'Un paso adelante',
  last: 'Al final',
  moment: 'Momento',
  at: (step, last) => `${step} de ${last}`,
  speed: 'Velocidad',
  times: (speed) => `${speed}×`,
  seenBy: 'Visto por',
  everybody: 'un espectador',
  toMove: (names) => `Turno de ${names}`,
  download: 'Descargar el registro',
  share: 'Copiar el enlace a este momento',
  setup: 'Preparación',
  news: (count) => `${count} ${count === 1 ? 'novedad' : 'novedades'}`,
  stride: { label: 'Pasos', turns: 'Por turnos', answers: 'Por respuestas' },
};
