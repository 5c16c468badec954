/** How a record that is open in this tab is handed to the page that checks it. */
import type { GameRecord } from '#kernel';
import { keepInTab } from '../../settings/memory.ts';

export const RECORD_TO_CHECK = 'fair';

/** False where the tab has no room; the page then asks for the file. */
export function handOver(record: GameRecord): boolean {
  return keepInTab(RECORD_TO_CHECK, JSON.stringify(record));
}
