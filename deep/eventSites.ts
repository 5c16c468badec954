/** Where a proof holds an event: one server, or two nodes, with what kills them. */
import { at } from '#kernel';
import { openStore, type Store, storeFile } from '../src/server/store/index.ts';
import { Fleet } from './fleet.ts';
import { ServerProcess } from './serverProcess.ts';

export interface Site {
  /** A server that runs. */
  server(): ServerProcess;
  /** Kills a server; the first time is 0. */
  strike(time: number): Promise<void>;
  /** Ends all servers, and opens what they have stored. */
  stored(): Promise<Store>;
  remove(): Promise<void>;
}

type Fill = (store: Store) => Promise<void>;
type Settings = Readonly<Record<string, string>>;

/** A server that is started again at once whenever it is killed. */
export async function oneServer(fill: Fill, settings: Settings): Promise<Site> {
  const server = await ServerProcess.open(fill, undefined, settings);
  return {
    server: () => server,
    async strike() {
      await server.kill();
      await server.start();
    },
    async stored() {
      await server.kill();
      return openStore({ file: storeFile(server.data) });
    },
    remove: () => server.remove(),
  };
}

/** One node after the other is killed, and stays away until the next one is: whichever is in charge does not live to see the end. Null where there is no PostgreSQL or NATS. */
export async function twoNodes(fill: Fill, settings: Settings): Promise<Site | null> {
  const fleet = await Fleet.open({ nodes: 2, env: settings, fill });
  if (!fleet) return null;
  const servers = fleet.nodes.map(({ server }) => server);
  return {
    server: () => servers.find(({ isRunning }) => isRunning) ?? at(servers, 0),
    async strike(time) {
      for (const server of servers) if (!server.isRunning) await server.start();
      await at(servers, time % servers.length).kill();
    },
    async stored() {
      for (const server of servers) await server.kill();
      return openStore({ file: '', databaseUrl: fleet.postgres.url });
    },
    remove: () => fleet.remove(),
  };
}
