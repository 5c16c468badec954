/** How each level thinks in Rowhouse: found in contests, see bench/strength.md. Luck counts for much here. */
import type { BotLevels } from '#kernel';

export const levels: BotLevels = {
  levels: {
    level1: { habits: { notices: 0.5, misjudges: 4 } },
    level2: { habits: { notices: 0.5, misjudges: 2 } },
    level3: { habits: { notices: 0.5, misjudges: 1.1 } },
    level4: { habits: { notices: 0.6, misjudges: 0.8 } },
    level5: { habits: { notices: 0.8, misjudges: 0.46 } },
    // The plan needs no iterations.
    level6: { iterations: 1 },
  },
  search: {},
};
