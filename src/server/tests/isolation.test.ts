import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerMessage } from '#protocol';
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

/** Two people at a table, dealt and picked: the next answer is a storey. */
async function building(name: string) {
  const { port } = running.server;
  const [one, two] = [await Player.connected(port, `${name} 1`), await Player.connected(port, `${name} 2`)];
  const table = await one.open(QUICK_PLAN);
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
    const [guilty, other] = [await building('Guilty'), await building('Other')];
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
});
