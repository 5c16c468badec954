import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { PROTOCOL } from '#protocol';
import { Connection, type ConnectionContext } from '../connection.ts';

/** A socket whose other end does not read. */
class Lazy extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  closed: number | undefined;

  send(message: string): void {
    this.bufferedAmount += message.length;
  }

  close(code: number): void {
    this.closed = code;
    this.readyState = 2;
  }
}

describe('a socket that does not read', () => {
  it('is cut off before it fills the memory', () => {
    const socket = new Lazy();
    // Only what a connection uses of either is there.
    const waiting = { addConnection: async () => [] } as unknown as ConnectionContext['waiting'];
    const context = {
      messagesPerSecond: 10,
      ready: () => true,
      build: '',
      waiting,
    } as unknown as ConnectionContext;
    const connection = new Connection(socket as unknown as WebSocket, 'ada', context);
    socket.emit('message', JSON.stringify({ ask: 'hello', protocol: PROTOCOL }), false);
    for (let n = 0; n < 200; n++) connection.send('x'.repeat(10_000));
    expect(socket.closed).toBe(1013);
    expect(socket.bufferedAmount).toBeLessThanOrEqual(1_010_000);
  });
});
