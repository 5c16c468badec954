import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE, type ServerMessage } from '#protocol';
import { storeFile } from '../store/index.ts';
import { Player } from './player.ts';
import { QUICK_PLAN, type Running, runServer } from './runServer.ts';

/** Starting is what takes time here: all that one server can show is shown by one. */
let running: Running;

async function pair() {
  const { port } = running.server;
  const [ada, bob] = await Promise.all([Player.connected(port, 'Ada'), Player.connected(port, 'Bob')]);
  const table = await ada.open(QUICK_PLAN);
  await bob.command(table, { do: 'sit', seat: 1 });
  await Promise.all([ada.watch(table), bob.watch(table)]);
  await ada.command(table, { do: 'start' });
  return { ada, bob, table };
}

describe('a server that starts anew', () => {
  beforeAll(async () => {
    running = await runServer({ botPause: 1500 });
  });
  afterAll(() => running.end());

  it('loses nobody who is cut off: who comes back gets what they missed, and a repeated command counts once', async () => {
    const { ada, bob, table } = await pair();
    await ada.until(() => (ada.tableView?.prompt ? true : undefined));
    const seen = ada.seq;
    ada.cut();
    await bob.playOn(table, 1);
    await bob.command(table, { do: 'say', text: 'are you there?' });
    await ada.connect();
    const { entries, seq, names } = await ada.watch(table, seen);
    expect(entries.map((entry) => entry.seq)).toEqual([seen + 1, seen + 2]);
    expect(seq).toBe(seen + 2);
    expect(names).toEqual({ [ada.person]: 'Ada', [bob.person]: 'Bob' });

    await ada.command(table, { do: 'say', text: 'yes' }, 'again');
    ada.cut();
    await ada.connect();
    await ada.watch(table, ada.seq);
    ada.received.length = 0;
    expect(await ada.command(table, { do: 'say', text: 'yes' }, 'again')).toEqual({
      tell: 'done',
      table,
      id: 'again',
      seq: seen + 3,
    });
    await Promise.all([ada.playOn(table), bob.playOn(table)]);
    expect(ada.tableView?.phase).toBe('over');
  });

  describe('goes on where it was', () => {
    let playing: Awaited<ReturnType<typeof pair>>;
    let talking: Awaited<ReturnType<typeof pair>>;
    let said: PromiseSettledResult<ServerMessage>[];
    let alone: { readonly ada: Player; readonly table: string };

    beforeAll(async () => {
      playing = await pair();
      await Promise.all([playing.ada.playOn(playing.table, 1), playing.bob.playOn(playing.table, 1)]);
      await playing.ada.until(() => (playing.ada.seq === 5 ? true : undefined));
      talking = await pair();
      alone = await againstBot();
      const saying = Array.from({ length: 10 }, (_, n) =>
        talking.ada.command(talking.table, { do: 'say', text: `${n}` }),
      );
      await saying[0];
      await running.again();
      said = await Promise.allSettled(saying);
    });

    it('with everybody who was sent away for a moment', async () => {
      const { ada, bob, table } = playing;
      const codes = [(await ada.closes()).code, (await bob.closes()).code];
      expect(codes).toEqual([CLOSE.restarting, CLOSE.restarting]);
      for (const player of [ada, bob]) {
        const { view } = player.tableView ?? {};
        player.port = running.server.port;
        await player.connect();
        expect((await player.watch(table)).entries).toEqual([]);
        expect(player.tableView?.view).toEqual(view);
      }
      await Promise.all([ada.playOn(table), bob.playOn(table)]);
      expect(ada.tableView?.phase).toBe('over');
    });

    it('with the commands that were under way', async () => {
      const { ada, table } = talking;
      const acknowledged = said.filter(
        (answer) => answer.status === 'fulfilled' && answer.value.tell === 'entry',
      );
      expect(acknowledged.length).toBeGreaterThan(0);
      ada.port = running.server.port;
      await ada.connect();
      const { entries } = await ada.watch(table, 3);
      expect(entries.length).toBeGreaterThanOrEqual(acknowledged.length);
    });

    it('with bots, by themselves', async () => {
      const { ada, table } = alone;
      ada.port = running.server.port;
      await ada.connect();
      await ada.watch(table);
      await ada.until(() => (ada.tableView?.answered[1] ? true : undefined));
      ada.leave();
    });
  });
});

/** Somebody who has answered, and whose bot has not yet. */
async function againstBot() {
  const ada = await Player.connected(running.server.port, 'Ada');
  const bot = { kind: 'bot', level: 'level1' } as const;
  const table = await ada.open({ ...QUICK_PLAN, seats: [{ kind: 'open' }, bot] });
  await ada.watch(table);
  await ada.command(table, { do: 'start' });
  await ada.playOn(table, 1);
  expect(ada.tableView?.answered).toEqual([1, 0]);
  return { ada, table };
}

describe('a server that looks after its sockets', () => {
  beforeAll(async () => {
    running = await runServer({}, { heartbeat: 400, recheck: 100 });
  });
  afterAll(() => running.end());

  it('ends one after three silent beats, and a word keeps it', async () => {
    const { port } = running.server;
    const [silent, talking] = await Promise.all([Player.connected(port, 'A'), Player.connected(port, 'B')]);
    const beat = setInterval(() => talking.send({ ask: 'ping' }), 50);
    expect(await silent.closes()).toMatchObject({ code: 1001 });
    expect(talking.closed).toBeUndefined();
    clearInterval(beat);
    expect(await talking.closes()).toMatchObject({ code: 1001 });
  });

  it('ends those of a session that has ended', async () => {
    const ada = await Player.connected(running.server.port, 'Ada');
    const beat = setInterval(() => ada.send({ ask: 'ping' }), 50);
    await ada.ask('POST', '/api/sign-out', {});
    expect(await ada.closes()).toMatchObject({ code: CLOSE.notSignedIn });
    clearInterval(beat);
  });

  it('says why another cannot start, and leaves nothing running', async () => {
    await expect(runServer({ port: running.server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('says so when another’s database is none', async () => {
    const data = join(running.folder, 'other');
    mkdirSync(data);
    writeFileSync(storeFile(data), 'not a database'.repeat(100));
    let died = false;
    const onDeath = () => {
      died = true;
    };
    await expect(runServer({ data }, { onDeath })).rejects.toThrow(/not a database/);
    expect(died).toBe(false);
  });
});
