/** A TCP line on this machine that can be cut and frozen: between a node and its database, or NATS. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class FaultyLine {
  readonly port: number;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #state: 'whole' | 'cut' | 'frozen' = 'whole';

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

  mend(): void {
    this.#state = 'whole';
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
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#ends.delete(from);
        to.destroy();
      });
      if (this.#state === 'frozen') from.pause();
    }
  }
}
