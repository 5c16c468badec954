/** What is played on the spot, and against whom; the last choice is remembered. */
import { GAME_INFO, type GameId, isGameId } from '#games';
import { at } from '#kernel';
import { LEVELS, type Level } from '#table';
import type { Text } from '../../i18n/text/main.ts';
import { recall, remember } from '../../settings/memory.ts';

/** A bot, or nobody else at the table but whom the rules play. */
export type Opponent = Level | 'solo';

export interface Choice {
  readonly game: GameId;
  readonly opponent: Opponent;
}

/** For those who have not chosen yet. */
export const FIRST_CHOICE: Choice = { game: 'flatiron', opponent: at(LEVELS, LEVELS.length >> 1) };

const MEMORY = 'lastChoice';

/** What was played on the spot last, if it still can be. */
export function lastChoice(): Choice | undefined {
  const [game = '', wished = ''] = recall(MEMORY)?.split(' ') ?? [];
  if (!isGameId(game)) return undefined;
  const opponent = opponentsIn(game).find((one) => one === wished);
  return opponent && { game, opponent };
}

export function rememberChoice({ game, opponent }: Choice): void {
  remember(MEMORY, `${game} ${opponent}`);
}

/** The bots, the weakest first, then playing alone where the game knows how. */
export function opponentsIn(game: GameId): readonly Opponent[] {
  return GAME_INFO[game].solo ? [...LEVELS, 'solo'] : LEVELS;
}

/** Whom one plays against, or undefined when it is nobody. */
export function rivalName({ game, opponent }: Choice, { home }: Text): string | undefined {
  if (opponent !== 'solo') return home.bot[opponent];
  return GAME_INFO[game].solo?.against ?? undefined;
}
