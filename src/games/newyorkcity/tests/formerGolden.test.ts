/** Games with our first starting characters: this file is a program of its own. */
import { join } from 'node:path';
import { formerGoldenGames } from '#kernel/testing';
import type { NewyorkcityBox } from '../box/index.ts';
import box from '../boxes/2e30912f39925498.json' with { type: 'json' };

await formerGoldenGames(
  box as NewyorkcityBox,
  join(import.meta.dirname, 'golden'),
  ['fifthRound', 'aheadOfTom', 'behindTom'],
  async () => {
    const [{ newyorkcity }, { words }] = await Promise.all([
      import('../index.ts'),
      import('../text/index.ts'),
    ]);
    return { game: newyorkcity, words };
  },
);
