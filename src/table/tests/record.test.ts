import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { type GameRecord, replay } from '#kernel';
import { refusalOf } from '#kernel/testing';
import {
  patched,
  playRecord,
  recordNames,
  recordOf,
  replayFrames,
  standingPlays,
  stateAt,
  type TableView,
  tableViewOf,
} from '../index.ts';
import { BOT, human, OPEN, Room } from './layout.ts';

const title = await loadTitle('rowhouse');

function finished(): Room {
  const here = new Room(title, [human('ann'), OPEN]);
  here.command('ann', { do: 'seatBot', seat: 1, level: 'level1' });
  here.command('ann', { do: 'start' });
  here.answer('ann');
  here.command('ann', { do: 'takeBack' });
  here.command('zoe', { do: 'say', text: 'hm' });
  here.answer('ann', 1);
  here.finish();
  return here;
}

describe('records', () => {
  it('hold the answers that stand, and lead to the last position', () => {
    const here = finished();
    const record = recordOf(here.state, here.entries);
    expect(record).toMatchObject({ game: 'rowhouse', seats: 2, options: { rounds: 9 } });
    expect(record.plays).toEqual(standingPlays(here.entries));
    expect(record).not.toHaveProperty('names');
    expect(replay(title.game, record).position).toEqual(here.state.position);
  });

  it('have the names of the players where one is known, and the values where the table knows them', () => {
    const { state, entries } = finished();
    expect(recordOf(state, entries, ['', 'Bruno'])).toMatchObject({ names: ['', 'Bruno'], box: state.box });
    expect(recordOf(state, entries, ['', ''])).not.toHaveProperty('names');
    const { box: _, ...older } = state;
    expect(recordOf(older, entries)).not.toHaveProperty('box');
  });

  it('[T19] are for games that are over, since they tell the seed', () => {
    const here = new Room(title, [human('ann'), BOT]);
    const record = () => recordOf(here.state, here.entries);
    expect(refusalOf(record)).toEqual({ rule: 'T19', code: 'notOver' });
    here.command('ann', { do: 'start' });
    expect(refusalOf(record).code).toBe('notOver');
    // A table that began with a position was never dealt: nothing leads there.
    const undealt = { ...finished().state, seed: null };
    expect(refusalOf(() => recordOf(undealt, [])).code).toBe('notOver');
  });
});

describe('the names in a record', () => {
  const here = { game: 'rowhouse', options: {}, seats: 3, seed: '', plays: [] };

  it('belong to its seats, where there are any', () => {
    expect(recordNames(here)).toEqual({});
    expect(recordNames({ ...here, names: ['Ada', '', ' Jo  Li '] })).toEqual({
      seat0: 'Ada',
      seat2: 'Jo Li',
    });
  });

  it('hide nothing and break nothing', () => {
    expect(recordNames({ ...here, names: ['A\nda\u{e001}', '\u202eBruno'] })).toEqual({
      seat0: 'A da',
      seat1: 'Bruno',
    });
  });
});

describe('a record played again', () => {
  const played = (record: GameRecord) => {
    const steps = playRecord(title, record);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  };

  it('is a table of its own that ends where the game ended', () => {
    const here = finished();
    const record = recordOf(here.state, here.entries);
    const { first, last, entries } = played(record);
    expect(last.position).toEqual(here.state.position);
    expect(stateAt(first, entries)).toEqual(last);
    expect(recordOf(last, entries)).toEqual(record);
    expect(last).toMatchObject({ id: 'record', plan: { access: 'link' } });
    expect(entries.every(({ at }) => at === 0)).toBe(true);
  });

  it('refuses what the rules refuse', () => {
    const here = finished();
    const record = recordOf(here.state, here.entries);
    for (const seats of [99, 2.5, 0, -1, 1e15])
      expect(refusalOf(() => played({ ...record, seats })).code).toBe('wrongSeatCount');
    const stranger = { ...record, plays: [{ seat: 7, action: null }] };
    expect(refusalOf(() => played(stranger)).code).toBe('noDecision');
  });
});

describe('replays', () => {
  it('show every step as the viewer saw it', () => {
    const here = finished();
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { first, frames } = replayFrames(title, here.first, here.entries, viewer);
      expect(first).toEqual(tableViewOf({ title, state: here.first }, viewer));
      expect(frames.map(({ seq }) => seq)).toEqual(here.entries.slice(1).map(({ seq }) => seq));
      let tableView: TableView = first;
      for (const { seq, patch } of frames) {
        if (patch) tableView = patched(tableView, patch);
        expect(tableView).toEqual(tableViewOf({ title, state: here.at(seq) }, viewer));
      }
    }
  });

  it('show no hidden answers and events of others', () => {
    const here = finished();
    const own = replayFrames(title, here.first, here.entries, 0).frames;
    const played = own.flatMap(({ happening }) => (happening?.did === 'played' ? [happening] : []));
    expect(played.some(({ seat, action }) => seat === 0 && action !== null)).toBe(true);
    expect(played.every(({ seat, action }) => seat === 0 || action === null)).toBe(true);
    const picks = played.flatMap(({ seat, events }) => (seat === 1 ? events : []));
    expect(picks).toContainEqual({ did: 'picked', seat: 1, tile: null });
    // What zoe said to other spectators.
    const said = (frames: typeof own) =>
      frames.some(({ happening }) => happening?.did === 'said' && happening.text === 'hm');
    expect(said(own)).toBe(false);
    expect(said(replayFrames(title, here.first, here.entries, 'spectator').frames)).toBe(true);
  });
});
