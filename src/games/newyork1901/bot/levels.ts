/** How each level thinks in New York 1901 where the usual figures do not fit; found in contests, see bench/strength.md. */
import type { BotLevels } from '#kernel';

export const levels: BotLevels = {
  levels: {
    level1: { habits: { notices: 0.15, misjudges: 8 } },
    level2: { habits: { notices: 0.4, misjudges: 1 } },
    level4: { iterations: 70, iterationShare: 0.7 },
    level5: { iterations: 400 },
    level6: { iterations: 16_000, iterationShare: 0.8, stopsEarly: 1 },
  },
  search: { plies: 0, crowd: 3, lists: true, samples: 100 },
};
