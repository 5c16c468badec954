// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { LANGUAGES, type Viewer } from '#kernel';
import { act as actAt, type Command, type Holder, openTable, type Table, tableViewOf } from '#table';
import { TEXTS } from '../../i18n/testing/texts.ts';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import type { TableSnapshot } from '../store/tableStore.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { Notices } from './Notices.tsx';
import { SeatPanel } from './SeatPanel.tsx';

const title = await loadTitle('rowhouse');
const MINUTE = 60_000;
const NOW = new Date(2026, 4, 1, 12, 0).getTime();
const NAMES = ['Ada', 'Bruno', 'Cid'];
const name = (seat: number) => NAMES[seat] ?? '';
const human = (person: string): Holder => ({ kind: 'human', person, standIn: null });

/** A table without a clock; each command happens at the time given with it. */
function tableAfter(
  people: readonly string[],
  ...commands: readonly (readonly [string, Command, number?])[]
): Table {
  const plan = {
    game: 'rowhouse',
    options: {},
    access: 'link',
    clock: null,
    seats: people.map(human),
  } as const;
  let { table } = openTable(title, { id: 'a', host: 'ada', plan, now: NOW });
  for (const [person, command, now = NOW] of [['ada', { do: 'start' }] as const, ...commands])
    ({ table } = actAt(table, { person, commandId: null }, command, { now, seed: '0'.repeat(32) }));
  return table;
}

function snapshotFor(viewer: Viewer, table: Table, rest: Partial<TableSnapshot> = {}): TableSnapshot {
  return {
    tableView: tableViewOf(table, viewer),
    decision: undefined,
    entries: [],
    events: [],
    names: {},
    link: 'live',
    clockOffset: 0,
    persistent: true,
    watching: 0,
    present: [],
    curtain: undefined,
    pending: false,
    ...rest,
  };
}

let root: Root;
let place: HTMLElement;
let commands: Command[];

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  commands = [];
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
});

const command = (one: Command) => void commands.push(one);
const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const buttons = (within: Element | null = place) => [...(within?.querySelectorAll('button') ?? [])];
const press = (label: string, within?: Element | null) =>
  act(async () =>
    buttons(within)
      .find((one) => textOf(one) === label)
      ?.click(),
  );
const notices = (snapshot: TableSnapshot) =>
  act(async () => root.render(<Notices snapshot={snapshot} name={name} command={command} />));

describe('an absent player who is to move', () => {
  const table = tableAfter(['ada', 'bruno']);
  const gone = { bruno: NOW };

  it('is shown after a minute, with the time from which the others may continue', async () => {
    await notices(snapshotFor(0, table, { gone }));
    expect(textOf(place)).toBe('');
    await act(async () => vi.advanceTimersByTime(2 * MINUTE));
    expect(textOf(place)).toBe(
      'Bruno has been gone since 12:00 PM. You can go on without them from 12:10 PM.',
    );
    expect(buttons()).toEqual([]);
  });

  it('[T24] may be replaced, or the game called off, after that time', async () => {
    await notices(snapshotFor(0, table, { gone }));
    await act(async () => vi.advanceTimersByTime(10 * MINUTE));
    await press('Let a bot play for Bruno');
    await press('Call the game off');
    expect(commands).toEqual([
      { do: 'standIn', seat: 1 },
      { do: 'propose', request: { kind: 'end' } },
    ]);
  });

  it('offers nothing to spectators and players who resigned', async () => {
    await notices(snapshotFor('spectator', table, { gone }));
    await act(async () => vi.advanceTimersByTime(11 * MINUTE));
    expect(textOf(place)).toBe('Bruno has been gone since 12:00 PM.');
    const three = tableAfter(['ada', 'bruno', 'cid'], ['ada', { do: 'resign' }]);
    await notices(snapshotFor(0, three, { gone }));
    expect(buttons()).toEqual([]);
  });
});

describe('leaving and resigning', () => {
  const menu = (people: readonly string[], online: boolean, ...commands: (readonly [string, Command])[]) =>
    act(async () =>
      root.render(
        <MoreMenu
          tableView={tableViewOf(tableAfter(people, ...commands), 0)}
          command={command}
          online={online}
        />,
      ),
    );
  const dialog = () => place.querySelector('dialog');

  it('[T27] asks for confirmation before resigning, and cancelling changes nothing', async () => {
    await menu(['ada', 'bruno'], true);
    await press('Resign');
    expect(dialog()?.getAttribute('role')).toBe('alertdialog');
    expect(textOf(dialog())).toContain('Resign this game?You lose, and the game is over.');
    await press('Stay', dialog());
    expect(dialog()).toBeNull();
    expect(commands).toEqual([]);
    await press('Resign');
    await press('Resign', dialog());
    expect(commands).toEqual([{ do: 'resign' }]);
    expect(dialog()).toBeNull();
  });

  it('[T28] says that a bot takes over if others play on', async () => {
    await menu(['ada', 'bruno', 'cid'], true);
    await press('Resign');
    expect(textOf(dialog())).toContain('You take the last place and cannot come back.');
  });

  it('asks for confirmation before leaving', async () => {
    await menu(['ada', 'bruno'], true);
    await press('Leave the game');
    expect(textOf(dialog())).toContain('Leave the game?A bot plays for you until you come back.');
    await press('Leave the game', dialog());
    expect(commands).toEqual([{ do: 'leave' }]);
  });

  it('offers only resigning around one device, and nothing after resigning', async () => {
    await menu(['ada', 'bruno'], false);
    expect(buttons(place.querySelector('.menu')).map(textOf)).toEqual(['All answers in words', 'Resign']);
    await menu(['ada', 'bruno', 'cid'], true, ['ada', { do: 'resign' }]);
    expect(buttons(place.querySelector('.menu'))).toEqual([]);
  });
});

describe('a player who lost before the end', () => {
  it('[T28] is marked at their seat, and informed', async () => {
    const three = tableAfter(['ada', 'bruno', 'cid'], ['ada', { do: 'resign' }]);
    await notices(snapshotFor(0, three));
    expect(textOf(place)).toBe('You have resigned. A bot plays on for you.');
    await act(async () =>
      root.render(<SeatPanel snapshot={snapshotFor(1, three)} name={name} words={title.words.en} />),
    );
    expect(textOf(place)).toContain('Adaresigned');
  });

  it('has different sentences in every language', () => {
    for (const how of ['resigned', 'timeout', 'standIn'] as const)
      expect(
        new Set(LANGUAGES.map((language) => TEXTS[language].sections.absence.endedShort[how])).size,
      ).toBe(LANGUAGES.length);
    expect(timeOfDay(NOW, NOW + 86_400_000, 'de')).toBe('Fr., 1. Mai, 12:00');
  });
});
