/** NATS between nodes: plain messages, nothing stored; it dials again by itself. */
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { type Bus, type Carrier, sealedBus } from './bus.ts';
import { createSealer } from './sealer.ts';

/** Milliseconds: between two attempts to connect, how long one may take, and how often the server is asked whether it is there. */
const RETRY = 500;
const PATIENCE = 2000;
const PING = 2000;

/** So many questions may stay without an answer. */
const SILENCES = 2;

interface Listening {
  readonly receive: (bytes: Uint8Array) => void;
  subscription: Subscription | undefined;
}

/** The bus between nodes that share a secret (base64url). */
export function busTo(natsUrl: string, secret: string): Bus {
  return sealedBus(natsCarrier(natsUrl), createSealer(Buffer.from(secret, 'base64url')));
}

/** Ready at once: while it is not connected nothing is sent, and afterwards everybody is told of the gap. */
function natsCarrier(url: string): Carrier {
  const listening = new Map<string, Set<Listening>>();
  const gaps: (() => void)[] = [];
  let connection: NatsConnection | undefined;
  let isConnected = false;
  let isClosed = false;

  const subscribe = (subject: string, one: Listening) => {
    one.subscription = connection?.subscribe(subject, {
      callback: (error, message) => {
        if (!error) one.receive(message.data);
      },
    });
  };
  /** Calls when NATS has taken note of everything asked so far; if the connection is lost before, the next gap does as well. */
  const whenHeard = (run: () => void) => void connection?.flush().then(run, () => {});
  const connected = () => {
    isConnected = true;
    whenHeard(() => {
      for (const run of gaps) run();
    });
  };

  const run = async (): Promise<void> => {
    const opened = await connect({
      servers: url.split(','),
      noEcho: true,
      waitOnFirstConnect: true,
      reconnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY,
      reconnectJitter: RETRY,
      timeout: PATIENCE,
      pingInterval: PING,
      maxPingOut: SILENCES,
      ignoreAuthErrorAbort: true,
    });
    if (isClosed) return opened.close();
    connection = opened;
    for (const [subject, all] of listening) for (const one of all) subscribe(subject, one);
    connected();
    for await (const { type } of opened.status())
      if (type === 'reconnect') connected();
      else if (type === 'disconnect' || type === 'staleConnection') isConnected = false;
  };
  // It goes on dialling by itself; what ends it is its end.
  run().catch(() => {
    isConnected = false;
  });

  return {
    isConnected: () => isConnected,
    send(subject, bytes) {
      // What cannot be sent now would be late: whoever misses it reads the database.
      if (isConnected) connection?.publish(subject, bytes);
    },
    subscribe(subject, receive, onSubscribed) {
      const one: Listening = { receive, subscription: undefined };
      const all = listening.get(subject) ?? new Set();
      listening.set(subject, all.add(one));
      subscribe(subject, one);
      if (isConnected && onSubscribed) whenHeard(onSubscribed);
      return () => {
        one.subscription?.unsubscribe();
        all.delete(one);
        if (all.size === 0 && listening.get(subject) === all) listening.delete(subject);
      };
    },
    onGap: (run) => void gaps.push(run),
    async close() {
      isClosed = true;
      isConnected = false;
      await connection?.close();
    },
  };
}
