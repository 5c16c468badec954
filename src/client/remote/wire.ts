/** What the connection needs of a socket, and the browser's WebSocket as such. */
import type { ServerMessage } from '#protocol';

/** One socket; after `close` it says nothing more. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(told: ServerMessage): void;
  closed(code: number, reason: string): void;
}

export type Dial = (events: WireEvents) => Wire;

const FIRST_DELAY = 250;
const LONGEST_DELAY = 5000;

/** How long to wait before dialling again: twice as long each time, and not all at the same moment. */
export function delayBefore(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
  return full * (0.5 + random() / 2);
}

/** The client's own number of a command: never used twice. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Dials the server this page came from. */
export const dialServer: Dial = (events) => {
  const address = new URL('/socket', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.onopen = () => events.opened();
  // What our own server sends needs no second check.
  socket.onmessage = ({ data }) => events.heard(JSON.parse(String(data)) as ServerMessage);
  socket.onclose = ({ code, reason }) => events.closed(code, reason);
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};
