// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#kernel';
import { PHRASE_NAMES } from '#table';
import { TEXTS } from '../../i18n/testing/texts.ts';
import { type ChatLine, ChatLines, runsOf } from './ChatLines.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const line = (seq: number, person: string, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ seq, person, seat: person === 'ada' ? 0 : 1, text },
  ...more,
});
const LINES = [
  line(1, 'ada', 'hello'),
  line(2, 'ben', 'boo'),
  line(3, 'ben', 'boo again'),
  line(4, 'ada', 'bye'),
];

const show = (lines: readonly ChatLine[], muted: readonly string[] = []) =>
  act(async () =>
    root.render(
      <ChatLines
        lines={lines}
        muted={new Set(muted)}
        name={(seat) => (seat === 0 ? 'Ada' : 'Ben')}
        nameOf={(person) => person}
      />,
    ),
  );
const press = (name: string) =>
  act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.click());

it('folds the lines of muted people, and unfolds them', async () => {
  await show(LINES, ['ben']);
  expect(place.textContent).toBe('Ada helloBen is muted. Lines hidden: 2ShowAda bye');
  await press('Show');
  expect(place.textContent).toContain('Ben booBen boo again');
  await press('Hide');
  expect(place.textContent).not.toContain('boo');
  await show(LINES);
  expect(place.textContent).toBe('Ada helloBen booBen boo againAda bye');
});

it('puts lines together only where they follow each other and their author is muted', () => {
  const sizes = (muted: readonly string[]) => runsOf(LINES, new Set(muted)).map((run) => run.length);
  expect([sizes([]), sizes(['ben']), sizes(['ada'])]).toEqual([
    [1, 1, 1, 1],
    [1, 2, 1],
    [1, 1, 1, 1],
  ]);
});

it('says phrases in the reader’s words, and those it does not know in English', async () => {
  const unknown = { phrase: 'tomorrow' } as unknown as Partial<ChatLine>;
  await show([
    line(1, 'ada', 'What the server has', { phrase: 'wellPlayed' }),
    line(2, 'ben', 'See you tomorrow.', unknown),
  ]);
  expect(place.textContent).toBe('Ada Well played!Ben See you tomorrow.');
});

it('covers a coarse word until the reader wants to see it', async () => {
  await show([line(1, 'ben', 'oh shit, no')]);
  expect(place.textContent).toBe('Ben oh ••••, noUncover');
  await press('Uncover');
  expect(place.textContent).toBe('Ben oh shit, no');
});

it('every phrase is different from every other, in each language', () => {
  for (const language of LANGUAGES) {
    const said = Object.values(TEXTS[language].sections.talk.phrase);
    expect(new Set(said).size).toBe(PHRASE_NAMES.length);
  }
});
