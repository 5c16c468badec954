/** What may be taken back at a table that a test keeps by hand. */
import type { Applied, GameTypes, OpenPart } from '../index.ts';

/** The open part after one more play; a reveal closes all before it. */
export function withPlay<G extends GameTypes>(part: OpenPart<G>, applied: Applied<G>): OpenPart<G> {
  if (applied.revealed) return { base: applied.position, plays: [] };
  return { base: part.base, plays: [...part.plays, applied.play] };
}
