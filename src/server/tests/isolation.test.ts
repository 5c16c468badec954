import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Box, fingerprintOf } from '#kernel';
import type { ServerMessage } from '#protocol';
import own from '../../games/rowhouse/box.json' with { type: 'json' };
import { openStore, storeFile } from '../store/index.ts';
import { openDatabase } from '../store/openStore.ts';
import { Player } from './player.ts';
import { QUICK_PLAN, type Running, runServer } from './runServer.ts';

const LIMIT = 300;

let running: Running;
beforeAll(async () => {
  running = await runServer(
    {},
    { engineLimit: LIMIT, titles: new URL('./loopingTitles.ts', import.meta.url).href },
  );
});
afterAll(() => running.end());

/** Two people at a table. */
async function gathering(name: string) {
  const { port } = running.server;
  const [one, two] = [await Player.connected(port, `${name} 1`), await Player.connected(port, `${name} 2`)];
  const table = await one.open(QUICK_PLAN);
  return { one, two, table };
}

/** Dealt and picked: the next answer is a storey. */
async function building({ one, two, table }: Awaited<ReturnType<typeof gathering>>) {
  await one.watch(table);
  await two.command(table, { do: 'sit', seat: 1 });
  await two.watch(table);
  await one.command(table, { do: 'start' });
  await Promise.all([one.playOn(table, 1), two.playOn(table, 1)]);
  await Promise.all([one, two].map((player) => player.until(() => (player.seq === 5 ? true : undefined))));
  return { one, two, table, builder: one.tableView?.prompt ? one : two };
}

const build = (storey: number) => ({ do: 'play', answered: 1, action: { storey } }) as const;

describe('rules that do not come back', () => {
  it('[T21] cost the one who called them a refusal, and others a pause', async () => {
    const [guilty, other] = [
      await building(await gathering('Guilty')),
      await building(await gathering('Other')),
    ];
    const begun = Date.now();
    const refused = guilty.builder.command(guilty.table, build(2), 'loop');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const played = other.builder.command(other.table, build(0));
    expect(await refused).toEqual({
      tell: 'refused',
      table: guilty.table,
      id: 'loop',
      reason: { rule: 'T21', code: 'tooSlow' },
    } satisfies ServerMessage);
    expect(Date.now() - begun).toBeLessThan(LIMIT + 2500);
    expect(await played).toMatchObject({ tell: expect.stringMatching(/entry|done/) });

    // Everybody watches again without having asked, and both tables go on.
    await guilty.builder.command(guilty.table, build(1));
    await Promise.all(
      [guilty, other].flatMap(({ one, two, table }) => [one.playOn(table), two.playOn(table)]),
    );
    for (const { one, two } of [guilty, other]) {
      await two.until(() => (two.tableView?.phase === 'over' ? true : undefined));
      expect(one.tableView?.view).toBeDefined();
      expect(two.tableView?.outcome).toEqual(one.tableView?.outcome);
      expect(one.seq).toBe(two.seq);
    }
    const metrics = await (await fetch(`http://127.0.0.1:${running.server.port}/metrics`)).text();
    expect(metrics).toMatch(/skyline_thread_restarts_total 1\b/);
  });

  it('[T21] at a table with other values cost the others there a pause, and nobody else anything', async () => {
    const [former, usual] = [await gathering('Former'), await gathering('Usual')];
    await running.again({}, () => changeValues(former.table));
    for (const player of [former.one, former.two, usual.one, usual.two]) {
      player.port = running.server.port;
      await player.connect();
    }
    // Threads start more slowly from source than players wait for an answer.
    const threadOf = ({ one, table }: typeof former) => one.ask('GET', `/api/tables/${table}/legal`);
    await Promise.all([threadOf(former), threadOf(usual)]);
    const [guilty, other] = [await building(former), await building(usual)];
    expect(guilty.one.tableView?.box).not.toBe(other.one.tableView?.box);
    const refused = guilty.builder.command(guilty.table, build(2), 'loop');
    await other.builder.command(other.table, build(0));
    expect(await refused).toMatchObject({ tell: 'refused', reason: { rule: 'T21', code: 'tooSlow' } });
    await threadOf(guilty);
    await Promise.all([guilty.one.hears('table'), guilty.two.hears('table')]);
    await Promise.all(
      [guilty, other].flatMap(({ one, two, table }) => [one.playOn(table), two.playOn(table)]),
    );
    expect(guilty.one.tableView?.outcome).toBeTruthy();
    expect(other.one.tableView?.outcome).toBeTruthy();
    const watched = other.one.received.filter(({ tell }) => tell === 'table');
    expect(watched).toEqual([]);
  });
});

/** As if the table had been opened when other values were in play. */
async function changeValues(table: string): Promise<void> {
  const place = { file: storeFile(join(running.folder, 'data')) };
  const values = structuredClone(own.values);
  values.storeyPoints.value.alike = 9;
  const box = { game: 'rowhouse', values } as Box;
  const store = await openStore(place);
  await store.keepBox(box);
  const { snapshot } = (await store.load(table)) ?? {};
  await store.close();
  const { db } = openDatabase(place);
  const body = JSON.stringify({ ...snapshot, box: fingerprintOf(box) });
  await db.updateTable('snapshots').set({ body }).where('table_id', '=', table).execute();
  await db.destroy();
}
