/** Restores a backup while no server runs: `tsx tools/restore.ts <backup> [--force]`. */
import '../src/server/store/restoreMain.ts';
