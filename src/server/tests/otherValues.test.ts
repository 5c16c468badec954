/** Tables, replays and records of a server whose values have changed: each goes on with its own. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { type Box, fingerprintOf, type GameRecord, replay } from '#kernel';
import type { Command, Replay, TableView } from '#table';
import own from '../../games/rowhouse/box.json' with { type: 'json' };
import { openStore, storeFile } from '../store/index.ts';
import { openDatabase } from '../store/openStore.ts';
import { Player } from './player.ts';
import { QUICK_PLAN, type Running, runServer } from './runServer.ts';

/** Rowhouse with storeys worth so many times as much as in the rulebook. */
function boxOf(times: number): Box {
  const { alike, different, mixed } = own.values.storeyPoints.value;
  const value = { alike: times * alike, different: times * different, mixed: times * mixed };
  return { game: 'rowhouse', values: { ...own.values, storeyPoints: { source: 'printed', value } } } as Box;
}

const [BEFORE, NOW, LATER] = [boxOf(10), boxOf(2), boxOf(3)];
const [before, now] = [fingerprintOf(BEFORE), fingerprintOf(NOW)];
const BOT = { kind: 'bot', level: 'level1' } as const;

let running: Running;
const data = () => ({ file: storeFile(join(running.folder, 'data')) });

interface Look {
  readonly seq: number;
  readonly tableView: TableView;
}

const look = (player: Player, table: string) => player.ask<Look>('GET', `/api/tables/${table}/tableView`);

