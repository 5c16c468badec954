/** Where one half of the leak proof's pairs is played: a server alone, or two nodes of which the viewer has one and everybody else the other. */
import type { Bundle } from './bundle.ts';
import { fillStore, PEOPLE } from './fillStore.ts';
import { Fleet } from './fleet.ts';
import { type Listener, listen } from './listener.ts';
import { Overhearing } from './overhear.ts';
import type { Pair } from './pairs.ts';
import { ServerProcess } from './serverProcess.ts';

export interface World {
  /** The viewer's server. */
  readonly near: ServerProcess;
  /** Sockets of all people there, and at the server of the others. */
  readonly atNear: readonly Listener[];
  readonly atFar: readonly Listener[];
  /** What nodes tell each other. */
  readonly overhearing: Overhearing | undefined;
  close(): Promise<void>;
}

/** A server alone, with one position of each pair. */
export async function openServer(pairs: readonly Pair[], n: number, bundle: Bundle): Promise<World> {
  const server = await ServerProcess.open((store) => fillStore(store, pairs, n), bundle);
  const listeners = await listenAll(server);
  const close = async () => {
    endAll(listeners);
    await server.remove();
  };
  return { near: server, atNear: listeners, atFar: listeners, overhearing: undefined, close };
}

/** Two nodes, likewise. Null where there is no PostgreSQL or NATS. */
export async function openNodes(pairs: readonly Pair[], n: number, bundle: Bundle): Promise<World | null> {
  const fleet = await Fleet.open({
    nodes: 2,
    isDirect: true,
    bundle,
    fill: (store) => fillStore(store, pairs, n),
  });
  const [near, far] = fleet?.nodes ?? [];
  if (!fleet || !near || !far) return null;
  const overhearing = await Overhearing.open(fleet.nats.url);
  const [atNear, atFar] = await Promise.all([listenAll(near.server), listenAll(far.server)]);
  const close = async () => {
    endAll([...atNear, ...atFar]);
    await overhearing.close();
    await fleet.remove();
  };
  return { near: near.server, atNear, atFar, overhearing, close };
}

function listenAll(server: ServerProcess): Promise<Listener[]> {
  return Promise.all(PEOPLE.map(({ token }) => listen(server, token)));
}

function endAll(listeners: readonly Listener[]): void {
  for (const { socket } of listeners) socket.terminate();
}
