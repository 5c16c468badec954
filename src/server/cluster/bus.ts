/** What nodes tell each other. Any message may be lost, doubled or late: it saves time, and nothing depends on it. */
import type { Sealer } from './sealer.ts';

/** What a message is about: a table, a node, or a person. */
export type Topic = 't' | 'h' | 'p';

export interface Bus {
  /** Whether there is nobody to talk to: one server alone. */
  readonly isSilent: boolean;
  /** Whether others can be heard now. */
  readonly isConnected: () => boolean;
  /** Tells all other nodes that listen to this. */
  say(topic: Topic, id: string, message: unknown): void;
  /** Hears what others say about it; gives the way to stop. `onHearing` is called once it is heard for certain: what was said before may have been missed. */
  listen(topic: Topic, id: string, hear: (message: unknown) => void, onHearing?: () => void): () => void;
  /** `run` is called whenever messages were probably lost. */
  onGap(run: () => void): void;
  close(): Promise<void>;
}

/** One server alone. */
export const SILENT_BUS: Bus = {
  isSilent: true,
  isConnected: () => true,
  say() {},
  listen: () => () => {},
  onGap() {},
  close: async () => {},
};

/** Carries bytes between nodes, never back to the sender. */
export interface Carrier {
  readonly isConnected: () => boolean;
  send(subject: string, bytes: Uint8Array): void;
  /** `onSubscribed` is called once everything sent from now on arrives. */
  subscribe(subject: string, receive: (bytes: Uint8Array) => void, onSubscribed?: () => void): () => void;
  onGap(run: () => void): void;
  close(): Promise<void>;
}

/** A bus whose carrier learns nothing: ids in subjects are keyed hashes, messages are sealed. */
export function sealedBus(carrier: Carrier, sealer: Sealer): Bus {
  const subjectOf = (topic: Topic, id: string) => `skyline.${topic}.${sealer.hashOf(`${topic} ${id}`)}`;
  return {
    isSilent: false,
    isConnected: carrier.isConnected,
    say(topic, id, message) {
      const subject = subjectOf(topic, id);
      carrier.send(subject, sealer.seal(JSON.stringify(message), subject));
    },
    listen(topic, id, hear, onHearing) {
      const subject = subjectOf(topic, id);
      const receive = (bytes: Uint8Array) => {
        const text = sealer.unseal(bytes, subject);
        if (text !== undefined) hear(JSON.parse(text));
      };
      return carrier.subscribe(subject, receive, onHearing);
    },
    onGap: (run) => carrier.onGap(run),
    close: () => carrier.close(),
  };
}
