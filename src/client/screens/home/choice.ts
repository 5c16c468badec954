/** The game and opponent of "play now"; the last choice is remembered. */
import { GAME_INFO, type GameId, isGameId } from '#games';
import { at } from '#kernel';
import { LEVELS, type Level } from '#table';
import type { Text } from '../../i18n/text/main.ts';
import { recall, remember } from '../../settings/memory.ts';

/** A bot, or a solo game, with an automaton if the game has one. */
export type Opponent = Level | 'solo';

/** What to play now. */
export interface Choice {
  readonly game: GameId;
  readonly opponent: Opponent;
}

/** The default before any choice. */
export const FIRST_CHOICE: Choice = { game: 'flatiron', opponent: at(LEVELS, LEVELS.length >> 1) };

const STORAGE_NAME = 'lastChoice';

/** The remembered choice, if it is still valid. */
export function lastChoice(): Choice | undefined {
  const [game = '', storedOpponent = ''] = recall(STORAGE_NAME)?.split(' ') ?? [];
  if (!isGameId(game)) return undefined;
  const opponent = opponentsIn(game).find((one) => one === storedOpponent);
  return opponent && { game, opponent };
}

/** Stores the choice for the next visit. */
export function rememberChoice({ game, opponent }: Choice): void {
  remember(STORAGE_NAME, `${game} ${opponent}`);
}

/** The bots, weakest first, then the solo game if there is one. */
export function opponentsIn(game: GameId): readonly Opponent[] {
  return GAME_INFO[game].solo ? [...LEVELS, 'solo'] : LEVELS;
}

/** The name of the opponent, or undefined if there is none. */
export function rivalName({ game, opponent }: Choice, { home }: Text): string | undefined {
  if (opponent !== 'solo') return home.bot[opponent];
  return GAME_INFO[game].solo?.against ?? undefined;
}
