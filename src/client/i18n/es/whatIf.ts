/** What if, in Spanish. */
import type { WhatIfText } from '../text/whatIf.ts';

export const whatIf: WhatIfText = {
  tryIt: 'Probar desde aquí',
  title: 'Y si',
  from: (move) => `Y si · desde la jugada ${move}`,
  notCounted: 'Aquí nada puntúa ni cuenta.',
  drawnAnew: 'Lo que no podías saber se ha sorteado de nuevo.',
  bots: 'Bots',
  compare: 'Comparar',
  again: 'Empezar de nuevo',
  share: 'Copiar un enlace a esta rama',
  back: 'Volver a la partida',
  close: 'Cerrar',
  result: (points) => points.join(points.length === 2 ? ' a ' : ', '),
  real: 'Entonces',
  branch: (number) => `Y si ${number}`,
  both: (then, now) => `Entonces: ${then}. Y si: ${now}.`,
  firstAnswer: 'Primera respuesta',
  expected: 'Esperado',
  end: 'Resultado',
  notOver: 'aún sin terminar',
  nothing: 'nada que decidir',
  badLink: {
    title: 'Este enlace no se puede abrir',
    line: 'Está dañado, incompleto o hecho con un Skyline más nuevo.',
  },
};
