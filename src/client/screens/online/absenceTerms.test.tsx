import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InLanguage } from '../../i18n/testing/InLanguage.tsx';
import { absenceAt, PACES, type Pace } from '../setup/newTable.ts';
import { AbsenceTerms } from './AbsenceTerms.tsx';

it.each([
  ['none', 'No clock', 'The others can go on after 10 min'],
  ['turns', 'No clock, by turns', 'The others can go on after 3 d'],
  ['quick', '5 min + 15 s a turn', 'A bot takes over'],
] as const)('who comes to a table reads its pace: %s', (pace: Pace, thinking, gone) => {
  const markup = renderToStaticMarkup(
    <InLanguage language="en">
      <AbsenceTerms clock={PACES[pace].clock} absence={absenceAt(pace)} />
    </InLanguage>,
  );
  expect(markup).toContain(`<dt>Thinking time</dt><dd>${thinking}</dd>`);
  expect(markup).toContain(`<dd>${gone}</dd>`);
});
