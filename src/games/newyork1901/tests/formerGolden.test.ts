/** Games of our first map: this file is a program of its own. */

import { join } from 'node:path';
import { formerGoldenGames } from '#kernel/testing';
import type { Newyork1901Box } from '../box/index.ts';
import box from '../boxes/564a86989321c018.json' with { type: 'json' };

await formerGoldenGames(
  box as Newyork1901Box,
  join(import.meta.dirname, 'golden'),
  ['tiles', 'market'],
  async () => {
    const [{ newyork1901 }, { words }] = await Promise.all([
      import('../index.ts'),
      import('../text/index.ts'),
    ]);
    return { game: newyork1901, words };
  },
);
