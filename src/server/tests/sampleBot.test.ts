import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import { OWN_V8_FLAGS } from '../../../tools/v8Flags.ts';
import { type Running, runServer } from './runServer.ts';

const FILE = fileURLToPath(new URL('../../../docs/sampleBot.mjs', import.meta.url));

let running: Running;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.end());

describe('docs/sampleBot.mjs', () => {
  it('is short', () => {
    expect(readFileSync(FILE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it.concurrent.each(GAME_IDS)('plays a whole game of %s', { timeout: 300_000 }, async (game) => {
    const env = { ...process.env, SKYLINE: `http://127.0.0.1:${running.server.port}` };
    const bot = spawn(process.execPath, [...OWN_V8_FLAGS, FILE, game], { env });
    const said: string[] = [];
    for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (text) => said.push(String(text)));
    const status = await new Promise((resolve) => bot.once('close', resolve));
    expect(said.join('')).toMatch(/^ranking \[\[[01].*\]\]\n$/);
    expect(status).toBe(0);
  });
});
