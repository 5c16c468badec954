import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InLanguage } from '../../i18n/testing/InLanguage.tsx';
import { absenceAt, PACES, type Pace } from '../setup/newTable.ts';
import { AbsenceTerms } from './AbsenceTerms.tsx';

it.each([
  ['none', 'You all sit at the table together', 'The others can go on after 10 min'],
  ['turns', 'Everybody looks in when they like', 'The others can go on after 3 d'],
  [
    'quick',
    'Everybody starts with 5 minutes, gets 15 seconds more for every turn',
    'a bot takes over until its person is back.',
  ],
  [
    'days',
    'Everybody starts with 3 days, gets 1 day more for every turn, and can save up 5 days at most.',
    'not on their days off.',
  ],
] as const)('who comes to a table reads its pace: %s', (pace: Pace, thinking, gone) => {
  const markup = renderToStaticMarkup(
    <InLanguage language="en">
      <AbsenceTerms clock={PACES[pace].clock} absence={absenceAt(pace)} />
    </InLanguage>,
  );
  expect(markup).toContain(`<dt>Thinking time</dt><dd>${thinking}`);
  expect(markup).toContain(gone);
});
