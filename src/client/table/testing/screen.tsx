/** A table's screen in a test: begun, pressed and read as somebody would. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Title } from '#games';
import type { Reason } from '#kernel';
import type { Command } from '#table';
import '../../i18n/testing/texts.ts';
import { changeSetting } from '../../settings/settings.ts';
import { TableScreen } from '../screen/TableScreen.tsx';
import { withoutForced } from '../staging/forced.ts';
import { inMemory } from '../store/localShelf.ts';
import { localStore } from '../store/localStore.ts';
import { dealt } from '../store/localTable.ts';
import type { Player } from '../store/plan.ts';
import type { Shown, TableStore } from '../store/tableStore.ts';

const SEED = '0123456789abcdef0123456789abcdef';

let root: Root;
export let place: HTMLElement;

/** Every test has a page of its own, with turns that are staged, answers in a list and single keys. */
export function useScreen(): void {
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
}

/** Shows something else on the page. */
export const show = (page: ReactNode) => act(async () => root.render(page));

/** A table of this device that also tells which commands it was given, and can be changed from outside; its bots never answer. */
export async function tableOf(title: Title, id: string, ...players: Player[]) {
  const proposal = {
    options: {},
    seats: players.map((player, seat) => ({ name: ['Ada', 'Bruno'][seat] ?? '', player })),
  };
  const { local, entries } = dealt(title, { id, proposal, seed: SEED, now: 0 });
  const game = { id, game: title.game.id, proposal, created: 0, updated: 0, over: false };
  const shelf = inMemory();
  await shelf.commit(game, entries, local.table.state);
  const inner = localStore({ title, game, local, entries }, { shelf, think: () => new Promise(() => {}) });
  const commands: Command[] = [];
  const listeners = new Set<() => void>();
  let override: Partial<Shown> = {};
  let merged: { readonly of: Shown; readonly shown: Shown } | undefined;
  const refusals: Reason[] = [];
  const spied: TableStore = {
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
    command(command) {
      commands.push(command);
      const refusal = refusals.shift();
      return refusal ? Promise.resolve(refusal) : inner.command(command);
    },
  };
  const store = withoutForced(spied, title.game);
  const become = (part: Partial<Shown>) =>
    act(async () => {
      override = part;
      merged = undefined;
      for (const listener of listeners) listener();
    });
  /** Opens the screen, or opens it again. */
  const enter = () => show(<TableScreen words={title.words.en} store={store} game={title.game} />);
  const leave = () => show(null);
  return { store, commands, become, refusals, enter, leave };
}

/** The same, with its screen open. */
export async function open(...table: Parameters<typeof tableOf>) {
  const opened = await tableOf(...table);
  await opened.enter();
  return opened;
}

export const buttons = (selector: string) => [...place.querySelectorAll<HTMLButtonElement>(selector)];
export const answers = () => buttons('.answers .answer');
export const tray = () => place.querySelector('.tray');
export const confirmButton = () => buttons('.tray .confirm')[0];

export const press = (button: HTMLElement | undefined) =>
  act(async () => {
    button?.focus();
    button?.click();
  });

export const key = (name: string) =>
  act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
