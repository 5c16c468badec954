/** Everything that can go wrong with several nodes, each for a while. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '#kernel';
import type { Fleet, Node } from './fleet.ts';

/** What happens to one node, and what to all at once. */
const NODE_FAULTS = [
  'kill',
  'stop',
  'cutDatabase',
  'freezeDatabase',
  'slowDatabase',
  'cutNats',
  'slowNats',
  'cutPeople',
  'slowPeople',
] as const;
const SHARED_FAULTS = ['killNats', 'crashDatabase'] as const;

export const FAULTS = [...NODE_FAULTS, ...SHARED_FAULTS] as const;
export type Fault = (typeof FAULTS)[number];

/** How long a node is stopped, in milliseconds. */
const STOPPED = 10_000;

/** Whether it happens to one node alone. */
export function isOfOneNode(fault: Fault): boolean {
  return !SHARED_FAULTS.some((shared) => shared === fault);
}

/** Does something bad to a node, or to what all of them need, and mends it. */
export async function suffer(fault: Fault, fleet: Fleet, node: Node, rng: Rng): Promise<void> {
  const { server, database, nats, people } = node;
  const line = { Database: database, Nats: nats, People: people };
  switch (fault) {
    case 'kill':
      await server.kill();
      await sleep(rng.below(3000));
      await server.start();
      break;
    case 'stop':
      server.signal('SIGSTOP');
      await sleep(STOPPED);
      server.signal('SIGCONT');
      break;
    case 'cutDatabase':
    case 'cutNats':
    case 'cutPeople': {
      const cut = line[fault.slice('cut'.length) as keyof typeof line];
      cut.cut();
      await sleep(500 + rng.below(4000));
      cut.mend();
      break;
    }
    case 'freezeDatabase':
      database.freeze();
      await sleep(500 + rng.below(4000));
      database.mend();
      break;
    case 'slowDatabase':
    case 'slowNats':
    case 'slowPeople': {
      const slow = line[fault.slice('slow'.length) as keyof typeof line];
      slow.slow({ delay: 50 + rng.below(250), bytesPerMillisecond: 20 + rng.below(60) });
      await sleep(3000 + rng.below(5000));
      slow.mend();
      break;
    }
    case 'killNats':
      await fleet.nats.kill();
      await sleep(500 + rng.below(4000));
      await fleet.nats.start();
      break;
    case 'crashDatabase':
      await fleet.postgres.crash();
      break;
    default:
      fault satisfies never;
  }
}
