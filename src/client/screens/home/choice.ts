/** The opponent of "play", and what was chosen last. */
import { GAME_INFO, type GameId } from '#games';
import { LEVELS, type Level } from '#table';
import { recall, remember } from '../../settings/memory.ts';

/** A bot, or a solo game, with an automaton if the game has one. */
export type Opponent = Level | 'solo';

/** What to play now. */
export interface Choice {
  readonly game: GameId;
  readonly opponent: Opponent;
}

/** Says that something was played here at all; app/firstPaint.ts looks for it. */
const PLAYED = 'lastChoice';

/** Whether anything was begun on this device. */
export function hasPlayed(): boolean {
  return recall(PLAYED) !== undefined;
}

/** The level last played against at this game. */
export function lastLevel(game: GameId): Level | undefined {
  const stored = recall(`level.${game}`);
  return LEVELS.find((level) => level === stored);
}

/** Stores the choice for the next visit. */
export function rememberChoice({ game, opponent }: Choice): void {
  remember(PLAYED, `${game} ${opponent}`);
  if (opponent !== 'solo') remember(`level.${game}`, opponent);
}

/** The bots, weakest first, then the solo game if there is one. */
export function opponentsIn(game: GameId): readonly Opponent[] {
  return GAME_INFO[game].solo ? [...LEVELS, 'solo'] : LEVELS;
}
