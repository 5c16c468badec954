/** A copy of a table follows what was decided elsewhere, entry by entry. */
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at } from '#kernel';
import {
  baseNeeded,
  diffSharing,
  type Entry,
  follow,
  isNewer,
  restore,
  type Table,
  type TableState,
} from '../index.ts';
import { newerRules, played, type Room } from './layout.ts';

const title = await loadTitle('rowhouse');

const newer = newerRules(title);

/** The table after an entry, read from the log. */
function readAt(here: Room, seq: number, rules = title): Table {
  const state = here.at(seq);
  const base = baseNeeded(state);
  return restore(rules, state, base === undefined ? null : here.at(base));
}

/** An entry after which the table would be like that. */
function entryTo(here: Room, change: Partial<TableState>): Entry {
  const seq = here.state.seq + 1;
  const patch = diffSharing(here.state, { ...here.state, ...change }) ?? null;
  return { ...at(here.entries, 0), seq, patch };
}

describe('a copy of a table', () => {
  it.each([
    { rules: title, shape: 'as it is now' },
    { rules: newer, shape: 'of an earlier shape' },
  ])('is after each entry what would be read, where it is stored $shape', ({ rules }) => {
    const here = played(title, 9);
    here.command('ann', { do: 'say', text: 'hello' });
    for (let seq = 1; seq < here.state.seq; seq++)
      expect(follow(readAt(here, seq, rules), at(here.entries, seq))).toEqual(readAt(here, seq + 1, rules));
  });

  it('keeps what is stored only where that has another shape', () => {
    const here = played(title, 3);
    const last = at(here.entries, here.state.seq - 1);
    expect(follow(readAt(here, here.state.seq - 1), last)).not.toHaveProperty('stored');
    expect(follow(readAt(here, here.state.seq - 1, newer), last)?.stored).toEqual(here.state);
  });

  it('has to be read anew where answers may be taken back to a moment that it does not know', () => {
    const here = played(title, 1);
    const { open, seq } = here.state;
    expect(open.plays).not.toEqual([]);
    const from = open.from - 1;
    expect(follow(here.table, entryTo(here, { open: { ...open, from } }))).toBeUndefined();
    const now = follow(here.table, entryTo(here, { open: { ...open, from: seq + 1 } }));
    expect(now).toMatchObject({ base: here.state.position });
    expect(now?.base).toBe(now?.state.position);
  });

  it('has to be read anew where newer rules have written the entry', () => {
    const here = played(title, 3);
    const version = title.game.migrations.length + 1;
    const entry = entryTo(here, { version });
    expect(follow(here.table, entry)).toBeUndefined();
    expect(follow(readAt(here, here.state.seq, newer), entry)?.state.version).toBe(version);
    expect(isNewer(title.game, here.state)).toBe(false);
  });
});
