/** Where the SQLite database lies. */
import { join } from 'node:path';

/** In the folder of all data. */
export function storeFile(folder: string): string {
  return join(folder, 'skyline.db');
}
