// @vitest-environment happy-dom
/** Points in the seats, and the panel that explains them. */
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { type Game, LANGUAGES, type Projection, projection } from '#kernel';
import { TEXTS } from '../../i18n/testing/texts.ts';
import type { TableSnapshot } from '../store/tableStore.ts';
import { place, show, tableOf, useScreen } from '../testing/screen.tsx';
import { countsAtEnd, playerScores } from './playerScores.ts';
import { SeatPanel } from './SeatPanel.tsx';

const title = await loadTitle('flatiron');
const words = title.words.en;
const name = (player: number) => ['Ada', 'Daniel'][player] ?? '';

/** Flatiron with points of the test's own for Ada and Daniel. */
const counting = (ofView: (view: unknown) => Projection[]): Game => ({ ...title.game, ifEnded: ofView });

const ADA = projection({ play: 27 }, { reputation: 15, decrees: 2 });
const DANIEL = projection({ play: 24 }, { cards: -3 });
const points = counting(() => [ADA, DANIEL]);

const dealt = (await tableOf(title, 'score', 'human')).store.snapshot();
const automaton = { name: 'Daniel', mark: 4, score: { total: 0, parts: {} } };
const tableView = { ...dealt.tableView, automata: [automaton] };
const snapshot = (view: Partial<TableSnapshot['tableView']> = {}): TableSnapshot => ({
  ...dealt,
  tableView: { ...tableView, ...view },
});

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();
const all = (selector: string) => [...place.querySelectorAll(selector)].map((one) => textOf(one));

useScreen();

describe('the points in a seat', () => {
  it('tell what was made, and what it would be if the game ended now', async () => {
    await show(<SeatPanel snapshot={snapshot()} name={name} words={words} game={points} />);
    expect(all('.score-now')).toEqual(['27', '24']);
    expect(all('.score-end')).toEqual(['(44 if it ended now)', '(21 if it ended now)']);
    expect(all('.seat-score .sr')).toEqual([
      '27 points, 44 if the game ended now',
      '24 points, 21 if the game ended now',
    ]);
  });

  it('show both changes of a staged turn', async () => {
    const before = { ...tableView, view: 'before' };
    const after = projection({ play: 37 }, { reputation: 10, decrees: 5 });
    const game = counting((view) => (view === 'before' ? [ADA, DANIEL] : [after, DANIEL]));
    await show(<SeatPanel snapshot={snapshot()} name={name} words={words} game={game} before={before} />);
    expect(all('.score-now')[0]).toBe('27 → 37');
    expect(all('.score-end')[0]).toBe('(44 → 52 if it ended now)');
    expect(all('.seat-score .sr')[0]).toBe('37 points, 52 if the game ended now');
  });

  it('are one number where the end changes nothing for anybody', async () => {
    const game = counting(() => [projection({ play: 5 }, { decrees: 0 }), projection({ play: 3 }, {})]);
    await show(<SeatPanel snapshot={snapshot()} name={name} words={words} game={game} />);
    expect(all('.score-button')).toEqual(['55 points', '33 points']);
    expect(all('.score-end')).toEqual([]);
  });

  it('are those of the table once the game is over, without anything to explain', async () => {
    const over = { phase: 'over', scores: [{ total: 61, parts: {} }] } as const;
    await show(<SeatPanel snapshot={snapshot(over)} name={name} words={words} game={points} />);
    expect(all('.score-now')[0]).toBe('61');
    expect(place.querySelector('button, [popover]')).toBeNull();
    expect(countsAtEnd(playerScores(points, { ...tableView, ...over }))).toBe(false);
  });

  it('need no rules', async () => {
    await show(<SeatPanel snapshot={snapshot()} name={name} words={words} />);
    expect(all('.seat-score')).toEqual(['00 points', '00 points']);
  });
});

describe('the panel', () => {
  it('lists what was made above, what is counted at the end below, and the sum', async () => {
    await show(<SeatPanel snapshot={snapshot()} name={name} words={words} game={points} />);
    const rows = [...place.querySelectorAll('.score-panel tr')].map((row) =>
      [...row.children].map((cell) => textOf(cell)),
    );
    expect(rows).toEqual([
      ['', 'Ada', 'Daniel'],
      ['Made so far'],
      ['During play', '27', '24'],
      ['Counted at the end'],
      ['Reputation', '15', '–'],
      ['Decrees', '2', '–'],
      ['Cards', '–', '−3'],
      ['If it ended now', '44', '21'],
    ]);
    expect(all('.score-panel .most')).toEqual(['27', '44']);
  });

  it('opens by the button of every seat, and has a name', async () => {
    await show(<SeatPanel snapshot={snapshot()} name={name} words={words} game={points} />);
    const panel = place.querySelector('[popover]');
    const buttons = [...place.querySelectorAll('.score-button')];
    expect(buttons.map((button) => button.getAttribute('popovertarget'))).toEqual([panel?.id, panel?.id]);
    const heading = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
    expect(heading?.textContent).toBe('Scores');
  });

  it('is told in every language', () => {
    const sentences = LANGUAGES.map((language) => TEXTS[language].sections.score.ifEnded(27, 44));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^27 \S+, 44 \S+/);
  });
});
