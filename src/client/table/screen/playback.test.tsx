// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import '../../i18n/testing/texts.ts';
import { changeSetting } from '../../settings/settings.ts';
import type { MomentLinks } from '../log/MomentLink.tsx';
import { memoryRepository } from '../store/localRepository.ts';
import { localStore } from '../store/localStore.ts';
import { dealTable } from '../store/localTable.ts';
import { TableScreen } from './TableScreen.tsx';

const title = await loadTitle('rowhouse');
const PAUSE = 10;
/** How long a turn is shown at normal speed. */
const TURN = 1200;

let root: Root;
let place: HTMLElement;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

beforeEach(() => {
  vi.useFakeTimers();
  changeSetting('autoConfirm', true);
  changeSetting('answers', true);
  changeSetting('motion', 'full');
  changeSetting('playback', 'normal');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
});

/** Ada against two bots, after her first answer, at her next decision. */
async function openAtSecondDecision(momentLinks?: MomentLinks): Promise<void> {
  const plan = {
    options: { rounds: 3, hand: 3 },
    seats: (['human', 'level1', 'level1'] as const).map((player, seat) => ({
      name: ['Ada', 'Bruno', 'Chiyo'][seat] ?? '',
      player,
    })),
  };
  const { local, entries } = dealTable(title, { id: 'a', plan, seed: '2'.repeat(32), now: 0 });
  const game = { id: 'a', game: 'rowhouse', proposal: plan, created: 0, updated: 0, over: false };
  const repository = memoryRepository();
  await repository.commit(game, entries, local.table.state);
  const think = async ({ legal }: { legal: readonly unknown[] }) => legal[0];
  const store = localStore({ title, game, local, entries }, { repository, think, pause: PAUSE });
  await act(async () =>
    root.render(
      <TableScreen words={title.words.en} store={store} {...(momentLinks ? { momentLinks } : {})} />,
    ),
  );
  await act(async () => place.querySelector<HTMLButtonElement>('.answers .answer')?.click());
  await act(() => vi.advanceTimersByTimeAsync(20 * PAUSE));
}

/** The same, after the others' turns have been shown. */
async function openAndWait(momentLinks?: MomentLinks): Promise<void> {
  await openAtSecondDecision(momentLinks);
  await wait(2 * TURN);
}

const promptText = () => place.querySelector('.prompt-text')?.textContent ?? '';
const listText = () => place.querySelector('.playback')?.textContent ?? '';
const isAsked = () => place.querySelector('.answers') !== null;
const skipButton = () => place.querySelector<HTMLButtonElement>('.prompt .send');
const press = (name: string) =>
  act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: name })));
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

describe('the others’ turns', () => {
  it('are shown one after the other before the next question', async () => {
    await openAtSecondDecision();
    expect(promptText()).toMatch(/^Bruno’s turn.*Bruno has picked/);
    expect([isAsked(), skipButton()?.textContent]).toEqual([false, 'Skip']);
    await wait(TURN);
    expect(promptText()).toMatch(/^Chiyo’s turn.*Chiyo has picked/);
    await wait(TURN);
    expect(isAsked()).toBe(true);
  });

  it.each([
    ['a tap on the table', () => place.querySelector<HTMLElement>('.prompt-text')?.click()],
    ['the button', () => skipButton()?.click()],
  ])('are skipped with %s', async (_, skip) => {
    await openAtSecondDecision();
    await act(async () => skip());
    expect(isAsked()).toBe(true);
  });

  it.each([' ', 'Enter', 'Escape'])('are skipped with the key “%s”', async (key) => {
    await openAtSecondDecision();
    await press(key);
    expect(isAsked()).toBe(true);
  });

  it.each([
    ['motion', 'none'],
    ['playback', 'off'],
  ] as const)('keep nobody waiting with %s %s', async (name, value) => {
    changeSetting(name, value as never);
    await openAtSecondDecision();
    expect(isAsked()).toBe(true);
  });
});

describe('the playback of the others’ turns', () => {
  it('shows turn by turn while the prompt waits', async () => {
    await openAndWait();
    expect(place.querySelector('.log .since')?.textContent).toBe('2 moves since your turn');
    const lines = place.querySelectorAll('.log .event').length;
    await press('b');
    expect(promptText()).toMatch(/^Since your turn · 1 of 2.*Bruno has picked/);
    expect(isAsked()).toBe(false);
    expect(place.querySelectorAll('.log .event').length).toBeLessThan(lines);
    expect(document.activeElement?.textContent).toBe('Skip');
    await wait(TURN);
    expect(promptText()).toMatch(/2 of 2.*Chiyo has picked/);
    await wait(TURN);
    expect(isAsked()).toBe(true);
  });

  it('is skipped with one key', async () => {
    await openAndWait();
    await press('b');
    await press('Escape');
    expect(isAsked()).toBe(true);
    await press('b');
    await press('b');
    expect(isAsked()).toBe(true);
  });

  it.each([
    ['motion', 'none'],
    ['playback', 'off'],
  ] as const)('is a list with %s %s', async (name, value) => {
    changeSetting(name, value as never);
    await openAtSecondDecision();
    await press('b');
    expect(place.querySelectorAll('.playback li')).toHaveLength(2);
    await wait(10 * TURN);
    expect(listText()).toContain('Chiyo has picked');
    await press('Escape');
    expect(listText()).toBe('');
  });
});

describe('a line of the log', () => {
  it('links to its moment, or jumps there without leaving the page', async () => {
    const visited: number[] = [];
    await openAndWait({ address: (seq) => `/somewhere?at=${seq}`, go: (seq) => visited.push(seq) });
    const [line] = place.querySelectorAll<HTMLAnchorElement>('.log .event a');
    expect(line?.getAttribute('href')).toMatch(/^\/somewhere\?at=\d+$/);
    await act(async () => line?.click());
    expect(visited).toEqual([Number(line?.href.split('=')[1])]);
  });

  it('is reached with the arrow keys from the newest, the only one in the tab order', async () => {
    await openAndWait({ address: String });
    const lines = [...place.querySelectorAll<HTMLElement>('.log [data-stop]')];
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.map(({ tabIndex }) => tabIndex)).toEqual(lines.map((_, i) => (i === 0 ? 0 : -1)));
    await act(async () => lines[0]?.focus());
    await act(async () =>
      lines[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
    );
    expect(document.activeElement).toBe(lines[1]);
  });
});
