// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { at, type Game, projection, resultOf } from '#kernel';
import type { TableView } from '#table';
import '../../i18n/testing/texts.ts';
import type { GameMoments } from '../moments/gameMoments.ts';
import { ScoreCurve } from './ScoreCurve.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

const { words, game } = await loadTitle('rowhouse');
const name = (seat: number) => ['Ada', 'Bruno'][seat] ?? '';
const scores = [
  { total: 6, parts: { rows: 4, houses: 2 } },
  { total: 9, parts: { rows: 9, houses: 0 } },
];
const result = resultOf({ outcome: { ranking: [[1], [0]], ending: 'lastRound' }, scores, automata: [] });
const momentsWith = (...totals: number[][]): GameMoments => ({
  entries: [],
  moments: totals.map((each, plays) => ({
    seq: plays + 2,
    // The chart needs nothing else of a moment.
    tableView: {
      plays,
      scores: each.map((total) => ({ total, parts: {} })),
      automata: [],
    } as unknown as TableView,
  })),
});

let root: Root;
let place: HTMLElement;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

async function show(
  loadMoments?: () => Promise<GameMoments>,
  of = result,
  called = name,
  rules?: Game,
): Promise<void> {
  const spoken = { ...words.en, part: (part: string) => part };
  await act(async () =>
    root.render(
      <>
        <ScoreSheet result={of} name={called} words={spoken} />
        {loadMoments && (
          <ScoreCurve
            result={of}
            name={called}
            words={spoken}
            loadMoments={loadMoments}
            game={rules}
            momentLinks={{ address: (seq) => `/replay?at=${seq}` }}
          />
        )}
      </>,
    ),
  );
}

describe('the score sheet', () => {
  it('shows the same numbers as a table and as bars', async () => {
    await show();
    const rows = [...place.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['rows94', 'houses02']);
    const bars = place.querySelector('.bars');
    expect(bars?.getAttribute('aria-hidden')).toBe('true');
    const widths = [...place.querySelectorAll<HTMLElement>('.bar')].map((bar) =>
      [...bar.querySelectorAll<HTMLElement>('.swatch')].map(({ style }) => Number.parseFloat(style.width)),
    );
    expect(widths).toEqual([
      [100, 0],
      [expect.closeTo(44.4, 1), expect.closeTo(22.2, 1)],
    ]);
    expect(place.querySelector('.curve')).toBeNull();
  });

  it('shows the points over the game as lines and as a table, and when the lead was taken', async () => {
    await show(async () => momentsWith([0, 0], [4, 0], [4, 9], [6, 9]));
    expect(place.querySelectorAll('.plot polyline')).toHaveLength(2);
    expect(place.querySelector('.turning')?.textContent).toContain(
      'Bruno took the lead for good with move 2.',
    );
    expect(place.querySelector('.turning a')?.getAttribute('href')).toBe('/replay?at=4');
    const rows = [...place.querySelectorAll('.curve tr')].map((row) => row.textContent);
    expect(rows).toEqual(['MoveAdaBruno', '000', '140', '249', '369']);
  });

  it('shows the points if the game had ended at each moment, or those made', async () => {
    const { moments } = momentsWith([0, 0], [4, 0], [4, 9], [6, 9]);
    const last = at(moments, 3);
    const played = moments.slice(0, 3).map(({ seq, tableView }) => ({
      seq,
      tableView: { ...tableView, phase: 'playing', view: tableView.scores } as const,
    }));
    const atEnd = [2, 11];
    const ifEnded: Game['ifEnded'] = (view) =>
      (view as TableView['scores']).map(({ total }, seat) =>
        projection({ rows: total }, { houses: at(atEnd, seat) }),
      );
    await show(async () => ({ entries: [], moments: [...played, last] }), result, name, { ...game, ifEnded });
    const lines = () => [...place.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
    const projected = lines();
    expect(place.querySelector('.turning')).toBeNull();
    const rows = [...place.querySelectorAll('.curve tr')].map((row) => row.textContent);
    expect(rows).toEqual(['MoveAdaBruno', '00 (2)0 (11)', '14 (6)0 (11)', '24 (6)9 (20)', '36 (6)9 (9)']);
    const [one, two] = place.querySelectorAll<HTMLInputElement>('.curve input');
    expect([one?.checked, two?.checked]).toEqual([true, false]);
    await act(async () => two?.click());
    expect(lines()).not.toEqual(projected);
    expect(place.querySelector('.turning')?.textContent).toContain('with move 2.');
  });

  it('offers no choice of points where the end changes nothing', async () => {
    await show(async () => momentsWith([0, 0], [4, 9]), result, name, game);
    expect(place.querySelector('.curve input, .curve caption')).toBeNull();
  });

  it('includes an automaton in every part, also as the winner', async () => {
    const daniel = { name: 'Daniel', mark: 2, score: { total: 141, parts: { rows: 100, cards: 41 } } };
    const outcome = { ranking: [[1], [0]], ending: 'danielWins' };
    const lost = resultOf({ outcome, scores: [at(scores, 0)], automata: [daniel] });
    const gameMoments = momentsWith([0], [4], [6]);
    const against = gameMoments.moments.map(({ seq, tableView }, i) => {
      const score = { total: at([0, 3, 141], i), parts: {} };
      return { seq, tableView: { ...tableView, automata: [{ ...daniel, score }] } };
    });
    await show(
      async () => ({ ...gameMoments, moments: against }),
      lost,
      (player) => at(['Ada', 'Daniel'], player),
    );
    const rows = [...place.querySelectorAll('.sheet > table tr')].map((row) => row.textContent);
    expect(rows).toEqual([
      'Score sheetDanielAda',
      'rows1004',
      'houses–2',
      'cards41–',
      'Total1416',
      'Place1.2.',
    ]);
    expect([...place.querySelectorAll('th.win')].map((cell) => cell.textContent)).toEqual(['Daniel']);
    expect([...place.querySelectorAll('.bar b')].map((total) => total.textContent)).toEqual(['141', '6']);
    expect(place.querySelectorAll('.plot polyline')).toHaveLength(2);
    expect(place.querySelector('.turning')?.textContent).toContain(
      'Daniel took the lead for good with move 2.',
    );
    expect(place.querySelector('.curve tr')?.textContent).toBe('MoveAdaDaniel');
  });

  it('shows no place in a solo game', async () => {
    const outcome = { ranking: [[0]], ending: 'promising' };
    await show(undefined, resultOf({ outcome, scores: [at(scores, 0)], automata: [] }));
    expect(place.querySelector('.win')).toBeNull();
    expect([...place.querySelectorAll('tfoot tr')].map((row) => row.textContent)).toEqual(['Total6']);
  });

  it('leaves out the chart if the game cannot be replayed', async () => {
    await show(() => Promise.reject(new Error('gone')));
    expect(place.querySelector('.curve')).toBeNull();
    expect(place.querySelector('.bars')).not.toBeNull();
  });
});
