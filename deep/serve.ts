/** The real server with limits no proof or bench reaches; everything else as in the product. */
import { readConfig } from '../src/server/config.ts';
import { startServer } from '../src/server/server.ts';

const PLENTY = 1e9;

const config = readConfig(process.env);
const server = await startServer(
  {
    ...config,
    limits: {
      commandsPerMinute: PLENTY,
      chatPerMinute: PLENTY,
      sameLinePerMinute: PLENTY,
      chatTablesPerMinute: PLENTY,
      reportsPerDay: PLENTY,
      eventsPerWeek: PLENTY,
      tablesPerHour: PLENTY,
      loginsPerMinute: PLENTY,
      socketsPerPerson: PLENTY,
      messagesPerSecond: PLENTY,
      requestsPerMinute: PLENTY,
    },
  },
  {
    clientFolder: process.env.SKYLINE_CLIENT ?? 'dist/client',
    version: 'proof',
    // Events whose days are seconds.
    ...(process.env.EVENT_TIMES && { tournamentTimes: JSON.parse(process.env.EVENT_TIMES) }),
  },
);
process.once('SIGTERM', () => {
  server.close().then(() => process.exit(0));
});
console.log(`ready on ${server.port}`);
