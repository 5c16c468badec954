/** What the server holds in memory for a socket that only waits, and for a table in play that nobody watches. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { PROTOCOL } from '#protocol';
import { memoryOf } from './process.ts';
import { opened } from './rooms.ts';
import { openTable, type ServerBundle, type Skyline, startSkyline } from './skyline.ts';
import { TITLES } from './tableLoad.ts';

export interface Held {
  /** Bytes of the process. */
  readonly perSocket: number;
  /** Bytes of the heaps of all threads that are no garbage; the database's cache does not grow with tables. */
  readonly perTable: number;
  /** Tables still in memory once nobody has needed them for a while; not waited for in a short run. */
  readonly leftInMemory: number | undefined;
}

/** A table that nobody needs leaves memory after a minute. */
const IDLE_SECONDS = 70;

/** People besides those with sockets that wait. */
const EARLY = 50;

/** On a new server, with so many sockets, then with so many tables. */
export async function measureMemory(bundle: ServerBundle, count: number, isShort: boolean): Promise<Held> {
  const heaps = mkdtempSync(join(tmpdir(), 'skyline-heaps-'));
  const flags = ['--expose-gc', '--import', join(import.meta.dirname, 'heapProbe.mjs')];
  const server = await startSkyline(bundle, EARLY + count, '', flags, { SKYLINE_HEAPS: heaps });
  // The first sockets and tables pay for code and buffers that all share.
  const early = await openSockets(server, server.tokens.slice(0, EARLY));
  await openTables(server, early, 40);
  const empty = await settled(server.pid);
  const sockets = await openSockets(server, server.tokens.slice(EARLY));
  const connected = await settled(server.pid);
  const before = await heapOf(server.pid, heaps, 1);
  await openTables(server, early, count);
  const after = await heapOf(server.pid, heaps, 2);
  for (const socket of [...early, ...sockets]) socket.terminate();
  const leftInMemory = isShort ? undefined : await tablesAfterIdle(server);
  await server.stop();
  rmSync(heaps, { recursive: true, force: true });
  return { perSocket: (connected - empty) / count, perTable: (after - before) / count, leftInMemory };
}

/** What is left in the heaps of all threads once garbage is collected; `turn` counts the calls. */
async function heapOf(pid: number, folder: string, turn: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  const filesOf = (n: number) =>
    readdirSync(folder).filter((name) => /^\d+-\d+$/.test(name) && name.startsWith(`${n}-`));
  while (filesOf(turn).length < filesOf(0).length) await sleep(100);
  return filesOf(turn).reduce((sum, name) => sum + Number(readFileSync(join(folder, name), 'utf8')), 0);
}

async function tablesAfterIdle({ port }: Skyline): Promise<number> {
  await sleep(1000 * IDLE_SECONDS);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^skyline_tables (\d+)/m.exec(metrics)?.[1]);
}

async function openSockets({ port }: Skyline, tokens: readonly string[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (const token of tokens) {
    const socket = await opened(`ws://127.0.0.1:${port}/socket`, token);
    socket.send(JSON.stringify({ ask: 'hello', protocol: PROTOCOL }));
    sockets.push(socket);
  }
  return sockets;
}

/** Two people open, sit down and start; nobody watches. */
async function openTables(
  { port, tokens }: Skyline,
  sockets: readonly WebSocket[],
  count: number,
): Promise<void> {
  const [host, guest] = sockets;
  const person = await personOf(port, tokens[0] ?? '');
  for (let n = 0; n < count; n++) {
    const table = await openTable(port, tokens[0] ?? '', TITLES[n % TITLES.length] ?? '', person);
    await answered(guest, { ask: 'command', table, id: 'sit', command: { do: 'sit', seat: 1 } });
    await answered(host, { ask: 'command', table, id: 'start', command: { do: 'start' } });
  }
}

async function personOf(port: number, token: string): Promise<string> {
  const socket = await opened(`ws://127.0.0.1:${port}/socket`, token);
  const welcome = await answered(socket, { ask: 'hello', protocol: PROTOCOL });
  socket.terminate();
  return JSON.parse(welcome).person;
}

function answered(socket: WebSocket | undefined, message: unknown): Promise<string> {
  return new Promise((resolve) => {
    const hear = (data: unknown) => {
      const text = String(data);
      if (!/"tell":"(done|welcome)"/.test(text)) return;
      socket?.off('message', hear);
      resolve(text);
    };
    socket?.on('message', hear);
    socket?.send(JSON.stringify(message));
  });
}

/** The least of several looks: garbage comes and goes. */
async function settled(pid: number): Promise<number> {
  const looks: number[] = [];
  for (let n = 0; n < 8; n++) {
    await sleep(250);
    looks.push(memoryOf(pid));
  }
  return Math.min(...looks);
}
