/** Tables remember the values they are played with. */
import { describe, expect, it } from 'vitest';
import { loadTitle, type Title } from '#games';
import { boxOfRecord, fingerprintOf } from '#kernel';
import { refusalOf } from '#kernel/testing';
import { playRecord, recordOf, replayFrames, restore, tableViewOf } from '../index.ts';
import { BOT, human, Room } from './layout.ts';

const title = await loadTitle('rowhouse');
const otherBox = { rule: 'K10', code: 'otherBox' };
/** The same game, had it come with other values before these. */
const later: Title = { ...title, game: { ...title.game, boxes: ['former', ...title.game.boxes] } };

function finished(): Room {
  const here = new Room(title, [human('ann'), BOT]);
  here.command('ann', { do: 'start' });
  here.finish();
  return here;
}

describe('the values of a table', () => {
  it('are named from its beginning, to everybody, and in its record', () => {
    const here = finished();
    const fingerprint = fingerprintOf(title.game.box);
    expect(here.first.box).toBe(fingerprint);
    expect(tableViewOf(here.table, 'spectator').box).toBe(fingerprint);
    expect(recordOf(here.state, here.entries).box).toBe(fingerprint);
    const carrying = boxOfRecord({ ...title.game, boxes: [] });
    expect(recordOf(here.state, here.entries, [], carrying)).toMatchObject(carrying);
  });

  it('must be in play where the table goes on, is replayed or played again', () => {
    const { state, first, entries } = finished();
    const record = recordOf(state, entries);
    expect(refusalOf(() => restore(title, { ...state, box: 'other' }))).toEqual(otherBox);
    expect(refusalOf(() => replayFrames(title, { ...first, box: 'other' }, [], 0))).toEqual(otherBox);
    expect(refusalOf(() => playRecord(title, { ...record, box: 'other' }).next())).toEqual(otherBox);
  });

  it('are the first ones of the game where a table is older than boxes', () => {
    const { box: _, ...older } = finished().first;
    expect(restore(title, older).state.seq).toBe(older.seq);
    expect(tableViewOf({ title: later, state: older }, 0).box).toBe('former');
    expect(refusalOf(() => restore(later, older))).toEqual(otherBox);
  });
});
