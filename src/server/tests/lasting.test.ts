import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { CLOSE } from '#protocol';
import { storeFile } from '../store/index.ts';
import { Player } from './player.ts';
import { QUICK_PLAN, type Running, runServer } from './running.ts';

let running: Running;
afterEach(() => running.end());

async function pair() {
  const { port } = running.server;
  const [ada, bob] = await Promise.all([Player.connected(port, 'Ada'), Player.connected(port, 'Bob')]);
  const table = await ada.open(QUICK_PLAN);
  await bob.wish(table, { do: 'sit', seat: 1 });
  await Promise.all([ada.watch(table), bob.watch(table)]);
  await ada.wish(table, { do: 'start' });
  return { ada, bob, table };
}

describe('a cut', () => {
  it('costs nothing: who comes back gets what they missed, and a repeated command counts once', async () => {
    running = await runServer();
    const { ada, bob, table } = await pair();
    await ada.until(() => (ada.sight?.prompt ? true : undefined));
    const seen = ada.seq;
    ada.cut();
    await bob.playOn(table, 1);
    await bob.wish(table, { do: 'say', text: 'are you there?' });
    await ada.connect();
    const { entries, seq, names } = await ada.watch(table, seen);
    expect(entries.map((entry) => entry.seq)).toEqual([seen + 1, seen + 2]);
    expect(seq).toBe(seen + 2);
    expect(names).toEqual({ [ada.person]: 'Ada', [bob.person]: 'Bob' });

    await ada.wish(table, { do: 'say', text: 'yes' }, 'again');
    ada.cut();
    await ada.connect();
    await ada.watch(table, ada.seq);
    ada.told.length = 0;
    expect(await ada.wish(table, { do: 'say', text: 'yes' }, 'again')).toEqual({
      tell: 'done',
      table,
      id: 'again',
      seq: seen + 3,
    });
    await Promise.all([ada.playOn(table), bob.playOn(table)]);
    expect(ada.sight?.phase).toBe('over');
  });
});

describe('a restart', () => {
  it('sends everybody away for a moment; the game goes on from where it was', async () => {
    running = await runServer();
    const { ada, bob, table } = await pair();
    await Promise.all([ada.playOn(table, 1), bob.playOn(table, 1)]);
    await ada.until(() => (ada.seq === 5 ? true : undefined));
    const { port } = await running.again();
    expect([(await ada.closes()).code, (await bob.closes()).code]).toEqual([
      CLOSE.restarting,
      CLOSE.restarting,
    ]);
    for (const player of [ada, bob]) {
      const { view } = player.sight ?? {};
      player.port = port;
      await player.connect();
      expect((await player.watch(table)).entries).toEqual([]);
      expect(player.sight?.view).toEqual(view);
    }
    await Promise.all([ada.playOn(table), bob.playOn(table)]);
    expect(ada.sight?.phase).toBe('over');
  });

  it('stores the commands under way first', async () => {
    running = await runServer();
    const { ada, table } = await pair();
    const said = Array.from({ length: 10 }, (_, n) => ada.wish(table, { do: 'say', text: `${n}` }));
    await said[0];
    const { port } = await running.again();
    const acknowledged = (await Promise.allSettled(said)).filter(
      (answer) => answer.status === 'fulfilled' && answer.value.tell === 'entry',
    );
    expect(acknowledged.length).toBeGreaterThan(0);
    ada.port = port;
    await ada.connect();
    const { entries } = await ada.watch(table, 3);
    expect(entries.length).toBeGreaterThanOrEqual(acknowledged.length);
  });

  it('lets bots go on by themselves', async () => {
    running = await runServer({ botPause: 1500 });
    const ada = await Player.connected(running.server.port, 'Ada');
    const bot = { kind: 'bot', level: 'random' } as const;
    const table = await ada.open({ ...QUICK_PLAN, seats: [{ kind: 'open' }, bot] });
    await ada.watch(table);
    await ada.wish(table, { do: 'start' });
    await ada.playOn(table, 1);
    expect(ada.sight?.answered).toEqual([1, 0]);
    ada.port = (await running.again()).port;
    await ada.connect();
    await ada.watch(table);
    await ada.until(() => (ada.sight?.answered[1] ? true : undefined));
    ada.leave();
  });
});

describe('silence', () => {
  it('ends a socket after three beats, and a word keeps it', async () => {
    running = await runServer({}, { heartbeat: 400 });
    const { port } = running.server;
    const [silent, talking] = await Promise.all([Player.connected(port, 'A'), Player.connected(port, 'B')]);
    const beat = setInterval(() => talking.send({ ask: 'ping' }), 50);
    expect(await silent.closes()).toMatchObject({ code: 1001 });
    expect(talking.closed).toBeUndefined();
    clearInterval(beat);
    expect(await talking.closes()).toMatchObject({ code: 1001 });
  });
});

describe('a session that ends', () => {
  it('ends its sockets', async () => {
    running = await runServer({}, { recheck: 100 });
    const ada = await Player.connected(running.server.port, 'Ada');
    await ada.ask('POST', '/api/sign-out', {});
    expect(await ada.closes()).toMatchObject({ code: CLOSE.notSignedIn });
  });
});

describe('a server that cannot start', () => {
  it('says why and leaves nothing running', async () => {
    running = await runServer();
    await expect(runServer({ port: running.server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('says so when its database is none', async () => {
    running = await runServer();
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
