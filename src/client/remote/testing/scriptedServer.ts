/** A fake server for tests: records what the client sends, and sends what the test says. */
import type { ClientMessage, ServerMessage } from '#protocol';
import { PROTOCOL } from '#protocol';
import type { Dial, SocketEvents } from '../socket.ts';

/** The server's end of one socket. */
export interface ServerSocket {
  readonly received: ClientMessage[];
  /** Whether the client closed it. */
  closed: boolean;
  readonly events: SocketEvents;
  send(message: ServerMessage): void;
  /** Accepts the client. */
  welcome(): void;
}

/** All sockets that the client has opened, the latest last; `socket()` is the latest. */
export function scriptedServer(): { dial: Dial; sockets: ServerSocket[]; socket(): ServerSocket } {
  const sockets: ServerSocket[] = [];
  const dial: Dial = (events) => {
    const socket: ServerSocket = {
      received: [],
      closed: false,
      events,
      send: (message) => events.received(structuredClone(message)),
      welcome() {
        events.opened();
        socket.send({ tell: 'welcome', protocol: PROTOCOL, build: 'test', person: 'ada', now: Date.now() });
      },
    };
    sockets.push(socket);
    return {
      send: (text) => socket.received.push(JSON.parse(text) as ClientMessage),
      close() {
        socket.closed = true;
      },
    };
  };
  const socket = () => {
    const last = sockets.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  };
  return { dial, sockets, socket };
}
