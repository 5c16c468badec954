/** Backs up the database while a server runs on it: `tsx tools/backup.ts <new file>`. */
import '../src/server/store/backupMain.ts';
