/** How each level thinks in Tangram City where the usual figures do not fit; found in contests, see bench/strength.md. */
import type { BotLevels } from '#kernel';

export const levels: BotLevels = {
  levels: {
    level2: { habits: { notices: 0.33, misjudges: 0.9 } },
    level3: { habits: { notices: 0.6, misjudges: 0.45 } },
    level4: { habits: { notices: 0.85, misjudges: 0.2 } },
    level5: { iterations: 6 },
    level6: { iterations: 8000 },
  },
  search: {},
};
