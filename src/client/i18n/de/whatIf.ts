/** What if, in German. */
import type { WhatIfText } from '../text/whatIf.ts';

export const whatIf: WhatIfText = {
  tryIt: 'Von hier aus ausprobieren',
  title: 'Was wäre wenn',
  from: (move) => `Was wäre wenn · ab Zug ${move}`,
  notCounted: 'Nichts davon wird gewertet oder gezählt.',
  drawnAnew: 'Was du nicht wissen konntest, wurde neu gezogen.',
  bots: 'Bots',
  compare: 'Vergleichen',
  again: 'Neu beginnen',
  share: 'Link zu dieser Variante kopieren',
  back: 'Zurück zur Partie',
  close: 'Schließen',
  result: (points) => points.join(points.length === 2 ? ' zu ' : ', '),
  real: 'Damals',
  branch: (number) => `Was wäre wenn ${number}`,
  both: (then, now) => `Damals: ${then}. Was wäre wenn: ${now}.`,
  firstAnswer: 'Erste Antwort',
  expected: 'Erwartet',
  end: 'Ergebnis',
  notOver: 'noch nicht zu Ende',
  nothing: 'nichts zu entscheiden',
  badLink: {
    title: 'Dieser Link lässt sich nicht öffnen',
    line: 'Er ist beschädigt, unvollständig oder von einem neueren Skyline.',
  },
};
