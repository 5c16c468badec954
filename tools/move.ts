/** Moves everything from SQLite to PostgreSQL while the server is stopped: `DATABASE_URL=postgres://… tsx tools/move.ts`. */
import '../src/server/store/moveMain.ts';
