import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Holder } from '#table';
import type { TableRow } from '../../remote/api.ts';
import { rememberedTable } from '../setup/quickTable.ts';
import { FILTERS, fits, lastGame, rememberedFilter, rememberFilter } from './filters.ts';
import { openRows, seatToTake } from './openRows.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const open: Holder = { kind: 'open' };
const bot: Holder = { kind: 'bot', level: 'level3' };
const human = (person: string): Holder => ({ kind: 'human', person, standIn: null });

function row(id: string, seats: readonly Holder[], pace: TableRow['pace'] = null): TableRow {
  const rest = { created: 0, updated: 0, awaited: [], plays: 0 };
  return { id, game: 'rowhouse', phase: 'gathering', access: 'public', host: 'ines', seats, pace, ...rest };
}

describe('open tables', () => {
  const friendly = row('friendly', [human('ines'), open]);
  const everybodys = row('everybodys', [human('lea'), open]);
  const full = row('full', [human('lea'), human('mia')]);
  const mine = row('mine', [human('ada'), open]);
  const begun = row('begun', [human('lea'), bot]);
  const lobby = { friends: [friendly], tables: [everybodys, friendly, full, mine], withBots: [begun] };

  it('come with friends’ first, each once, without full ones and one’s own', () => {
    const ids = openRows(lobby, { id: 'ada' }).map(({ table }) => table.id);
    expect(ids).toEqual(['friendly', 'everybodys', 'begun']);
    expect(openRows(lobby, undefined).map(({ table }) => table.id)).toContain('mine');
  });

  it('say whose friend’s they are, and where a bot’s seat is offered', () => {
    const [first, , last] = openRows(lobby, { id: 'ada' });
    expect(first).toMatchObject({ friend: 'ines', isBotSeat: false });
    expect(last).toMatchObject({ friend: undefined, isBotSeat: true });
    expect([friendly, begun].map(seatToTake)).toEqual([1, 1]);
  });

  it('are filtered by pace and seats, and the filter is remembered', () => {
    const clock = (bank: number) => ({ clock: { bank, increment: 0, cap: bank }, after: 10 * MINUTE });
    const rows = [
      row('blitz', [open, open], clock(5 * MINUTE)),
      row('days', [open, open, open], clock(3 * DAY)),
      row('slow', [open, open, open], { clock: null, after: 3 * DAY }),
      row('old', [open, open, open]),
    ];
    const shown = FILTERS.map((filter) =>
      rows.filter((table) => fits({ table }, filter)).map(({ id }) => id),
    );
    expect(shown).toEqual([['blitz', 'days', 'slow', 'old'], ['blitz', 'old'], ['days', 'slow'], ['blitz']]);
    expect(rememberedFilter()).toBe('all');
    rememberFilter('turns');
    expect(rememberedFilter()).toBe('turns');
  });
});

describe('a new table', () => {
  it('has sensible defaults: the fewest people, no clock, by link', () => {
    const usual = { seats: 2, pace: 'none', access: 'link', rated: true, isRemembered: false };
    expect(rememberedTable('flatiron')).toEqual(usual);
    stored.set('skyline.newTable.flatiron', '7 quick public');
    expect(rememberedTable('flatiron')).toMatchObject({ seats: 2, isRemembered: false });
  });

  it('is preset with what was chosen last at its game', () => {
    stored.set('skyline.newTable.tangramcity', '3 days public');
    expect(rememberedTable('tangramcity')).toEqual({
      seats: 3,
      pace: 'days',
      access: 'public',
      rated: true,
      isRemembered: true,
    });
    stored.set('skyline.newTable.tangramcity', '3 days public casual');
    expect(rememberedTable('tangramcity').rated).toBe(false);
    expect(rememberedTable('newyorkcity').isRemembered).toBe(false);
  });

  it('begins with the game played last', () => {
    expect(lastGame()).toBe('tangramcity');
    stored.set('skyline.lastChoice', 'flatiron level3');
    expect(lastGame()).toBe('flatiron');
  });
});
