/** How each level thinks in New York City where the usual figures do not fit; found in contests, see bench/strength.md. */
import type { BotLevels } from '#kernel';

export const levels: BotLevels = {
  levels: {
    level1: { habits: { notices: 0.02, misjudges: 4 } },
    level2: { habits: { notices: 0.19, misjudges: 1.33 } },
    level3: { habits: { notices: 0.36, misjudges: 0.8 } },
    level4: { habits: { notices: 0.65, misjudges: 0.4 } },
    level5: { worlds: 2 },
    level6: { iterations: 8000, stopsEarly: 1 },
  },
  search: { plies: 0, samples: 8, widening: 0.8, rootWidening: 1 },
};
