/** Restores a backup while the server is stopped: `tsx tools/restore.ts <backup> [--force]`. */
import '../src/server/store/restoreMain.ts';
