import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BANNED, CLOSE } from '#protocol';
import { NATS_CURE, startNats } from '../../../tools/nats.mjs';
import { startPostgres } from '../../../tools/postgres.mjs';
import { Player } from './player.ts';
import { QUICK_PLAN, type Running, runServer } from './runServer.ts';

const [database, nats] = await Promise.all([startPostgres(), startNats()]);
afterAll(() => Promise.all([database?.stop(), nats?.stop()]));

if (database && nats) describe('two whole servers', () => playTogether(database.url, nats.url));
else {
  const why = `PostgreSQL or NATS is missing; cure: ${NATS_CURE}`;
  const test = process.env.REQUIRE_ALL === '1' ? it : it.skip;
  test(`two whole servers: ${why}`, () => expect.fail(why));
  console.log(`SKIPPED two whole servers: ${why}`);
}

function playTogether(databaseUrl: string, natsUrl: string): void {
  let nodes: readonly [Running, Running];
  /** Filled once somebody has an id. */
  const moderators: string[] = [];
  beforeAll(async () => {
    const run = (node: string) => runServer({ databaseUrl, natsUrl, node, moderators });
    nodes = [await run('east'), await run('west')];
  });
  afterAll(() => Promise.all(nodes.map((node) => node.end())));

  const east = () => nodes[0].server.port;
  const west = () => nodes[1].server.port;

  /** A further socket of a person, at another node or with another session. */
  async function connectedAs({ token }: Player, port: number): Promise<Player> {
    const player = new Player(port);
    player.token = token;
    await player.connect();
    return player;
  }

  const withPassword = (name: string) => ({
    email: `${name}@example.org`,
    password: 'correct horse battery',
  });

  it('[P4] end the sockets of a session that has ended at the other, and of no other session', async () => {
    const ada = await Player.connected(east(), 'Ada');
    const { token } = await ada.ask<{ token: string }>('POST', '/api/me/password', withPassword('ada'));
    ada.token = token;
    const other = new Player(west());
    const signedIn = await other.ask<{ token: string }>('POST', '/api/sign-in', {
      ...withPassword('ada'),
      bearer: true,
    });
    other.token = signedIn.token;
    await other.connect();
    const elsewhere = await connectedAs(ada, west());
    await ada.ask('POST', '/api/sign-out', {});
    expect(await elsewhere.closes()).toMatchObject({ code: CLOSE.notSignedIn });
    other.send({ ask: 'ping' });
    await other.hears('pong');
    expect(other.closed).toBeUndefined();
    other.leave();
  });

  it('[P4] end all sockets of somebody who changes the password or leaves for good at the other', async () => {
    const bob = await Player.connected(east(), 'Bob');
    const first = await connectedAs(bob, west());
    const { token } = await bob.ask<{ token: string }>('POST', '/api/me/password', withPassword('bob'));
    expect(await first.closes()).toMatchObject({ code: CLOSE.notSignedIn });
    bob.token = token;
    const second = await connectedAs(bob, west());
    await bob.ask('DELETE', '/api/me');
    expect(await second.closes()).toMatchObject({ code: CLOSE.notSignedIn });
  });

  it('[P50] end the sockets of somebody who is shut out at the other, and let a bot play on', async () => {
    const mo = await Player.guest(east(), 'Mo');
    moderators.push(mo.person);
    const [ada, bob] = [await Player.connected(east(), 'Ada'), await Player.connected(west(), 'Bob')];
    const table = await ada.open(QUICK_PLAN);
    await bob.command(table, { do: 'sit', seat: 1 });
    await bob.watch(table);
    await ada.watch(table);
    await ada.command(table, { do: 'start' });
    const { report } = await ada.ask<{ report: { id: string } }>('POST', '/api/reports', {
      ...{ table, person: bob.person, reason: 'spam' },
    });
    const until = Date.now() + 60_000;
    await mo.ask('POST', `/api/cases/${report.id}/steps`, { kind: 'ban', until });
    expect(await bob.closes()).toEqual({ code: CLOSE.notSignedIn, reason: BANNED });
    await bob.dial();
    expect(await bob.closes()).toEqual({ code: CLOSE.notSignedIn, reason: BANNED });
    const standIn = () => {
      const holder = ada.tableView?.seats[1];
      return (holder?.kind === 'human' && holder.standIn) || undefined;
    };
    expect(await ada.until(standIn)).toBe('level3');
    ada.leave();
  });

  it('play one table, each with its own people', async () => {
    const [ada, bob] = [await Player.connected(east(), 'Ada'), await Player.connected(west(), 'Bob')];
    const table = await ada.open(QUICK_PLAN);
    await bob.command(table, { do: 'sit', seat: 1 });
    await Promise.all([ada.watch(table), bob.watch(table)]);
    await ada.command(table, { do: 'start' });
    await Promise.all([ada.playOn(table), bob.playOn(table)]);
    expect([ada.tableView?.phase, bob.tableView?.phase]).toEqual(['over', 'over']);
    expect(ada.seq).toBe(bob.seq);
    for (const player of [ada, bob]) player.leave();
  });
}
