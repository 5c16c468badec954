// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import '../../i18n/testing/texts.ts';
import { changeSetting } from '../../settings/settings.ts';
import type { Moments } from '../log/EventLog.tsx';
import { inMemory } from '../store/localShelf.ts';
import { localStore } from '../store/localStore.ts';
import { dealt } from '../store/localTable.ts';
import { TableScreen } from './TableScreen.tsx';

const title = await loadTitle('rowhouse');
const PAUSE = 10;
const MOMENT = 1400;

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

/** Ada against two bots, after her first answer, when she is asked again. */
async function openLater(moments?: Moments): Promise<void> {
  const proposal = {
    options: { rounds: 3, hand: 3 },
    seats: (['human', 'level1', 'level1'] as const).map((player, seat) => ({
      name: ['Ada', 'Bruno', 'Chiyo'][seat] ?? '',
      player,
    })),
  };
  const { local, entries } = dealt(title, { id: 'a', proposal, seed: '2'.repeat(32), now: 0 });
  const game = { id: 'a', game: 'rowhouse', proposal, created: 0, updated: 0, over: false };
  const shelf = inMemory();
  await shelf.commit(game, entries, local.table.state);
  const think = async ({ legal }: { legal: readonly unknown[] }) => legal[0];
  const store = localStore({ title, game, local, entries }, { shelf, think, pause: PAUSE });
  await act(async () =>
    root.render(<TableScreen words={title.words.en} store={store} {...(moments ? { moments } : {})} />),
  );
  await act(async () => place.querySelector<HTMLButtonElement>('.answers .answer')?.click());
  await act(() => vi.advanceTimersByTimeAsync(20 * PAUSE));
}

const told = () => place.querySelector('.playback')?.textContent ?? '';
const press = (name: string) =>
  act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: name })));
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

describe('what the others did since', () => {
  it('is played back move by move while the prompt waits, and then goes on', async () => {
    await openLater();
    expect(place.querySelector('.log .since')?.textContent).toBe('2 moves since your turn');
    const lines = place.querySelectorAll('.log li').length;
    await press('b');
    expect(told()).toMatch(/1 of 2.*Bruno has picked/);
    expect(place.querySelector('.answers')).toBeNull();
    expect(place.querySelectorAll('.log li').length).toBeLessThan(lines);
    expect(document.activeElement?.textContent).toBe('Skip');
    await wait(MOMENT);
    expect(told()).toMatch(/2 of 2.*Chiyo has picked/);
    await wait(MOMENT);
    expect(told()).toBe('');
    expect(place.querySelector('.answers')).not.toBeNull();
  });

  it('is skipped with one key', async () => {
    await openLater();
    await press('b');
    await press('Escape');
    expect(told()).toBe('');
    await press('b');
    await press('b');
    expect(told()).toBe('');
  });

  it.each([
    ['motion', 'none'],
    ['playback', 'off'],
  ] as const)('comes as a list with %s %s', async (name, value) => {
    changeSetting(name, value as never);
    await openLater();
    await press('b');
    expect(place.querySelectorAll('.playback li')).toHaveLength(2);
    await wait(10 * MOMENT);
    expect(told()).toContain('Chiyo has picked');
    await press('Escape');
    expect(told()).toBe('');
  });
});

describe('a line of the log', () => {
  it('leads to its moment, or is shown at once where that is possible', async () => {
    const gone: number[] = [];
    await openLater({ address: (seq) => `/somewhere?at=${seq}`, go: (seq) => gone.push(seq) });
    const [line] = place.querySelectorAll<HTMLAnchorElement>('.log li a');
    expect(line?.getAttribute('href')).toMatch(/^\/somewhere\?at=\d+$/);
    await act(async () => line?.click());
    expect(gone).toEqual([Number(line?.href.split('=')[1])]);
  });

  it('is reached with the arrow keys from the newest, the only one Tab stops at', async () => {
    await openLater({ address: String });
    const lines = [...place.querySelectorAll<HTMLAnchorElement>('.log li a')];
    expect(lines.map(({ tabIndex }) => tabIndex)).toEqual(lines.map((_, i) => (i === 0 ? 0 : -1)));
    await act(async () => lines[0]?.focus());
    await act(async () =>
      lines[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
    );
    expect(document.activeElement).toBe(lines[1]);
  });

  it('begins a turn where another seat has answered', async () => {
    await openLater();
    const begun = [...place.querySelectorAll('.log li.begins')].map((line) => line.textContent);
    expect(begun.some((text) => text?.startsWith('Bruno has picked'))).toBe(true);
  });
});
