/** How each level thinks in Rowhouse where the usual figures do not fit; found in contests, see bench/strength.md. */
import type { BotLevels } from '#kernel';

export const levels: BotLevels = {
  levels: {},
  search: {},
};