/** How many answers stand, as the lobby knows it: the table itself is not asked. */
async function playsAt(table: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${running.server.port}/api/tables/${table}`);
  return (await answer.json()).table.plays;
}

/** Answers as programs without the rules do, with the first of the answers the server lists; says whether there was one. */
async function answer(player: Player, table: string): Promise<boolean> {
  const { legal } = await player.ask<{ legal: unknown[] }>('GET', `/api/tables/${table}/legal`);
  if (legal.length === 0) return false;
  const { tableView } = await look(player, table);
  const answered = tableView.answered[tableView.viewer as number] ?? 0;
  const command: Command = { do: 'play', answered, action: legal[0] };
  const done = await player.command(table, command);
  if (done.tell === 'refused') throw new Error(JSON.stringify(done.reason));
  return true;
}

/** Plays on until the game is over, bots included. */
async function playOut(table: string, ...players: readonly Player[]): Promise<TableView> {
  for (;;) {
    let isAnswered = false;
    for (const player of players) isAnswered = (await answer(player, table)) || isAnswered;
    const { tableView } = await look(players[0] as Player, table);
    if (tableView.phase === 'over') return tableView;
    // A bot takes its time.
    if (!isAnswered) await wait(50);
  }
}

async function opened(seats: readonly (typeof BOT | { kind: 'open' })[], ...players: readonly Player[]) {
  const [host, ...others] = players as [Player, ...Player[]];
  const table = await host.open({ ...QUICK_PLAN, seats });
  for (const [i, other] of others.entries()) await other.command(table, { do: 'sit', seat: i + 1 });
  await host.command(table, { do: 'start' });
  return table;
}

async function reconnect(...players: readonly Player[]): Promise<void> {
  for (const player of players) {
    player.port = running.server.port;
    await player.connect();
  }
}

const refusal = (asking: Promise<unknown>) =>
  asking.then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('a server whose values have changed', () => {
  let ada: Player;
  let bob: Player;
  /** Two people in the middle of a game, and one whose bot has yet to answer: both with former values. */
  let table: string;
  let withBot: string;
  let record: GameRecord;

  beforeAll(async () => {
    running = await runServer({ botPause: 1000 }, { boxes: [BEFORE] });
    const { port } = running.server;
    [ada, bob] = await Promise.all([Player.connected(port, 'Ada'), Player.connected(port, 'Bob')]);
    table = await opened([{ kind: 'open' }, { kind: 'open' }], ada, bob);
    for (const player of [ada, bob, ada, bob]) await answer(player, table);
    withBot = await opened([{ kind: 'open' }, BOT], ada);
    await answer(ada, withBot);
    await running.again({ boxes: [NOW] }, async () => {
      const store = await openStore(data());
      expect((await store.row(withBot))?.plays).toBe(1);
      await store.close();
    });
  });
  afterAll(() => running.end());

  it('wakes tables with bots in the thread that has their values, though nobody asks for them', async () => {
    const end = Date.now() + 20_000;
    while ((await playsAt(withBot)) < 2 && Date.now() < end) await wait(50);
    expect(await playsAt(withBot)).toBe(2);
  });

  it('plays on with the values of each table, old and new at the same time', async () => {
    await reconnect(ada, bob);
    await ada.watch(table);
    expect(ada.tableView?.box).toBe(before);
    const fresh = await opened([{ kind: 'open' }, { kind: 'open' }], ada, bob);
    expect((await look(ada, fresh)).tableView.box).toBe(now);
    const [old, young, alone] = await Promise.all([
      playOut(table, ada, bob),
      playOut(fresh, bob, ada),
      playOut(withBot, ada),
    ]);
    expect([old.box, young.box, alone.box]).toEqual([before, now, before]);
    await ada.until(() => ada.tableView?.phase === 'over' || undefined);
    expect(ada.tableView?.scores).toEqual(old.scores);
    expect(await factors(old, table)).toEqual([10]);
    expect(await factors(young, fresh)).toEqual([2]);
    expect(await factors(alone, withBot)).toEqual([10]);
  });

  /** How much more storeys were worth than with the values that Rowhouse comes with. */
  async function factors(end: TableView, id: string): Promise<number[]> {
    const { box: _, values: __, ...bare } = await ada.ask<GameRecord>('GET', `/api/tables/${id}/record`);
    const { game } = await loadTitle('rowhouse');
    const usual = game.scores(replay(game, bare).position.state).map(({ parts }) => parts.storeys ?? 0);
    const here = end.scores.map(({ parts }) => parts.storeys ?? 0);
    return [...new Set(here.flatMap((points, seat) => (usual[seat] ? [points / usual[seat]] : [])))];
  }

  it('shows a game with former values step by step, and at any entry', async () => {
    const { first, frames } = await ada.ask<Replay>('GET', `/api/tables/${table}/replay?as=spectator`);
    expect(first.box).toBe(before);
    const { seq, tableView } = await look(ada, table);
    expect(frames.at(-1)?.seq).toBe(seq);
    const then = await ada.ask<Look>('GET', `/api/tables/${table}/at/${seq}?as=1`);
    expect(then.tableView).toMatchObject({ viewer: 1, box: before, scores: tableView.scores });
  });

  it('gives a record with its values, and takes it back', async () => {
    record = await ada.ask<GameRecord>('GET', `/api/tables/${table}/record`);
    expect(record).toMatchObject({ box: before, values: BEFORE.values });
    const { id } = await bob.ask<{ id: string }>('POST', '/api/records', record);
    const { frames } = await bob.ask<Replay>('GET', `/api/records/${id}/replay`);
    expect(frames).toHaveLength(record.plays.length + 1);
    const wrong = { ...record, plays: record.plays.with(0, { seat: 0, action: 'nonsense' }) };
    expect(await refusal(bob.ask('POST', '/api/records', wrong))).toContain('notInHand');
  });

  it('[K10] plays no record with values that only the record has', async () => {
    const box = fingerprintOf(LATER);
    const strange = { ...record, box, values: LATER.values };
    expect(await refusal(bob.ask('POST', '/api/records', strange))).toContain('otherBox');
    expect(await refusal(bob.ask('GET', `/api/boxes/${box}`))).toContain('noSuchBox');
  });

  it('[P20] tells browsers the values of a fingerprint, for good', async () => {
    const url = (box: string) => `http://127.0.0.1:${running.server.port}/api/boxes/${box}`;
    for (const [fingerprint, box] of [
      [before, BEFORE],
      [now, NOW],
    ] as const) {
      const answer = await fetch(url(fingerprint));
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(await answer.json()).toEqual(box);
    }
    const unknown = await fetch(url('0123456789abcdef'));
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { reason: { rule: 'P20', code: 'noSuchBox' } },
    ]);
    expect(unknown.headers.get('cache-control')).toBe('no-store');
  });

  it('opens a rematch with the values that are in play now', async () => {
    await ada.command(table, { do: 'rematch' });
    const { next } = (await look(ada, table)).tableView;
    await bob.watch(String(next), 0);
    expect(bob.tableView?.box).toBe(now);
    await ada.command(String(next), { do: 'start' });
    expect(await playOut(String(next), ada, bob)).toMatchObject({ phase: 'over', box: now });
  });

  it('[K10] refuses a table with values that nobody knows, and changes nothing', async () => {
    const unfinished = await opened([{ kind: 'open' }, { kind: 'open' }], ada, bob);
    await answer(ada, unfinished);
    await running.again({ boxes: [LATER] }, async () => {
      const { db } = openDatabase(data());
      await db.deleteFrom('boxes').where('fingerprint', '=', now).execute();
      await db.destroy();
    });
    await reconnect(ada, bob);
    const refused = { tell: 'refused', reason: { rule: 'K10', code: 'otherBox' } };
    expect(await ada.command(unfinished, { do: 'say', text: 'hello?' })).toMatchObject(refused);
    for (const what of ['tableView', 'legal', 'replay', 'at/1'])
      expect(await refusal(ada.ask('GET', `/api/tables/${unfinished}/${what}`))).toContain('422');
    expect((await look(ada, table)).tableView).toMatchObject({ phase: 'over', box: before });
    expect(await playsAt(unfinished)).toBe(1);
    // Once somebody knows them again, it goes on.
    const store = await openStore(data());
    await store.keepBox(NOW);
    await store.close();
    expect(await playOut(unfinished, ada, bob)).toMatchObject({ phase: 'over', box: now });
  });
});
