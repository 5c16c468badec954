/** Whether somebody comes back: the page is laid out for them before anything has been asked for. */
import { GAME_IDS } from '#games';
import { learningOf } from '../../settings/learning.ts';
import { knowsLeftOff } from '../../settings/leftOff.ts';
import { recall } from '../../settings/memory.ts';
import { hasPlayed } from './choice.ts';

export function isReturning(): boolean {
  return (
    hasPlayed() ||
    knowsLeftOff() ||
    recall('name') !== undefined ||
    GAME_IDS.some((game) => learningOf(game).lessons.length > 0)
  );
}
