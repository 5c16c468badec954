// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import type { Reason } from '#kernel';
import type { Wish } from '#table';
import { inMemory } from '../play/localShelf.ts';
import { localStore } from '../play/localStore.ts';
import { dealt } from '../play/localTable.ts';
import type { Player } from '../play/plan.ts';
import { stageOf } from '../play/stage.ts';
import type { Shown, TableStore } from '../play/tableStore.ts';
import { changeSetting } from '../settings/settings.ts';
import { TableScreen } from './TableScreen.tsx';

const title = await loadTitle('newyork1901');
const SEED = '0123456789abcdef0123456789abcdef';

let root: Root;
let place: HTMLElement;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

beforeEach(() => {
  changeSetting('autoConfirm', false);
  changeSetting('answers', true);
  changeSetting('keys', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

/** A table of this device that also tells what was wished, and can be changed from outside. */
async function open(...players: Player[]) {
  const proposal = {
    options: {},
    seats: players.map((player, seat) => ({ name: ['Ada', 'Bruno'][seat] ?? '', player })),
  };
  const { local, entries } = dealt(title, { id: 'a', proposal, seed: SEED, now: 0 });
  const game = { id: 'a', game: title.game.id, proposal, created: 0, updated: 0, over: false };
  const shelf = inMemory();
  await shelf.commit(game, entries, local.table.state);
  const inner = localStore({ title, game, local, entries }, { shelf, think: () => new Promise(() => {}) });
  const wishes: Wish[] = [];
  const listeners = new Set<() => void>();
  let override: Partial<Shown> = {};
  let merged: { readonly of: Shown; readonly shown: Shown } | undefined;
  const refusals: Reason[] = [];
  const store: TableStore = {
    ...inner,
    subscribe(listener) {
      listeners.add(listener);
      const leave = inner.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    shown() {
      const of = inner.shown();
      if (merged?.of !== of) merged = { of, shown: { ...of, ...override } };
      return merged.shown;
    },
    wish(wish) {
      wishes.push(wish);
      const refusal = refusals.shift();
      return refusal ? Promise.resolve(refusal) : inner.wish(wish);
    },
  };
  const become = (part: Partial<Shown>) =>
    act(async () => {
      override = part;
      merged = undefined;
      for (const listener of listeners) listener();
    });
  await act(async () => root.render(<TableScreen words={title.words.en} store={store} game={title.game} />));
  return { store, wishes, become, refusals };
}

const buttons = (selector: string) => [...place.querySelectorAll<HTMLButtonElement>(selector)];
const answers = () => buttons('.answers .answer');
const tray = () => place.querySelector('.tray');
const confirmButton = () => buttons('.tray .confirm')[0];
const press = (button: HTMLElement | undefined) =>
  act(async () => {
    button?.focus();
    button?.click();
  });
const key = (name: string) =>
  act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

/** The number of an answer after which the stage goes on so. */
function answerLeadingTo(store: TableStore, ahead: string): number {
  const { sight, decision } = store.shown();
  return (decision?.legal ?? []).findIndex((action) => stageOf(title.game, sight, [action]).ahead === ahead);
}

describe('a turn at the table', () => {
  it('is staged, previewed with its points, and sent by one button', async () => {
    const { store, wishes } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'passed')]);
    expect(wishes).toEqual([]);
    expect(tray()?.textContent).toMatch(/You choose: .*\+2 points now.*This ends your turn\./);
    expect(place.querySelector('.seat-gain')?.textContent).toBe('+2');
    expect(place.querySelector('.seat-score .sr')?.textContent).toBe('2 points');
    expect(document.activeElement).toBe(confirmButton());
    expect(place.querySelector('[role=status]:not(.meta)')?.textContent).toContain('+2 points now');
    expect(answers().filter((button) => button.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
    await press(confirmButton());
    expect(wishes).toMatchObject([{ do: 'play', answered: 0 }]);
    expect(tray()).toBeNull();
    expect(document.activeElement?.className).toBe('ask');
    expect(store.shown().sight.scores[0]?.total).toBe(2);
  });

  it('sends several answers one after the other, each with its number', async () => {
    const { store, wishes } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    expect(tray()?.textContent).toContain('Your turn goes on.');
    expect(document.activeElement).toBe(answers()[0]);
    await press(answers()[0]);
    await press(confirmButton());
    expect(wishes.map((wish) => wish.do === 'play' && wish.answered)).toEqual([0, 1]);
    expect(store.shown().sight.answered[0]).toBe(2);
  });

  it('goes one step back with U and starts over with Escape', async () => {
    const { store, wishes } = await open('human', 'level3');
    const first = answers().map((button) => button.textContent);
    await press(answers()[answerLeadingTo(store, 'asked')]);
    const second = answers().map((button) => button.textContent);
    await press(answers()[0]);
    await key('u');
    expect(answers().map((button) => button.textContent)).toEqual(second);
    await key('u');
    expect(answers().map((button) => button.textContent)).toEqual(first);
    expect(tray()).toBeNull();
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await press(answers()[0]);
    await key('Escape');
    expect(tray()).toBeNull();
    expect(answers().map((button) => button.textContent)).toEqual(first);
    expect(wishes).toEqual([]);
  });

  it('keeps single keys from those who do not want them, but not Escape', async () => {
    changeSetting('keys', false);
    const { store } = await open('human', 'level3');
    expect(place.querySelector('[aria-keyshortcuts=U]')).toBeNull();
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await key('u');
    expect(tray()).not.toBeNull();
    await key('Escape');
    expect(tray()).toBeNull();
  });

  it('lets another answer take the place of the last, where it is complete', async () => {
    const { store, wishes } = await open('human', 'level3');
    const [passing, revealing] = [answerLeadingTo(store, 'passed'), answerLeadingTo(store, 'revealed')];
    const action = store.shown().decision?.legal[revealing];
    await press(answers()[passing]);
    await press(answers()[revealing]);
    expect(tray()?.textContent).toContain('Something hidden is revealed: this cannot be taken back.');
    expect(tray()?.textContent).not.toContain('points now');
    await press(confirmButton());
    expect(wishes).toHaveLength(1);
    expect(wishes[0]).toMatchObject({ action });
  });

  it('is sent at once where the reader wants it so', async () => {
    changeSetting('autoConfirm', true);
    const { store, wishes } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    expect(wishes).toHaveLength(1);
    expect(tray()).toBeNull();
  });

  it('drops the rest where one answer is refused, and says why', async () => {
    const { store, wishes, refusals } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await press(answers()[0]);
    refusals.push({ rule: 'T9', code: 'stale' });
    await press(confirmButton());
    expect(wishes).toHaveLength(1);
    expect(tray()).toBeNull();
    expect(place.querySelector('[role=alert]')?.textContent).toContain('The table has moved on meanwhile.');
  });

  it('stays where the table changes around it, and goes with a calm word where it cannot', async () => {
    const { store, become, wishes } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'passed')]);
    await become({ watching: 3 });
    expect(tray()).not.toBeNull();
    const { sight } = store.shown();
    await become({ sight: { ...sight, answered: [1, 0] } });
    expect(tray()).toBeNull();
    expect(place.querySelector('.notice[role=status]')?.textContent).toBe(
      'The table has changed meanwhile. Please choose again.',
    );
    expect(wishes).toEqual([]);
  });

  it('never outlives the curtain', async () => {
    const { store, become } = await open('human', 'human');
    await press(buttons('.curtain .btn-primary')[0]);
    await press(answers()[answerLeadingTo(store, 'passed')]);
    const chosen = place.querySelector('.effect-answers')?.textContent ?? '';
    expect(chosen).toMatch(/^You choose: ./);
    await become({ curtain: 1 });
    expect(place.innerHTML).not.toContain(chosen.slice('You choose: '.length));
    await become({ curtain: undefined });
    expect(tray()).toBeNull();
  });
});
