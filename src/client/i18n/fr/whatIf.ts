/** What if, in French. */
import type { WhatIfText } from '../text/whatIf.ts';

export const whatIf: WhatIfText = {
  tryIt: 'Essayer à partir d’ici',
  title: 'Et si',
  from: (move) => `Et si · à partir du coup ${move}`,
  notCounted: 'Rien ici n’est classé ni compté.',
  drawnAnew: 'Ce que vous ne pouviez pas savoir a été tiré à nouveau.',
  bots: 'Bots',
  compare: 'Comparer',
  again: 'Recommencer',
  share: 'Copier un lien vers cette branche',
  back: 'Revenir à la partie',
  close: 'Fermer',
  result: (points) => points.join(points.length === 2 ? ' à ' : ', '),
  real: 'Alors',
  branch: (number) => `Et si ${number}`,
  both: (then, now) => `Alors : ${then}. Et si : ${now}.`,
  firstAnswer: 'Première réponse',
  expected: 'Attendu',
  end: 'Résultat',
  notOver: 'pas encore terminée',
  nothing: 'rien à décider',
  badLink: {
    title: 'Ce lien ne peut pas être ouvert',
    line: 'Il est abîmé, incomplet, ou fait par un Skyline plus récent.',
  },
};
