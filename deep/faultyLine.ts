/** A TCP line on this machine that can be cut, frozen and slowed down: between a node and its database, NATS, or its people. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How much later bytes arrive, in milliseconds, and how many of them in one. */
export interface Slowness {
  readonly delay: number;
  readonly bytesPerMillisecond: number;
}

export class FaultyLine {
  readonly port: number;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #state: 'whole' | 'cut' | 'frozen' = 'whole';
  #slowness: Slowness | undefined;

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  static async open(target: number): Promise<FaultyLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const line = new FaultyLine(server);
    server.on('connection', (near) => line.#join(near, target));
    return line;
  }

  /** Every connection ends, and no new one comes about. */
  cut(): void {
    this.#state = 'cut';
    for (const end of this.#ends) end.destroy();
  }

  /** Nothing passes any more, and nobody is told. */
  freeze(): void {
    this.#state = 'frozen';
    for (const end of this.#ends) end.pause();
  }

  /** Everything passes, late and little at a time. */
  slow(slowness: Slowness): void {
    this.#slowness = slowness;
  }

  mend(): void {
    this.#state = 'whole';
    this.#slowness = undefined;
    for (const end of this.#ends) end.resume();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, target: number): void {
    if (this.#state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(from);
      const pass = this.#passTo(to);
      from.on('data', pass);
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#ends.delete(from);
        to.destroy();
      });
      if (this.#state === 'frozen') from.pause();
    }
  }

  /** Bytes never overtake each other, even when the line has become fast again: timers alone would let them, by a millisecond or two. */
  #passTo(to: Socket): (bytes: Buffer) => void {
    const waiting: { readonly due: number; readonly bytes: Buffer }[] = [];
    let last = 0;
    const passDue = () => {
      const now = performance.now();
      for (let next = waiting[0]; next; next = waiting[0]) {
        if (next.due > now) {
          setTimeout(passDue, next.due - now);
          return;
        }
        waiting.shift();
        if (!to.destroyed) to.write(next.bytes);
      }
    };
    return (bytes) => {
      const now = performance.now();
      const { delay, bytesPerMillisecond } = this.#slowness ?? { delay: 0, bytesPerMillisecond: Infinity };
      last = Math.max(now + delay, last) + bytes.length / bytesPerMillisecond;
      if (last <= now && waiting.length === 0) to.write(bytes);
      else if (waiting.push({ due: last, bytes }) === 1) setTimeout(passDue, last - now);
    };
  }
}
