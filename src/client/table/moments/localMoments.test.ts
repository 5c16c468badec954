import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at, Refused, Rng } from '#kernel';
import { act } from '#table';
import type { Player } from '../store/localPlan.ts';
import type { StoredGame } from '../store/localRepository.ts';
import { dealTable } from '../store/localTable.ts';
import { replayOfRecord, replayOfStored } from './localMoments.ts';

const title = await loadTitle('rowhouse');
const NAMES = ['Ada', 'Bruno', 'Chiyo'];

/** A game of this device after a number of answers, or at its end. */
function stored(players: readonly Player[], answers = Number.POSITIVE_INFINITY): StoredGame {
  const plan = {
    options: { rounds: 3, hand: 3 },
    seats: players.map((player, seat) => ({ name: NAMES[seat] ?? '', player })),
  };
  const { local, entries } = dealTable(title, { id: 'a', plan, seed: '3'.repeat(32), now: 0 });
  const rng = Rng.fromSeed('4'.repeat(32));
  let { table } = local;
  const all = [...entries];
  for (let n = 0; n < answers && table.state.phase === 'playing'; n++) {
    const seat = at(table.state.awaited, 0);
    const action = rng.pick(title.game.legalActions(table.state.position?.state, seat));
    const answered = at(table.state.answered, seat);
    const acted =
      players[seat] === 'human'
        ? act(
            table,
            { person: `local-${seat}`, commandId: null },
            { do: 'play', answered, action },
            { now: 0 },
          )
        : act(table, 'system', { do: 'playBot', seat, action }, { now: 0 });
    table = acted.table;
    all.push(acted.entry);
  }
  const game = { id: 'a', game: 'rowhouse', proposal: plan, created: 0, updated: 0, over: false };
  return { game, entries: all, snapshots: [] };
}

describe('a replay of a game on this device', () => {
  it('shows only what its one human may know while it is played', () => {
    const source = replayOfStored(title, stored(['human', 'level3'], 4));
    expect(source.viewers).toEqual([0]);
    expect(() => source.momentsFor(1)).toThrow(Refused);
    expect(source.record).toBeUndefined();
    expect(source.momentsFor(0).moments.every(({ tableView }) => tableView.viewer === 0)).toBe(true);
  });

  it('shows nobody’s hand while it is played if several humans share the device', () => {
    expect(replayOfStored(title, stored(['human', 'human'], 4)).viewers).toEqual(['spectator']);
  });

  it('can be viewed from every seat after the end, the player’s first', () => {
    const source = replayOfStored(title, stored(['level3', 'human']));
    expect(source.viewers).toEqual([1, 'spectator', 0]);
    expect(source.momentsFor(0).moments[0]?.tableView).toMatchObject({
      viewer: 0,
      phase: 'playing',
      plays: 0,
    });
    expect(source.names).toEqual({ 'bot 0': 'Ada', 'local-1': 'Bruno' });
  });

  it('is the same when made from its record', async () => {
    const source = replayOfStored(title, stored(['human', 'level3', 'level1']));
    const text = JSON.stringify(source.record);
    const again = await replayOfRecord(text, (seat) => `Seat ${seat}`);
    expect(again.viewers).toEqual(['spectator', 0, 1, 2]);
    expect(again.names).toEqual({ seat0: 'Ada', seat1: 'Bruno', seat2: 'Chiyo' });
    const { names: _, ...nameless } = source.record ?? fail();
    const old = await replayOfRecord(JSON.stringify(nameless), (seat) => `Seat ${seat}`);
    expect(old.names).toEqual({ seat0: 'Seat 1', seat1: 'Seat 2', seat2: 'Seat 3' });
    const viewsOf = (one: typeof source) =>
      one.momentsFor(0).moments.map(({ tableView }) => [tableView.view, tableView.scores]);
    expect(viewsOf(again)).toEqual(viewsOf(source));
    expect(again.record).toEqual(source.record);
  });

  it('refuses malformed records, and what the rules refuse', async () => {
    const codeOf = (text: string) =>
      replayOfRecord(text, String).then(
        () => undefined,
        (error: unknown) => (error instanceof Refused ? error.reason.code : error),
      );
    const record = replayOfStored(title, stored(['human', 'level3'])).record ?? fail();
    expect(await codeOf('nonsense')).toBe('malformedRecord');
    expect(await codeOf(JSON.stringify({ ...record, game: 'chess' }))).toBe('unknownGame');
    expect(await codeOf(JSON.stringify({ ...record, seats: 99 }))).toBe('wrongSeatCount');
    const plays = record.plays.with(0, { seat: 0, action: { tile: 99 } });
    expect(await codeOf(JSON.stringify({ ...record, plays }))).toBe('notInHand');
    expect(await codeOf(JSON.stringify({ ...record, plays: [{ seat: 7, action: 1 }] }))).toBe('noDecision');
  });
});

function fail(): never {
  throw new Error('no record');
}
