import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import * as ws from 'ws';
import { PROTOCOL } from '#protocol';
import { Connection, type ConnectionContext, frameOf } from '../connection.ts';

/** Left out by the types of ws. */
const { Sender } = ws as unknown as { Sender: { frame(text: Buffer, options: object): Buffer[] } };

/** A socket and its wire, whose other end does not read. */
class Lazy extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  writableLength = 0;
  closed: number | undefined;

  write(frame: Buffer): boolean {
    this.writableLength += frame.length;
    return false;
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
    const connection = new Connection(socket as unknown as WebSocket, socket, 'ada', context);
    socket.emit('message', JSON.stringify({ ask: 'hello', protocol: PROTOCOL }), false);
    for (let n = 0; n < 200; n++) connection.send(frameOf('x'.repeat(10_000)));
    expect(socket.closed).toBe(1013);
    expect(socket.writableLength).toBeLessThanOrEqual(1_011_000);
  });
});

describe('a frame', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('of %i bytes is what ws makes of the text', (length) => {
    const text = 'x'.repeat(length);
    const expected = Sender.frame(Buffer.from(text), { fin: true, opcode: 1, rsv1: false, mask: false });
    expect(frameOf(text).equals(Buffer.concat(expected))).toBe(true);
  });

  it('counts bytes, not letters', () => {
    const frame = frameOf('„Łódź“');
    expect(frame[1]).toBe(frame.length - 2);
    expect(frame.toString('utf8', 2)).toBe('„Łódź“');
  });
});
