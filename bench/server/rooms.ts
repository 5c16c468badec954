/** Load for the bare references: in every room one socket sends, and sends again when its own message comes back. */
import { WebSocket } from 'ws';
import { HEARTBEAT } from '#protocol';
import type { Pace } from './pace.ts';

/** As long as a usual command. */
const MESSAGE = JSON.stringify({
  ask: 'command',
  table: 'k3f7q2m9x4c8',
  id: 'b7e1c0de-5a1f-4c39-9d53-0a4f3a6f2c11',
  command: { do: 'play', answered: 37, action: { tile: 12, cell: { x: 3, y: 4 }, turn: 1 } },
});

/** Sockets under load; times and counts are gathered until they are taken. */
export interface Load {
  readonly sockets: number;
  go(pace: Pace): void;
  /** Latencies in milliseconds since the last call, one for each play that was acknowledged. */
  take(): number[];
  /** Plays the load could not make, and why; a bench with any does not count. */
  readonly faults: readonly string[];
  close(): void;
}

export async function roomLoad(port: number, rooms: number, socketsEach: number): Promise<Load> {
  const sockets = await Promise.all(
    Array.from({ length: rooms * socketsEach }, (_, n) => opened(`ws://127.0.0.1:${port}/${n % rooms}`)),
  );
  let times: number[] = [];
  return {
    sockets: sockets.length,
    faults: [],
    go(pace) {
      for (const socket of sockets.slice(0, rooms)) {
        let sent = 0;
        const send = (since: number) => {
          sent = since;
          socket.send(MESSAGE);
        };
        socket.on('message', () => {
          times.push(performance.now() - sent);
          pace.ready(send);
        });
        pace.ready(send);
      }
    },
    take() {
      const taken = times;
      times = [];
      return taken;
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** A socket that is open; one with a token is a client of Skyline and must be heard from now and then. */
export function opened(address: string, token?: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(address, { perMessageDeflate: false, headers });
    socket.once('open', () => {
      if (token !== undefined) beat(socket);
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

function beat(socket: WebSocket): void {
  const timer = setInterval(() => socket.send(JSON.stringify({ ask: 'ping' })), HEARTBEAT);
  socket.once('close', () => clearInterval(timer));
}
