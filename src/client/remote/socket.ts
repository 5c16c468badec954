/** The socket as the connection needs it, made from the browser's WebSocket. */
import type { ServerMessage } from '#protocol';

/** One socket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Callbacks of a socket. */
export interface SocketEvents {
  opened(): void;
  received(message: ServerMessage): void;
  closed(code: number, reason: string): void;
}

/** Opens a socket. */
export type Dial = (events: SocketEvents) => Socket;

const FIRST_DELAY = 250;
const MAX_DELAY = 5000;

/** How long to wait before dialling again: exponential backoff with jitter. */
export function delayBefore(attempt: number, random: () => number): number {
  const full = Math.min(MAX_DELAY, FIRST_DELAY * 2 ** attempt);
  return full * (0.5 + random() / 2);
}

/** A unique id for a command. */
export function newCommandId(): string {
  return randomDigits(12);
}

/** What a person adds to the chance of a deal. */
export function newSalt(): string {
  return randomDigits(8);
}

function randomDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Dials the server this page came from. */
export const dialServer: Dial = (events) => {
  // Who has no session may watch.
  const address = new URL('/socket?watch', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.onopen = () => events.opened();
  // Our own server's messages are trusted.
  socket.onmessage = ({ data }) => events.received(JSON.parse(String(data)) as ServerMessage);
  socket.onclose = ({ code, reason }) => events.closed(code, reason);
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};
