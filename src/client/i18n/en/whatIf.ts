/** What if, in English. */
import type { WhatIfText } from '../text/whatIf.ts';

export const whatIf: WhatIfText = {
  tryIt: 'Try it from here',
  title: 'What if',
  from: (move) => `What if · from move ${move}`,
  notCounted: 'Nothing here is rated or counted.',
  drawnAnew: 'What you could not know was drawn anew.',
  bots: 'Bots',
  compare: 'Compare',
  again: 'Begin again',
  share: 'Copy a link to this branch',
  back: 'Back to the game',
  close: 'Close',
  result: (points) => points.join(points.length === 2 ? ' to ' : ', '),
  real: 'Then',
  branch: (number) => `What if ${number}`,
  both: (then, now) => `Then: ${then}. What if: ${now}.`,
  firstAnswer: 'First answer',
  expected: 'Expected',
  end: 'Result',
  notOver: 'not over yet',
  nothing: 'nothing to decide',
  badLink: {
    title: 'This link cannot be opened',
    line: 'It is damaged, not complete, or made by a newer Skyline.',
  },
};
