import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { CLOSE } from '#protocol';
import { OWN_V8_FLAGS } from '../../../tools/v8Flags.ts';
import { Player } from './player.ts';
import { QUICK_PLAN } from './runServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'skyline-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Program {
  readonly child: ChildProcess;
  readonly port: number;
  /** Everything it wrote for people to read. */
  readonly said: () => string;
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
}

/** The program as a supervisor runs it; `preload` runs in the same process before it. */
async function run(preload?: string): Promise<Program> {
  const args = preload === undefined ? [] : ['--import', pathToFileURL(preload).href];
  const child = spawn(
    process.execPath,
    [...OWN_V8_FLAGS, ...args, join(inject('serverBundle'), 'main.mjs')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        SKYLINE_DATA: join(folder, 'data'),
        SKYLINE_LOG: 'silent',
        SKYLINE_LIMITS: '100',
      },
    },
  );
  let text = '';
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const port = await new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk;
      const ready = /ready on http:\/\/localhost:(\d+)/.exec(text);
      if (ready) resolve(Number(ready[1]));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(text)));
  });
  return { child, port, said: () => text, ended };
}

function preload(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return file;
}

describe('the program', () => {
  it('ends in order when it is told to: what was taken is stored, and everybody is sent away', async () => {
    const first = await run();
    const ada = await Player.connected(first.port, 'Ada');
    const table = await ada.open(QUICK_PLAN);
    await ada.watch(table);
    for (let n = 0; n < 30; n++)
      ada.send({ ask: 'command', table, id: `c${n}`, command: { do: 'say', text: `${n}` } });
    await ada.until(() => ada.answerTo('c0'));
    first.child.kill('SIGTERM');
    expect(await ada.closes()).toMatchObject({ code: CLOSE.restarting });
    expect(await first.ended).toEqual({ code: 0, signal: null });
    const acknowledged = ada.received.filter(
      (message) => message.tell === 'entry' && message.commandId !== undefined,
    );
    expect(ada.received.filter(({ tell }) => tell === 'refused')).toEqual([]);

    const second = await run();
    ada.port = second.port;
    await ada.connect();
    const { entries } = await ada.watch(table, 1);
    expect(entries.length).toBeGreaterThanOrEqual(acknowledged.length);
    const repeated = await ada.command(table, { do: 'say', text: '0' }, 'c0');
    expect(repeated).toMatchObject({ seq: 2 });
    second.child.kill('SIGINT');
    expect(await second.ended).toEqual({ code: 0, signal: null });
  });

  it('ends with a clear word when it meets a fault of its own', async () => {
    const fault = "process.on('SIGUSR2', () => Promise.reject(new Error('nobody waits for this')));";
    const program = await run(preload('fault', fault));
    program.child.kill('SIGUSR2');
    expect(await program.ended).toEqual({ code: 1, signal: null });
    expect(program.said()).toContain('Skyline has met a fault of its own: Error: nobody waits for this');
  });

  it('ends with a clear word when it has lost its store', async () => {
    const killer = `
      import { syncBuiltinESMExports } from 'node:module';
      import threads from 'node:worker_threads';
      threads.Worker = class extends threads.Worker {
        constructor(file, options) {
          super(file, options);
          if (options.name === 'store') process.on('SIGUSR2', () => this.terminate());
        }
      };
      syncBuiltinESMExports();`;
    const program = await run(preload('killer', killer));
    program.child.kill('SIGUSR2');
    expect(await program.ended).toEqual({ code: 1, signal: null });
    expect(program.said()).toContain('Skyline has lost its store');
  });
});
