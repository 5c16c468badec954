/** Listens to everything that NATS carries between nodes, as somebody with access to it would. */
import { connect, type NatsConnection } from '@nats-io/transport-node';

/** Messages kept, at most. */
const MOST = 20_000;

/** Words of every entry: none of them may be read between nodes. */
const WORDS = ['happening', 'patch', 'position', 'person', 'seat'];

export class Overhearing {
  readonly messages: Buffer[] = [];
  readonly #connection: NatsConnection;

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    connection.subscribe('>', {
      callback: (_error, { subject, data }) => {
        if (this.messages.length < MOST) this.messages.push(Buffer.concat([Buffer.from(subject), data]));
      },
    });
  }

  static async open(servers: string): Promise<Overhearing> {
    return new Overhearing(await connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: 100 }));
  }

  /** What can be read in any message: words of entries, or any of these texts. */
  readable(texts: readonly string[]): string[] {
    const all = Buffer.concat(this.messages);
    return [...WORDS, ...texts].filter((text) => all.includes(text));
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}
