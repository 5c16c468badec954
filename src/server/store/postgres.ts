/** PostgreSQL through pg. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** OID of bigint, which pg gives as text unless told otherwise; no number of ours is beyond 2^53. */
const BIGINT = 20;

/** How long to wait for a connection, in milliseconds. */
const PATIENCE = 10_000;

export function postgresDialect(databaseUrl: string): PostgresDialect {
  pg.types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // Nobody waits for ever for a database that has vanished.
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
  });
  // A lost connection must not end the process: its query fails, and the next one takes another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
