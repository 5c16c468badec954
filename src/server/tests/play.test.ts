import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import type { GameRecord } from '#kernel';
import { checkRecord } from '#table';
import { Player } from './player.ts';
import { QUICK_PLAN, type Running, runServer } from './runServer.ts';

let running: Running;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.end());

describe('a table over sockets', () => {
  it('is played by two people to its end', async () => {
    const { port } = running.server;
    const [ada, bob] = await Promise.all([Player.connected(port, 'Ada'), Player.connected(port, 'Bob')]);
    const table = await ada.open(QUICK_PLAN);
    await ada.watch(table);
    await bob.watch(table);
    expect(bob.tableView?.viewer).toBe('spectator');
    expect(await bob.command(table, { do: 'sit', seat: 1 })).toMatchObject({ tell: 'done' });
    await bob.until(() => (bob.tableView?.viewer === 1 ? true : undefined));
    expect(await ada.command(table, { do: 'start' })).toMatchObject({
      tell: 'entry',
      happening: { did: 'dealt' },
    });
    const plays = await Promise.all([ada.playOn(table), bob.playOn(table)]);
    expect(plays).toEqual([6, 6]);
    await bob.until(() => (bob.tableView?.phase === 'over' ? true : undefined));
    expect(ada.tableView?.outcome).toEqual(bob.tableView?.outcome);
    expect(ada.tableView?.outcome?.ranking.flat().sort()).toEqual([0, 1]);
    ada.leave();
    bob.leave();
  });

  it('[T33] [T34] is dealt as was promised before, and the record proves it', async () => {
    const ada = await Player.connected(running.server.port, 'Ada');
    const bot = { kind: 'bot', level: 'level1' } as const;
    const table = await ada.open({ ...QUICK_PLAN, seats: [{ kind: 'open' }, bot] }, null);
    await ada.watch(table);
    const promise = ada.tableView?.promise;
    const salt = '0123456789abcdef';
    await ada.command(table, { do: 'sit', seat: 0, salt });
    await ada.command(table, { do: 'start', salt });
    await ada.playOn(table);
    await ada.until(() => (ada.tableView?.phase === 'over' ? true : undefined));
    const record = await ada.ask<GameRecord>('GET', `/api/tables/${table}/record`);
    expect(record.proof).toMatchObject({ table, promise, salts: [salt, '', salt] });
    const { game } = await loadTitle(record.game);
    expect([...checkRecord(game, record)].filter(({ holds }) => !holds)).toEqual([]);
    ada.leave();
  });

  it('is played against bots', async () => {
    const ada = await Player.connected(running.server.port, 'Ada');
    const bot = { kind: 'bot', level: 'level3' } as const;
    const table = await ada.open({ ...QUICK_PLAN, seats: [{ kind: 'open' }, bot, bot] });
    await ada.watch(table);
    await ada.command(table, { do: 'start' });
    expect(await ada.playOn(table)).toBe(6);
    expect(ada.tableView?.outcome?.ranking.flat().sort()).toEqual([0, 1, 2]);
    const metrics = await (await fetch(`http://127.0.0.1:${running.server.port}/metrics`)).text();
    expect(metrics).toMatch(/skyline_bot_failures_total 0\b/);
    ada.leave();
  });

  it('is watched from several sockets of one person, and acknowledged on all of them', async () => {
    const { port } = running.server;
    const ada = await Player.connected(port, 'Ada');
    const phone = new Player(port);
    phone.token = ada.token;
    await phone.connect();
    const table = await ada.open(QUICK_PLAN);
    await ada.watch(table);
    await phone.watch(table);
    await ada.command(table, { do: 'seatBot', seat: 1, level: 'level1' }, 'x');
    await phone.until(() => (phone.seq === 2 ? true : undefined));
    expect(phone.answerTo('x')).toMatchObject({ tell: 'entry' });
    phone.leave();
    await ada.hears('around', ({ present }) => present.length === 1);
    await ada.command(table, { do: 'start' });
    expect(ada.tableView?.phase).toBe('playing');
    ada.leave();
  });

  it('says whom it waits for', async () => {
    const { port } = running.server;
    const [ada, bob] = await Promise.all([Player.connected(port, 'Ada'), Player.connected(port, 'Bob')]);
    expect((await ada.hears('waiting')).tables).toEqual([]);
    const table = await ada.open(QUICK_PLAN);
    await bob.command(table, { do: 'sit', seat: 1 });
    await ada.command(table, { do: 'start' });
    expect((await ada.hears('waiting')).tables).toEqual([table]);
    const again = new Player(port);
    again.token = ada.token;
    await again.connect();
    expect((await again.hears('waiting')).tables).toEqual([table]);
    await ada.watch(table);
    await ada.playOn(table, 1);
    expect((await ada.hears('waiting')).tables).toEqual([]);
    for (const player of [ada, again, bob]) player.leave();
  });
});
