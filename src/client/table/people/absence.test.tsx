// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTitle } from '#games';
import { LANGUAGES, type Viewer } from '#kernel';
import { act as actAt, type Command, type Holder, openTable, type Table, tableViewOf } from '#table';
import { timeOfDay } from '../../i18n/formats.ts';
import { TEXTS } from '../../i18n/testing/texts.ts';
import type { Shown } from '../store/tableStore.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { Notices } from './Notices.tsx';
import { SeatPanel } from './SeatPanel.tsx';

const title = await loadTitle('rowhouse');
const MINUTE = 60_000;
const NOW = new Date(2026, 4, 1, 12, 0).getTime();
const NAMES = ['Ada', 'Bruno', 'Cid'];
const name = (seat: number) => NAMES[seat] ?? '';
const human = (person: string): Holder => ({ kind: 'human', person, standIn: null });

/** People without a clock; each command happens at the time given with it. */
function played(
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

function shownTo(viewer: Viewer, table: Table, rest: Partial<Shown> = {}): Shown {
  return {
    tableView: tableViewOf(table, viewer),
    decision: undefined,
    entries: [],
    events: [],
    names: {},
    link: 'live',
    ahead: 0,
    kept: true,
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

const command = (wanted: Command) => void commands.push(wanted);
const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const buttons = (within: Element | null = place) => [...(within?.querySelectorAll('button') ?? [])];
const press = (says: string, within?: Element | null) =>
  act(async () =>
    buttons(within)
      .find((one) => textOf(one) === says)
      ?.click(),
  );
const notices = (shown: Shown) =>
  act(async () => root.render(<Notices shown={shown} name={name} command={command} />));

describe('somebody who is awaited and gone', () => {
  const table = played(['ada', 'bruno']);
  const gone = { bruno: NOW };

  it('is told of after a minute, with the time from which one may go on', async () => {
    await notices(shownTo(0, table, { gone }));
    expect(textOf(place)).toBe('');
    await act(async () => vi.advanceTimersByTime(2 * MINUTE));
    expect(textOf(place)).toBe(
      'Bruno has been gone since 12:00 PM. You can go on without them from 12:10 PM.',
    );
    expect(buttons()).toEqual([]);
  });

  it('[T24] may be replaced, or the game called off, when the time has come', async () => {
    await notices(shownTo(0, table, { gone }));
    await act(async () => vi.advanceTimersByTime(10 * MINUTE));
    await press('Let a bot play for Bruno');
    await press('Call the game off');
    expect(commands).toEqual([
      { do: 'standIn', seat: 1 },
      { do: 'propose', request: { kind: 'end' } },
    ]);
  });

  it('leaves nothing to do for those who watch or have resigned', async () => {
    await notices(shownTo('spectator', table, { gone }));
    await act(async () => vi.advanceTimersByTime(11 * MINUTE));
    expect(textOf(place)).toBe('Bruno has been gone since 12:00 PM.');
    const three = played(['ada', 'bruno', 'cid'], ['ada', { do: 'resign' }]);
    await notices(shownTo(0, three, { gone }));
    expect(buttons()).toEqual([]);
  });
});

describe('the ways out', () => {
  const menu = (people: readonly string[], online: boolean, ...commands: (readonly [string, Command])[]) =>
    act(async () =>
      root.render(
        <MoreMenu
          tableView={tableViewOf(played(people, ...commands), 0)}
          command={command}
          online={online}
        />,
      ),
    );
  const dialog = () => place.querySelector('dialog');

  it('[T27] ask before one resigns, and staying changes nothing', async () => {
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

  it('[T28] say that a bot plays on where others do', async () => {
    await menu(['ada', 'bruno', 'cid'], true);
    await press('Resign');
    expect(textOf(dialog())).toContain('You take the last place and cannot come back.');
  });

  it('ask before one leaves', async () => {
    await menu(['ada', 'bruno'], true);
    await press('Leave the game');
    expect(textOf(dialog())).toContain('Leave the game?A bot plays for you until you come back.');
    await press('Leave the game', dialog());
    expect(commands).toEqual([{ do: 'leave' }]);
  });

  it('are resigning alone around one device, and none for who has resigned', async () => {
    await menu(['ada', 'bruno'], false);
    expect(buttons(place.querySelector('.menu')).map(textOf)).toEqual(['Resign']);
    await menu(['ada', 'bruno', 'cid'], true, ['ada', { do: 'resign' }]);
    expect(buttons(place.querySelector('.menu'))).toEqual([]);
  });
});

describe('who has lost before the end', () => {
  it('[T28] is named at their seat, and told so themselves', async () => {
    const three = played(['ada', 'bruno', 'cid'], ['ada', { do: 'resign' }]);
    await notices(shownTo(0, three));
    expect(textOf(place)).toBe('You have resigned. A bot plays on for you.');
    await act(async () => root.render(<SeatPanel shown={shownTo(1, three)} name={name} />));
    expect(textOf(place)).toContain('Adaresigned');
  });

  it('has sentences of their own in every language', () => {
    for (const how of ['resigned', 'timeout', 'standIn'] as const)
      expect(
        new Set(LANGUAGES.map((language) => TEXTS[language].sections.absence.endedShort[how])).size,
      ).toBe(LANGUAGES.length);
    expect(timeOfDay(NOW, NOW + 86_400_000, 'de')).toBe('Fr., 1. Mai, 12:00');
  });
});
