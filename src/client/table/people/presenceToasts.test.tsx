// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import type { Command } from '#table';
import { textsAhead } from '../../i18n/language.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';
import { place, press, show, tableOf, useScreen } from '../testing/screen.tsx';
import { PresenceToasts } from './PresenceToasts.tsx';

useScreen();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const rowhouse = await loadTitle('rowhouse');
await textsAhead('sections', 'lists');
const toasts = () => [...place.querySelectorAll('.toast p')].map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const name = (seat: number) => ['Ada', 'Bruno', 'Chiyo'][seat] ?? '';

/** A table seen by Ada, where Bruno and Chiyo play too. */
async function table() {
  const { store } = await tableOf(rowhouse, 'toasts', 'human', 'human', 'human');
  const { tableView } = store.snapshot();
  const commands: Command[] = [];
  const seated = (standIn: 'level3' | null) =>
    ['ada', 'bruno', 'chiyo'].map((person, seat) => ({
      kind: 'human' as const,
      person,
      standIn: seat === 1 ? standIn : null,
    }));
  const see = (gone: TableSnapshot['gone'], standIn: 'level3' | null = null) =>
    show(
      <PresenceToasts
        snapshot={{
          ...store.snapshot(),
          link: 'live',
          gone: gone ?? {},
          tableView: { ...tableView, viewer: 0, seats: seated(standIn) },
        }}
        name={name}
        command={(command) => commands.push(command)}
      />,
    );
  await see({});
  return { see, commands };
}

it('tells who lost the connection after ten seconds and who is back, for six seconds each', async () => {
  const { see } = await table();
  const since = Date.now();
  await see({ bruno: since });
  await pass(9900);
  expect(toasts()).toEqual([]);
  await pass(100);
  expect(toasts()).toEqual(['Bruno lost the connection.']);
  await pass(6000);
  expect(toasts()).toEqual([]);
  await pass(104_000);
  await see({});
  expect(toasts()).toEqual(['Bruno is back after 2 min.']);
  await pass(6000);
  expect(toasts()).toEqual([]);
});

it('stays under the pointer, and shows two at most, one of each person', async () => {
  const { see } = await table();
  const since = Date.now() - 9000;
  await see({ bruno: since, chiyo: since });
  await pass(1000);
  expect(toasts()).toHaveLength(2);
  await act(async () => {
    place.querySelector('.toast')?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  });
  await pass(20_000);
  expect(toasts()).toEqual(['Bruno lost the connection.']);
  await see({ chiyo: since });
  expect(toasts()).toEqual(['Bruno is back after 30 sec.']);
});

it('stays until it is answered where somebody has left, and asks for a pause', async () => {
  const { see, commands } = await table();
  await see({}, 'level3');
  await pass(60_000);
  expect(toasts()).toEqual(['Bruno left. A bot plays until they are back.']);
  const [wait] = place.querySelectorAll<HTMLElement>('.toast .btn');
  expect(wait?.textContent).toBe('Wait for Bruno');
  await press(wait);
  expect(commands).toEqual([{ do: 'propose', request: { kind: 'pause' } }]);
  expect(toasts()).toEqual([]);
  await see({});
  expect(toasts()).toEqual(['Bruno is back.']);
});
