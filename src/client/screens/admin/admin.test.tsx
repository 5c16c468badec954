// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '#kernel';
import '../../i18n/testing/texts.ts';
import type { Figures } from '../../remote/api.ts';
import { AdminScreen } from './AdminScreen.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../frame/PersonLink.tsx', () => ({ PersonLink: () => null }));
vi.mock('../moderation/AuditPanel.tsx', () => ({ AuditPanel: () => null }));
const figures = vi.hoisted(() => vi.fn<() => Promise<Figures>>());
vi.mock('../../remote/api.ts', () => ({ api: { figures } }));

const FIGURES: Figures = {
  version: '1.2.3',
  since: Date.UTC(2026, 10, 15, 12),
  memory: 123_400_000,
  sockets: 4,
  people: 1234,
  tables: { gathering: 1, playing: 2, over: 3 },
  plays: 56,
  refusals: { stale: 2, tooFast: 9 },
  restarts: 0,
  botFailures: 0,
  ratings: [],
  latest: [
    {
      id: 'abc',
      game: 'rowhouse',
      phase: 'playing',
      access: 'link',
      host: 'p1',
      seats: [
        { kind: 'human', person: 'p1', standIn: null },
        { kind: 'bot', level: 'level3' },
      ],
      created: 0,
      updated: 1,
      awaited: [0],
      plays: 3,
    },
  ],
  names: { p1: 'Ada' },
};

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
  figures.mockReset();
});

const show = () => act(async () => root.render(<AdminScreen />));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const rows = () =>
  [...place.querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent));

it('shows the figures, refusals by frequency, and a link to each table', async () => {
  figures.mockResolvedValue(FIGURES);
  await show();
  expect(rows()).toContainEqual(['Version', '1.2.3']);
  expect(rows()).toContainEqual(['Memory', '123 MB']);
  expect(rows()).toContainEqual(['People known', '1,234']);
  expect(rows()).toContainEqual(['Tables in play', '2']);
  expect(rows().slice(-2)).toEqual([
    ['tooFast', '9'],
    ['stale', '2'],
  ]);
  const row = place.querySelector('.tables a');
  expect(row?.getAttribute('href')).toBe('/table/abc');
  expect(row?.textContent).toMatch(/in play.*Ada.*Look in on/);
});

it('polls every ten seconds while the page is visible', async () => {
  figures.mockResolvedValue(FIGURES);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await show();
  figures.mockResolvedValue({ ...FIGURES, plays: 57 });
  await pass(9000);
  expect(figures).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(rows()).toContainEqual(['Moves played', '57']);
  visibility.mockReturnValue('hidden');
  await pass(30_000);
  expect(figures).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
});

it('says when ratings were compared with their games, and where they differ', async () => {
  figures.mockResolvedValue(FIGURES);
  await show();
  expect(rows()).toContainEqual(['Ratings compared', 'not yet']);
  const ladders = [
    { ladder: 'people flatiron 2', checked: Date.UTC(2026, 10, 19, 3), games: 40, differing: 0 },
    { ladder: 'bots flatiron 2', checked: Date.UTC(2026, 10, 18, 3), games: 1200, differing: 0 },
  ];
  figures.mockResolvedValue({ ...FIGURES, ratings: ladders });
  await pass(10_000);
  expect(rows()).toContainEqual(['Ratings compared', expect.stringMatching(/^Nov 18, 2026.*1,240 games$/)]);
  expect(place.querySelector('[role="alert"]')?.textContent).toBe('');
  figures.mockResolvedValue({ ...FIGURES, ratings: ladders.map((one) => ({ ...one, differing: 3 })) });
  await pass(10_000);
  const alert = place.querySelector('[role="alert"]')?.textContent;
  expect(alert).toContain('not as the games say: 6');
  expect(alert).toContain('people flatiron 2, bots flatiron 2');
});

it('says that others are not allowed', async () => {
  figures.mockRejectedValue(new Refused({ rule: 'P6', code: 'notAllowed' }));
  await show();
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('This is not for you to do.');
  expect(place.querySelector('dl')).toBeNull();
});
