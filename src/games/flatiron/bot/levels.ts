/** Where Flatiron's levels differ from the usual ones; found in contests, see bench/strength.md. */
import type { BotLevels } from '#kernel';

export const levels: BotLevels = {
  levels: {
    level2: { habits: { notices: 0.2, misjudges: 1.2 } },
    level3: { habits: { notices: 0.3, misjudges: 0.9 } },
    level4: { worlds: 2 },
    level5: { iterations: 150, stopsEarly: 1 },
    level6: { iterations: 24_000, stopsEarly: 1 },
  },
  search: { plies: 0 },
};
