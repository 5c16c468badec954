import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { ServerMessage } from '#protocol';
import { startPostgres } from '../../../tools/postgres.mjs';
import { Player } from './player.ts';
import { QUICK_PLAN, runServer } from './runServer.ts';

const database = await startPostgres();
afterAll(() => database?.stop());

describe.skipIf(!database)('the whole server on PostgreSQL', () => {
  it('[P19] plays, loses its database for a moment, starts anew and goes on', async () => {
    if (!database) return;
    const deaths: Error[] = [];
    const running = await runServer(
      { databaseUrl: database.url },
      { onDeath: (error) => deaths.push(error) },
    );
    const { port } = running.server;
    const [ada, bob] = await Promise.all([Player.connected(port, 'Ada'), Player.connected(port, 'Bob')]);
    const table = await ada.open(QUICK_PLAN);
    await bob.command(table, { do: 'sit', seat: 1 });
    await Promise.all([ada.watch(table), bob.watch(table)]);
    await ada.command(table, { do: 'start' });
    await Promise.all([ada.playOn(table, 1), bob.playOn(table, 1)]);

    const said: Promise<ServerMessage>[] = [];
    for (let n = 0; n < 20; n++) {
      said.push(ada.command(table, { do: 'say', text: `${n}` }, `a${n}`));
      said.push(bob.command(table, { do: 'say', text: `${n}` }, `b${n}`));
      await loseConnections(database.url);
    }
    const answers = await Promise.all(said);
    for (const answer of answers)
      if (answer.tell === 'refused') expect(answer.reason).toEqual({ rule: 'P19', code: 'failed' });
    expect(deaths).toEqual([]);

    const { port: next } = await running.again();
    for (const player of [ada, bob]) {
      player.port = next;
      await player.connect();
      await player.watch(table);
    }
    ada.received.length = 0;
    const { entries } = await ada.watch(table, 0);
    for (const [n, answer] of answers.entries())
      if (answer.tell === 'entry' || answer.tell === 'done')
        expect(entries[answer.seq - 1]?.happening).toMatchObject({ did: 'said', text: `${n >> 1}` });
    const lines = entries.flatMap(({ happening }) =>
      happening?.did === 'said' ? [`${happening.seat} ${happening.text}`] : [],
    );
    expect(new Set(lines).size).toBe(lines.length);
    await Promise.all([ada.playOn(table), bob.playOn(table)]);
    expect(ada.tableView?.phase).toBe('over');
    await running.end();
  });
});

/** As a restart of PostgreSQL does: every connection ends at once, those with work under way too. */
async function loseConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}
