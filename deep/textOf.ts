/** What a socket receives, as text. */
import type { RawData } from 'ws';

/** A text frame's text. */
export function textOf(data: RawData): string {
  return data instanceof Buffer ? data.toString() : Buffer.concat(data as Buffer[]).toString();
}
