/** Test helpers that open a table screen and use it like a person. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Title } from '#games';
import type { Reason } from '#kernel';
import type { Command } from '#table';
import '../../i18n/testing/texts.ts';
import { changeSetting } from '../../settings/settings.ts';
import { TableScreen } from '../screen/TableScreen.tsx';
import { answeringForced } from '../staging/forcedAnswers.ts';
import type { Player } from '../store/localPlan.ts';
import { memoryRepository } from '../store/localRepository.ts';
import { localStore } from '../store/localStore.ts';
import { dealTable } from '../store/localTable.ts';
import type { TableSnapshot, TableStore } from '../store/tableStore.ts';

const SEED = '0123456789abcdef0123456789abcdef';

let root: Root;
/** The element that the screen is rendered into. */
export let place: HTMLElement;

/** Gives every test its own page, with staged turns, the list of answers and single keys switched on, and without the coach. */
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
    changeSetting('coach', 'off');
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });
}

/** Renders something else into the page. */
export const show = (page: ReactNode) => act(async () => root.render(page));

/** A table on this device that records its commands and can be changed by the test; its bots never answer. */
export async function tableOf(title: Title, id: string, ...players: Player[]) {
  const plan = {
    options: {},
    seats: players.map((player, seat) => ({ name: ['Ada', 'Bruno'][seat] ?? '', player })),
  };
  const { local, entries } = dealTable(title, { id, plan, seed: SEED, now: 0 });
  const game = { id, game: title.game.id, proposal: plan, created: 0, updated: 0, over: false };
  const repository = memoryRepository();
  await repository.commit(game, entries, local.table.state);
  const inner = localStore(
    { title, game, local, entries },
    { repository, think: () => new Promise(() => {}) },
  );
  const commands: Command[] = [];
  const listeners = new Set<() => void>();
  let override: Partial<TableSnapshot> = {};
  let merged: { readonly of: TableSnapshot; readonly snapshot: TableSnapshot } | undefined;
  const refusals: Reason[] = [];
  const recording: TableStore = {
    ...inner,
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = inner.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    snapshot() {
      const of = inner.snapshot();
      if (merged?.of !== of) merged = { of, snapshot: { ...of, ...override } };
      return merged.snapshot;
    },
    command(command) {
      commands.push(command);
      const refusal = refusals.shift();
      return refusal ? Promise.resolve(refusal) : inner.command(command);
    },
  };
  const store = answeringForced(recording, title.game);
  const change = (part: Partial<TableSnapshot>) =>
    act(async () => {
      override = part;
      merged = undefined;
      for (const listener of listeners) listener();
    });
  /** Opens or reopens the screen. */
  const enter = () => show(<TableScreen words={title.words.en} store={store} game={title.game} />);
  const leave = () => show(null);
  return { store, commands, change, refusals, enter, leave };
}

/** A table with its screen open. */
export async function open(...table: Parameters<typeof tableOf>) {
  const opened = await tableOf(...table);
  await opened.enter();
  return opened;
}

/** Elements of the page. */
export const buttons = (selector: string) => [...place.querySelectorAll<HTMLButtonElement>(selector)];
export const answers = () => buttons('.answers .answer');
/** The prompt while a turn is staged. */
export const stagedTurn = () => place.querySelector('.prompt[data-stage]');
/** The button that sends the turn, once it can be sent. */
export const sendButton = () => buttons('.send').find((button) => button.ariaDisabled !== 'true');

/** Focuses and clicks a button. */
export const press = (button: HTMLElement | undefined) =>
  act(async () => {
    button?.focus();
    button?.click();
  });

/** Presses a key. */
export const key = (name: string) =>
  act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
