/** The deal of the day: which games have one, and against whom it is played. Both ends make the same table of it. */
import { GAME_INFO, isGameId } from '#games';
import { defaultOptions, type Game, type Options } from '#kernel';
import type { Level } from './state.ts';

/** In the order in which they are offered. */
export const DAILY_GAMES = ['tangramcity', 'flatiron', 'newyork1901', 'newyorkcity'] as const;
export type DailyGame = (typeof DAILY_GAMES)[number];

/** The rival in games without a solo mode. It thinks in iterations, so that it always answers the same. */
export const DAILY_RIVAL: Level = 'level4';

export function isDailyGame(id: string): id is DailyGame {
  return DAILY_GAMES.some((game) => game === id);
}

/** Whether one plays alone or against an automaton; otherwise against the rival. */
export function isSoloDaily(id: DailyGame): boolean {
  return GAME_INFO[id].solo !== undefined;
}

/** Options and seats of a game's deal of the day: the person is at the first. */
export function dailyPlan({ id, options }: Pick<Game, 'id' | 'options'>): {
  readonly options: Options;
  readonly seats: readonly ('human' | Level)[];
} {
  const solo = isGameId(id) ? GAME_INFO[id].solo : undefined;
  return {
    options: { ...defaultOptions(options), ...solo?.options },
    seats: solo ? ['human'] : ['human', DAILY_RIVAL],
  };
}

/** What a result is measured by: the lead over the best rival, or one's own points where there is none. */
export function dailyValue([own = 0, ...rivals]: readonly number[]): number {
  return rivals.length === 0 ? own : own - Math.max(...rivals);
}
