/** Games with our first values: this file is a program of its own. */

import { join } from 'node:path';
import { formerGoldenGames } from '#kernel/testing';
import type { FlatironBox } from '../box/index.ts';
import box from '../boxes/bd89cce4a8df4d35.json' with { type: 'json' };

await formerGoldenGames(
  box as FlatironBox,
  join(import.meta.dirname, 'golden'),
  ['roof', 'danielBeaten', 'danielWins'],
  async () => {
    const [{ flatiron }, { words }] = await Promise.all([import('../index.ts'), import('../text/index.ts')]);
    return { game: flatiron, words };
  },
);
