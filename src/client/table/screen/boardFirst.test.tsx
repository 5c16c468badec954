// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import '../../i18n/testing/texts.ts';
import { changeSetting, settingOf } from '../../settings/settings.ts';
import { memoryRepository } from '../store/localRepository.ts';
import { localStore } from '../store/localStore.ts';
import { dealTable } from '../store/localTable.ts';
import { TableScreen } from './TableScreen.tsx';

const title = await loadTitle('rowhouse');
await import('../../boards/rowhouse/index.ts');
const SEED = '0123456789abcdef0123456789abcdef';

let root: Root;
let place: HTMLElement;
const scrolled = vi.fn();

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', scrolled);
});

beforeEach(async () => {
  changeSetting('autoConfirm', false);
  changeSetting('answers', false);
  changeSetting('motion', 'none');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const plan = {
    options: {},
    seats: ['Ada', 'Bruno'].map((name) => ({ name, player: 'human' as const })),
  };
  const { local, entries } = dealTable(title, { id: 'a', plan, seed: SEED, now: 0 });
  const game = { id: 'a', game: title.game.id, proposal: plan, created: 0, updated: 0, over: false };
  const repository = memoryRepository();
  await repository.commit(game, entries, local.table.state);
  const store = localStore(
    { title, game, local, entries },
    { repository, think: () => new Promise(() => {}) },
  );
  await act(async () => root.render(<TableScreen words={title.words.en} store={store} game={title.game} />));
  await lift();
  while (choosable().length === 0) await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const find = <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector);
const choosable = () => [...place.querySelectorAll<HTMLElement>('.board [data-choose]')];
const press = (target: HTMLElement | null | undefined) =>
  act(async () => {
    target?.focus();
    target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    target?.click();
  });
const lift = () => press(find('.curtain .btn-primary'));
const key = (name: string) =>
  act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

/** Both players pick their first tile, up to the question where to build. */
async function playToBuilding(): Promise<void> {
  for (let seat = 0; seat < 2; seat++) {
    await press(choosable()[0]);
    await press(find('.send'));
    await lift();
  }
  expect(find('.ask')?.textContent).toBe('Which storey does your tile go to?');
}

describe('a table with a board', () => {
  it('moves the focus from the board to the button that sends, and back', async () => {
    await press(choosable()[1]);
    expect(document.activeElement).toBe(find('.send'));
    await key('Escape');
    expect(find('.prompt[data-stage]')).toBeNull();
    expect(document.activeElement).toBe(choosable()[0]);
  });

  it('keeps the list of answers closed until it is opened, and remembers that', async () => {
    expect(find('.answers')).toBeNull();
    const inWords = [...place.querySelectorAll<HTMLElement>('.menu button')].find(
      (button) => button.textContent === 'All answers in words',
    );
    expect(inWords?.getAttribute('aria-pressed')).toBe('false');
    await press(inWords);
    expect(place.querySelectorAll('.answers .answer')).toHaveLength(3);
    expect(settingOf('answers')).toBe(true);
    await press(find('.answers .answer'));
    expect(document.activeElement).toBe(find('.send'));
    await key('Escape');
    expect(document.activeElement?.className).toBe('ask');
  });

  it('shows why an attempt is refused until the next action', async () => {
    await playToBuilding();
    const refusal = () => find('.refusals')?.textContent ?? '';
    await key('u');
    expect(refusal()).toContain('Rule K9');
    await key('Escape');
    expect(refusal()).toBe('');
    await key('u');
    expect(refusal()).toContain('Rule K9');
    await act(async () =>
      find('.refusals p')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    );
    expect(refusal()).toContain('Rule K9');
    await act(async () => find('.board')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    expect(refusal()).toBe('');
  });

  it('scrolls to the top only if the board is not visible', async () => {
    const scrollBoardTo = (top: number) =>
      vi
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue({ top, bottom: top + 600 } as DOMRect);
    scrollBoardTo(-100);
    scrolled.mockClear();
    await press(choosable()[0]);
    await key('Escape');
    expect(scrolled).not.toHaveBeenCalled();
    scrollBoardTo(-590);
    await playToBuilding();
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    vi.restoreAllMocks();
  });
});
