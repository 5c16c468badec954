import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusedError, Skyline } from '../../../clients/typescript/client.ts';
import { clientTypes, TYPES } from '../../../tools/clients/types.ts';
import { OWN_V8_FLAGS } from '../../../tools/v8Flags.ts';
import { QUICK_PLAN, type Running, runServer } from './runServer.ts';

let running: Running;
let address: string;
beforeAll(async () => {
  running = await runServer();
  address = `http://127.0.0.1:${running.server.port}`;
});
afterAll(() => running.end());

/** The sample bots, each with the command that runs it. */
const BOTS: Record<string, readonly string[]> = {
  TypeScript: [process.execPath, ...OWN_V8_FLAGS, '--import', 'tsx', 'clients/typescript/sampleBot.ts'],
};
if (spawnSync('python3', ['--version']).status === 0)
  BOTS.Python = ['python3', '-B', 'clients/python/sample_bot.py'];
else console.warn('the Python client is not tried: there is no python3 here');

/** Runs a bot to its end; resolves to what it printed. */
async function outputOf(client: string, ...args: string[]): Promise<string> {
  const [program = '', ...before] = BOTS[client] ?? [];
  const bot = spawn(program, [...before, ...args], { env: { ...process.env, SKYLINE: address } });
  const output: string[] = [];
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (text) => output.push(String(text)));
  await new Promise((resolve) => bot.once('close', resolve));
  return output.join('');
}

async function newGuest(name: string): Promise<Skyline> {
  const skyline = new Skyline(address);
  const { token } = await skyline.call('becomeGuest', { body: { name, bearer: true } });
  return new Skyline(address, token);
}

describe.each(Object.keys(BOTS))('the sample bot in %s', (client) => {
  it('plays a quick match to its end', { timeout: 120_000 }, async () => {
    expect(await outputOf(client, 'rowhouse')).toMatch(/^ranking \[\[[01].*\]\]\n$/);
  });

  it('sits down by a link and plays to the end', { timeout: 120_000 }, async () => {
    const host = await newGuest('Host');
    const seats = [{ kind: 'open' } as const, { kind: 'bot', level: 'level1' } as const];
    const plan = { ...QUICK_PLAN, access: 'link' as const, seats };
    const { table } = await host.call('openTable', { body: { plan, seat: null } });
    const { token } = await host.call('makeLink', { body: { kind: 'seat', table, seat: 0 } });
    const played = outputOf(client, 'rowhouse', token);
    await expect
      .poll(async () => (await host.call('readTable', { params: { id: table } })).table.seats[0]?.kind, {
        timeout: 60_000,
      })
      .toBe('human');
    await host.call('sendCommand', { params: { id: table }, body: { id: 'go', command: { do: 'start' } } });
    expect(await played).toMatch(/^ranking \[\[[01].*\]\]\n$/);
    const { table: row } = await host.call('readTable', { params: { id: table } });
    expect(row.phase).toBe('over');
  });
});

describe('the TypeScript client', () => {
  it('has the types of the OpenAPI document', async () => {
    const document = await (await fetch(`${address}/api/openapi.json`)).json();
    // Otherwise: npx tsx tools/clients.ts
    expect(readFileSync(TYPES, 'utf8')).toBe(clientTypes(document));
  });

  it('throws refusals with their rule', async () => {
    const refused = await new Skyline(address).call('readNextTable').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ status: 401, rule: 'P4', code: 'notSignedIn', retryAfter: undefined });
  });

  it('puts parts into the address, and asks as the person of its token', async () => {
    const ann = await newGuest('Ann');
    expect((await ann.call('readMe')).me?.name).toBe('Ann');
    const queue = await ann.call('readQueue', { params: { game: 'rowhouse', seats: '2' } });
    expect(queue).toMatchObject({ game: 'rowhouse', seats: 2, waiting: 0 });
  });
});
