import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Rowhouse, rowhouse } from '#games/rowhouse';
import { TEXTS, words } from '#games/rowhouse/text';
import { at, LANGUAGES, type Viewer } from '#kernel';
import { LanguageProvider } from '../../i18n/language.tsx';
import { TEXTS as SHELL_TEXTS } from '../../i18n/testing/texts.ts';
import type { BoardProps } from '../kit/boardProps.ts';
import { drawings } from './index.ts';
import { positionsOf } from './testing/positions.ts';

const { Board, Legend } = drawings;
const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dana'];

function boardOf(state: Rowhouse['state'], viewer: Viewer, more: Partial<BoardProps<Rowhouse>> = {}): string {
  const decision = rowhouse.decisions(state).find(({ seat }) => seat === viewer);
  return renderToStaticMarkup(
    <Board
      view={rowhouse.view(state, viewer)}
      scores={rowhouse.scores(state)}
      words={words.en}
      name={(seat) => at(NAMES, seat)}
      prompt={decision?.prompt}
      legal={decision ? rowhouse.legalActions(state, decision.seat) : []}
      choose={() => undefined}
      {...more}
    />,
  );
}

const answersIn = (html: string) => html.split('data-choose="answer"').length - 1;

it.each([2, 3, 4])('a game of %i offers each viewer exactly the answers to what they are asked', (seats) => {
  for (const { state } of positionsOf(seats, 7)) {
    for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
      const isAsked = rowhouse.decisions(state).some(({ seat }) => seat === viewer);
      const answers = isAsked && viewer !== 'spectator' ? rowhouse.legalActions(state, viewer).length : 0;
      expect(answersIn(boardOf(state, viewer))).toBe(answers);
    }
  }
});

it('a line of the log makes its storey stand out', () => {
  const { state } = at(positionsOf(2, 3), 10);
  expect(boardOf(state, 0)).not.toContain('meant');
  const html = boardOf(state, 0, { highlight: { did: 'built', seat: 1, tile: 4, storey: 2 } });
  expect(html.split('storey meant').length - 1).toBe(1);
});

it('a hint stands on its answers, and what just happened on its storey', () => {
  const found = positionsOf(2, 3).find(({ state }) =>
    rowhouse.decisions(state).some(({ prompt, seat }) => seat === 0 && prompt.step === 'build'),
  );
  if (!found) throw new Error('nobody builds');
  const { state } = found;
  const [best, second] = rowhouse.legalActions(state, 0);
  if (!best || !second) throw new Error('too few answers');
  const hinted = [best, second].map((action, i) => ({ action, place: i + 1 }));
  expect(boardOf(state, 0)).not.toMatch(/rh-hint|fresh/);
  const html = boardOf(state, 0, { hinted, pointed: second });
  expect(html.match(/class="rh-hint[ "]/g)).toHaveLength(2);
  expect(html).toContain('rh-hint pointed');
  const events = [{ did: 'built', seat: 1, tile: 4, storey: 2 } as const];
  const shown = boardOf(state, 'spectator', {
    happened: { events, before: rowhouse.view(state, 'spectator'), held: false },
  });
  expect(shown.split('storey fresh').length - 1).toBe(1);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every sign has its words', () => {
    const html = renderToStaticMarkup(
      <LanguageProvider first={{ language, text: SHELL_TEXTS[language] }}>
        <Legend />
      </LanguageProvider>,
    );
    const { colors, roof } = TEXTS[language].board;
    for (const says of [...Object.values(colors), roof]) expect(html).toContain(says);
  });
});
