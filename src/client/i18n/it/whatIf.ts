/** What if, in Italian. */
import type { WhatIfText } from '../text/whatIf.ts';

export const whatIf: WhatIfText = {
  tryIt: 'Prova da qui',
  title: 'E se',
  from: (move) => `E se · dalla mossa ${move}`,
  notCounted: 'Qui nulla vale per la classifica né viene contato.',
  drawnAnew: 'Ciò che non potevi sapere è stato estratto di nuovo.',
  bots: 'Bot',
  compare: 'Confronta',
  again: 'Ricomincia',
  share: 'Copia un link a questa variante',
  back: 'Torna alla partita',
  close: 'Chiudi',
  result: (points) => points.join(points.length === 2 ? ' a ' : ', '),
  real: 'Allora',
  branch: (number) => `E se ${number}`,
  both: (then, now) => `Allora: ${then}. E se: ${now}.`,
  firstAnswer: 'Prima risposta',
  expected: 'Previsto',
  end: 'Risultato',
  notOver: 'non ancora finita',
  nothing: 'niente da decidere',
  badLink: {
    title: 'Questo link non si può aprire',
    line: 'È danneggiato, incompleto o fatto da uno Skyline più recente.',
  },
};
