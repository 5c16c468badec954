/** Names that only one node can hold at a time: what must not be done twice at once, such as filling a quick match. */
import pg from 'pg';

export interface NameHolder {
  /** Waits its turn, and gives what to let go. */
  hold(name: string): Promise<number>;
  letGo(held: number): Promise<void>;
  close(): Promise<void>;
}

/** For SQLite, which one server has for itself: it lines up its own work. */
export const LONE_HOLDER: NameHolder = { hold: async () => 0, letGo: async () => {}, close: async () => {} };

/** Milliseconds to wait for a name; whoever has held it longer is stuck, and nothing that must be right depends on it. */
const PATIENCE = 5000;

/** Advisory locks on connections of their own: they end with the node that holds them. */
export function postgresHolder(databaseUrl: string): NameHolder {
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const held = new Map<number, pg.PoolClient>();
  let last = 0;
  return {
    async hold(name) {
      const client = await pool.connect();
      try {
        await client.query(`set lock_timeout = ${PATIENCE}`);
        await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
      } catch {
        client.release(true);
        return 0;
      }
      last += 1;
      held.set(last, client);
      return last;
    },
    async letGo(number) {
      // The lock ends with its connection.
      held.get(number)?.release(true);
      held.delete(number);
    },
    async close() {
      for (const client of held.values()) client.release(true);
      await pool.end();
    },
  };
}
