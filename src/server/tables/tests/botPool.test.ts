import { afterEach, describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { apply, start } from '#kernel';
import { BotPool } from '../botPool.ts';
import type { TableBotTask } from '../tablesContext.ts';

const SEED = '00112233445566778899aabbccddeeff';
const LOOPING = new URL('../../tests/loopingTitles.ts', import.meta.url).href;

let pool: BotPool | undefined;
afterEach(() => pool?.close());

/** A seat of rowhouse that must build: three storeys to choose from. */
async function buildTask(table: string, level: TableBotTask['level']): Promise<TableBotTask> {
  const { game } = await loadTitle('rowhouse');
  let { position } = start(game, {}, 2, SEED);
  for (const seat of [0, 1])
    position = apply(game, position, seat, game.legalActions(position.state, seat)[0]).position;
  const seat = game.turn(position.state) ?? 0;
  const legal = game.legalActions(position.state, seat);
  return { table, game: 'rowhouse', level, seat, view: game.view(position.state, seat), legal, seed: SEED };
}

function newPool(limit: number, titles?: string, threads = 1) {
  let failures = 0;
  pool = new BotPool({ threads, limit, titles: { titles, boxes: [] }, onFailure: () => failures++ });
  return { pool, failures: () => failures };
}

describe('a bot in a thread', () => {
  it('gives one of the legal answers, the same for the same seed', async () => {
    const { pool, failures } = newPool(20_000);
    const task = await buildTask('one', 'level3');
    const answers = [await pool.choose(task), await pool.choose(task)];
    expect(task.legal).toContainEqual(answers[0]);
    expect(answers[1]).toEqual(answers[0]);
    expect(failures()).toBe(0);
  });

  it('that never ends holds up no other table, is stopped at its limit and replaced by chance', async () => {
    const limit = 6000;
    const { pool, failures } = newPool(limit, LOOPING, 2);
    const task = await buildTask('stuck', 'level3');
    const well = (table: string): TableBotTask => ({
      ...task,
      table,
      level: 'level1',
      legal: task.legal.slice(0, 2),
    });
    const begun = Date.now();
    let isStuck = true;
    const stuck = pool.choose(task).finally(() => {
      isStuck = false;
    });
    for (const table of ['one', 'two', 'three']) {
      expect(well(table).legal).toContainEqual(await pool.choose(well(table)));
      expect(isStuck).toBe(true);
    }
    expect(failures()).toBe(0);
    expect(task.legal).toContainEqual(await stuck);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(limit - 5);
    expect(failures()).toBe(1);

    // Its thread has gone, and another one takes its place.
    await Promise.all(['four', 'five'].map((table) => pool.choose(well(table))));
    expect(failures()).toBe(1);
  });

  it('that throws is replaced by chance', async () => {
    const { pool, failures } = newPool(20_000);
    const task = { ...(await buildTask('one', 'level3')), view: null };
    expect(task.legal).toContainEqual(await pool.choose(task));
    expect(failures()).toBe(1);
  });

  it('has one place in the queue for each table: a newer question replaces an older one', async () => {
    const { pool } = newPool(20_000);
    const [one, two] = [await buildTask('one', 'level1'), await buildTask('two', 'level1')];
    const order: string[] = [];
    const answers = [
      pool.choose(one).then(() => order.push('one')),
      pool.choose(two).then(() => order.push('two, old')),
      pool.choose(two).then(() => order.push('two, new')),
    ];
    await Promise.all(answers);
    expect(order).toEqual(['two, old', 'one', 'two, new']);
  });
});
