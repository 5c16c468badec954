/** A socket that keeps all it receives, byte by byte. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { at } from '#kernel';
import { HEARTBEAT, PROTOCOL } from '#protocol';
import type { ServerProcess } from './serverProcess.ts';
import { textOf } from './textOf.ts';

/** Milliseconds an answer may take. */
const PATIENCE = 10_000;

/** What of a message the proof looks at. */
interface Heard {
  readonly tell: string;
  readonly id?: string;
  readonly commandId?: string;
  readonly seq?: number;
}

export interface Listener {
  readonly socket: WebSocket;
  readonly heard: string[];
  until(wanted: (heard: Heard) => boolean): Promise<Heard>;
}

export async function listen(server: ServerProcess, token: string): Promise<Listener> {
  const socket = new WebSocket(server.socket, { headers: { authorization: `Bearer ${token}` } });
  const heard: string[] = [];
  await once(socket, 'open');
  socket.on('message', (data) => heard.push(textOf(data)));
  const beat = setInterval(() => socket.send(JSON.stringify({ ask: 'ping' })), HEARTBEAT);
  socket.once('close', () => clearInterval(beat));
  const listener: Listener = {
    socket,
    heard,
    async until(wanted) {
      for (let n = 0; ; ) {
        for (; n < heard.length; n++) {
          const message: Heard = JSON.parse(at(heard, n));
          if (wanted(message)) return message;
        }
        await once(socket, 'message', { signal: AbortSignal.timeout(PATIENCE) });
      }
    },
  };
  await ask(listener, { ask: 'hello', protocol: PROTOCOL }, ({ tell }) => tell === 'welcome');
  return listener;
}

/** Sends a message and waits for an answer that came after it. */
export async function ask(
  listener: Listener,
  message: unknown,
  wanted: (heard: Heard) => boolean,
): Promise<Heard> {
  const before = listener.heard.length;
  let n = 0;
  listener.socket.send(JSON.stringify(message));
  return listener.until((heard) => n++ >= before && wanted(heard));
}
