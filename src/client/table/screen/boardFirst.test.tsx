// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import '../../i18n/testing/texts.ts';
import { changeSetting, settingOf } from '../../settings/settings.ts';
import { inMemory } from '../store/localShelf.ts';
import { localStore } from '../store/localStore.ts';
import { dealt } from '../store/localTable.ts';
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
  const proposal = {
    options: {},
    seats: ['Ada', 'Bruno'].map((name) => ({ name, player: 'human' as const })),
  };
  const { local, entries } = dealt(title, { id: 'a', proposal, seed: SEED, now: 0 });
  const game = { id: 'a', game: title.game.id, proposal, created: 0, updated: 0, over: false };
  const shelf = inMemory();
  await shelf.commit(game, entries, local.table.state);
  const store = localStore({ title, game, local, entries }, { shelf, think: () => new Promise(() => {}) });
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

/** Both pick their first tile, until somebody is asked where to build. */
async function toBuilding(): Promise<void> {
  for (let seat = 0; seat < 2; seat++) {
    await press(choosable()[0]);
    await press(find('.confirm'));
    await lift();
  }
  expect(find('.ask')?.textContent).toBe('Which storey does your tile go to?');
}

describe('a table with a board', () => {
  it('leads the keyboard from the board to the one button that sends, and back', async () => {
    await press(choosable()[1]);
    expect(document.activeElement).toBe(find('.confirm'));
    await key('Escape');
    expect(find('.tray')).toBeNull();
    expect(document.activeElement).toBe(choosable()[0]);
  });

  it('keeps the list of answers closed until somebody opens it, and then open', async () => {
    expect(find('.answers')).toBeNull();
    const list = find<HTMLDetailsElement>('.in-words');
    expect(list?.querySelector('summary')?.textContent).toBe('All answers in words');
    await act(async () => {
      if (list) list.open = true;
      list?.dispatchEvent(new Event('toggle'));
    });
    expect(place.querySelectorAll('.answers .answer')).toHaveLength(3);
    expect(settingOf('answers')).toBe(true);
    await press(find('.answers .answer'));
    expect(document.activeElement).toBe(find('.confirm'));
    await key('Escape');
    expect(document.activeElement?.className).toBe('ask');
  });

  it('says why an attempt is refused until somebody goes on', async () => {
    await toBuilding();
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

  it('moves to the top only where the board is out of sight', async () => {
    const seen = (top: number) =>
      vi
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue({ top, bottom: top + 600 } as DOMRect);
    seen(-100);
    scrolled.mockClear();
    await press(choosable()[0]);
    await key('Escape');
    expect(scrolled).not.toHaveBeenCalled();
    seen(-590);
    await toBuilding();
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    vi.restoreAllMocks();
  });
});
