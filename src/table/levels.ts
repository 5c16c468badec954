/** Every strength a bot can have, the weakest first. */
import { BOT_NAMES } from '#kernel';
import type { Level } from './state.ts';

export const LEVELS: readonly Level[] = BOT_NAMES;
