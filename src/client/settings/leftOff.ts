/** How many games and tables were left in the middle at the last look: the home page is laid out for them before anything is read. */
import { recall, remember } from './memory.ts';

/** app/firstPaint.ts reads it, too. */
const NAME = 'leftOff';

/** Whether anything was ever begun here, or seen to wait. */
export function knowsLeftOff(): boolean {
  return recall(NAME) !== undefined;
}

/** Whether to keep room for it. */
export function hasLeftOff(): boolean {
  return Number(recall(NAME) ?? 0) > 0;
}

/** On a device where nothing was ever left, nothing is kept. */
export function rememberLeftOff(count: number): void {
  if (count > 0 || hasLeftOff()) remember(NAME, String(count));
}
