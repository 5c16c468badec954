/** Against whom a deal of the day is played, and what came of it, in words. */
import { GAME_INFO } from '#games';
import { DAILY_RIVAL, type DailyGame } from '#table';
import { figure, signedFigure } from '../../i18n/formats.ts';
import type { DailyText } from '../../i18n/text/daily.ts';
import type { Text } from '../../i18n/text/main.ts';

/** Whether there is somebody to beat: a bot, or an automaton. */
export function hasRival(game: DailyGame): boolean {
  const { solo } = GAME_INFO[game];
  return !solo || solo.against !== null;
}

export function rivalInWords(game: DailyGame, { home }: Pick<Text, 'home'>): string {
  const { solo } = GAME_INFO[game];
  if (!solo) return home.against(home.bot[DAILY_RIVAL]);
  return solo.against === null ? home.alone : home.against(solo.against);
}

/** A result: points, or by how much one has won or lost. */
export function resultInWords(game: DailyGame, value: number, text: DailyText): string {
  if (!hasRival(game)) return text.points(value);
  if (value === 0) return text.level;
  return value > 0 ? text.wonBy(value) : text.lostBy(-value);
}

/** The same as a number alone: a lead has a sign. */
export function valueInWords(game: DailyGame, value: number, language: string): string {
  return hasRival(game) ? signedFigure(language, value) : figure(language, value);
}
