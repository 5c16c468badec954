/** What level 6 scores against itself, by category (tools/levelScores.ts). */
import { type Box, fingerprintOf } from '#kernel';
import measured from './levelScores.json' with { type: 'json' };
import type { Means } from './statisticsApi.ts';

interface LevelScores {
  readonly games: number;
  readonly players: number;
  /** Sums over all players. */
  readonly parts: Readonly<Record<string, number>>;
}

const GAMES: Readonly<
  Record<
    string,
    { readonly box: string; readonly bySeats: Readonly<Record<string, LevelScores>> } | undefined
  >
> = measured;

/** Undefined where it was not measured with these values and so many seats. */
export function level6Of(
  game: { readonly id: string; readonly box: Box },
  seats: number,
): (Means & { readonly games: number }) | undefined {
  const known = GAMES[game.id];
  const scores = known?.box === fingerprintOf(game.box) ? known.bySeats[seats] : undefined;
  if (!scores) return undefined;
  const parts = Object.entries(scores.parts).map(([part, sum]) => [part, sum / scores.players]);
  return { games: scores.games, players: scores.players, parts: Object.fromEntries(parts) };
}
